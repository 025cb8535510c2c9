import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdminUser, AuditEntry } from '#domain/accounts/admin.ts'
import { closeAccount, eraseAccount, eraseRecords } from '#worker/db/accounts/account-removal.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { auditLog, session, user } from '#worker/db/schema.ts'
import worker from '#worker/index.ts'
import { waitFor } from '../../wait-for.ts'
import { countedCall } from '../counting.ts'
import { ACCOUNTS, RECORDS } from '../databases.ts'
import { collectMails } from '../mails.ts'
import { givePassword } from '../passwords.ts'
import { accounts, call, cookiesOf, ctxOf, newPerson, type Person } from '../people.ts'
import { traces } from '../rows.ts'
import { loggedErrors } from '../setup.ts'

const { taken: mails } = collectMails()

let callers = 0
/** An unused network address, because rate limits count per network. */
const newAddress = () => {
  callers += 1
  return `198.51.${callers >> 8}.${callers & 255}`
}

const signIn = (email: string, password: string) =>
  call('/api/auth/sign-in/email', { json: { email, password }, headers: { 'cf-connecting-ip': newAddress() } })

const newEmail = () => `${crypto.randomUUID()}@example.com`
const newUser = (more = {}) => ({ username: 'marit', email: newEmail(), role: 'user', password: 'sleeve', ...more })

const create = async (admin: Person, more = {}) =>
  (await (await admin.call('/api/admin/users', { json: newUser(more) })).json()) as AdminUser
const patch = (admin: Person, id: string, json: unknown) =>
  admin.call(`/api/admin/users/${id}`, { method: 'PATCH', json })
const remove = (admin: Person, id: string) => admin.call(`/api/admin/users/${id}`, { method: 'DELETE' })
const ban = (admin: Person, id: string, json: unknown = {}) => admin.call(`/api/admin/users/${id}/ban`, { json })

const search = async (admin: Person, query: string) => {
  const response = await admin.call(`/api/admin/users?${query}`)
  expect(response.status).toBe(200)
  return { users: (await response.json()) as AdminUser[], headers: response.headers }
}
const find = async (admin: Person, id: string, email: string) =>
  (await search(admin, `q=${encodeURIComponent(email)}`)).users.find((one) => one.id === id)

/** The administrators' entries in the audit log, without the sign-ins that a test makes. */
const log = async (admin: Person, query: string) => {
  const entries = (await (await admin.call(`/api/admin/audit-log?${query}`)).json()) as AuditEntry[]
  return entries.filter(({ action }) => !action.startsWith('sign'))
}

/** Creates the only administrator. */
const onlyAdmin = async () => {
  const admin = await newPerson('admin')
  await accounts().update(user).set({ role: 'user' }).where(ne(user.id, admin.id))
  return admin
}

it.each(['user', 'test'] as const)('returns 403 for every path under /api/admin to the role %s', async (role) => {
  const person = await newPerson(role)
  for (const [method, path] of [
    ['GET', '/users'],
    ['GET', '/nothing'],
    ['POST', '/users'],
    ['DELETE', `/users/${person.id}`],
  ] as const) {
    const response = await person.call(`/api/admin${path}`, { method, headers: { 'user-email': 'admin@example.com' } })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ code: 'forbidden', message: 'This account can’t be an administrator.' })
  }
})

describe('POST /api/admin/users', () => {
  it('creates an account like any other and writes an audit entry', async () => {
    const admin = await newPerson('admin')
    const input = newUser({ username: 'åsa', email: `Asa.${crypto.randomUUID()}@Example.com`, role: 'test' })
    const response = await admin.call('/api/admin/users', { json: { ...input, displayName: 'Åsa Öberg' } })
    expect(response.status).toBe(201)
    const made = (await response.json()) as AdminUser
    expect(made).toEqual({
      id: expect.any(String),
      username: 'åsa',
      email: input.email.toLowerCase(),
      displayName: 'Åsa Öberg',
      role: 'test',
      createdAt: expect.stringMatching(/Z$/),
      emailVerified: false,
      banned: false,
      bannedAt: null,
      banReason: null,
    })
    const signedIn = await signIn(input.email, 'sleeve')
    expect(signedIn.status).toBe(200)
    const cookie = cookiesOf(signedIn)
    expect((await call('/api/auth/register', { json: {}, cookie })).status).toBe(200)
    const albums = (await (await call('/api/albums', { cookie })).json()) as { title: string }[]
    expect(albums.map((album) => album.title)).toEqual(['Welcome to Gatefold'])
    expect(await log(admin, `subject=${made.id}`)).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        action: 'user-created',
        email: null,
        actor: { id: admin.id, username: admin.email.split('@')[0], email: admin.email },
        subject: { id: made.id, username: 'åsa', email: input.email.toLowerCase() },
        detail: { role: { from: null, to: 'test' } },
      },
    ])
  })

  it('creates a user if no role is given', async () => {
    const admin = await newPerson('admin')
    const { role: _, ...input } = newUser()
    const response = await admin.call('/api/admin/users', { json: input })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ email: input.email, role: 'user' })
  })

  it('creates one account per address, for simultaneous requests and any case', async () => {
    const admin = await newPerson('admin')
    const input = newUser()
    const spelt = { ...input, email: input.email.toUpperCase() }
    const both = await Promise.all([input, spelt].map((json) => admin.call('/api/admin/users', { json })))
    expect(both.map((response) => response.status).sort()).toEqual([201, 409])
    const refused = both.find((response) => response.status === 409)
    const message = 'This email is already registered'
    expect(await refused?.json()).toEqual({ code: 'email-taken', message, fields: { email: message } })
    expect((await search(admin, `q=${input.email}`)).users).toHaveLength(1)
    const rows = await ACCOUNTS.prepare(
      'SELECT count(*) AS n FROM account WHERE user_id IN (SELECT id FROM user WHERE email = ?)',
    )
      .bind(input.email)
      .first('n')
    expect(rows).toBe(1)
  })

  it.each([
    ['no username', { username: '  ' }, 'username'],
    ['a username of 101 characters', { username: 'u'.repeat(101) }, 'username'],
    ['an invalid address', { email: 'marit' }, 'email'],
    ['a long address', { email: `${'a'.repeat(250)}@example.com` }, 'email'],
    ['an unknown role', { role: 'root' }, 'role'],
    ['a short password', { password: 'five5' }, 'password'],
    ['a password of 200 characters', { password: 'x'.repeat(200) }, 'password'],
    ['no password', { password: '' }, 'password'],
    ['a display name of 101 characters', { displayName: 'n'.repeat(101) }, 'displayName'],
    ['an id', { id: 'x' }, 'id'],
  ])('returns 400 for %s', async (_, wrong, field) => {
    const admin = await newPerson('admin')
    const before = await accounts().$count(user)
    const response = await admin.call('/api/admin/users', { json: newUser(wrong) })
    expect(response.status).toBe(400)
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field])
    expect(await accounts().$count(user)).toBe(before)
  })

  it('stores markup and SQL in a name as text', async () => {
    const admin = await newPerson('admin')
    const name = `'); DROP TABLE user; -- <img src=x onerror=alert(1)> \u0000\n ${'\ud800'}`
    const made = await create(admin, { username: name, displayName: name })
    expect(made.username).toBe("'); DROP TABLE user; -- <img src=x onerror=alert(1)> \ufffd")
    expect(await find(admin, made.id, made.email)).toEqual(made)
  })
})

describe('PATCH /api/admin/users/:id', () => {
  it('changes only the given fields; a blank password changes nothing', async () => {
    const admin = await newPerson('admin')
    const made = await create(admin, { displayName: 'Marit' })
    const email = newEmail()
    expect(await (await patch(admin, made.id, { username: 'vos' })).json()).toMatchObject({ username: 'vos' })
    expect(await (await patch(admin, made.id, { email: email.toUpperCase() })).json()).toMatchObject({ email })
    expect(await (await patch(admin, made.id, { role: 'test' })).json()).toMatchObject({ role: 'test' })
    expect(await (await patch(admin, made.id, { displayName: '', password: '' })).json()).toEqual({
      ...made,
      username: 'vos',
      email,
      role: 'test',
      displayName: '',
    })
    expect(await (await patch(admin, made.id, {})).json()).toMatchObject({ username: 'vos' })
    expect((await signIn(email, 'sleeve')).status).toBe(200)
    expect((await search(admin, 'q=vos%0A')).users).toEqual([expect.objectContaining({ id: made.id })])
    const entries = await log(admin, `subject=${made.id}&action=user-updated`)
    expect(entries.map((entry) => entry.detail)).toEqual([
      { fields: ['displayName'] },
      { fields: ['role'], role: { from: 'user', to: 'test' } },
      { fields: ['email'] },
      { fields: ['username'] },
    ])
  })

  it("ends the user's sessions after a new password, notifies them by email and keeps it out of the log", async () => {
    const admin = await newPerson('admin')
    const person = await newPerson()
    await givePassword(person, 'sleeve')
    const response = await patch(admin, person.id, { password: 'Harbour22' })
    expect(response.status).toBe(200)
    expect((await person.call('/api/albums')).status).toBe(401)
    expect((await signIn(person.email, 'sleeve')).status).toBe(401)
    expect((await signIn(person.email, 'Harbour22')).status).toBe(200)
    await waitFor(() =>
      expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
        [person.email, 'An administrator changed your account'],
      ]),
    )
    const [entry] = await log(admin, `subject=${person.id}`)
    expect(entry?.detail).toEqual({ fields: ['password'] })
    expect(JSON.stringify(await accounts().select().from(auditLog))).not.toContain('Harbour22')
  })

  it('sets a password for a user who signed up with Google', async () => {
    const admin = await newPerson('admin')
    const person = await newPerson()
    await patch(admin, person.id, { password: 'Harbour22' })
    expect((await signIn(person.email, 'Harbour22')).status).toBe(200)
  })

  it("keeps the administrator's own session after changing their own password", async () => {
    const admin = await newPerson('admin')
    await givePassword(admin, 'sleeve')
    const elsewhere = cookiesOf(await signIn(admin.email, 'sleeve'))
    expect((await patch(admin, admin.id, { password: 'Harbour22' })).status).toBe(200)
    expect((await admin.call('/api/albums')).status).toBe(200)
    expect((await call('/api/albums', { cookie: elsewhere })).status).toBe(401)
  })

  it('marks a new address as unverified and invalidates links sent to the old one', async () => {
    const admin = await newPerson('admin')
    const person = await newPerson()
    await call('/forgot-password', { method: 'POST', body: new URLSearchParams({ email: person.email }) })
    await waitFor(() => expect(mails).toHaveLength(1))
    const oobCode = /oobCode=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    expect(await (await patch(admin, person.id, { email: newEmail() })).json()).toMatchObject({ emailVerified: false })
    const body = new URLSearchParams({ oobCode, password: 'Harbour22', confirmPassword: 'Harbour22' })
    expect((await call('/reset-password', { method: 'POST', body })).status).toBe(400)
  })

  it("returns 409 for another user's address and changes nothing", async () => {
    const admin = await newPerson('admin')
    const [person, other] = [await newPerson(), await newPerson()]
    await givePassword(person, 'sleeve')
    const refused = await patch(admin, person.id, { email: other.email, role: 'admin', password: 'Harbour22' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'email-taken', fields: { email: expect.any(String) } })
    expect(await find(admin, person.id, person.email)).toMatchObject({ role: 'user' })
    expect((await person.call('/api/albums')).status).toBe(200)
    expect((await signIn(person.email, 'sleeve')).status).toBe(200)
    expect(await log(admin, `subject=${person.id}`)).toEqual([])
    expect(mails).toEqual([])
  })

  it.each(['nobody', "' OR 1=1 --", '%'])('returns 404 for the unknown id %j', async (id) => {
    const admin = await newPerson('admin')
    const path = encodeURIComponent(id)
    const answers = [
      await patch(admin, path, { role: 'test' }),
      await remove(admin, path),
      await ban(admin, path),
      await admin.call(`/api/admin/users/${path}/unban`, { method: 'POST' }),
      await admin.call(`/api/admin/users/${path}/sessions`, { method: 'DELETE' }),
    ]
    expect(answers.map((response) => response.status)).toEqual([404, 404, 404, 404, 404])
    expect(await accounts().$count(auditLog, eq(auditLog.userId, admin.id))).toBe(0)
  })

  it("ends a user's sessions and writes an audit entry", async () => {
    const admin = await newPerson('admin')
    const person = await newPerson()
    expect((await admin.call(`/api/admin/users/${person.id}/sessions`, { method: 'DELETE' })).status).toBe(204)
    expect((await person.call('/api/albums')).status).toBe(401)
    expect((await admin.call(`/api/admin/users/${admin.id}/sessions`, { method: 'DELETE' })).status).toBe(204)
    expect((await admin.call('/api/albums')).status).toBe(200)
    const json = { revokesTokens: true }
    expect((await admin.call(`/api/admin/users/${person.id}/sessions`, { method: 'DELETE', json })).status).toBe(204)
    expect(await log(admin, `subject=${person.id}`)).toMatchObject([
      { action: 'sessions-ended', actor: { id: admin.id }, detail: { fields: ['tokens'] } },
      { action: 'sessions-ended', actor: { id: admin.id }, detail: {} },
    ])
  })
})

describe('banning', () => {
  it('signs a banned user out and names the ban to an open session and after the right password only', async () => {
    const admin = await newPerson('admin')
    const person = await newPerson()
    await givePassword(person, 'sleeve')
    const banned = await ban(admin, person.id, { reason: 'Sold bootlegs' })
    expect(await banned.json()).toMatchObject({
      banned: true,
      banReason: 'Sold bootlegs',
      bannedAt: expect.any(String),
    })
    const next = await person.call('/api/albums')
    expect(next.status).toBe(403)
    expect(await next.json()).toEqual({ code: 'banned', message: 'This account is banned: Sold bootlegs' })
    const wrong = await signIn(person.email, 'wrong!')
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).not.toContain('banned')
    const right = await signIn(person.email, 'sleeve')
    expect(right.status).toBe(403)
    expect(right.headers.getSetCookie().join()).not.toContain('session_token=')
    expect(await right.json()).toEqual({ code: 'ACCOUNT_BANNED', message: 'This account is banned: Sold bootlegs' })

    const unbanned = await admin.call(`/api/admin/users/${person.id}/unban`, { method: 'POST' })
    expect(await unbanned.json()).toMatchObject({ banned: false, bannedAt: null, banReason: null })
    await admin.call(`/api/admin/users/${person.id}/unban`, { method: 'POST' })
    expect((await person.call('/api/albums')).status).toBe(401)
    expect((await signIn(person.email, 'sleeve')).status).toBe(200)
    expect((await log(admin, `subject=${person.id}`)).map((entry) => [entry.action, entry.detail])).toEqual([
      ['user-unbanned', {}],
      ['user-banned', { reason: 'Sold bootlegs' }],
    ])
  })

  it('rejects every request of a banned user and redirects pages to a sign-in that names the ban', async () => {
    const admin = await newPerson('admin')
    const person = await newPerson()
    await ban(admin, person.id)
    for (const path of ['/api/albums', '/api/auth/me', '/api/user', '/api/export/collection', '/api/admin/users']) {
      const refused = await person.call(path)
      expect(refused.status, path).toBe(403)
      expect(await refused.json(), path).toEqual({ code: 'banned', message: 'This account is banned.' })
    }
    expect((await person.call('/app')).headers.get('location')).toBe('/?auth=login&error=ACCOUNT_BANNED')
    expect((await person.call('/')).status).toBe(200)
  })

  it("revokes a banned administrator's access and prevents banning oneself", async () => {
    const [admin, other] = [await newPerson('admin'), await newPerson('admin')]
    const self = await ban(admin, admin.id)
    expect(self.status).toBe(409)
    expect(await self.json()).toMatchObject({ code: 'own-account' })
    expect((await ban(admin, other.id)).status).toBe(200)
    expect((await other.call('/api/admin/users')).status).toBe(403)
  })
})

describe('the last administrator', () => {
  it('cannot be deleted, demoted or banned', async () => {
    const admin = await onlyAdmin()
    const lastAdmin = { code: 'last-admin', message: 'The last administrator can’t be deleted, demoted or banned' }
    for (const refused of [
      await remove(admin, admin.id),
      await patch(admin, admin.id, { role: 'user', username: 'other' }),
      await admin.call('/api/user', { method: 'DELETE', json: { confirm: admin.email } }),
    ]) {
      expect(refused.status).toBe(409)
      expect(await refused.json()).toEqual(lastAdmin)
    }
    expect(await find(admin, admin.id, admin.email)).toMatchObject({
      role: 'admin',
      username: admin.email.split('@')[0],
    })
    expect(await log(admin, `subject=${admin.id}`)).toEqual([])
  })

  it('is determined without counting banned administrators', async () => {
    const admin = await onlyAdmin()
    const other = await newPerson('admin')
    await ban(admin, other.id)
    expect((await remove(admin, admin.id)).status).toBe(409)
    expect((await remove(admin, other.id)).status).toBe(204)
  })

  it.each([
    ['demote', (by: Person, whom: Person) => patch(by, whom.id, { role: 'user' })],
    ['delete', (by: Person, whom: Person) => remove(by, whom.id)],
    ['ban', (by: Person, whom: Person) => ban(by, whom.id)],
    [
      'leave with',
      (_: Person, whom: Person) => whom.call('/api/user', { method: 'DELETE', json: { confirm: whom.email } }),
    ],
  ])('remains when two administrators %s each other at once', async (_, act) => {
    const one = await onlyAdmin()
    const other = await newPerson('admin')
    const statuses = (await Promise.all([act(one, other), act(other, one)])).map((response) => response.status)
    expect(statuses.filter((status) => status < 300)).toHaveLength(1)
    expect(statuses.filter((status) => [401, 403, 409].includes(status))).toHaveLength(1)
    const left = await ACCOUNTS.prepare(
      "SELECT count(*) AS n FROM user WHERE role = 'admin' AND banned_at IS NULL",
    ).first('n')
    expect(left).toBe(1)
  })
})

/** A person with rows in many tables. */
async function settledPerson() {
  const person = await newPerson()
  await givePassword(person, 'sleeve')
  const album = (await (
    await person.call('/api/albums', {
      json: { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t' },
    })
  ).json()) as { id: number }
  const crate = (await (await person.call('/api/crates', { json: { name: 'C' } })).json()) as { id: number }
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [album.id] } })
  await RECORDS.prepare(
    `INSERT INTO fan_import (user_id, kind, username, type, status, started_at) VALUES (?, 'fan', 'tern', 'wishlist', 'complete', 0)`,
  )
    .bind(person.id)
    .run()
  await person.call('/api/user/email', { json: { newEmail: newEmail(), password: 'sleeve' } })
  await call('/forgot-password', {
    method: 'POST',
    body: new URLSearchParams({ email: person.email }),
    headers: { 'cf-connecting-ip': newAddress() },
  })
  await waitFor(() => expect(mails).toHaveLength(3))
  return person
}

describe('deleting an account', () => {
  it('removes all rows of the user and the cookie', async () => {
    const person = await settledPerson()
    const owned = new Set((await traces(person.id)).map(([table]) => table))
    expect([...owned].sort()).toEqual([
      'account',
      'album',
      'album_count',
      'album_event',
      'budget',
      'crate',
      'crate_album',
      'email_change',
      'fan_import',
      'preferences',
      'profile',
      'rate_limit',
      'session',
      'summary',
      'summary_count',
      'user',
      'verification',
    ])
    const other = await newPerson()
    const refused = await person.call('/api/user', { method: 'DELETE', json: { confirm: other.email } })
    expect(refused.status).toBe(400)
    const confirm = ` ${person.email.toUpperCase()} `
    const json = { confirm, password: 'sleeve' }
    const gone = await person.call('/api/user', { method: 'DELETE', json })
    expect(gone.status).toBe(204)
    expect(gone.headers.getSetCookie().join()).toMatch(/gatefold\.session_token=;.*Max-Age=0/)
    expect(await traces(person.id, person.email)).toEqual([])
    expect((await person.call('/api/albums')).status).toBe(401)
    expect((await signIn(person.email, 'sleeve')).status).toBe(401)
    expect((await other.call('/api/albums')).status).toBe(200)
  })

  it('keeps an audit entry without the address when an administrator deletes it', async () => {
    const admin = await newPerson('admin')
    const person = await settledPerson()
    expect((await remove(admin, person.id)).status).toBe(204)
    const left = await traces(person.id, person.email)
    expect(left.map(([table]) => table)).toEqual(['audit_log'])
    expect(await traces(person.email)).toEqual([])
    expect(await log(admin, `subject=${person.id}`)).toEqual([
      expect.objectContaining({
        action: 'user-deleted',
        actor: { id: admin.id, username: admin.email.split('@')[0], email: admin.email },
        subject: { id: person.id, username: person.email.split('@')[0], email: null },
        detail: {},
      }),
    ])
    expect((await remove(admin, person.id)).status).toBe(404)
    expect((await search(admin, `q=${person.email}`)).users).toEqual([])
  })

  it('deletes a large collection in batches', async () => {
    const person = await newPerson()
    const albums = Array.from({ length: 12_000 }, (_, n) => ({
      title: `Record ${n}`,
      artist: 'Band',
      bandcampUrl: `https://band.bandcamp.com/album/${n}`,
    }))
    await insertAlbums(ctxOf(person.id), albums)
    const counted = await countedCall(person, '/api/user', { method: 'DELETE', json: { confirm: person.email } })
    expect(counted.status).toBe(204)
    // 24 steps of 500 albums each, and 6 of their events.
    expect(counted.roundTrips).toBeLessThan(52)
    expect(await traces(person.id)).toEqual([])
  })

  it('blocks the account at once and completes an interrupted deletion in the daily job', async () => {
    const admin = await newPerson('admin')
    const person = await settledPerson()
    const [kept] = await accounts().select().from(session).where(eq(session.userId, person.id))
    await closeAccount(ctxOf(person.id), person.id, null)
    if (kept) await accounts().insert(session).values(kept)
    expect((await person.call('/api/albums')).status).toBe(401)
    expect((await signIn(person.email, 'sleeve')).status).toBe(401)
    expect((await search(admin, `q=${person.id}`)).users).toEqual([])
    expect((await patch(admin, person.id, { role: 'admin' })).status).toBe(404)
    expect((await create(admin, { email: person.email })).email).toBe(person.email)
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
    expect(await traces(person.id)).toEqual([])
  })

  it('completes in the daily job a deletion that ended between two tables', async () => {
    const person = await settledPerson()
    await closeAccount(ctxOf(person.id), person.id, null)
    await RECORDS.exec("CREATE TRIGGER stuck BEFORE DELETE ON album BEGIN SELECT raise(ABORT, 'stuck'); END")
    await expect(eraseRecords(ctxOf(person.id), person.id)).rejects.toThrow()
    await RECORDS.exec('DROP TRIGGER stuck')
    const halfway = (await traces(person.id)).map(([table]) => table)
    expect(halfway).toContain('album')
    expect(halfway).not.toContain('crate_album')
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
    expect(await traces(person.id)).toEqual([])
  })

  it('deletes in the daily job what a call that was still running has written after all else was gone', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const theirs = await traces(other.id)
    await person.call('/api/user', { method: 'DELETE', json: { confirm: person.email } })
    await insertAlbums(ctxOf(person.id), [{ title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t' }])
    expect(await traces(person.id)).not.toEqual([])
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
    expect(await traces(person.id)).toEqual([])
    expect(await traces(other.id)).toEqual(theirs)
  })

  it('leaves very many records without an account alone, which a restored database may have', async () => {
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID())
    await RECORDS.prepare('INSERT INTO preferences (user_id) SELECT value FROM json_each(?)')
      .bind(JSON.stringify(ids))
      .run()
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
    expect(loggedErrors.splice(0)).toEqual([[expect.stringMatching(/10\d people have records and no account/)]])
    expect(await traces(...ids)).toHaveLength(101)
    await RECORDS.prepare('DELETE FROM preferences WHERE user_id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(ids))
      .run()
  })

  it('does not erase an account that is not closed', async () => {
    const person = await newPerson()
    await eraseAccount(ctxOf(person.id), person.id).catch(() => undefined)
    expect((await person.call('/api/auth/me')).status).toBe(200)
  })
})

describe('GET /api/admin/users', () => {
  async function crowd(count: number) {
    const mark = crypto.randomUUID().slice(0, 8)
    const times = { updatedAt: new Date() }
    const people = Array.from({ length: count }, (_, n) => ({
      id: `${mark}-${n}`,
      // Many share a time and a role, so that the id decides their order.
      createdAt: new Date(1_700_000_000_000 + (n % 7)),
      email: `${mark}.${(n * 7919) % count}@example.com`,
      name: n % 3 === 0 ? '' : `Person ${n}`,
      role: (['user', 'test', 'admin'] as const)[n % 3],
      ...times,
    }))
    for (let from = 0; from < count; from += 10)
      await accounts()
        .insert(user)
        .values(people.slice(from, from + 10))
    return { mark, people }
  }

  it.each([
    ['sort=created', (a: AdminUser) => a.createdAt, 'desc'],
    ['sort=created&direction=asc', (a: AdminUser) => a.createdAt, 'asc'],
    ['sort=username', (a: AdminUser) => a.username.toLowerCase(), 'asc'],
    ['sort=username&direction=desc', (a: AdminUser) => a.username.toLowerCase(), 'desc'],
    ['sort=email&direction=asc', (a: AdminUser) => a.email, 'asc'],
    ['sort=role&direction=desc', (a: AdminUser) => a.role, 'desc'],
  ])('pages through %s and lists everyone once', async (sort, keyOf, direction) => {
    const admin = await newPerson('admin')
    const { mark, people } = await crowd(120)
    const seen: AdminUser[] = []
    let next: string | null = ''
    const sizes: number[] = []
    while (next !== null) {
      const after: string = next && `&after=${encodeURIComponent(next)}`
      const page = await search(admin, `q=${mark}&${sort}${after}`)
      expect(page.headers.get('total-count')).toBe('120')
      seen.push(...page.users)
      sizes.push(page.users.length)
      next = page.headers.get('next')
    }
    expect(sizes).toEqual([50, 50, 20])
    const ids = seen.map((one) => one.id)
    expect(new Set(ids)).toEqual(new Set(people.map((one) => one.id)))
    const order = seen.toSorted((a, b) => {
      const [x, y] = [`${keyOf(a)}\n${a.id}`, `${keyOf(b)}\n${b.id}`]
      return (x < y ? -1 : 1) * (direction === 'asc' ? 1 : -1)
    })
    expect(ids).toEqual(order.map((one) => one.id))
  })

  it('searches username, address and name in any case, and takes % and _ literally', async () => {
    const admin = await newPerson('admin')
    const mark = crypto.randomUUID().slice(0, 8)
    const one = await create(admin, { username: `${mark}_Vos`, displayName: 'ØRJAN Æsir' })
    const two = await create(admin, { username: `${mark}%Vos`, displayName: '' })
    const ids = async (q: string) =>
      (await search(admin, `q=${encodeURIComponent(q)}&sort=username`)).users.map((u) => u.id)
    expect((await ids(mark)).sort()).toEqual([one.id, two.id].sort())
    expect(await ids(`${mark}_`)).toEqual([one.id])
    expect(await ids(`${mark}%`)).toEqual([two.id])
    expect(await ids(` ${one.email.toUpperCase()} `)).toEqual([one.id])
    expect(await ids('ørjan æSIR')).toEqual([one.id])
    expect(await ids('%')).not.toContain(one.id)
    expect(await ids('\u0000')).toEqual([])
    expect((await search(admin, `q=${'x'.repeat(200)}`)).headers.get('total-count')).toBe('0')
    expect((await admin.call(`/api/admin/users?q=${'x'.repeat(201)}`)).status).toBe(400)
  })

  it.each([['["a"]'], ['{}'], ['[{},"x"]'], ['%E0%A4%A'], ['[1,2]'], ['null'], ['x'.repeat(3_000)]])(
    'returns 400 for the cursor %s',
    async (after) => {
      const admin = await newPerson('admin')
      const response = await admin.call(`/api/admin/users?after=${encodeURIComponent(after)}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ fields: { after: 'This page does not exist' } })
    },
  )

  it('needs one query for the session and one batch', async () => {
    const admin = await newPerson('admin')
    for (const path of ['/api/admin/users', '/api/admin/users?q=person&sort=role', '/api/admin/audit-log?q=x']) {
      const counted = await countedCall(admin, path)
      expect([path, counted.status, counted.roundTrips]).toEqual([path, 200, 2])
    }
  })

  it('lists a user without a profile by the local part of their address', async () => {
    const admin = await newPerson('admin')
    const id = crypto.randomUUID()
    await accounts()
      .insert(user)
      .values({ id, name: 'Half', email: `half.${id}@example.com`, createdAt: new Date(), updatedAt: new Date() })
    expect((await search(admin, `q=HALF.${id}`)).users).toEqual([expect.objectContaining({ username: `half.${id}` })])
    expect(await (await patch(admin, id, { username: 'whole' })).json()).toMatchObject({ username: 'whole' })
  })
})

describe('GET /api/admin/audit-log', () => {
  it('pages newest first and filters by action, subject and text', async () => {
    const admin = await newPerson('admin')
    const person = await create(admin, { username: 'Øystein' })
    await patch(admin, person.id, { displayName: 'Name' })
    await ACCOUNTS.prepare(
      `INSERT INTO audit_log (user_id, actor_name, action, subject, subject_name, detail, at)
       SELECT user_id, actor_name, action, subject, subject_name, detail, at
       FROM audit_log, json_each('[${Array(59).fill(0)}]') WHERE subject = ? AND action = 'user-updated'`,
    )
      .bind(person.id)
      .run()
    const first = await admin.call(`/api/admin/audit-log?subject=${person.id}`)
    const page = (await first.json()) as AuditEntry[]
    expect(page).toHaveLength(50)
    const before = first.headers.get('next')
    expect(before).toBe(String(page.at(-1)?.id))
    const second = await admin.call(`/api/admin/audit-log?subject=${person.id}&before=${before}`)
    const rest = (await second.json()) as AuditEntry[]
    expect(second.headers.get('next')).toBeNull()
    const ids = [...page, ...rest].map((entry) => entry.id)
    expect(ids).toHaveLength(61)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(await log(admin, `subject=${person.id}&action=user-created`)).toHaveLength(1)
    expect(
      await log(admin, `subject=${person.id}&q=${encodeURIComponent('Øystein')}&action=user-created`),
    ).toHaveLength(1)
    expect(await log(admin, `q=${person.email.toUpperCase()}&action=user-created`)).toHaveLength(1)
    expect(await log(admin, `subject=${person.id}&q=%25`)).toEqual([])
  })
})

describe('POST /api/setup/admin', () => {
  const claim = (person: Person, email: string) => person.call('/api/setup/admin', { json: { email } })
  const named = async (more: Partial<typeof user.$inferInsert> = {}) => {
    await accounts().delete(user).where(eq(user.email, 'admin@example.com'))
    const person = await newPerson()
    await accounts()
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
    expect(await refused.json()).toEqual({ code: 'forbidden', message: 'Couldn’t set up admin' })
    expect(await (await person.call('/api/auth/me')).json()).toMatchObject({ role: 'user' })
    expect(await accounts().$count(auditLog, eq(auditLog.subject, person.id))).toBe(0)
  })

  it('returns 429 after five attempts in an hour', async () => {
    const person = await newPerson()
    for (let n = 0; n < 5; n += 1) expect((await claim(person, person.email)).status).toBe(403)
    const limited = await claim(person, person.email)
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe("an administrator's powerful acts, more than 10 minutes after the sign-in", () => {
  const later = async () => {
    const admin = await newPerson('admin')
    await givePassword(admin, 'sleeve-notes')
    await accounts()
      .update(session)
      .set({ createdAt: new Date(Date.now() - 660_000) })
      .where(eq(session.userId, admin.id))
    return admin
  }
  const path = ({ id }: Person) => `/api/admin/users/${id}`
  const acts: [string, (admin: Person, person: Person, own: object) => Promise<Response>][] = [
    ['deleting an account', (admin, person, own) => admin.call(path(person), { method: 'DELETE', json: own })],
    ['banning', (admin, person, own) => admin.call(`${path(person)}/ban`, { json: { reason: '', ...own } })],
    ['making an administrator', (admin, person, own) => patch(admin, person.id, { role: 'admin', ...own })],
    ['a new email', (admin, person, own) => patch(admin, person.id, { email: newEmail(), ...own })],
    ['a new password', (admin, person, own) => patch(admin, person.id, { password: 'new-sleeve', ...own })],
    [
      'a new administrator',
      (admin, _, own) => admin.call('/api/admin/users', { json: { ...newUser({ role: 'admin' }), ...own } }),
    ],
  ]
  it.each(acts)('ask for the own password: %s', async (_, act) => {
    const [admin, person] = [await later(), await newPerson()]
    const message = 'Enter your own password to confirm that it’s you.'
    const asked = await act(admin, person, {})
    expect([asked.status, await asked.json()]).toMatchObject([400, { fields: { ownPassword: message } }])
    const wrong = await act(admin, person, { ownPassword: 'sleeve' })
    expect(await wrong.json()).toMatchObject({ fields: { ownPassword: 'This is not your password' } })
    expect((await act(admin, person, { ownPassword: 'sleeve-notes' })).ok).toBe(true)
  })

  it('ask for a new sign-in of who has no password', async () => {
    const [admin, person] = [await newPerson('admin'), await newPerson()]
    expect((await ban(admin, person.id)).status).toBe(200)
    await accounts()
      .update(session)
      .set({ createdAt: new Date(Date.now() - 660_000) })
      .where(eq(session.userId, admin.id))
    expect(await (await remove(admin, person.id)).json()).toMatchObject({ code: 'sign-in-again' })
  })

  it('do not include a name, an unban or the end of sessions', async () => {
    const [admin, person] = [await later(), await newPerson()]
    expect((await patch(admin, person.id, { displayName: 'Ines' })).status).toBe(200)
    expect((await admin.call(`${path(person)}/unban`, { method: 'POST' })).status).toBe(200)
    expect((await admin.call(`${path(person)}/sessions`, { method: 'DELETE' })).status).toBe(204)
  })
})
