import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { recountAlbums } from '#worker/db/albums/album-count.ts'
import worker from '#worker/index.ts'
import { stopClock } from '../clock.ts'
import { answer } from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'

const address = () => `https://harbour-lights.bandcamp.com/album/${crypto.randomUUID()}`
const draft = (given: Record<string, unknown> = {}) => ({
  title: 'Low Water Songs',
  artist: 'Harbour Lights',
  bandcampUrl: address(),
  ...given,
})

async function add(person: Person, given: Record<string, unknown> = {}): Promise<AlbumView> {
  const response = await person.call('/api/albums', { json: draft(given) })
  expect(response.status).toBe(201)
  return response.json()
}
const list = async (person: Person, query = '') =>
  (await (await person.call(`/api/albums${query}`)).json()) as AlbumView[]
const change = (person: Person, id: number, json: Record<string, unknown>) =>
  person.call(`/api/albums/${id}`, { method: 'PATCH', json })
/** All albums in the database. */
const everything = async () => (await RECORDS.prepare('SELECT * FROM album ORDER BY id').all()).results

it('creates an album from the required fields', async () => {
  const person = await newPerson()
  const now = stopClock()
  const album = await add(person, { title: '  Low   Water Songs ', bandcampUrl: 'https://a.bandcamp.com/album/low' })
  expect(album).toEqual({
    id: expect.any(Number),
    title: 'Low Water Songs',
    artist: 'Harbour Lights',
    bandcampUrl: 'https://a.bandcamp.com/album/low',
    coverUrl: null,
    rating: null,
    notes: '',
    releaseDate: null,
    trackCount: null,
    tags: [],
    bandcampTags: [],
    userTags: [],
    list: 'collection',
    addedAt: now.toISOString(),
    changedAt: expect.any(String),
    previewTitle: null,
    verdict: null,
    verdictAt: null,
    paid: null,
    paidCurrency: null,
    formats: [],
    downloadedAt: null,
    downloadedTracks: null,
    hasPreview: false,
    version: 1,
  })
  expect((await list(person))[0]).toEqual(album)
})

it('stores every given field', async () => {
  const person = await newPerson()
  const written = {
    title: 'Ebb; “Flow”, ébb',
    artist: "O'Brien & Søn",
    coverUrl: 'https://f4.bcbits.com/img/a1_10.jpg',
    rating: 4,
    notes: '  two lines\n and spaces  ',
    releaseDate: '2024-02-29',
    trackCount: 12,
    list: 'wishlist',
    addedAt: '2020-05-01T12:00:00.000Z',
    previewTitle: 'Slack',
  }
  expect(await add(person, written)).toMatchObject(written)
})

it('lists albums newest first, all or one list', async () => {
  const person = await newPerson()
  await person.call('/api/albums/all', { method: 'DELETE' })
  await add(person, { title: 'Old', addedAt: '2020-01-01T00:00:00Z' })
  await add(person, { title: 'New', addedAt: '2024-01-01T00:00:00+02:00' })
  await add(person, { title: 'Wished for', list: 'wishlist', addedAt: '2022-01-01T00:00:00Z' })
  const titles = async (query: string) => (await list(person, query)).map((album) => album.title)
  expect(await titles('')).toEqual(['New', 'Wished for', 'Old'])
  expect(await titles('?list=collection')).toEqual(['New', 'Old'])
  expect(await titles('?list=wishlist')).toEqual(['Wished for'])
  const wrong = await person.call('/api/albums?list=everything')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ fields: { list: 'The list must be collection or wishlist' } })
})

const STARS = 'A rating must be from half a star to five, in steps of half a star'
const DATE = 'A release date must be YYYY, YYYY-MM or YYYY-MM-DD'
const TRACKS = 'Tracks must be a whole number from 0 to 9,999'
const faults: [string, Record<string, unknown>, field: string, message: string][] = [
  ['an empty title', { title: '' }, 'title', 'Title is required'],
  ['a title of spaces', { title: ' \n\u00a0 ' }, 'title', 'Title is required'],
  ['a number as title', { title: 5 }, 'title', 'Title is required'],
  ['a title of 301 characters', { title: 'x'.repeat(301) }, 'title', 'At most 300 characters'],
  ['an empty artist', { artist: '' }, 'artist', 'Artist is required'],
  ['an artist of 301 characters', { artist: 'x'.repeat(301) }, 'artist', 'At most 300 characters'],
  ['an address without https', { bandcampUrl: 'a.bandcamp.com/album/low' }, 'bandcampUrl', 'Must be a valid URL'],
  ['an empty address', { bandcampUrl: '' }, 'bandcampUrl', 'Must be a valid URL'],
  ['a javascript: address', { bandcampUrl: 'javascript:alert(1)' }, 'bandcampUrl', 'Must be a valid URL'],
  [
    'an address of more than 2,000 characters',
    { bandcampUrl: `https://a.b/${'x'.repeat(2_000)}` },
    'bandcampUrl',
    'At most 2,000 characters',
  ],
  ['a relative cover address', { coverUrl: 'cover.jpg' }, 'coverUrl', 'Must be a valid URL'],
  ['a javascript: cover', { coverUrl: 'javascript:alert(1)' }, 'coverUrl', 'Must be a valid URL'],
  ['a data: cover', { coverUrl: 'data:image/png;base64,AAAA' }, 'coverUrl', 'Must be a valid URL'],
  ['a rating of 6', { rating: 6 }, 'rating', STARS],
  ['a rating of 4.25', { rating: 4.25 }, 'rating', STARS],
  ['a rating as text', { rating: 'x' }, 'rating', STARS],
  ['notes of 10,001 characters', { notes: 'x'.repeat(10_001) }, 'notes', 'At most 10,000 characters'],
  ['an impossible date', { releaseDate: '2023-02-29' }, 'releaseDate', DATE],
  ['a date as text', { releaseDate: 'May 2024' }, 'releaseDate', DATE],
  ['a negative track count', { trackCount: -1 }, 'trackCount', TRACKS],
  ['a fractional track count', { trackCount: 1.5 }, 'trackCount', TRACKS],
  ['a tag of 61 characters', { tags: ['dub', 'x'.repeat(61)] }, 'tags.1', 'A tag can have at most 60 characters'],
  ['61 tags', { tags: Array.from({ length: 61 }, (_, n) => `tag ${n}`) }, 'tags', 'An album can have at most 60 tags'],
  ['tags as a string', { tags: 'dub, tape' }, 'tags', 'Tags must be a list of texts'],
  ['an unknown list', { list: 'both' }, 'list', 'The list must be collection or wishlist'],
  ['a time as text', { addedAt: 'yesterday' }, 'addedAt', 'A time must be written like 2024-05-01T12:00:00Z'],
  ['an unknown field', { userId: 'me' }, 'userId', 'Unknown field'],
]

it.each(faults)('returns 400 for %s when creating and updating', async (_, given, field, message) => {
  const person = await newPerson()
  const album = await add(person)
  const before = await everything()
  for (const response of [
    await person.call('/api/albums', { json: draft(given) }),
    await change(person, album.id, given),
  ]) {
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'invalid',
      message: 'Some fields are invalid',
      fields: { [field]: message },
    })
  }
  expect(await everything()).toEqual(before)
})

it('names every invalid or missing field', async () => {
  const person = await newPerson()
  const response = await person.call('/api/albums', { json: { rating: 9, tags: [5], notes: {}, list: null } })
  expect(response.status).toBe(400)
  const { fields } = (await response.json()) as { fields: Record<string, string> }
  expect(fields).toMatchObject({
    title: 'Title is required',
    artist: 'Artist is required',
    bandcampUrl: 'Must be a valid URL',
    rating: STARS,
  })
  expect(Object.keys(fields).sort()).toEqual(['artist', 'bandcampUrl', 'list', 'notes', 'rating', 'tags.0', 'title'])
})

it('accepts values at the limits', async () => {
  const person = await newPerson()
  const written = {
    title: 'x'.repeat(300),
    artist: 'é'.repeat(300),
    notes: 'n'.repeat(10_000),
    tags: Array.from({ length: 60 }, (_, n) => String(n).padEnd(60, '.')),
    rating: 5,
    trackCount: 9_999,
  }
  expect(await add(person, written)).toMatchObject(written)
})

it('sets, changes and clears a rating', async () => {
  const person = await newPerson()
  const { id } = await add(person)
  for (const rating of [5, 1, null]) {
    const response = await change(person, id, { rating })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id, rating, title: 'Low Water Songs' })
  }
})

it('updates only the given fields and clears fields with empty values', async () => {
  const person = await newPerson()
  const album = await add(person, { notes: 'n', coverUrl: 'https://a.b/c.jpg', releaseDate: '2020-01-01', tags: ['a'] })
  const moved = (await (await change(person, album.id, { list: 'wishlist' })).json()) as AlbumView
  expect(moved).toEqual({ ...album, list: 'wishlist', version: 2, changedAt: expect.any(String) })
  const emptied = await change(person, album.id, { notes: null, coverUrl: '', releaseDate: '', trackCount: null })
  expect(await emptied.json()).toEqual({
    ...moved,
    changedAt: expect.any(String),
    notes: '',
    coverUrl: null,
    releaseDate: null,
    version: 3,
  })
})

it('keeps what was paid with its currency, and the formats in their order', async () => {
  const person = await newPerson()
  const album = await add(person, { paid: 1_250, paidCurrency: 'EUR', formats: ['cd', 'vinyl', 'cd'] })
  expect(album).toMatchObject({ paid: 1_250, paidCurrency: 'EUR', formats: ['vinyl', 'cd'] })
  const edit = (json: object) => person.call(`/api/albums/${album.id}`, { method: 'PATCH', json })
  const faults = { fields: { paidCurrency: expect.any(String) } }
  for (const half of [{ paid: 5 }, { paidCurrency: 'USD' }, { paid: null }, { paid: 5, paidCurrency: 'EUROS' }]) {
    const response = await edit(half)
    expect(response.status, JSON.stringify(half)).toBe(400)
    expect(await response.json()).toMatchObject(faults)
  }
  expect((await edit({ formats: ['tape'] })).status).toBe(400)
  expect(await (await edit({ paid: 0, paidCurrency: 'JPY', formats: [] })).json()).toMatchObject({
    paid: 0,
    paidCurrency: 'JPY',
    formats: [],
  })
  expect(await (await edit({ paid: null, paidCurrency: null })).json()).toMatchObject({
    paid: null,
    paidCurrency: null,
  })
})

it('clears the rating with 0 in every call', async () => {
  const person = await newPerson()
  const { id } = await add(person, { rating: 4 })
  expect(await (await change(person, id, { rating: 0 })).json()).toMatchObject({ id, rating: null })
  await change(person, id, { rating: 4 })
  const edited = await person.call('/api/albums/edit', { json: { albumIds: [id], change: { rating: 0 } } })
  expect(await edited.json()).toMatchObject({ albums: [{ id, rating: null }] })
  expect((await add(person, { rating: 0 })).rating).toBeNull()
})

it('upgrades a cover address to https in every call', async () => {
  const person = await newPerson()
  const coverUrl = 'http://f4.bcbits.com/img/a1_10.jpg'
  const kept = 'https://f4.bcbits.com/img/a1_10.jpg'
  const album = await add(person, { coverUrl })
  expect(album.coverUrl).toBe(kept)
  expect(await (await change(person, album.id, { coverUrl: 'http://a.b/c.jpg' })).json()).toMatchObject({
    coverUrl: 'https://a.b/c.jpg',
  })
  const bulk = await person.call('/api/albums/bulk', { json: { albums: [draft({ coverUrl })] } })
  expect(await bulk.json()).toMatchObject([{ coverUrl: kept }])
  const calls: [string, object][] = [
    ['/api/import/collection', { csvData: `title,artist,coverUrl\nCsv,A,${coverUrl}\n` }],
    [
      '/api/import/collection',
      {
        collectionData: JSON.stringify({
          ...{ format: 'gatefold', version: 1, crates: [] },
          albums: [{ title: 'Json', artist: 'A', coverUrl }],
        }),
      },
    ],
  ]
  for (const [path, json] of calls) {
    expect(await (await person.call(path, { json })).json(), path).toMatchObject({ albums: [{ coverUrl: kept }] })
  }
})

it('normalizes the album address', async () => {
  const person = await newPerson()
  const album = await add(person, { bandcampUrl: ' http://Harbour-Lights.Bandcamp.com/album/Low/?from=search#top ' })
  expect(album.bandcampUrl).toBe('https://harbour-lights.bandcamp.com/album/low')
})

it('returns 409 with the existing album for a duplicate address', async () => {
  const person = await newPerson()
  const album = await add(person)
  const again = { json: draft({ title: 'Another name', bandcampUrl: `${album.bandcampUrl}?from=wishlist` }) }
  const there = await person.call('/api/albums', again)
  expect(there.status).toBe(409)
  expect(await there.json()).toEqual({
    code: 'already-there',
    message: 'You already have this album',
    album,
    inTrash: false,
  })
  await person.call(`/api/albums/${album.id}`, { method: 'DELETE' })
  const inTrash = await person.call('/api/albums', again)
  expect(inTrash.status).toBe(409)
  expect(await inTrash.json()).toMatchObject({
    code: 'already-there',
    message: 'This album is in your trash',
    album: { id: album.id },
    inTrash: true,
  })
  const other = await newPerson()
  expect((await other.call('/api/albums', again)).status).toBe(201)
})

it('creates one album from five simultaneous requests', async () => {
  const person = await newPerson()
  const json = draft()
  const five = await Promise.all(Array.from({ length: 5 }, () => person.call('/api/albums', { json })))
  expect(five.map((response) => response.status).sort()).toEqual([201, 409, 409, 409, 409])
})

it('returns 409 for the address of another album', async () => {
  const person = await newPerson()
  const [first, second] = [await add(person), await add(person)]
  const response = await change(person, second.id, { bandcampUrl: `${first.bandcampUrl}#x`, title: 'New title' })
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({
    code: 'already-there',
    message: 'Another album has this address',
    album: first,
    inTrash: false,
  })
  expect((await list(person)).find((album) => album.id === second.id)).toEqual(second)
  expect((await change(person, second.id, { bandcampUrl: second.bandcampUrl })).status).toBe(200)
})

it('separates Bandcamp tags from user tags', async () => {
  const person = await newPerson()
  const album = await add(person, { bandcampTags: ['Dub', 'Ambient', 'Århus'], userTags: ['sunday', 'dub'] })
  expect(album).toMatchObject({
    tags: ['Dub', 'Ambient', 'Århus', 'sunday'],
    bandcampTags: ['Dub', 'Ambient', 'Århus'],
    userTags: ['sunday'],
  })
  const changed = await change(person, album.id, { tags: ['  late   night', 'dub', 'ÅRHUS', '', 'Late Night'] })
  expect(await changed.json()).toMatchObject({
    tags: ['Dub', 'Århus', 'late night'],
    bandcampTags: ['Dub', 'Århus'],
    userTags: ['late night'],
  })
})

it('finds an album by its new notes, its title and its artist, whatever those look like', async () => {
  const person = await newPerson()
  const found = async (text: string) => {
    const page = await (await person.call(`/api/albums/page?q=${encodeURIComponent(text)}`)).json()
    return (page as { albums: AlbumView[] }).albums.length
  }
  for (const names of [
    { title: 'Salt Ledger', artist: 'Ottilie' },
    { title: 'İSTANBUL İİİ', artist: 'ẞ\u{1f3b7}' },
  ]) {
    const album = await add(person, { ...names, notes: 'First heard in Lisbon' })
    expect((await change(person, album.id, { notes: 'Then in PORTO\nand at home', rating: 3 })).status).toBe(200)
    for (const text of [names.title, names.artist, 'porto', 'at home'])
      expect([text, await found(text)]).toEqual([text, 1])
    for (const text of ['Lisbon', 'First heard']) expect([text, await found(text)]).toEqual([text, 0])
    await change(person, album.id, { notes: null })
    expect([await found('porto'), await found(names.title)]).toEqual([0, 1])
    await person.call(`/api/albums/${album.id}`, { method: 'DELETE' })
  }
})

it('finds an album with a title of two lines by its new notes', async () => {
  const person = await newPerson()
  const album = await add(person, { title: 'One', artist: 'Two' })
  await RECORDS.prepare("UPDATE album SET title = 'One\nHalf', search_text = 'one\nhalf\ntwo\n' WHERE id = ?")
    .bind(album.id)
    .run()
  await change(person, album.id, { notes: 'Third' })
  expect(await RECORDS.prepare('SELECT search_text FROM album WHERE id = ?').bind(album.id).first('search_text')).toBe(
    'one\nhalf\ntwo\nthird',
  )
})

it('returns 409 with the current album for a stale version', async () => {
  const person = await newPerson()
  const album = await add(person)
  const first = await change(person, album.id, { notes: 'from one tab', version: album.version })
  expect(await first.json()).toMatchObject({ notes: 'from one tab', version: 2 })
  for (const json of [{ notes: 'from the other' }, { rating: 3 }, { tags: ['b'] }]) {
    const stale = await change(person, album.id, { ...json, version: album.version })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toEqual({
      code: 'stale',
      message: 'This album was changed elsewhere',
      album: { ...album, notes: 'from one tab', version: 2, changedAt: expect.any(String) },
    })
  }
  expect((await list(person)).find(({ id }) => id === album.id)).toMatchObject({ notes: 'from one tab', rating: null })
})

it('returns 304 for an unchanged collection and a new ETag after every kind of write', async () => {
  const person = await newPerson()
  const { id } = await add(person)
  const { id: crateId } = (await (await person.call('/api/crates', { json: { name: 'C' } })).json()) as { id: number }
  const csvData = () => `title,artist,bandcampUrl\nA,B,${address()}\n`
  const writes: [string, () => Promise<Response>][] = [
    ['add', () => person.call('/api/albums', { json: draft() })],
    ['bulk', () => person.call('/api/albums/bulk', { json: { albums: [draft(), draft()] } })],
    ['rate', () => change(person, id, { rating: 2 })],
    ['retitle', () => change(person, id, { title: 'T' })],
    ['delete', () => person.call(`/api/albums/${id}`, { method: 'DELETE' })],
    ['restore', () => person.call('/api/albums/restore', { json: { albumIds: [id] } })],
    ['delete many', () => person.call('/api/albums/delete', { json: { albumIds: [id] } })],
    ['import', () => person.call('/api/import/albums', { json: { csvData: csvData() } })],
    ['import into a crate', () => person.call(`/api/import/crates/${crateId}`, { json: { csvData: csvData() } })],
    ['import of a collection', () => person.call('/api/import/collection', { json: { csvData: csvData() } })],
    ['delete all', () => person.call('/api/albums/all', { method: 'DELETE' })],
  ]
  const seen = new Set<string>()
  for (const [name, write] of writes) {
    const fresh = await person.call('/api/albums')
    const etag = fresh.headers.get('etag') ?? ''
    expect(etag, name).toMatch(/^"\d+"$/)
    expect(fresh.headers.get('cache-control')).toBe('private, no-cache')
    expect(seen.has(etag), name).toBe(false)
    seen.add(etag)
    for (const known of [etag, `W/${etag}`]) {
      const unchanged = await person.call('/api/albums', { headers: { 'if-none-match': known } })
      expect(unchanged.status, name).toBe(304)
      expect(await unchanged.text()).toBe('')
    }
    expect((await write()).ok, name).toBe(true)
    const changed = await person.call('/api/albums', { headers: { 'if-none-match': etag } })
    expect(changed.status, name).toBe(200)
    expect(Array.isArray(await changed.json())).toBe(true)
  }
})

it("keeps the ETag when another person's collection changes", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  await add(other, { title: 'Secret' })
  const etag = (await person.call('/api/albums')).headers.get('etag') ?? ''
  await add(other)
  expect((await person.call('/api/albums', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

it('takes addresses at Bandcamp that differ in case or a last slash for one album', async () => {
  const person = await newPerson()
  const album = await add(person, { bandcampUrl: 'https://a.bandcamp.com/album/Q3' })
  for (const bandcampUrl of ['https://a.bandcamp.com/album/q3/', 'https://a.bandcamp.com/Album/Q3']) {
    const again = await person.call('/api/albums', { json: draft({ bandcampUrl }) })
    expect(await again.json()).toMatchObject({ code: 'already-there', album: { id: album.id } })
  }
})

it('adds valid albums in bulk, answers the list of them and names the rows of the others', async () => {
  const person = await newPerson()
  await add(person)
  const rows = [
    draft({ title: 'One' }),
    draft({ title: '' }),
    draft({ title: 'Two', rating: 5 }),
    'nonsense',
    draft({ title: 'Three', rating: 7 }),
  ]
  const response = await person.call('/api/albums/bulk', { json: { albums: rows } })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject([{ title: 'One' }, { title: 'Two' }])
  expect(response.headers.get('failed-rows')).toBe('2,4-5')
  expect((await list(person)).map((album) => album.title)).toEqual(
    expect.arrayContaining(['One', 'Two', 'Low Water Songs']),
  )
  const none = await person.call('/api/albums/bulk', { json: { albums: [] } })
  expect([await none.json(), none.headers.get('failed-rows')]).toEqual([[], null])
})

it('names the rows of albums that exist, are trashed or repeat in the list', async () => {
  const person = await newPerson()
  const there = await add(person)
  const gone = await add(person)
  await person.call(`/api/albums/${gone.id}`, { method: 'DELETE' })
  const fresh = draft({ title: 'Fresh' })
  const rows = [
    draft({ title: '' }),
    draft({ bandcampUrl: there.bandcampUrl }),
    fresh,
    draft({ bandcampUrl: gone.bandcampUrl }),
    { ...fresh, title: 'Fresh again', bandcampUrl: `${fresh.bandcampUrl}?from=x` },
    draft({ bandcampUrl: there.bandcampUrl }),
  ]
  const response = await person.call('/api/albums/bulk', { json: { albums: rows } })
  expect(await response.json()).toMatchObject([{ title: 'Fresh' }])
  expect(response.headers.get('failed-rows')).toBe('1-2,4-6')
  expect((await list(person)).map((album) => album.title)).not.toContain('Fresh again')
})

describe('albums that are there under their names', () => {
  const ebb = { title: 'Ebb', artist: 'Fen', bandcampUrl: 'https://fen.bandcamp.com/album/ebb' }
  /** Albums without an address, as a file brings them. */
  async function withNames(...titles: string[]) {
    const person = await newPerson()
    const csvData = `title,artist,rating\n${titles.map((title) => `${title},Fen,4`).join('\n')}\n`
    expect((await person.call('/api/import/albums', { json: { csvData } })).status).toBe(200)
    const all = await list(person)
    return { person, albums: titles.map((title) => all.find((one) => one.title === title)) }
  }
  const bulk = async (person: Person, ...albums: object[]) => {
    const response = await person.call('/api/albums/bulk', { json: { albums } })
    return [((await response.json()) as AlbumView[]).map(({ title }) => title), response.headers.get('matched-rows')]
  }

  it('get their address from a bulk call, which tells what is in the trash and what is probably there', async () => {
    const { person, albums } = await withNames('Ebb', 'Flood', 'Moth Season')
    const [there, gone, near] = albums
    await person.call(`/api/albums/${gone?.id}`, { method: 'DELETE' })
    const flood = { ...ebb, title: 'The FLOOD', bandcampUrl: `${ebb.bandcampUrl}-flood` }
    const season = { ...ebb, title: 'Moth Season (Deluxe)', bandcampUrl: `${ebb.bandcampUrl}-season` }
    const row = { ...ebb, title: 'EBB', rating: 2, releaseDate: '2024' }
    expect(await bulk(person, { ...flood, title: 'Flood' }, row, season)).toEqual([
      ['Moth Season (Deluxe)'],
      `1=trash:${gone?.id},2=same:${there?.id},3=probably:${near?.id}`,
    ])
    const after = (await list(person)).find(({ id }) => id === there?.id)
    expect(after).toMatchObject({ ...ebb, rating: 4, releaseDate: '2024', version: 2 })
    expect(await bulk(person, row)).toEqual([[], `1=same:${there?.id}`])
    expect(await list(person)).toHaveLength(4)
  })

  it('are not added again one by one, and are told, also in the trash', async () => {
    const { person, albums } = await withNames('Ebb')
    const [there] = albums
    const refused = await person.call('/api/albums', { json: { ...ebb, title: 'EBB' } })
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'already-there', album: { id: there?.id }, inTrash: false },
    ])
    await person.call(`/api/albums/${there?.id}`, { method: 'DELETE' })
    const inTrash = await person.call('/api/albums', { json: ebb })
    expect([inTrash.status, await inTrash.json()]).toMatchObject([409, { album: { id: there?.id }, inTrash: true }])
  })

  it('are others where the address or the year is', async () => {
    const { person } = await withNames('Ebb')
    await person.call('/api/albums/bulk', { json: { albums: [ebb] } })
    const other = { ...ebb, bandcampUrl: 'https://fen.bandcamp.com/album/ebb-2' }
    expect((await person.call('/api/albums', { json: other })).status).toBe(201)
    expect(await bulk(person, { ...other, bandcampUrl: `${other.bandcampUrl}-3` })).toEqual([['Ebb'], null])
  })

  it('are one with the page of their only track', async () => {
    const person = await newPerson()
    const single = await answer<AlbumView>(person.call('/api/albums', { json: { ...ebb, trackCount: 1 } }))
    const track = { ...ebb, bandcampUrl: 'https://fen.bandcamp.com/track/ebb' }
    expect((await person.call('/api/albums', { json: track })).status).toBe(409)
    expect(await bulk(person, track)).toEqual([[], `1=same:${single.id}`])
    expect((await list(person)).find(({ id }) => id === single.id)).toMatchObject(ebb)
  })
})

it('returns 400 for more than 5,000 albums in one call', async () => {
  const person = await newPerson()
  const rows = Array.from({ length: 5_001 }, (_, n) => ({ title: 't', artist: 'a', bandcampUrl: `https://a.b/${n}` }))
  const response = await person.call('/api/albums/bulk', { json: { albums: rows } })
  expect(response.status).toBe(400)
  const message = 'At most 5,000 albums in one call'
  expect(await response.json()).toEqual({ code: 'invalid', message, fields: { albums: message } })
  expect(await list(person)).toHaveLength(1)
  const right = await person.call('/api/albums/bulk', { json: { albums: rows.slice(1) } })
  expect(await right.json()).toHaveLength(5_000)
  expect(await list(person)).toHaveLength(5_001)
})

it('moves a deleted album to the trash and restores it unchanged', async () => {
  const person = await newPerson()
  const album = await add(person, { rating: 4, tags: ['dub'], notes: 'n' })
  const gone = await person.call(`/api/albums/${album.id}`, { method: 'DELETE' })
  expect(gone.status).toBe(204)
  expect((await list(person)).some(({ id }) => id === album.id)).toBe(false)
  expect((await change(person, album.id, { rating: 1 })).status).toBe(404)
  expect((await person.call(`/api/albums/${album.id}`, { method: 'DELETE' })).status).toBe(404)
  const back = await person.call('/api/albums/restore', { json: { albumIds: [album.id] } })
  expect(await back.json()).toEqual({ restored: 1 })
  const restored = (await list(person)).find(({ id }) => id === album.id)
  expect(restored).toEqual({ ...album, changedAt: expect.any(String) })
  expect(Date.parse(String(restored?.changedAt))).toBeGreaterThan(Date.parse(album.changedAt))
})

it('deletes and restores several albums in one call', async () => {
  const person = await newPerson()
  const [a, b, c] = [await add(person), await add(person), await add(person)]
  const albumIds = [a.id, a.id, c.id, 999_999_999]
  expect(await (await person.call('/api/albums/delete', { json: { albumIds } })).json()).toEqual({ deleted: 2 })
  const kept = (await list(person)).map(({ id }) => id)
  expect(kept).toContain(b.id)
  expect(kept).not.toContain(a.id)
  expect(await (await person.call('/api/albums/restore', { json: { albumIds } })).json()).toEqual({ restored: 2 })
  for (const wrong of [
    {},
    { albumIds: 'all' },
    { albumIds: [0] },
    { albumIds: [1.5] },
    { albumIds: [a.id], all: true },
  ])
    expect((await person.call('/api/albums/delete', { json: wrong })).status).toBe(400)
  expect(await list(person)).toHaveLength(4)
})

it('deletes all albums of the user and no others', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  await add(person, { list: 'wishlist' })
  await add(other)
  expect((await person.call('/api/albums/all', { method: 'DELETE' })).status).toBe(204)
  expect(await list(person)).toEqual([])
  expect(await list(other)).toHaveLength(2)
})

it('empties the trash after 30 days and leaves other albums', async () => {
  const person = await newPerson()
  const [gone, kept, standing] = [await add(person), await add(person), await add(person)]
  const day = 86_400_000
  const trash = (id: number, days: number) =>
    RECORDS.prepare('UPDATE album SET deleted_at = ? WHERE id = ?')
      .bind(Date.now() - days * day, id)
      .run()
  await trash(gone.id, 31)
  await trash(kept.id, 29)
  await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
  const albumIds = [gone.id, kept.id]
  expect(await (await person.call('/api/albums/restore', { json: { albumIds } })).json()).toEqual({ restored: 1 })
  expect((await list(person)).map(({ id }) => id)).toEqual(expect.arrayContaining([kept.id, standing.id]))
})

it("returns 404 for another person's album", async () => {
  const [owner, other] = [await newPerson(), await newPerson()]
  const album = await add(owner, { rating: 3 })
  const mine = await add(other)
  const crate = (await (await other.call('/api/crates', { json: { name: 'Mine' } })).json()) as { id: number }
  const before = await everything()
  const asUrl = `/api/albums/${album.id}`
  const headers = { 'user-email': owner.email }
  const asked: [string, string, unknown?][] = [
    ['PATCH', asUrl, { rating: 1 }],
    ['PATCH', asUrl, { title: 'Mine now' }],
    ['PATCH', asUrl, { bandcampUrl: mine.bandcampUrl, version: 1 }],
    ['DELETE', asUrl],
    ['GET', `${asUrl}/preview`],
    ['GET', `${asUrl}/crates`],
    ['PUT', `${asUrl}/crates`, { crateIds: [crate.id] }],
    ['POST', `${asUrl}/crates/${crate.id}`],
    ['DELETE', `${asUrl}/crates/${crate.id}`],
  ]
  for (const [method, path, json] of asked) {
    const response = await other.call(path, { method, json, headers })
    expect(response.status, `${method} ${path}`).toBe(404)
    expect(await response.json()).toEqual({ code: 'not-found', message: expect.any(String) })
  }
  const albumIds = [album.id]
  expect(await (await other.call('/api/albums/delete', { json: { albumIds }, headers })).json()).toEqual({ deleted: 0 })
  expect(await (await other.call('/api/albums/restore', { json: { albumIds }, headers })).json()).toEqual({
    restored: 0,
  })
  expect(await everything()).toEqual(before)
  expect(
    await RECORDS.prepare('SELECT count(*) AS n FROM crate_album WHERE crate_id = ?').bind(crate.id).first('n'),
  ).toBe(0)
})

it.each(['0', '-1', 'abc', '1.5', '1e3', '99999999999999999999', '%00', '1%20OR%201=1'])(
  'returns 404 for the id %s',
  async (id) => {
    const person = await newPerson()
    const response = await person.call(`/api/albums/${id}`, { method: 'DELETE' })
    expect(response.status).toBe(404)
  },
)

// The last one, as others read all albums of the database.
it('returns 409 beyond 100,000 albums, including the trash', async () => {
  const person = await newPerson()
  await RECORDS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99998)
     INSERT INTO album (user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed, deleted_at)
     SELECT ?, 'collection', 't', 'a', '[]', '[]', '', '', i, i, CASE WHEN i % 2 THEN i END FROM n`,
  )
    .bind(person.id)
    .run()
  await recountAlbums(ctxOf(person.id))
  await add(person)
  const full = { code: 'limit-exceeded', message: 'You can have at most 100,000 albums' }
  for (const [path, json] of [
    ['/api/albums', draft()],
    ['/api/albums/bulk', { albums: [draft()] }],
    ['/api/import/albums', { csvData: 'title,artist\nT,A\n' }],
  ] as const) {
    const response = await person.call(path, { json })
    expect(response.status, path).toBe(409)
    expect(await response.json()).toEqual(full)
  }
  expect(await RECORDS.prepare('SELECT count(*) AS n FROM album WHERE user_id = ?').bind(person.id).first('n')).toBe(
    100_000,
  )
})
