import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { SessionView } from '#domain/account.ts'
import worker from '#worker/index.ts'
import { newPerson, type Person } from './people.ts'

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
