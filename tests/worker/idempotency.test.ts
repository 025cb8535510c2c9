import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { inspectRoutes } from 'hono/dev'
import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { LIMITS } from '#domain/limits.ts'
import { app } from '#worker/app.ts'
import worker from '#worker/index.ts'
import { add, addCrate, answer } from './collections.ts'
import { RECORDS } from './databases.ts'
import { newPerson, type Person } from './people.ts'
import { stateOf } from './promises/state.ts'
import { type Named, newWorld, sendFor, type World, writes } from './promises/writes.ts'

// Signing in, up and out, whose steps are told apart by codes that work once; what writes nothing; visits, which each count; what other
// tests end.
const ELSEWHERE =
  /^POST \/(?:confirm-email|forgot-password|reset-password|verify-email)|\/api\/(?:auth|signup|passkeys|second-factor|setup|export|admin\/invitations|bandcamp-link|imports\/weekly|listenbrainz|tokens|shares|gifts|admin\/shares)\b|\/unban$|^POST \/(?:api\/imports\/(?:fan|link)|app\/album\/:id\/restore|s\/:token\/visit)$/

it('knows every route that writes', () => {
  const routes = inspectRoutes(app).filter(({ isMiddleware, method }) => !isMiddleware && method !== 'GET')
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`).filter((name) => !ELSEWHERE.test(name)))
  expect(new Set(writes.map(({ name }) => name.split(' ').slice(0, 2).join(' ')))).toEqual(names)
})

const DAY = 86_400_000
const ofRecords = writes.filter(({ name }) => / \/api\/(?:albums|crates|listens|tags|trash)\b/.test(name))
/** What a repeat would do twice: it takes a key. */
const KEYED =
  /^(?:POST \/api\/(?:albums|albums\/:id\/listens|crates|albums\/(?:un)?merge|tags\/(?:edit|undo))|DELETE \/api\/tags\/rules|PATCH .*\/favorite)$/
const keyed = ofRecords.filter(({ name }) => KEYED.test(name))
const repeatable = ofRecords.filter(({ name }) => !KEYED.test(name))

/** The call of a write, with a key. */
const withKey = (write: Named, key: string): Named => ({
  ...write,
  call: (world) => ({ ...write.call(world), headers: { 'idempotency-key': key } }),
})

const stateIn = async ({ person }: World) => JSON.stringify(await stateOf(person.id))
const rowsOf = ({ id }: Person) =>
  RECORDS.prepare('SELECT count(*) AS count FROM idempotency_key WHERE user_id = ?').bind(id).first<number>('count')

it.each(keyed)('does $name once, however often it is sent with a key', async (write) => {
  const [world, parallel] = [await newWorld(), await newWorld()]
  const send = (to: World) => sendFor(withKey(write, 'k'), to)
  const first = await send(world)
  expect(first.status).toBeLessThan(300)
  const once = await stateIn(world)
  const again = await send(world)
  expect(again.body).toEqual(first.body)
  const sent = [again, ...(await Promise.all(Array.from({ length: 3 }, () => send(parallel))))]
  for (const { status } of sent) expect([first.status, 204]).toContain(status)
  expect(await stateIn(world)).toBe(once)
  expect(await stateIn(parallel)).toBe(once)
})

it.each(repeatable)('does nothing more if $name is sent again', async (write) => {
  const world = await newWorld()
  expect((await sendFor(write, world)).status).toBeLessThan(300)
  const once = await stateIn(world)
  expect((await sendFor(write, world)).status).toBeLessThan(500)
  expect(await stateIn(world)).toBe(once)
})

const toggle = (person: Person, id: number, key: string) =>
  person.call(`/api/crates/${id}/favorite`, { method: 'PATCH', headers: { 'idempotency-key': key } })

it('gives the answer of the first time again, also after later changes', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person, { name: 'Harbour' })
  const first = await toggle(person, id, 'one')
  const view = await answer<CrateView>(first)
  expect(view.isFavorite).toBe(true)
  expect((await answer<CrateView>(toggle(person, id, 'two'))).isFavorite).toBe(false)
  const again = await toggle(person, id, 'one')
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  expect(again.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await again.json()).toEqual(view)
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toMatchObject([{ id, isFavorite: false }])
  expect(await rowsOf(person)).toBe(2)
})

it('refuses another call with a used key, and lets everybody have their own', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [mine, mineToo] = [await addCrate(person, { name: 'One' }), await addCrate(person, { name: 'Two' })]
  const theirs = await addCrate(other, { name: 'One' })
  await toggle(person, mine.id, 'one')
  const refused = await toggle(person, mineToo.id, 'one')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ code: 'key-used', message: 'This key was used for another request' })
  const elsewhere = await person.call('/api/crates', { json: { name: 'Three' }, headers: { 'idempotency-key': 'one' } })
  expect(elsewhere.status).toBe(409)
  expect((await toggle(other, theirs.id, 'one')).status).toBe(200)
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toMatchObject([
    { isFavorite: true },
    { isFavorite: false },
  ])
})

it('names a key that is too long, and leaves the key of a refused call unused', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person, { name: 'Harbour' })
  const long = await toggle(person, id, 'x'.repeat(101))
  expect(long.status).toBe(400)
  expect(await long.json()).toMatchObject({ code: 'invalid', fields: { 'idempotency-key': expect.any(String) } })
  const create = (json: object) => person.call('/api/crates', { json, headers: { 'idempotency-key': 'one' } })
  expect((await create({ name: '' })).status).toBe(400)
  expect((await create({ name: 'Of others', albumIds: [1] })).status).toBe(404)
  expect((await toggle(person, 1, 'one')).status).toBe(404)
  expect(await rowsOf(person)).toBe(0)
  expect((await toggle(person, id, 'one')).status).toBe(200)
  expect(await rowsOf(person)).toBe(1)
})

it('answers with 204 where the first answer was too long to keep', async () => {
  const person = await newPerson()
  const limits: { answerKept: number } = LIMITS
  const real = limits.answerKept
  limits.answerKept = 100
  const create = () => person.call('/api/crates', { json: { name: 'Harbour' }, headers: { 'idempotency-key': 'one' } })
  try {
    expect((await create()).status).toBe(201)
  } finally {
    limits.answerKept = real
  }
  const again = await create()
  expect([again.status, await again.text()]).toEqual([204, ''])
  expect(await answer<CrateView[]>(person.call('/api/crates'))).toHaveLength(1)
})

it('keeps a thousand keys of a person, each for 14 days', async () => {
  const person = await newPerson()
  const { id } = await addCrate(person, { name: 'Harbour' })
  const limits: { idempotencyKeys: number } = LIMITS
  const real = limits.idempotencyKeys
  expect(real).toBe(1_000)
  limits.idempotencyKeys = 3
  try {
    for (let number = 1; number <= 5; number += 1) await toggle(person, id, `key ${number}`)
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

describe('a change of what has it already', () => {
  it('leaves the album as it is, also on a version that the first time has changed', async () => {
    const person = await newPerson()
    const [album] = await add(person, [{}])
    const path = `/api/albums/${album?.id}`
    const patch = (json: object) => person.call(path, { method: 'PATCH', json })
    for (const json of [
      { rating: 4 },
      { notes: 'Rain', version: 2 },
      { title: 'Low Water', tags: ['dub'], version: 3 },
      { list: 'wishlist' },
    ]) {
      const first = await answer<AlbumView>(patch(json))
      expect(await answer<AlbumView>(patch(json))).toEqual(first)
    }
    expect(await answer<AlbumView>(person.call(path))).toMatchObject({ version: 5 })
    const stale = await patch({ notes: 'Sun', version: 2 })
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'stale', album: { notes: 'Rain' } }])
  })

  it('leaves the crate as it is', async () => {
    const person = await newPerson()
    const { id } = await addCrate(person, { name: 'Harbour' })
    const patch = (json: object) => person.call(`/api/crates/${id}`, { method: 'PATCH', json })
    for (const json of [{ isFavorite: true }, { name: 'Low Water', description: 'Rain', version: 2 }]) {
      const first = await answer<CrateView>(patch(json))
      expect(await answer<CrateView>(patch(json))).toEqual(first)
    }
    const stale = await patch({ name: 'High Water', version: 2 })
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'stale', crate: { version: 3 } }])
  })
})
