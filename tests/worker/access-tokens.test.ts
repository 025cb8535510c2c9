// @module-tag soak
import { createScheduledController } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TokenView } from '#domain/accounts/access-token.ts'
import { SignedOut } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { createToken } from '#worker/db/accounts/access-tokens.ts'
import worker from '#worker/index.ts'
import { runs } from '../runs.ts'
import { ACCOUNTS, databaseOf } from './databases.ts'
import { collectMails, linkIn } from './mails.ts'
import { givePassword } from './passwords.ts'
import { call, ctxOf, newNetwork, newPerson, ORIGIN, type Person } from './people.ts'
import { answerOutside, ask, askAsListed, ROWS, type Row, thingsOf } from './routes/route-table.ts'
import { rowsOf } from './rows.ts'

type Scope = 'read' | 'write'

const PASSWORD = 'sleeve'
const NEW_PASSWORD = 'Harbour22'

async function newToken(person: Person, scope: Scope, password?: string): Promise<{ id: number; token: string }> {
  const json = { name: `To ${scope}`, scope, days: 30, ...(password !== undefined && { password }) }
  const response = await person.call('/api/tokens', { json })
  expect(response.status).toBe(201)
  return response.json()
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const albumsWith = (token: string, network = newNetwork()) =>
  call('/api/albums', { headers: { ...network, ...bearer(token) } })
const listOf = async (person: Person) => (await (await person.call('/api/tokens')).json()) as TokenView[]
const run = (query: string, ...values: unknown[]) =>
  databaseOf(query)
    .prepare(query)
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
    const log = await ACCOUNTS.prepare('SELECT action, detail FROM audit_log WHERE user_id = ? ORDER BY id')
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
      expect(response.headers.get('www-authenticate')).toBe('Bearer realm="Gatefold", error="invalid_token"')
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

  it('is made with the password of whoever has one, or else soon after signing in', async () => {
    const json = { name: 'One', scope: 'read', days: 1 }
    const [person, passwordless] = [await newPerson(), await newPerson()]
    await givePassword(person, PASSWORD)
    const make = async (one: Person, password?: string) => {
      const response = await one.call('/api/tokens', { json: { ...json, ...(password && { password }) } })
      return [response.status, await response.json()]
    }
    expect(await make(person)).toMatchObject([400, { fields: { password: 'Please enter your password' } }])
    expect(await make(person, 'not-the-one')).toMatchObject([
      400,
      { fields: { password: 'This is not your password' } },
    ])
    expect(await make(person, PASSWORD)).toMatchObject([201, { token: expect.any(String) }])
    expect((await make(passwordless))[0]).toBe(201)
    await run('UPDATE session SET created_at = ? WHERE user_id = ?', Date.now() - 11 * 60_000, passwordless.id)
    expect(await make(passwordless)).toMatchObject([409, { code: 'sign-in-again' }])
    expect([await listOf(person), await listOf(passwordless)].map(({ length }) => length)).toEqual([1, 1])
    for (let n = 0; n < 10; n += 1) await make(person, 'not-the-one')
    expect((await make(person, PASSWORD))[0]).toBe(429)
  })

  it('is not made by a session that ends at the same time, nor by one of somebody who is banned', async () => {
    const person = await newPerson()
    const sessionId = await ACCOUNTS.prepare('SELECT id FROM session WHERE user_id = ?').bind(person.id).first('id')
    const make = () =>
      createToken(
        ctxOf(person.id),
        { name: 'One', scope: 'write', days: 1 },
        { hash: crypto.randomUUID(), sessionId: String(sessionId) },
      )
    await make()
    await run('UPDATE user SET banned_at = 1 WHERE id = ?', person.id)
    await expect(make()).rejects.toThrow(SignedOut)
    await run('UPDATE user SET banned_at = NULL WHERE id = ?', person.id)
    await run('DELETE FROM session WHERE user_id = ?', person.id)
    await expect(make()).rejects.toThrow(SignedOut)
    expect((await rowsOf(person.id)).access_token).toHaveLength(1)
  })

  it('gets 429 where many from a network are not valid, and one that is goes on', async () => {
    const person = await newPerson()
    const [valid, revoked, expired] = [
      await newToken(person, 'read'),
      await newToken(person, 'read'),
      await newToken(person, 'read'),
    ]
    await person.call(`/api/tokens/${revoked.id}`, { method: 'DELETE' })
    await run('UPDATE access_token SET expires_at = 1 WHERE id = ?', expired.id)
    const network = newNetwork()
    const wrong = [revoked.token, expired.token, `gf_${'x'.repeat(43)}`, 'x']
    for (let n = 0; n < 20; n += 1) expect((await albumsWith(wrong[n % 4] ?? '', network)).status).toBe(401)
    for (const token of wrong) {
      const response = await albumsWith(token, network)
      expect([response.status, await response.json()]).toMatchObject([429, { code: 'too-many-requests' }])
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await albumsWith(valid.token, network)).status).toBe(200)
    expect((await person.call('/api/albums', { headers: network })).status).toBe(200)
    expect((await albumsWith(revoked.token)).status).toBe(401)
  })

  it('is told of where it is revoked with all others', async () => {
    const person = await newPerson()
    await newToken(person, 'read')
    await mails.take()
    const endOthers = (revokesTokens: boolean) =>
      person.call('/api/user/sessions', { method: 'DELETE', json: { revokesTokens } })
    expect((await endOthers(false)).status).toBe(204)
    expect(await listOf(person)).toHaveLength(1)
    expect((await endOthers(true)).status).toBe(204)
    expect(await listOf(person)).toEqual([])
    const text = expect.stringContaining('All access tokens')
    expect(await mails.take()).toMatchObject([{ subject: 'Your access tokens have changed', text }])
    // There is none left.
    expect((await endOthers(true)).status).toBe(204)
    const log = await ACCOUNTS.prepare("SELECT action FROM audit_log WHERE user_id = ? AND action = 'tokens-revoked'")
      .bind(person.id)
      .all()
    expect([log.results.length, mails.taken]).toEqual([1, []])
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
const rows = ROWS.filter(([key]) => key.includes(' /api/'))
const expectedOf = (key: string, row: Row, scope: Scope) => {
  if (!RECORDS.test(key)) return row.nobody === 401 ? 403 : row.nobody
  if (row.noTokens) return 403
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
        const cookieOf = () => (row.nobody === 401 ? things.person.cookie : undefined)
        const response = await askAsListed(expectedOf(key, row, scope), async (isNew) => {
          if (isNew) ({ things, token, before } = await start())
          return ask(key, row, things, cookieOf(), bearer(token))
        })
        const text = await response.text()
        answers += 1
        if (response.status !== expectedOf(key, row, scope))
          wrong.push(`${scope}: ${key} answers ${response.status} ${text}`)
        const isWritten = response.ok && !key.startsWith('GET') && RECORDS.test(key)
        if (!isWritten && row.nobody >= 400 && (!key.startsWith('GET') || !RECORDS.test(key))) {
          if (JSON.stringify(await rowsOf(things.person.id)) !== JSON.stringify(before))
            wrong.push(`${scope}: ${key} changes rows`)
        } else before = await rowsOf(things.person.id)
      }
    }
    expect(wrong).toEqual([])
    const writing = rows.filter(([key]) => RECORDS.test(key) && !key.includes('GET ')).length
    await annotate(`${answers} calls, ${writing} of ${writing} writing routes refused to a token that reads`, 'figure')
  })

  const mails = collectMails()
  type Act = { person: Person; admin: Person }
  async function forget({ person }: Act): Promise<Response> {
    await call('/api/auth/request-password-reset', { json: { email: person.email }, headers: newNetwork() })
    const token = new URL(linkIn((await mails.take())[0])).searchParams.get('oobCode')
    return call('/api/auth/reset-password', { json: { token, newPassword: NEW_PASSWORD }, headers: newNetwork() })
  }
  const change = (person: Person, more: object) =>
    person.call('/api/user/password', {
      json: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...more },
    })
  const endOthers = (person: Person, json: object) => person.call('/api/user/sessions', { method: 'DELETE', json })
  const ban = ({ person, admin }: Act) => admin.call(`/api/admin/users/${person.id}/ban`, { json: {} })
  const endAll = ({ person, admin }: Act, json: object) =>
    admin.call(`/api/admin/users/${person.id}/sessions`, { method: 'DELETE', json })
  /** What ends sessions, and whether it ends tokens as well. */
  const ENDINGS: [name: string, endsTokens: boolean, act: (act: Act) => Promise<Response>][] = [
    ['a reset of a forgotten password', true, forget],
    [
      "an administrator's reset",
      true,
      ({ person, admin }) =>
        admin.call(`/api/admin/users/${person.id}`, { method: 'PATCH', json: { password: NEW_PASSWORD } }),
    ],
    ['a ban', true, ban],
    [
      'a ban that is lifted',
      true,
      async (act) => {
        await ban(act)
        return act.admin.call(`/api/admin/users/${act.person.id}/unban`, { json: {} })
      },
    ],
    ['a new password with the box', true, ({ person }) => change(person, { revokesTokens: true })],
    ['a new password without the box', false, ({ person }) => change(person, {})],
    ['logging out elsewhere with the box', true, ({ person }) => endOthers(person, { revokesTokens: true })],
    ['logging out elsewhere without the box', false, ({ person }) => endOthers(person, {})],
    ["an administrator's end of sessions with the box", true, (act) => endAll(act, { revokesTokens: true })],
    ["an administrator's end of sessions without the box", false, (act) => endAll(act, {})],
  ]

  it('After a reset, a ban, a new password and logging out, no route takes a token that was to end', {
    tags: 'promise',
  }, async ({ annotate }) => {
    const wrong: string[] = []
    let answers = 0
    for (const [round, [name, ends, act]] of ENDINGS.entries()) {
      const [person, admin] = [await newPerson(), await newPerson('admin')]
      await givePassword(person, PASSWORD)
      const things = await thingsOf(person)
      const tokens: [Scope, string][] = []
      for (const scope of ['read', 'write'] as const)
        tokens.push([scope, (await newToken(person, scope, PASSWORD)).token])
      await mails.take(2)
      const acted = await act({ person, admin })
      if (!acted.ok) wrong.push(`${name} answers ${acted.status}`)
      const before = await rowsOf(person.id)
      for (const [number, [scope, token]] of tokens.entries()) {
        for (const [at, [key, row]] of rows.entries()) {
          // Each route meets each ending with one of the tokens, and half of the endings with each.
          if ((at + round + number) % runs(2, 1) > 0) continue
          const changes = !key.startsWith('GET') && scope === 'write' && !row.noTokens
          // What a call changed, the next would not find; the test above tries that.
          if (!RECORDS.test(key) || (!ends && changes)) continue
          const response = await ask(key, row, things, undefined, bearer(token))
          const text = await response.text()
          answers += 1
          const expected = ends ? 401 : expectedOf(key, row, scope)
          if (response.status !== expected) wrong.push(`${name}, ${scope}: ${key} answers ${response.status} ${text}`)
        }
      }
      if (ends && JSON.stringify(await rowsOf(person.id)) !== JSON.stringify(before)) wrong.push(`${name}: rows change`)
    }
    expect(wrong).toEqual([])
    await annotate(`${ENDINGS.length} endings, ${answers} calls, 0 other answers`, 'figure')
  })
})
