import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { AlbumEvent } from '#domain/albums/album-event.ts'
import { LIMITS } from '#domain/limits.ts'
import { readAlbumEvents, readEventsSince } from '#worker/db/albums/album-events.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { answer, newEmptyPerson } from '../collections.ts'
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
  await set(person, id, 'gone_at = 1')
  await set(person, id, 'gone_at = NULL')
  const events = await eventsOf(person, id)
  expect(told(events)).toEqual([
    ['back', null, null],
    ['gone', null, null],
    ['out', null, null],
    ['price', '700 EUR', '500 EUR'],
    ['moved', 'wishlist', 'collection'],
    ['rated', '3.5', null],
    ['rated', '4', '3.5'],
    ['rated', null, '4'],
    ['added', null, null],
  ])
  for (const { at } of events) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
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

it('puts what happened into the file of the collection, which can be imported', async () => {
  const person = await newEmptyPerson()
  const id = await addAlbum(person, { rating: 3 })
  await person.call(`/api/albums/${id}`, { method: 'PATCH', json: { rating: 5 } })
  await set(person, id, 'gone_at = 1000')
  const text = await (await person.call('/api/export/collection')).text()
  const file = JSON.parse(text) as { albums: { events: AlbumEvent[] }[] }
  expect(told(file.albums[0]?.events ?? [])).toEqual([
    ['added', null, null],
    ['rated', '3', '5'],
    ['gone', null, null],
  ])
  const other = await newEmptyPerson()
  const imported = await other.call('/api/import/collection', { json: { collectionData: text } })
  expect(imported.status).toBe(200)
  const [album] = (await (await other.call('/api/albums')).json()) as { id: number; goneAt: string }[]
  expect(album?.goneAt).toBe('1970-01-01T00:00:01.000Z')
  expect(told(await eventsOf(other, album?.id ?? 0))).toEqual([['added', null, null]])
})
