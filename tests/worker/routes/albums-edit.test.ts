import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { countedCall } from '../counting.ts'
import { RECORDS } from '../databases.ts'
import { newPerson, type Person } from '../people.ts'

const draft = (given: Record<string, unknown> = {}) => ({
  title: 'Low Water Songs',
  artist: 'Harbour Lights',
  bandcampUrl: `https://harbour-lights.bandcamp.com/album/${crypto.randomUUID()}`,
  ...given,
})
async function add(person: Person, given: Record<string, unknown> = {}): Promise<AlbumView> {
  const response = await person.call('/api/albums', { json: draft(given) })
  expect(response.status).toBe(201)
  return response.json()
}
const list = async (person: Person) => (await (await person.call('/api/albums')).json()) as AlbumView[]
/** All albums in the database. */
const everything = async () => (await RECORDS.prepare('SELECT * FROM album ORDER BY id').all()).results

const edit = (person: Person, albumIds: number[], change: unknown) =>
  person.call('/api/albums/edit', { json: { albumIds, change } })
async function edited(person: Person, albumIds: number[], change: unknown): Promise<AlbumView[]> {
  const response = await edit(person, albumIds, change)
  expect(response.status).toBe(200)
  return ((await response.json()) as { albums: AlbumView[] }).albums
}
/** The album after one more edit. */
const once = (album: AlbumView, now: Partial<AlbumView>) => ({
  ...album,
  version: album.version + 1,
  changedAt: expect.any(String),
  ...now,
})

it('rates, moves and tags several albums in one call and returns them', async () => {
  const person = await newPerson()
  const [a, b, c] = [
    await add(person, { bandcampTags: ['Dub', 'Élan'], userTags: ['sunday'], rating: 2 }),
    await add(person, { list: 'wishlist', userTags: ['élan'] }),
    await add(person),
  ]
  const ids = [b.id, a.id, a.id]
  expect(await edited(person, ids, { rating: 5, list: 'collection' })).toEqual([
    once(a, { rating: 5 }),
    once(b, { rating: 5, list: 'collection' }),
  ])
  const [first, second] = await edited(person, ids, { addTags: [' late   night', 'DUB'], removeTags: ['ÉLAN'] })
  expect(first).toMatchObject({ bandcampTags: ['Dub'], userTags: ['sunday', 'late night'], rating: 5, version: 3 })
  expect(first?.tags).toEqual(['Dub', 'sunday', 'late night'])
  expect(second).toMatchObject({ bandcampTags: [], userTags: ['late night', 'DUB'], rating: 5, version: 3 })
  const all = { rating: null, list: 'wishlist', addTags: ['x'], removeTags: ['dub', 'late night', 'sunday'] }
  for (const album of await edited(person, ids, all))
    expect(album).toMatchObject({ rating: null, list: 'wishlist', bandcampTags: [], userTags: ['x'], version: 4 })
  expect((await list(person)).find(({ id }) => id === c.id)).toEqual(c)
  expect(await edited(person, [], { rating: 1 })).toEqual([])
})

it('gives removed tags back as those of Bandcamp, unless the person has them by now', async () => {
  const person = await newPerson()
  const a = await add(person, { bandcampTags: ['Dub', 'tape'], userTags: ['sunday'] })
  await edited(person, [a.id], { removeTags: ['dub', 'tape', 'sunday'] })
  await edited(person, [a.id], { addTags: ['Tape'] })
  expect(await edited(person, [a.id], { addBandcampTags: ['Dub', 'tape'], addTags: ['sunday'] })).toMatchObject([
    { bandcampTags: ['Dub'], userTags: ['Tape', 'sunday'] },
  ])
  const both = await edit(person, [a.id], { addBandcampTags: ['dub'], removeTags: ['Dub'] })
  expect(both.status).toBe(400)
  const many = Array.from({ length: 60 }, (_, index) => `tag ${index}`)
  expect((await edit(person, [a.id], { addBandcampTags: many })).status).toBe(400)
})

it('marks several albums as downloaded, with and without other changes, and takes that back', async () => {
  const person = await newPerson()
  const [a, b] = [await add(person), await add(person, { downloadedAt: '2026-01-01T00:00:00+01:00' })]
  expect(b.downloadedAt).toBe('2025-12-31T23:00:00.000Z')
  const at = '2026-05-05T05:05:05.005Z'
  expect(await edited(person, [a.id, b.id], { downloadedAt: at })).toEqual([
    once(a, { downloadedAt: at }),
    once(b, { downloadedAt: at }),
  ])
  expect(await edited(person, [a.id], { addTags: ['x'] })).toMatchObject([{ downloadedAt: at }])
  expect(await edited(person, [a.id], { addTags: ['y'], downloadedAt: null })).toMatchObject([{ downloadedAt: null }])
  expect(await edited(person, [a.id], { addTags: ['z'], downloadedAt: at })).toMatchObject([{ downloadedAt: at }])
  expect(await edited(person, [a.id, b.id], { downloadedAt: null })).toMatchObject([
    { downloadedAt: null },
    { downloadedAt: null },
  ])
  expect(await edited(person, [a.id, b.id], { downloadedTracks: 3 })).toMatchObject([
    { downloadedAt: null, downloadedTracks: 3 },
    { downloadedAt: null, downloadedTracks: 3 },
  ])
  expect((await edit(person, [a.id], { downloadedTracks: -1 })).status).toBe(400)
  const wrong = await edit(person, [a.id], { downloadedAt: 'yesterday' })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ fields: { 'change.downloadedAt': expect.any(String) } })
})

it('updates the search and filters with the new tags', async () => {
  const person = await newPerson()
  const album = await add(person, { title: 'Ebb', tags: ['Ärger', 'b'] })
  await edited(person, [album.id], { addTags: ['ΣΑΣ'], removeTags: ['ärger'] })
  const shown = async (search: string) => (await person.call(`/app${search}`)).text()
  expect(await shown('?tag=σας')).toContain('"title":"Ebb"')
  expect(await shown('?q=ebb&tag=b')).toContain('"title":"Ebb"')
  expect(await shown('?tag=%C3%A4rger')).not.toContain('"title":"Ebb"')
  const [bare] = await edited(person, [album.id], { removeTags: ['σας', 'B'] })
  expect(bare?.tags).toEqual([])
  expect(await shown('?untagged=1')).toContain('"title":"Ebb"')
})

it("changes the collection's ETag and advances changedAt with each edit, and with none that changes nothing", async () => {
  const person = await newPerson()
  const album = await add(person)
  const etag = (await person.call('/api/albums')).headers.get('etag') ?? ''
  let before = album.changedAt
  for (const change of [{ rating: 1 }, { rating: 2 }, { addTags: ['a'] }, { addTags: ['b'] }]) {
    const [now] = await edited(person, [album.id], change)
    expect(String(now?.changedAt) > before).toBe(true)
    before = String(now?.changedAt)
    expect(await edited(person, [album.id], change)).toEqual([now])
  }
  expect((await person.call('/api/albums', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

it("returns 404 and edits nothing if one album is missing, trashed or another person's", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [album, gone, foreign] = [await add(person), await add(person), await add(other)]
  await person.call(`/api/albums/${gone.id}`, { method: 'DELETE' })
  const before = await everything()
  for (const id of [foreign.id, gone.id, 999_999_999, Number.MAX_SAFE_INTEGER]) {
    for (const change of [{ rating: 5 }, { list: 'wishlist' }, { addTags: ['mine'] }, { removeTags: ['dub'] }]) {
      const response = await edit(person, [album.id, id], change)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        code: 'not-found',
        message: 'One of these albums no longer exists',
      })
    }
  }
  const alone = await edit(person, [gone.id], { rating: 5 })
  expect(await alone.json()).toEqual({ code: 'not-found', message: 'This album no longer exists' })
  expect(await everything()).toEqual(before)
})

it.each([
  [
    'a rating of 6',
    { rating: 6 },
    'change.rating',
    'A rating must be from half a star to five, in steps of half a star',
  ],
  ['an unknown list', { list: 'both' }, 'change.list', 'The list must be collection or wishlist'],
  ['a long tag', { addTags: ['a', 'x'.repeat(61)] }, 'change.addTags.1', 'A tag can have at most 60 characters'],
  [
    'a long tag to remove',
    { removeTags: ['x'.repeat(61)] },
    'change.removeTags.0',
    'A tag can have at most 60 characters',
  ],
  ['tags as a string', { addTags: 'a, b' }, 'change.addTags', 'Tags must be a list of texts'],
  ['a field that cannot be edited in bulk', { title: 'T' }, 'change.title', 'Unknown field'],
  ['an empty change', {}, 'change', 'Nothing to change'],
  ['empty tags', { addTags: [], removeTags: [' '] }, 'change', 'Nothing to change'],
  [
    'a tag to add and remove',
    { addTags: ['Dub'], removeTags: ['dub '] },
    'change.removeTags',
    'A tag can’t be added and removed at once',
  ],
])('returns 400 for %s', async (_, change, field, message) => {
  const person = await newPerson()
  const album = await add(person, { tags: ['dub'] })
  const before = await everything()
  const response = await edit(person, [album.id], change)
  expect(response.status).toBe(400)
  expect(((await response.json()) as { fields: unknown }).fields).toEqual({ [field]: message })
  expect(await everything()).toEqual(before)
})

it('returns 400 and edits nothing if an album would exceed 60 tags', async () => {
  const person = await newPerson()
  const tags = Array.from({ length: 59 }, (_, n) => `tag ${n}`)
  const [full, bare] = [await add(person, { bandcampTags: tags.slice(0, 30), tags }), await add(person)]
  const ids = [bare.id, full.id]
  const before = await everything()
  const response = await edit(person, ids, { addTags: ['a', 'b'], rating: 5 })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    fields: { 'change.addTags': 'An album can have at most 60 tags, and one of these would have 61' },
  })
  expect(await everything()).toEqual(before)
  for (const change of [{ addTags: ['a', 'TAG 7'] }, { addTags: ['b', 'c'], removeTags: ['tag 1', 'tag 58'] }])
    expect((await edited(person, ids, change)).find(({ id }) => id === full.id)?.tags).toHaveLength(60)
})

it('applies simultaneous edits of the same album without losing any', async () => {
  const person = await newPerson()
  const album = await add(person)
  const answers = await Promise.all([
    edit(person, [album.id], { addTags: ['a'] }),
    edit(person, [album.id], { addTags: ['b'] }),
    edit(person, [album.id], { rating: 3 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [now] = await edited(person, [album.id], { addTags: ['c'] })
  expect(now).toMatchObject({ rating: 3, version: 5 })
  expect(now?.tags.toSorted()).toEqual(['a', 'b', 'c'])
})

it('costs the same number of statements for any number of albums of one step, and a few for each further step', async () => {
  const person = await newPerson()
  // Three steps.
  const count = 1_500
  const rows = Array.from({ length: count }, () => draft({ bandcampTags: ['Dub'], tags: ['Dub', 'mine'] }))
  await person.call('/api/albums/bulk', { json: { albums: rows } })
  const ids = (await list(person)).map(({ id }) => id)
  expect(ids).toHaveLength(count + 1)
  const cost = async (albumIds: number[], change: unknown) => {
    const json = { albumIds, change }
    const { status, roundTrips, statements, rowsRead, text } = await countedCall(person, '/api/albums/edit', {
      method: 'POST',
      json,
    })
    expect(status).toBe(200)
    return { roundTrips, statements, rowsRead, albums: (JSON.parse(text) as { albums: AlbumView[] }).albums }
  }
  for (const change of [
    { rating: 4, list: 'wishlist' },
    { addTags: ['late'], removeTags: ['dub'] },
  ]) {
    const one = await cost(ids.slice(0, 1), change)
    const step = await cost(ids.slice(0, 500), change)
    const many = await cost(ids.slice(0, count), change)
    expect(many.albums).toHaveLength(count)
    expect([step.roundTrips, step.statements]).toEqual([one.roundTrips, one.statements])
    expect(one.roundTrips).toBeLessThanOrEqual(5)
    expect(many.roundTrips).toBeLessThanOrEqual(one.roundTrips + 3 * 4)
    // With what is noted for undo.
    expect(one.rowsRead).toBeLessThan(160)
  }
  const all = await list(person)
  expect(all).toHaveLength(count + 1)
  expect(all.filter(({ tags, list }) => list === 'wishlist' && tags.join() === 'mine,late')).toHaveLength(count)
  expect(all.map(({ id }) => id)).toEqual(ids)
})
