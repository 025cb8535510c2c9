import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { SessionView } from '#domain/account.ts'
import worker from '#worker/index.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, type Person } from './people.ts'

const DAY = 86_400_000

const begin = (person: Person, days: number) =>
  env.DB.prepare('UPDATE session SET created_at = ?, updated_at = ? WHERE user_id = ?')
    .bind(Date.now() - days * DAY, Date.now(), person.id)
    .run()
const sessionsOf = (person: Person) =>
  env.DB.prepare('SELECT count(*) AS count FROM session WHERE user_id = ?').bind(person.id).first('count')

it('ends a session after 30 days, however often it is used', async () => {
  const person = await newPerson()
  await begin(person, 29.9)
  expect((await person.call('/api/auth/me')).status).toBe(200)
  await begin(person, 30.1)
  const [first, second] = await Promise.all([person.call('/api/auth/me'), person.call('/api/crates')])
  expect([first.status, second.status]).toEqual([401, 401])
  expect((await person.call('/app')).status).toBe(302)
  expect(await sessionsOf(person)).toBe(0)
})

it('does not list such a session, and deletes it daily', async () => {
  const person = await newPerson()
  await env.DB.prepare(
    `INSERT INTO session (id, user_id, token, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`,
  )
    .bind('old', person.id, crypto.randomUUID(), Date.now() + DAY, Date.now() - 31 * DAY, Date.now())
    .run()
  const listed = (await (await person.call('/api/user/sessions')).json()) as SessionView[]
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true])
  await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
  expect(await sessionsOf(person)).toBe(1)
})

describe('the answer to a sign-in', () => {
  const tokenIn = (cookie: string) => /session_token=([^.;%]+)/.exec(cookie)?.[1] ?? 'none'

  it('holds no session token, which stays in the cookie', async () => {
    const { email, password } = await newAccount()
    const response = await call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
    expect(response.status).toBe(200)
    const text = await response.clone().text()
    expect(text).not.toContain('token')
    expect(text).not.toContain(tokenIn(cookiesOf(response)))
    expect(await response.json()).toMatchObject({ user: { email } })
    expect((await call('/api/auth/me', { cookie: cookiesOf(response) })).status).toBe(200)
  })

  it('still tells why it failed', async () => {
    const json = { email: `${crypto.randomUUID()}@example.com`, password: 'sleeve' }
    const response = await call('/api/auth/sign-in/email', { json, headers: newNetwork() })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
  })
})
