import { createScheduledController } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TokenView } from '#domain/accounts/access-token.ts'
import { LIMITS } from '#domain/limits.ts'
import worker from '#worker/index.ts'
import { collectMails } from './mails.ts'
import { call, newPerson, ORIGIN, type Person } from './people.ts'
import { answerOutside, ask, type Row, TABLE, thingsOf } from './routes/route-table.ts'
import { rowsOf } from './rows.ts'

type Scope = 'read' | 'write'

async function newToken(person: Person, scope: Scope): Promise<{ id: number; token: string }> {
  const response = await person.call('/api/tokens', { json: { name: `To ${scope}`, scope, days: 30 } })
  expect(response.status).toBe(201)
  return response.json()
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const albumsWith = (token: string) => call('/api/albums', { headers: bearer(token) })
const listOf = async (person: Person) => (await (await person.call('/api/tokens')).json()) as TokenView[]
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run()

describe('an access token', () => {
  const mails = collectMails()

  it('is told once, and stored as a hash only', async () => {
    const person = await newPerson()
    const { id, token } = await newToken(person, 'read')
    expect(token).toMatch(/^gf_[\w-]{43}$/)
    const list = await person.call('/api/tokens')
    const text = await list.text()
    expect(text).not.toContain(token)
    const now = expect.stringMatching(/^20/)
    const view = { id, name: 'To read', scope: 'read', createdAt: now, expiresAt: now, lastUsedAt: null }
    expect(JSON.parse(text)).toEqual([view])
    expect(JSON.stringify(await rowsOf(person.id))).not.toContain(token.slice(3))
  })

  it('is noted in the audit log and told by email, made and revoked, without its name', async () => {
    const person = await newPerson()
    const { id } = await newToken(person, 'write')
    const subject = 'Your access tokens have changed'
    expect(await mails.take()).toMatchObject([
      { to: person.email, subject, text: expect.stringContaining('was created') },
    ])
    expect((await person.call(`/api/tokens/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await mails.take()).toMatchObject([{ to: person.email, text: expect.stringContaining('was revoked') }])
    const log = await env.DB.prepare('SELECT action, detail FROM audit_log WHERE user_id = ? ORDER BY id')
      .bind(person.id)
      .all()
    expect(log.results).toEqual([
      { action: 'token-created', detail: '{}' },
      { action: 'token-revoked', detail: '{}' },
    ])
  })

  it('ends as soon as it is revoked or has expired', async () => {
    const person = await newPerson()
    const [revoked, expired] = [await newToken(person, 'read'), await newToken(person, 'read')]
    expect((await albumsWith(revoked.token)).status).toBe(200)
    await person.call(`/api/tokens/${revoked.id}`, { method: 'DELETE' })
    await run('UPDATE access_token SET expires_at = ? WHERE id = ?', Date.now() - 1, expired.id)
    for (const { token } of [revoked, expired]) {
      const response = await albumsWith(token)
      expect(response.status).toBe(401)
      const message = 'This access token is not valid. It may have expired or been revoked.'
      expect(await response.json()).toEqual({ code: 'signed-out', message })
    }
  })

  it('tells a banned person so, and is gone with the account', async () => {
    const person = await newPerson()
    const { token } = await newToken(person, 'write')
    await run('UPDATE user SET banned_at = 1 WHERE id = ?', person.id)
    const response = await albumsWith(token)
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'banned' }])
    await run('UPDATE user SET banned_at = NULL WHERE id = ?', person.id)
    await person.call('/api/user', { method: 'DELETE', json: { confirm: person.email } })
    expect((await albumsWith(token)).status).toBe(401)
  })

  it.each(['gf_', `gf_${'x'.repeat(43)}`, 'x', "' OR 1 --", ''])(
    'is not %j, even beside a valid session',
    async (token) => {
      const person = await newPerson()
      expect((await person.call('/api/albums', { headers: bearer(token) })).status).toBe(401)
    },
  )

  it('counts at most so many for a person', async () => {
    const person = await newPerson()
    const json = { name: 'One', scope: 'read', days: 1 }
    for (let count = 0; count < LIMITS.tokensPerPerson; count += 1) await person.call('/api/tokens', { json })
    const parallel = await Promise.all([1, 2, 3].map(() => person.call('/api/tokens', { json })))
    expect(parallel.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(await parallel[0]?.json()).toMatchObject({ code: 'limit-exceeded' })
    expect(await listOf(person)).toHaveLength(LIMITS.tokensPerPerson)
  })

  it('notes its last use at most once an hour', async () => {
    const person = await newPerson()
    const { id, token } = await newToken(person, 'read')
    const lastUse = async () => (await listOf(person)).find((one) => one.id === id)?.lastUsedAt
    await albumsWith(token)
    await expect.poll(lastUse).toMatch(/^20/)
    const lately = Date.now() - 59 * 60_000
    await run('UPDATE access_token SET last_used_at = ? WHERE id = ?', lately, id)
    await albumsWith(token)
    expect(await lastUse()).toBe(new Date(lately).toISOString())
    await run('UPDATE access_token SET last_used_at = 1 WHERE id = ?', id)
    await albumsWith(token)
    await expect.poll(lastUse).toMatch(/^20/)
  })

  it('is deleted a month after it expired', async () => {
    const person = await newPerson()
    const [old, recent] = [await newToken(person, 'read'), await newToken(person, 'read')]
    const ago = (days: number) => Date.now() - days * 86_400_000
    await run('UPDATE access_token SET expires_at = ? WHERE id = ?', ago(31), old.id)
    await run('UPDATE access_token SET expires_at = ? WHERE id = ?', ago(29), recent.id)
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
    expect((await listOf(person)).map(({ id }) => id)).toEqual([recent.id])
  })

  it('changes records without an origin and without a body, but not from another site', async () => {
    const person = await newPerson()
    const { token } = await newToken(person, 'write')
    const send = (path: string, init: RequestInit) =>
      exports.default.fetch(new Request(ORIGIN + path, { ...init, headers: { ...bearer(token), ...init.headers } }))
    const made = await send('/api/crates', {
      method: 'POST',
      body: '{"name":"C"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(made.status).toBe(201)
    const { id } = await made.json<{ id: number }>()
    const foreign = await send(`/api/crates/${id}`, { method: 'DELETE', headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect((await send(`/api/crates/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(made.headers.getSetCookie()).toEqual([])
  })
})

/** The routes of a person's records; all others are about accounts, or open to everybody. */
const RECORDS = / \/api\/(?:albums|crates|listens|trash|tags|sync|bandcamp|play|imports|pictures|export|import)(?:\/|$)/
const rows = Object.entries(TABLE).filter(([key]) => key.includes(' /api/'))
const expectedOf = (key: string, row: Row, scope: Scope) => {
  if (!RECORDS.test(key)) return row.nobody === 401 ? 403 : row.nobody
  return scope === 'read' && !key.startsWith('GET') ? 403 : row.user
}

describe('all routes', () => {
  beforeEach(answerOutside)

  it('A token reaches the records of its person and nothing of the account, and one that reads changes nothing', {
    tags: 'promise',
  }, async ({ annotate }) => {
    const wrong: string[] = []
    let answers = 0
    for (const scope of ['read', 'write'] as const) {
      const start = async () => {
        // An administrator, whose token is no administrator's.
        const person = await newPerson('admin')
        const things = await thingsOf(person)
        const { token } = await newToken(person, scope)
        // Not this hour's first use.
        await run('UPDATE access_token SET last_used_at = ? WHERE user_id = ?', Date.now(), person.id)
        return { things, token, before: await rowsOf(person.id) }
      }
      let { things, token, before } = await start()
      for (const [key, row] of rows) {
        // The cookie must not help where a session would.
        const cookie = row.nobody === 401 ? things.person.cookie : undefined
        const response = await ask(key, row, things, cookie, bearer(token))
        const text = await response.text()
        answers += 1
        if (response.status !== expectedOf(key, row, scope))
          wrong.push(`${scope}: ${key} answers ${response.status} ${text}`)
        const isSpent = response.ok && !key.startsWith('GET') && RECORDS.test(key)
        if (isSpent) ({ things, token, before } = await start())
        else if (row.nobody >= 400 && (!key.startsWith('GET') || !RECORDS.test(key))) {
          if (JSON.stringify(await rowsOf(things.person.id)) !== JSON.stringify(before))
            wrong.push(`${scope}: ${key} changes rows`)
        } else before = await rowsOf(things.person.id)
      }
    }
    expect(wrong).toEqual([])
    const writing = rows.filter(([key]) => RECORDS.test(key) && !key.includes('GET ')).length
    await annotate(`${answers} calls, ${writing} of ${writing} writing routes refused to a token that reads`, 'figure')
  })
})
