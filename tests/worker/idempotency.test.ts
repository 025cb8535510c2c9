import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { app } from '#worker/app.ts'
import worker from '#worker/index.ts'
import { add, addCrate, answer } from './collections.ts'
import { newPerson, type Person } from './people.ts'
import { stateOf } from './promises/state.ts'
import { type Named, newWorld, sendFor, type World, writes } from './promises/writes.ts'

// Signing in, up and out, whose steps are told apart by codes that work once; what writes nothing; what other tests end.
const ELSEWHERE =
  /^POST \/(?:confirm-email|forgot-password|reset-password|verify-email)|\/api\/(?:auth|signup|passkeys|second-factor|setup|export|admin\/invitations)\b|\/unban$|^POST \/(?:api\/imports\/fan|app\/album\/:id\/restore)$/

it('knows every route that writes', () => {
  const routes = inspectRoutes(app).filter(({ isMiddleware, method }) => !isMiddleware && method !== 'GET')
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`).filter((name) => !ELSEWHERE.test(name)))
  expect(new Set(writes.map(({ name }) => name.split(' ').slice(0, 2).join(' ')))).toEqual(names)
})

const DAY = 86_400_000
const keyed = writes.filter(({ name }) => / \/api\/(?:albums|crates|tags|trash)\b/.test(name))

/** The call of a write, with a key. */
const withKey = (write: Named, key: string): Named => ({
  ...write,
  call: (world) => ({ ...write.call(world), headers: { 'idempotency-key': key } }),
})

const stateIn = async ({ person }: World) => JSON.stringify(await stateOf(person.id))
const rowsOf = ({ id }: Person) =>
  env.DB.prepare('SELECT count(*) AS count FROM idempotency_key WHERE user_id = ?').bind(id).first<number>('count')

it.each(keyed)('does $name once, however often it is sent with a key', async (write) => {
  const [once, again, parallel] = [await newWorld(), await newWorld(), await newWorld()]
  const { status } = await sendFor(withKey(write, 'k'), once)
  expect(status).toBeLessThan(300)
  const statuses = [await sendFor(withKey(write, 'k'), again), await sendFor(withKey(write, 'k'), again)]
  statuses.push(...(await Promise.all(Array.from({ length: 3 }, () => sendFor(withKey(write, 'k'), parallel)))))
  for (const sent of statuses) expect([status, 204]).toContain(sent.status)
  expect(statuses[1]?.body).toEqual(statuses[0]?.body)
  expect(await stateIn(again)).toBe(await stateIn(once))
  expect(await stateIn(parallel)).toBe(await stateIn(once))
})

const rate = (person: Person, id: number | undefined, json: object, key: string) =>
  person.call(`/api/albums/${id}`, { method: 'PATCH', json, headers: { 'idempotency-key': key } })

it('gives the answer of the first time again, also after later changes', async () => {
  const person = await newPerson()
  const [album] = await add(person, [{}])
  const first = await rate(person, album?.id, { rating: 2 }, 'one')
  const view = await answer<AlbumView>(first)
  expect((await answer<AlbumView>(rate(person, album?.id, { rating: 5 }, 'two'))).rating).toBe(5)
  const again = await rate(person, album?.id, { rating: 2 }, 'one')
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await again.json()).toEqual(view)
  expect((await answer<AlbumView>(person.call(`/api/albums/${album?.id}`))).rating).toBe(5)
  expect(await rowsOf(person)).toBe(2)
})

it('refuses another call with a used key, and lets everybody have their own', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [[album], [theirs]] = [await add(person, [{}]), await add(other, [{}])]
  await rate(person, album?.id, { rating: 2 }, 'one')
  const refused = await rate(person, album?.id, { rating: 3 }, 'one')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ code: 'key-used', message: 'This key was used for another request' })
  const elsewhere = await person.call('/api/trash', { method: 'DELETE', headers: { 'idempotency-key': 'one' } })
  expect(elsewhere.status).toBe(409)
  expect((await rate(other, theirs?.id, { rating: 3 }, 'one')).status).toBe(200)
  expect((await answer<AlbumView>(person.call(`/api/albums/${album?.id}`))).rating).toBe(2)
})

it('names a key that is too long, and leaves the key of a refused call unused', async () => {
  const person = await newPerson()
  const [album] = await add(person, [{}])
  const long = await rate(person, album?.id, { rating: 1 }, 'x'.repeat(101))
  expect(long.status).toBe(400)
  expect(await long.json()).toMatchObject({ code: 'invalid', fields: { 'idempotency-key': expect.any(String) } })
  expect((await rate(person, album?.id, { rating: 9 }, 'one')).status).toBe(400)
  expect((await rate(person, album?.id, { rating: 1, version: 99 }, 'one')).status).toBe(409)
  expect((await rate(person, 1, { rating: 1 }, 'one')).status).toBe(404)
  expect(await rowsOf(person)).toBe(0)
  expect((await rate(person, album?.id, { rating: 4 }, 'one')).status).toBe(200)
  expect(await rowsOf(person)).toBe(1)
})

it('answers with 204 where the first answer was too long to keep', async () => {
  const person = await newPerson()
  const albums = await add(
    person,
    Array.from({ length: 100 }, () => ({ notes: 'n'.repeat(1_000) })),
  )
  const json = { albumIds: albums.map(({ id }) => id), change: { rating: 3 } }
  const edit = () => person.call('/api/albums/edit', { json, headers: { 'idempotency-key': 'one' } })
  expect((await answer<{ albums: unknown[] }>(edit())).albums).toHaveLength(100)
  const again = await edit()
  expect([again.status, await again.text()]).toEqual([204, ''])
  const [album] = await answer<AlbumView[]>(person.call('/api/albums'))
  expect(album?.version).toBe(2)
})

it('keeps a thousand keys of a person, each for 14 days', async () => {
  const person = await newPerson()
  const [album] = await add(person, [{}])
  const limits: { idempotencyKeys: number } = LIMITS
  const real = limits.idempotencyKeys
  expect(real).toBe(1_000)
  limits.idempotencyKeys = 3
  try {
    for (let number = 1; number <= 5; number += 1) await rate(person, album?.id, { rating: number }, `key ${number}`)
  } finally {
    limits.idempotencyKeys = real
  }
  expect(await rowsOf(person)).toBe(3)
  const run = (days: number) =>
    worker.scheduled(createScheduledController({ scheduledTime: new Date(Date.now() + days * DAY) }), env as never)
  await run(13.9)
  expect(await rowsOf(person)).toBe(3)
  await run(14.1)
  expect(await rowsOf(person)).toBe(0)
})

it('does a call once where its crate is gone by the second time', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person, { name: 'Harbour' })
  const remove = () => person.call(`/api/crates/${id}`, { method: 'DELETE', headers: { 'idempotency-key': 'gone' } })
  expect((await Promise.all([remove(), remove(), remove()])).map(({ status }) => status)).toEqual([204, 204, 204])
  expect((await remove()).status).toBe(204)
  expect((await person.call(`/api/crates/${id}`, { method: 'DELETE' })).status).toBe(404)
})
