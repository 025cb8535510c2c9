import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '#domain/admin.ts'
import { auditLog, user } from '#worker/db/schema.ts'
import { db, newPerson, type Person } from '../people.ts'

const log = async (admin: Person, query: string) =>
  (await (await admin.call(`/api/admin/audit-log?${query}`)).json()) as AuditEntry[]

describe('POST /api/setup/admin', () => {
  const claim = (person: Person, email: string) => person.call('/api/setup/admin', { json: { email } })
  const named = async (more: Partial<typeof user.$inferInsert> = {}) => {
    await db().delete(user).where(eq(user.email, 'admin@example.com'))
    const person = await newPerson()
    await db()
      .update(user)
      .set({ email: 'admin@example.com', ...more })
      .where(eq(user.id, person.id))
    return person
  }

  it('is offered to a user listed in the settings until they are an administrator', async () => {
    const person = await named()
    expect(await (await person.call('/api/user')).json()).toMatchObject({ canBecomeAdmin: true })
    await claim(person, 'admin@example.com')
    expect(await (await person.call('/api/user')).json()).toMatchObject({ canBecomeAdmin: false })
  })

  it('is announced in the page and in every account response', async () => {
    const person = await named()
    const inPage = async (who: Person) => {
      const html = await (await who.call('/app')).text()
      return JSON.parse(/data-props="dialogs">(.*?)<\/script>/s.exec(html)?.[1] ?? '').me
    }
    const offered = { role: 'user', canBecomeAdmin: true }
    expect(await inPage(person)).toMatchObject(offered)
    expect(await (await person.call('/api/auth/me')).json()).toMatchObject(offered)
    expect(await (await person.call('/api/auth/register', { json: {} })).json()).toMatchObject(offered)
    const renamed = await person.call('/api/user', { method: 'PATCH', json: { displayName: 'Ottilie' } })
    expect(await renamed.json()).toMatchObject(offered)
    const granted = { role: 'admin', canBecomeAdmin: false }
    expect(await (await claim(person, 'admin@example.com')).json()).toMatchObject(granted)
    expect(await inPage(person)).toMatchObject(granted)
    expect(await inPage(await newPerson())).toMatchObject({ role: 'user', canBecomeAdmin: false })
  })

  it('makes a user with a listed, verified address administrator', async () => {
    const person = await named()
    const twice = await Promise.all([claim(person, ' Admin@Example.com '), claim(person, 'admin@example.com')])
    expect(twice.map((response) => response.status)).toEqual([200, 200])
    const granted = await claim(person, 'admin@example.com')
    expect(await granted.json()).toMatchObject({ id: person.id, role: 'admin' })
    expect((await person.call('/api/admin/users')).status).toBe(200)
    expect((await claim(person, 'admin@example.com')).status).toBe(200)
    expect(await log(person, `subject=${person.id}`)).toEqual([
      expect.objectContaining({ action: 'admin-granted', actor: expect.objectContaining({ id: person.id }) }),
    ])
  })

  it.each([
    ['a listed address that is not verified', () => named({ emailVerified: false }), 'admin@example.com'],
    ['a verified address that is not listed', () => newPerson(), null],
    ['another person’s address', () => newPerson(), 'admin@example.com'],
    ['a part of a listed address', () => named({ email: 'min@example.com' }), 'min@example.com'],
  ])('returns 403 for %s', async (_, make, email) => {
    const person = await make()
    const refused = await claim(person, email ?? person.email)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({ code: 'forbidden', message: 'Failed to set up admin privileges' })
    expect(await (await person.call('/api/auth/me')).json()).toMatchObject({ role: 'user' })
    expect(await db().$count(auditLog, eq(auditLog.subject, person.id))).toBe(0)
  })

  it('returns 429 after five attempts in an hour', async () => {
    const person = await newPerson()
    for (let n = 0; n < 5; n += 1) expect((await claim(person, person.email)).status).toBe(403)
    const limited = await claim(person, person.email)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
