import { expect, it } from 'vitest'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { createDb } from '#worker/db/database.ts'
import { beginFanImport } from '#worker/db/imports/begin-finish.ts'
import { writeAlbumDetails } from '#worker/db/imports/details.ts'
import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { cancelImport } from '#worker/db/imports/imports.ts'
import { undoImport } from '#worker/db/imports/undo.ts'
import { saveRates } from '#worker/db/rates.ts'
import { add, answer, newEmptyPerson } from '../collections.ts'
import { type Counts, countedCall, countingDatabase } from '../counting.ts'
import { RECORDS } from '../databases.ts'
import { ctxOf, type Person, systemCtx } from '../people.ts'

const FACTS = {
  label: 'Low Tide',
  labelUrl: 'https://low-tide.bandcamp.com',
  price: 750,
  currency: 'EUR',
  isNamePrice: false,
  isPreorder: true,
  isPurchasable: true,
  purchasedAt: '2024-03-01T12:00:00.000Z',
  fans: 12,
  artId: 99,
  about: 'Two sides\nof sea',
  credits: 'Recorded at home',
  location: 'Bergen',
}
const listed = (id: number, given: Partial<ImportedAlbum> = {}): ImportedAlbum => ({
  title: `Record ${id}`,
  artist: 'Band',
  bandcampUrl: `https://band.bandcamp.com/album/record-${id}`,
  sourceKey: `a${id}`,
  bandId: 7,
  previewTrackId: 8,
  list: 'collection',
  ...given,
})

let fans = 0
/** Imports a fan's list of one page; returns what it cost. */
async function sync(
  person: Person,
  albums: readonly ImportedAlbum[],
  type: 'collection' | 'wishlist' = 'collection',
  username = '',
): Promise<Counts & { importId: number }> {
  fans += 1
  const ctx = ctxOf(person.id)
  const { id } = await beginFanImport(ctx, { username: username || `fan-${fans}`, type })
  const { database, counts } = countingDatabase(RECORDS)
  await writeFanPage(
    { ...ctx, db: createDb(database) },
    { importId: id, page: 0, albums, found: albums.length, skipped: 0 },
  )
  await cancelImport(ctx, id)
  return { ...counts, importId: id }
}

const rowsOf = async ({ id }: Person) =>
  (await RECORDS.prepare('SELECT * FROM album WHERE user_id = ? ORDER BY id').bind(id).all()).results
const only = async (person: Person) => {
  const [album] = await answer<AlbumView[]>(person.call('/api/albums'))
  return answer<AlbumDetails>(person.call(`/api/albums/${album?.id}`))
}

it('keeps what a list says of an album and shows it, in lists without the details', async () => {
  const person = await newEmptyPerson()
  await sync(person, [listed(1, FACTS), listed(2)])
  const albums = await answer<AlbumView[]>(person.call('/api/albums'))
  const [plain, album] = albums.sort((a, b) => b.id - a.id)
  expect(await answer(person.call(`/api/albums/${album?.id}`))).toMatchObject({
    ...FACTS,
    itemType: 'album',
    itemId: 1,
    tracks: [],
  })
  expect(album).toMatchObject({ label: 'Low Tide', price: 750, currency: 'EUR', itemId: 1 })
  for (const detail of ['about', 'credits', 'location', 'labelUrl', 'fans']) expect(album).not.toHaveProperty(detail)
  for (const fact of Object.keys(FACTS)) expect(plain).not.toHaveProperty(fact)
})

const TRACKS = [
  { number: 1, title: 'One', duration: 61, streamable: true },
  { number: 2, title: 'Two', artist: 'A guest', streamable: false },
]

it('adds an album with its tracks, once', async () => {
  const person = await newEmptyPerson()
  const album = { title: 'T', artist: 'A', bandcampUrl: 'https://a.example/t', tracks: TRACKS }
  const made = await person.call('/api/albums', { json: album })
  expect(made.status).toBe(201)
  expect((await only(person)).tracks).toEqual(TRACKS)
  const again = { ...album, tracks: [{ ...TRACKS[0], number: 3 }] }
  expect((await person.call('/api/albums', { json: again })).status).toBe(409)
  expect((await only(person)).tracks).toEqual(TRACKS)
})

it.each([
  ['a list that is too long', Array.from({ length: 201 }, (_, number) => ({ ...TRACKS[0], number }))],
  ['a track without a title', [{ number: 1, streamable: true }]],
  ['a track with an unknown field', [{ ...TRACKS[0], evil: 1 }]],
  ['a text', 'One'],
])('refuses %s as tracks', async (_, tracks) => {
  const person = await newEmptyPerson()
  const json = { title: 'T', artist: 'A', bandcampUrl: 'https://a.example/t', tracks }
  expect((await person.call('/api/albums', { json })).status).toBe(400)
})

it('leaves the tracks of an album as they are when a file with others is imported', async () => {
  const person = await newEmptyPerson()
  const bring = (tracks: unknown) => {
    const album = { title: 'T', artist: 'A', bandcampUrl: 'https://a.example/t', tracks }
    const collectionData = JSON.stringify({ format: 'gatefold', version: 1, albums: [album], crates: [] })
    return answer(person.call('/api/import/collection', { json: { collectionData } }))
  }
  await bring(TRACKS)
  await bring([{ ...TRACKS[0], number: 7, title: 'Other' }])
  expect((await only(person)).tracks).toEqual(TRACKS)
})

it('takes out the tracks of an album that an import restored from the trash when that is undone, but no earlier ones', async () => {
  const person = await newEmptyPerson()
  const bring = (...tracks: unknown[][]) => {
    const albums = tracks.map((some, index) => {
      const title = `T${index}`
      return { title, artist: 'A', bandcampUrl: `https://a.example/${title}`, ...(some.length > 0 && { tracks: some }) }
    })
    const collectionData = JSON.stringify({ format: 'gatefold', version: 1, albums, crates: [] })
    return answer(person.call('/api/import/collection', { json: { collectionData } }))
  }
  await bring([], TRACKS)
  const state = async () => {
    const { results } = await RECORDS.prepare('SELECT * FROM album_track WHERE user_id = ?').bind(person.id).all()
    return [...results, ...(await rowsOf(person)).map((row) => row.track_text)]
  }
  const before = await state()
  const albumIds = (await rowsOf(person)).map((row) => row.id)
  await person.call('/api/albums/delete', { json: { albumIds } })
  const other = [{ number: 7, title: 'Other', streamable: true }]
  await bring(other, other)
  expect(await state()).toHaveLength(before.length + 1)
  const [last] = await answer<{ id: number }[]>(person.call('/api/imports'))
  expect(await undoImport(ctxOf(person.id), last?.id ?? 0)).toMatchObject({ reverted: 2 })
  expect(await state()).toEqual(before)
})

it('writes no album when an unchanged list is synced again', async () => {
  const person = await newEmptyPerson()
  const page = [listed(1, { ...FACTS, notes: 'From Bandcamp: good' }), listed(2)]
  await sync(person, page)
  const before = await rowsOf(person)
  await sync(person, page)
  expect(await rowsOf(person)).toEqual(before)
})

it('replaces what Bandcamp says, keeps what it no longer says and what the person wrote', async () => {
  const person = await newEmptyPerson()
  await sync(person, [listed(1, FACTS)])
  const { id } = await only(person)
  const own = { title: 'My title', notes: 'mine', rating: 4, releaseDate: '1999', trackCount: 3, userTags: ['own'] }
  await person.call(`/api/albums/${id}`, { method: 'PATCH', json: own })
  const { version } = await only(person)
  await sync(person, [listed(1, { price: 1980, currency: 'JPY', isPreorder: false, notes: 'From Bandcamp: good' })])
  expect(await only(person)).toMatchObject({
    ...FACTS,
    price: 1980,
    currency: 'JPY',
    isPreorder: false,
    ...own,
    version,
  })
})

it("puts the fan's review into empty notes, and takes it out when the import is undone", async () => {
  const person = await newEmptyPerson()
  await sync(person, [listed(1)])
  const { importId } = await sync(person, [listed(1, { notes: 'From Bandcamp: Great' }), listed(2, { notes: 'Too' })])
  expect((await answer<AlbumView[]>(person.call('/api/albums'))).map(({ notes }) => notes).sort()).toEqual([
    'From Bandcamp: Great',
    'Too',
  ])
  expect(await only(person)).toBeDefined()
  await undoImport(ctxOf(person.id), importId)
  expect(await only(person)).toMatchObject({ itemId: 1, notes: '' })
})

it('matches an album by its address, else by its item at Bandcamp, whose address it follows', async () => {
  const person = await newEmptyPerson()
  const [mine] = await add(person, [{ bandcampUrl: 'https://band.bandcamp.com/album/record-1' }])
  await sync(person, [listed(1, { label: 'One' })])
  expect(await only(person)).toMatchObject({ id: mine?.id, label: 'One', itemType: 'album', itemId: 1 })
  const bandcampUrl = 'https://band.example/album/moved'
  await sync(person, [listed(1, { bandcampUrl, label: 'Two' })])
  expect(await only(person)).toMatchObject({ id: mine?.id, label: 'Two', bandcampUrl })
  const response = await person.call('/api/albums', {
    json: { title: 'T', artist: 'A', bandcampUrl: 'https://else.example/album/t', itemType: 'album', itemId: 1 },
  })
  expect([response.status, await response.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'already-there', album: expect.objectContaining({ id: mine?.id }) }),
  ])
})

it('leaves an item with the album that has it, where another one has its address', async () => {
  const person = await newEmptyPerson()
  await sync(person, [listed(1)])
  await add(person, [{ bandcampUrl: 'https://band.example/album/other' }])
  await sync(person, [listed(1, { bandcampUrl: 'https://band.example/album/other', label: 'New' })])
  const albums = await answer<AlbumView[]>(person.call('/api/albums'))
  expect(albums.map(({ itemId, label }) => [itemId, label])).toEqual([
    [undefined, undefined],
    [1, 'New'],
  ])
})

it('moves bought albums to the collection, also in the trash', async () => {
  const person = await newEmptyPerson()
  await sync(person, [listed(1, { list: 'wishlist' }), listed(2, { list: 'wishlist' })], 'wishlist')
  const [first] = await rowsOf(person)
  await person.call(`/api/albums/${first?.id}`, { method: 'DELETE' })
  await sync(person, [listed(1, { label: 'L' }), listed(2)])
  expect((await rowsOf(person)).map(({ list, label }) => [list, label])).toEqual([
    ['collection', null],
    ['collection', null],
  ])
  const select = RECORDS.prepare('SELECT rated_at, moved_at FROM album WHERE user_id = ? ORDER BY id').bind(person.id)
  const { results: moments } = await select.all()
  expect(moments).toEqual([1, 2].map(() => ({ rated_at: null, moved_at: expect.any(Number) })))
  await sync(person, [listed(1), listed(2, { label: 'M' })])
  expect((await select.all()).results).toEqual(moments)
})

it('stores tracks and texts with the details of an album', async () => {
  const person = await newEmptyPerson()
  const { importId } = await sync(person, [listed(1, { label: 'L' })])
  await RECORDS.prepare("UPDATE fan_import SET status = 'running' WHERE id = ?").bind(importId).run()
  const { id } = await only(person)
  const tracks = Array.from({ length: 200 }, (_, index) => ({
    number: index + 1,
    title: `Track ${index + 1}`,
    ...(index === 0 && { artist: 'Guest', duration: 61 }),
    streamable: index % 2 === 0,
  }))
  const details = { bandcampTags: ['dub'], about: 'Sea', credits: 'Us', price: 500, currency: 'USD', tracks }
  await writeAlbumDetails(ctxOf(person.id), { importId, albumId: id }, { ...details, releaseDate: '2020-01-01' })
  expect(await only(person)).toMatchObject({ ...details, label: 'L', releaseDate: '2020-01-01', version: 1 })
  await writeAlbumDetails(ctxOf(person.id), { importId, albumId: id }, { bandcampTags: [], tracks: [] })
  expect((await only(person)).tracks).toHaveLength(200)
})

it('keeps the latest exchange rates', async () => {
  const rate = (perUsd: number, day: string) => saveRates(systemCtx(), [{ currency: 'EUR', perUsd, day }])
  await rate(0.9, '2026-02-02')
  await rate(0.8, '2026-02-01')
  expect((await RECORDS.prepare('SELECT * FROM rate').all()).results).toEqual([
    { currency: 'EUR', per_usd: 0.9, day: '2026-02-02' },
  ])
  await rate(0.95, '2026-02-03')
  expect(await RECORDS.prepare('SELECT per_usd FROM rate').first('per_usd')).toBe(0.95)
})

it('returns 400 for a change of what only Bandcamp knows', async () => {
  const person = await newEmptyPerson()
  const [album] = await add(person, [FACTS])
  const response = await person.call(`/api/albums/${album?.id}`, { method: 'PATCH', json: { label: 'Mine' } })
  expect([response.status, await response.json()]).toMatchObject([400, { fields: { label: 'Unknown field' } }])
  expect(await only(person)).toMatchObject(FACTS)
})

it('reads few rows for a new album and for pages of a list, however many albums there are', async () => {
  const person = await newEmptyPerson()
  const many = (from: number) => Array.from({ length: 100 }, (_, index) => listed(from + index, FACTS))
  for (let page = 1; page <= 5; page += 1) await sync(person, many(page * 1_000))
  const json = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t' }
  // The first album computes how much the person stores; from then on the sum is kept.
  await person.call('/api/albums', { json: { ...json, bandcampUrl: 'https://a.bandcamp.com/album/first' } })
  const one = await countedCall(person, '/api/albums', { method: 'POST', json })
  const session = await countedCall(person, '/api/albums/0')
  expect(one.status).toBe(201)
  const fresh = await sync(person, many(1), 'collection', 'marit')
  const again = await sync(person, many(1), 'collection', 'marit')
  // For the album, its event, the limits of the person and what is kept of their albums.
  expect(one.rowsRead - session.rowsRead).toBeLessThanOrEqual(100)
  // What 100 new albums come to is counted of them, about 30 rows each.
  expect(fresh.rowsRead).toBeLessThanOrEqual(3_600)
  expect(again.rowsRead).toBeLessThanOrEqual(250)
  expect(again.rowsWritten).toBeLessThanOrEqual(3)
})

it('takes a new title and artist of an album that it brought in, unless the person has changed them', async () => {
  const person = await newEmptyPerson()
  const own = { title: 'Own Record 4', artist: 'Own Band', bandcampUrl: listed(4).bandcampUrl }
  const [added] = await add(person, [own])
  await sync(
    person,
    [1, 2, 3, 4].map((id) => listed(id, { notes: 'A review' })),
  )
  const albums = await answer<AlbumView[]>(person.call('/api/albums'))
  const patch = (id: number | undefined, json: object) => person.call(`/api/albums/${id}`, { method: 'PATCH', json })
  const idOf = (title: string) => albums.find((album) => album.title === title)?.id
  await patch(idOf('Record 2'), { artist: 'My spelling' })
  await patch(idOf('Record 3'), { artist: 'My spelling' })
  await patch(idOf('Record 3'), { artist: 'Band', notes: 'My notes' })
  await patch(idOf('Record 1'), { rating: 5, tags: ['own'], notes: 'LOUD' })
  const { importId } = await sync(
    person,
    [1, 2, 3, 4].map((id) => listed(id, { title: `Reborn ${id}`, artist: 'The Bänd' })),
  )
  const names = async () =>
    new Map(
      (await answer<AlbumView[]>(person.call('/api/albums'))).map((album) => [album.id, [album.title, album.artist]]),
    )
  const after = new Map([
    [idOf('Record 1'), ['Reborn 1', 'The Bänd']],
    [idOf('Record 2'), ['Record 2', 'My spelling']],
    [idOf('Record 3'), ['Record 3', 'Band']],
    [added?.id, ['Own Record 4', 'Own Band']],
  ])
  expect(await names()).toEqual(after)
  const found = async (q: string) =>
    (await answer<{ albums: AlbumView[] }>(person.call(`/api/albums/page?${new URLSearchParams({ q })}`))).albums.map(
      ({ id }) => id,
    )
  for (const q of ['reborn bänd', 'loud', 'reborn 1 loud own']) expect(await found(q), q).toEqual([idOf('Record 1')])
  expect(await found('"record 1" -reborn')).toEqual([])
  const [{ version, search_text: text } = {}] = (await rowsOf(person)).filter(({ id }) => id === idOf('Record 1'))
  // Rated and tagged once; a name that Bandcamp changes is no edit.
  expect([version, text]).toEqual([2, 'reborn 1\nthe bänd\nloud'])
  await undoImport(ctxOf(person.id), importId)
  expect(await names()).toEqual(new Map([...after, [idOf('Record 1'), ['Record 1', 'Band']]]))
})

it('leaves names in the trash, and those of an album that was merged into another, as they are', async () => {
  const person = await newEmptyPerson()
  await sync(
    person,
    [1, 2, 3].map((id) => listed(id)),
  )
  const idOf = async (title: string) =>
    (await answer<AlbumView[]>(person.call('/api/albums'))).find((album) => album.title === title)?.id
  const [trashed, keep, merged] = [await idOf('Record 1'), await idOf('Record 2'), await idOf('Record 3')]
  await person.call(`/api/albums/${trashed}`, { method: 'DELETE' })
  await person.call('/api/albums/merge', { json: { keep, merge: [merged] } })
  await sync(person, [listed(1, { title: 'Other' }), listed(3, { title: 'Another' })])
  expect((await answer<AlbumView[]>(person.call('/api/albums'))).map(({ title }) => title)).toEqual(['Record 2'])
  await person.call('/api/albums/restore', { json: { albumIds: [trashed] } })
  expect(await idOf('Record 1')).toBe(trashed)
})
