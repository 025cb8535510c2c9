import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { AlbumEvent } from '#domain/albums/album-view.ts'
import { LIMITS } from '#domain/limits.ts'
import { readAlbumEvents, readEventsSince } from '#worker/db/albums/album-events.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { answer, exportJson, newEmptyPerson } from '../collections.ts'
import { countedCall } from '../counting.ts'
import { ctxOf, type Person } from '../people.ts'

const ALBUM = { title: 'Low Water', artist: 'Harbour', bandcampUrl: 'https://harbour.bandcamp.com/album/low-water' }

async function addAlbum(person: Person, fields: object = {}): Promise<number> {
  const { id } = (await (await person.call('/api/albums', { json: { ...ALBUM, ...fields } })).json()) as { id: number }
  return id
}

const eventsOf = async (person: Person, id: number) =>
  (await (await person.call(`/api/albums/${id}/events`)).json()) as AlbumEvent[]
const told = (events: readonly AlbumEvent[]) => events.map(({ kind, before, after }) => [kind, before, after])

const set = (person: Person, id: number, columns: string) =>
  ctxOf(person.id).db.run(sql`UPDATE album SET ${sql.raw(columns)}, changed = changed + 1 WHERE id = ${id}`)

it('tells what happened to an album once each, the newest first', async () => {
  const before = Date.now()
  const person = await newEmptyPerson()
  const id = await addAlbum(person, { list: 'wishlist', price: 700, currency: 'EUR', isPreorder: true })
  const change = (json: object) => person.call(`/api/albums/${id}`, { method: 'PATCH', json })
  await change({ rating: 4 })
  await change({ rating: 4 })
  await change({ rating: 3.5 })
  await change({ rating: 0 })
  await change({ notes: 'Loud', tags: ['dub'] })
  await change({ list: 'collection' })
  await set(person, id, 'price = 500')
  await set(person, id, 'price = 500, is_preorder = 0')
  await set(person, id, 'track_count = 3')
  await set(person, id, 'track_count = 5')
  await change({ trackCount: 6 })
  await set(person, id, 'gone_at = 1')
  await set(person, id, 'gone_at = NULL')
  const events = await eventsOf(person, id)
  expect(told(events)).toEqual([
    ['back', null, null],
    ['gone', null, null],
    ['grew', '3', '5'],
    ['out', null, null],
    ['price', '700 EUR', '500 EUR'],
    ['moved', 'wishlist', 'collection'],
    ['rated', '3.5', null],
    ['rated', '4', '3.5'],
    ['rated', null, '4'],
    ['added', null, null],
  ])
  for (const { at } of events) {
    expect(Date.parse(at)).toBeGreaterThan(before - 1_000)
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
  }
})

it('says nothing of what is in the trash, and nothing of a price that was not known', async () => {
  const person = await newEmptyPerson()
  const id = await addAlbum(person)
  await set(person, id, "price = 500, currency = 'EUR'")
  await person.call(`/api/albums/${id}`, { method: 'DELETE' })
  await set(person, id, 'price = 900')
  expect((await person.call(`/api/albums/${id}/events`)).status).toBe(404)
  expect(await readEventsSince(ctxOf(person.id), new Date(0))).toEqual([])
  await person.call('/api/albums/restore', { json: { albumIds: [id] } })
  expect(told(await eventsOf(person, id))).toEqual([['added', null, null]])
})

it('keeps the newest events of an album', async () => {
  const person = await newEmptyPerson()
  const id = await addAlbum(person, { price: 1, currency: 'EUR' })
  for (let price = 2; price <= LIMITS.eventsPerAlbum + 5; price += 1) await set(person, id, `price = ${price}`)
  const events = await readAlbumEvents(ctxOf(person.id), id)
  expect(events).toHaveLength(LIMITS.eventsPerAlbum)
  expect(events[0]?.after).toBe(`${LIMITS.eventsPerAlbum + 5} EUR`)
  const [stored] = await ctxOf(person.id).db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM album_event WHERE album_id = ${id}`,
  )
  expect(stored?.count).toBe(LIMITS.eventsPerAlbum)
})

it('tells what imports and syncs found since a time with one query', async () => {
  const person = await newEmptyPerson()
  await insertAlbums(
    ctxOf(person.id),
    Array.from({ length: 150 }, (_, index) => ({ ...ALBUM, title: `T${index}`, bandcampUrl: null })),
  )
  const told = (since: string) => readEventsSince(ctxOf(person.id), new Date(since))
  expect(await told('2026-01-01T00:00:00Z')).toEqual([])
  await ctxOf(person.id).db.run(
    sql`UPDATE album SET import_id = 1, price = 700, currency = 'EUR' WHERE user_id = ${person.id}`,
  )
  const added = await told('2026-01-01T00:00:00Z')
  expect(added).toHaveLength(LIMITS.eventsTold)
  const { albumId = 0, title, at = '' } = added[0] ?? {}
  await person.call(`/api/albums/${albumId}`, { method: 'PATCH', json: { rating: 2 } })
  await person.call(`/api/albums/${albumId}`, { method: 'PATCH', json: { list: 'wishlist' } })
  await set(person, albumId, 'price = 500')
  const since = await told(at)
  expect(since).toMatchObject([{ kind: 'price', albumId, title, before: '700 EUR', after: '500 EUR' }])
  const { text, statements, rowsRead } = await countedCall(person, `/api/albums/events?since=${at}`)
  expect(JSON.parse(text)).toEqual(since)
  const later = since[0]?.at ?? ''
  expect(await answer(person.call(`/api/albums/events?since=${at}&until=${later}`))).toEqual(since)
  const before = new Date(Date.parse(later) - 1).toISOString()
  expect(await answer(person.call(`/api/albums/events?since=${at}&until=${before}`))).toEqual([])
  expect(statements).toBe(2)
  expect(rowsRead).toBeLessThan(20)
  const one = await countedCall(person, `/api/albums/${albumId}/events`)
  expect([one.statements, JSON.parse(one.text).length]).toEqual([2, 4])
  expect(one.rowsRead).toBeLessThan(20)
})

it('tells nothing of the first import, nor of what was imported while it ran, and all of those after it', async () => {
  const person = await newEmptyPerson()
  const bring = (titles: string[]) =>
    person.call('/api/import/albums', {
      json: {
        csvData: `title,artist,coverUrl\n${titles.map((title) => `${title},Halvorsen,https://f4.bcbits.com/img/a1_2.jpg`).join('\n')}`,
      },
    })
  const told = async () => (await readEventsSince(ctxOf(person.id), new Date(0))).map(({ title }) => title)
  const { db } = ctxOf(person.id)
  const setTimes = (id: SQL, times: string) =>
    db.run(sql`UPDATE fan_import SET ${sql.raw(times)} WHERE user_id = ${person.id} AND id = ${id}`)
  const [first, last] = ['min', 'max'].map(
    (which) => sql`(SELECT ${sql.raw(which)}(id) FROM fan_import WHERE user_id = ${person.id})`,
  ) as [SQL, SQL]
  await bring(['Slate', 'Copper'])
  expect(await told()).toEqual([])
  // The other list of the same fan.
  await bring(['Amber'])
  await setTimes(first, 'started_at = 1000, finished_at = 3000')
  await setTimes(last, 'started_at = 2000, finished_at = 9000')
  expect(await told()).toEqual([])
  await bring(['Flint', 'Chalk'])
  expect((await told()).toSorted()).toEqual(['Chalk', 'Flint'])
  const [event] = await readEventsSince(ctxOf(person.id), new Date(0))
  expect(event).toMatchObject({ kind: 'added', coverUrl: 'https://f4.bcbits.com/img/a1_2.jpg' })
  // While the first one runs.
  await setTimes(first, 'finished_at = NULL')
  expect(await told()).toEqual([])
  // What has changed since is news of whatever album.
  const [slate] = (await answer(person.call('/api/albums'))) as { id: number; title: string }[]
  await set(person, slate?.id ?? 0, 'gone_at = 1')
  expect(await told()).toEqual([slate?.title])
})

type File = { albums: ({ id: number; title: string; events?: unknown[] } & Record<string, unknown>)[] }
const exported = async (person: Person): Promise<File> => JSON.parse(await exportJson(person))
const historiesOf = ({ albums }: File) => new Map(albums.map(({ title, events }) => [title, events]))
const bringIn = async (person: Person, file: object) => {
  const collectionData = JSON.stringify({ format: 'gatefold', version: 1, crates: [], ...file })
  const response = await person.call('/api/import/collection', { json: { collectionData } })
  expect(response.status).toBe(200)
  return {
    left: response.headers.get('parts-left-out'),
    importId: Number(response.headers.get('import-id')),
    report: (await response.json()) as object,
  }
}
const undo = (person: Person, importId: number) => person.call(`/api/imports/${importId}/undo`, { method: 'POST' })
const at = (day: number) => `2024-05-${String(day).padStart(2, '0')}T10:00:00.000Z`
const event = (day: number, kind: string, before: unknown = null, after: unknown = null) => ({
  at: at(day),
  kind,
  before,
  after,
})

it('is the same in another account after export and import, and a second import adds nothing', async () => {
  const person = await newEmptyPerson()
  const id = await addAlbum(person, { rating: 3, price: 1, currency: 'EUR' })
  await person.call(`/api/albums/${id}`, { method: 'PATCH', json: { rating: 5 } })
  await set(person, id, 'gone_at = 1000')
  const many = await addAlbum(person, {
    title: 'Many',
    bandcampUrl: `${ALBUM.bandcampUrl}-2`,
    price: 1,
    currency: 'EUR',
  })
  for (let price = 2; price <= LIMITS.eventsPerAlbum + 5; price += 1) await set(person, many, `price = ${price}`)
  await addAlbum(person, { title: 'New', bandcampUrl: `${ALBUM.bandcampUrl}-3` })
  const file = await exported(person)
  expect(told(historiesOf(file).get(ALBUM.title) as AlbumEvent[])).toEqual([
    ['added', null, null],
    ['rated', '3', '5'],
    ['gone', null, null],
  ])
  expect(historiesOf(file).get('Many')).toHaveLength(LIMITS.eventsPerAlbum)

  const other = await newEmptyPerson()
  expect((await bringIn(other, file)).left).toBe('0')
  expect(historiesOf(await exported(other))).toEqual(historiesOf(file))
  const [album] = (await answer<{ id: number; title: string }[]>(other.call('/api/albums'))).filter(
    ({ title }) => title === ALBUM.title,
  )
  expect(told(await eventsOf(other, album?.id ?? 0))).toEqual([
    ['gone', null, null],
    ['rated', '3', '5'],
    ['added', null, null],
  ])
  // It is no news.
  expect(await readEventsSince(ctxOf(other.id), new Date(0))).toEqual([])
  for (const one of [person, other]) {
    await bringIn(one, file)
    expect(historiesOf(await exported(one))).toEqual(historiesOf(file))
  }
})

it('keeps what an album has, and gets what it lacks from a file in its order, which goes with Undo', async () => {
  const person = await newEmptyPerson()
  const id = await addAlbum(person, { rating: 3 })
  await person.call(`/api/albums/${id}`, { method: 'PATCH', json: { rating: 5 } })
  const before = await eventsOf(person, id)
  const events = [
    event(1, 'added'),
    event(2, 'rated', null, '3.5'),
    event(3, 'moved', 'wishlist', 'collection'),
    { ...event(4, 'rated', '3.5', '3'), at: '2999-01-01T00:00:00Z' },
  ]
  const { importId } = await bringIn(person, { albums: [{ ...ALBUM, events }] })
  expect(await eventsOf(person, id)).toEqual([...before.slice(0, 2), ...[events[2], events[1]]])
  expect(await answer(undo(person, importId))).toMatchObject({ kept: 0 })
  expect(await eventsOf(person, id)).toEqual(before)
})

it('keeps the newest events of an album and a file together', async () => {
  const person = await newEmptyPerson()
  const id = await addAlbum(person, { price: 1, currency: 'EUR' })
  for (let price = 2; price < LIMITS.eventsPerAlbum - 2; price += 1) await set(person, id, `price = ${price}`)
  const before = await eventsOf(person, id)
  const events = [1, 2, 3, 4, 5, 6, 7].map((day) => event(day, 'rated', String(day % 5 || 5), null))
  await bringIn(person, { albums: [{ ...ALBUM, events: events.toReversed() }] })
  const room = LIMITS.eventsPerAlbum - before.length
  const now = await readAlbumEvents(ctxOf(person.id), id)
  expect(now).toEqual([...before.slice(0, -1), before.at(-1), ...events.slice(-room).toReversed()])
})

it('goes with Undo from an album that was changed since, but for when it was added', async () => {
  const person = await newEmptyPerson()
  const { importId } = await bringIn(person, {
    albums: [{ ...ALBUM, events: [event(1, 'added'), event(2, 'out')] }],
  })
  const [album] = await answer<{ id: number }[]>(person.call('/api/albums'))
  await person.call(`/api/albums/${album?.id}`, { method: 'PATCH', json: { rating: 5 } })
  expect(await answer(undo(person, importId))).toMatchObject({ kept: 1, removed: 0 })
  expect(told(await eventsOf(person, album?.id ?? 0))).toEqual([
    ['rated', null, '5'],
    ['added', null, null],
  ])
})

it.each<[string, unknown]>([
  ['no list', 'rated'],
  ['no event', ['rated']],
  ['another kind', [event(1, 'bought')]],
  ['a time that is none', [{ ...event(1, 'added'), at: 'May' }]],
  ['a rating over 5', [event(1, 'rated', null, '5.5')]],
  ['a list that is none', [event(1, 'moved', 'collection', 'trash')]],
  ['no price', [event(1, 'price', null, '700 EUR')]],
  ['a value where there is none', [event(1, 'gone', null, 'x'.repeat(10_000))]],
  ['another field', [{ ...event(1, 'added'), more: 1 }]],
])('leaves out of a file an event that cannot be read, %s, and says so', async (_, wrong) => {
  const person = await newEmptyPerson()
  const good = event(3, 'moved', 'wishlist', 'collection')
  const events = Array.isArray(wrong) ? [...wrong, good] : wrong
  const { left } = await bringIn(person, { albums: [{ ...ALBUM, events }] })
  expect(left).toContain('1')
  const [album] = await answer<{ id: number }[]>(person.call('/api/albums'))
  expect(told(await eventsOf(person, album?.id ?? 0))).toEqual([
    Array.isArray(wrong) ? ['moved', 'wishlist', 'collection'] : ['added', null, null],
  ])
})
