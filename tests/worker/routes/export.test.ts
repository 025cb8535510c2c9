// @module-tag soak
import { createExecutionContext } from 'cloudflare:test'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { app } from '#worker/app.ts'
import { listShownIds } from '#worker/db/albums/find-albums.ts'
import { attachment } from '#worker/exports/file-name.ts'
import { runs } from '../../runs.ts'
import {
  add,
  addCrate,
  answer,
  type CollectionFile,
  collector,
  emptyCollection,
  exportCsv,
  exportJson,
  newEmptyPerson,
  rowsOf,
  text,
} from '../collections.ts'
import { countedCall, countingDatabase } from '../counting.ts'
import { envWith, RECORDS } from '../databases.ts'
import { ctxOf, newPerson, ORIGIN, type Person } from '../people.ts'

const titlesIn = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data.map(
    (row) => row.title,
  )
const titles = async (response: Response | Promise<Response>) => titlesIn(await (await response).text())

/** Creates a person with these albums, newest first, and returns their ids by title. */
async function personWith(albums: Record<string, unknown>[]): Promise<{ person: Person; ids: Map<string, number> }> {
  const person = await newPerson()
  await emptyCollection(person.id)
  const given = albums.map((album, index) => ({
    artist: 'A',
    bandcampUrl: `https://a.bandcamp.com/album/${index}`,
    addedAt: new Date(1_700_000_000_000 - index * 1_000).toISOString(),
    ...album,
  }))
  const made = await answer<AlbumView[]>(person.call('/api/albums/bulk', { json: { albums: given } }))
  return { person, ids: new Map(made.map((album) => [album.title, album.id])) }
}

it('exports albums as CSV with all columns and guarded formulas', async () => {
  const person = await newEmptyPerson()
  const [album] = await add(person, [
    {
      title: '=HYPERLINK("https://evil.example")',
      artist: '@Søn, Ltd',
      bandcampUrl: 'https://a.bandcamp.com/album/b',
      coverUrl: 'https://f4.bcbits.com/a.jpg',
      rating: 4,
      notes: '-1\n"x"',
      releaseDate: '2024-02-29',
      trackCount: 12,
      bandcampTags: ['Dub', 'a;b'],
      userTags: ['+1'],
      list: 'wishlist',
      addedAt: '2020-05-01T12:00:00.000Z',
      previewTitle: "'Tis",
      label: 'Low Tide',
      price: 750,
      currency: 'EUR',
      isNamePrice: true,
      isPreorder: false,
      purchasedAt: '2024-01-01T00:00:00Z',
      itemType: 'track',
      itemId: 5,
      about: '=sea',
    },
  ])
  const response = await person.call('/api/export/albums')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Gatefold albums \d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''Gatefold%20albums%20\d{4}-\d\d-\d\d\.csv$/,
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    [
      'id,title,artist,bandcampUrl,coverUrl,rating,notes,releaseDate,trackCount,tags,list,bandcampTags,userTags,addedAt,previewTitle,verdict,verdictAt,paid,paidCurrency,formats,downloadedAt,downloadedTracks,label,labelUrl,price,currency,isNamePrice,isPreorder,isPurchasable,purchasedAt,goneAt,fans,itemType,itemId,artId,about,credits,location',
      `${album?.id},"'=HYPERLINK(""https://evil.example"")","'@Søn, Ltd",https://a.bandcamp.com/album/b,https://f4.bcbits.com/a.jpg,4,"'-1\n""x""",2024-02-29,12,Dub; a\\;b; '+1,wishlist,Dub; a\\;b,'+1,2020-05-01T12:00:00.000Z,''Tis,,,,,,,,Low Tide,,750,EUR,true,false,,2024-01-01T00:00:00.000Z,,,track,5,,'=sea,,`,
      '',
    ].join('\r\n'),
  )
})

it('exports an empty collection as a CSV header and an empty file', async () => {
  const person = await newEmptyPerson()
  expect((await exportCsv(person)).trim().split('\r\n')).toHaveLength(1)
  expect(JSON.parse(await exportJson(person))).toMatchObject({ albums: [], crates: [] })
})

it('exports the whole collection as JSON', async () => {
  const person = await newEmptyPerson()
  const [a, b] = await add(person, [{ title: 'A' }, { title: 'B', list: 'wishlist', userTags: ['dub'], rating: 5 }])
  const [first, second] = [Number(a?.id), Number(b?.id)]
  const crate = await addCrate(person, { name: 'C', description: 'd', isFavorite: true }, [second, first])
  const response = await person.call('/api/export/collection')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Gatefold collection .*\.json"/)
  expect(await response.json()).toEqual({
    format: 'gatefold',
    version: 1,
    exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    albums: [
      {
        id: first,
        title: 'A',
        artist: 'Harbour Lights',
        bandcampUrl: 'https://harbour-lights.bandcamp.com/album/0',
        coverUrl: null,
        rating: null,
        notes: '',
        releaseDate: null,
        trackCount: null,
        bandcampTags: [],
        userTags: [],
        list: 'collection',
        addedAt: a?.addedAt,
        previewTitle: null,
        verdict: null,
        verdictAt: null,
        paid: null,
        paidCurrency: null,
        formats: [],
        downloadedAt: null,
        downloadedTracks: null,
        events: [{ at: expect.stringMatching(/^\d{4}-/), kind: 'added', before: null, after: null }],
      },
      expect.objectContaining({ id: second, title: 'B', list: 'wishlist', userTags: ['dub'], rating: 5 }),
    ],
    crates: [{ id: crate.id, name: 'C', description: 'd', isFavorite: true, albumIds: [second, first] }],
    tagRules: [],
    tagColors: [],
    distinct: [],
  })
})

it('exports no albums of others and none from the trash', async () => {
  const [person, other] = [await collector(), await newEmptyPerson()]
  const [kept, gone] = await add(other, [{ title: 'Kept' }, { title: 'Gone' }])
  await addCrate(other, { name: 'C' }, [Number(gone?.id), Number(kept?.id)])
  await other.call(`/api/albums/${gone?.id}`, { method: 'DELETE' })
  expect(rowsOf(await exportCsv(other)).map((row) => row.title)).toEqual(['Kept'])
  const file = JSON.parse(await exportJson(other)) as CollectionFile
  expect(file.albums.map((album) => album.id)).toEqual([kept?.id])
  expect(file.crates.map((crate) => crate.albumIds)).toEqual([[kept?.id]])
  expect(rowsOf(await exportCsv(person))).toHaveLength(5)
})

it('exports a crate as CSV in its order', async () => {
  const person = await newEmptyPerson()
  const [a, , c] = await add(person, [{ title: 'A' }, { title: 'B' }, { title: 'C' }])
  const crate = await addCrate(person, { name: 'C' }, [Number(c?.id), Number(a?.id)])
  expect(rowsOf(await text(person, `/api/export/crates/${crate.id}`)).map((row) => row.title)).toEqual(['C', 'A'])
})

it('exports a collection of more than one page completely', async () => {
  const person = await newEmptyPerson()
  const added = await add(
    person,
    Array.from({ length: 2_001 }, () => ({})),
  )
  const ids = added.map(({ id }) => id)
  const crate = await addCrate(person, { name: 'All' }, ids.toReversed())
  expect(rowsOf(await exportCsv(person)).map((row) => Number(row.id))).toEqual(ids)
  expect((JSON.parse(await exportJson(person)) as CollectionFile).albums.map(({ id }) => id)).toEqual(ids)
  const inCrate = rowsOf(await text(person, `/api/export/crates/${crate.id}`))
  expect(inCrate.map((row) => Number(row.id))).toEqual(ids.toReversed())
})

it.each([
  'Late "night"',
  '"; filename="evil.exe',
  'a\r\nset-cookie: x=1\r\n\r\n<script>',
  '🎧'.repeat(60),
  `a${'🎧'.repeat(59)}`,
  'שלום عليكم',
  'invoice\u202Efdp.exe',
  '../../etc/passwd',
  'C:\\con|?*<>',
  '＂wide＂＼／',
  "it's (1) 100%22*",
  '.',
  '\u0001\u007f',
  '\uFFFF\u{10FFFF}',
])('gives the download of a crate named %j a safe file name', async (name) => {
  const person = await newPerson()
  const crate = await addCrate(person, { name })
  const response = await person.call(`/api/export/crates/${crate.id}`)
  expect(response.status).toBe(200)
  await response.text()
  expect(response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('gatefold.session_cache='))).toEqual([])
  const [, plain = '', encoded = ''] =
    /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([A-Za-z0-9!#$&+\-.^_`|~%]*)$/.exec(
      response.headers.get('content-disposition') ?? '',
    ) ?? []
  expect(plain).toMatch(/^[ !#-.0-9:;<=>?@A-Z[\]^_`a-z{|}~]*\d{4}-\d\d-\d\d\.csv$/)
  const full = decodeURIComponent(encoded)
  expect(full).toMatch(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|]+ \d{4}-\d\d-\d\d\.csv$/u)
  expect(full.length).toBeLessThan(120)
})

it('exports all pages of a filtered collection in its order', async () => {
  const { person, ids } = await personWith([
    { title: 'C', rating: 5, userTags: ['dub'] },
    { title: 'A', rating: 3, userTags: ['dub', 'tape'] },
    { title: 'B', rating: 4, list: 'wishlist', userTags: ['Dub'] },
    { title: 'D', notes: 'quiet' },
  ])
  const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [ids.get('D'), ids.get('B')] } })
  const filtered = (search: string) => titles(person.call(`/api/export/albums${search}`))
  expect(await filtered('')).toEqual(['C', 'A', 'B', 'D'])
  expect(await filtered('?list=collection')).toEqual(['C', 'A', 'D'])
  expect(await filtered('?list=both&sort=title')).toEqual(['A', 'B', 'C', 'D'])
  expect(await filtered('?list=both&tag=dub&min=4&sort=rating-low')).toEqual(['B', 'C'])
  expect(await filtered('?q=QUIET')).toEqual(['D'])
  expect(await filtered('?q=nothing')).toEqual([])
  expect(await filtered('?page=7&list=collection')).toEqual(['C', 'A', 'D'])
  expect(await filtered('?unknown=1')).toEqual(['C', 'A', 'D'])
  expect((await filtered(`?crate=${crate.id}`)).toSorted()).toEqual(['B', 'D'])
  const stranger = await newPerson()
  expect(await titles(stranger.call(`/api/export/albums?crate=${crate.id}`))).toEqual([])
})

it('exports the albums that the collection page shows for a filter', async () => {
  const { person, ids } = await personWith(
    Array.from({ length: 30 }, (_, index) => ({ title: `T${index}`, rating: (index % 5) + 1 })),
  )
  const search = '?min=2&max=4&sort=rating-high'
  const shown = await listShownIds(ctxOf(person.id), parseCollectionQuery(search))
  const byId = new Map([...ids].map(([title, id]) => [id, title]))
  const page = await (await person.call(`/app${search}`)).text()
  const places = shown.slice(0, 10).map((id) => page.indexOf(`>${byId.get(id)}<`))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(await titles(person.call(`/api/export/albums${search}`))).toEqual(shown.map((id) => byId.get(id)))
  expect(shown).toHaveLength(18)
})

it('exports a selection in its order, without missing albums and those of others', async () => {
  const { person, ids } = await personWith([{ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'Gone' }])
  const other = await personWith([{ title: 'Theirs' }])
  await person.call(`/api/albums/${ids.get('Gone')}`, { method: 'DELETE' })
  const albumIds = [ids.get('C'), ids.get('Gone'), other.ids.get('Theirs'), ids.get('A'), ids.get('C'), 999_999_999]
  const response = await person.call('/api/export/albums', { json: { albumIds } })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Gatefold selection \d{4}-\d\d-\d\d\.csv"/,
  )
  expect(await titles(response)).toEqual(['C', 'A'])
  const form = (body: string) =>
    person.call('/api/export/albums', { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  expect(await titles(form(`albumIds=${ids.get('B')}%2C${ids.get('A')}`))).toEqual(['B', 'A'])
  for (const wrong of ['', 'albumIds=', 'albumIds=x', 'albumIds=1,,2', 'albumIds=1&more=1']) {
    expect((await form(wrong)).status, wrong).toBe(400)
  }
  const many = Array.from({ length: 100_000 }, (_, index) => 10_000_000 + index)
  const few = await countedCall(person, '/api/export/albums', {
    method: 'POST',
    json: { albumIds: [...many, ids.get('B')].slice(1) },
  })
  expect([few.status, titlesIn(few.text)]).toEqual([200, ['B']])
  expect((await person.call('/api/export/albums', { json: { albumIds: [...many, 1] } })).status).toBe(400)
})

it.each(['/api/export/albums', '/api/export/albums?list=both', '/api/export/collection', 'crate'])(
  'streams %s page by page as the client reads',
  async (given) => {
    const { person, ids } = await personWith(Array.from({ length: 2_500 }, (_, index) => ({ title: `T${index}` })))
    const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
    await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [...ids.values()] } })
    const path = given === 'crate' ? `/api/export/crates/${crate.id}` : given
    const { database, counts } = countingDatabase(RECORDS)
    const request = new Request(ORIGIN + path, { headers: { cookie: person.cookie } })
    const response = await app.fetch(
      request,
      envWith((one) => (one === RECORDS ? database : one)) as never,
      createExecutionContext(),
    )
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const first = await reader.read()
    expect(first.value?.length).toBeGreaterThan(10)
    const before = given === 'crate' || given.includes('?') ? 2 : 1
    expect(counts.roundTrips).toBeLessThanOrEqual(before + 1)
    await reader.read()
    expect(counts.roundTrips).toBeLessThanOrEqual(before + 2)
    await reader.cancel()
    const after = counts.roundTrips
    expect((await person.call('/api/health')).status).toBe(200)
    expect(counts.roundTrips).toBe(after)
  },
)

it('An export reads each album a few times, however many there are', { tags: ['promise'] }, async ({ annotate }) => {
  const person = await newPerson()
  const count = runs(5_000, 12_000)
  await RECORDS.prepare(
    `INSERT INTO album (user_id, changed, list, title, artist, source_key, bandcamp_tags, user_tags, search_text, tag_text, added_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT ?1, i, 'collection', 'T' || i, 'A', 'f' || i, '[]', '[]', 't' || i || char(10) || 'a' || char(10), '', i FROM n`,
  )
    .bind(person.id, count)
    .run()
  const { rowsQueried, rowsRead, text } = await countedCall(person, '/api/export/albums')
  const rows = rowsQueried + rowsRead
  expect(titlesIn(text).slice(1)).toEqual(Array.from({ length: count }, (_, index) => `T${index + 1}`))
  expect(rows / count).toBeLessThan(6)
  await annotate(`${count} albums, ${rows} rows read`, 'figure')
})

it('exports what is shown and what is selected with all fields, like everything', async () => {
  const person = await newEmptyPerson()
  const [album] = await add(person, [
    { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/b', about: 'All about it' },
  ])
  const csv = await text(person, '/api/export/albums')
  expect(csv).toContain('All about it')
  expect(await text(person, '/api/export/albums?list=both')).toBe(csv)
  const selected = await person.call('/api/export/albums', { json: { albumIds: [album?.id] } })
  expect(await selected.text()).toBe(csv)
})

it('lists only exported albums in crates if the collection changes during the export', async () => {
  const { person, ids } = await personWith(Array.from({ length: 1_500 }, (_, index) => ({ title: `T${index}` })))
  const [first, second] = [...ids.values()]
  const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [first, second] } })
  await person.call(`/api/albums/${first}`, { method: 'DELETE' })
  const response = await person.call('/api/export/collection', { streams: true })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const pieces = [await reader.read(), await reader.read()]
  await person.call('/api/albums/restore', { json: { albumIds: [first] } })
  await person.call('/api/crates', { json: { name: 'Later' } })
  let text = new TextDecoder().decode(Buffer.concat(pieces.map((piece) => piece.value ?? new Uint8Array())))
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += new TextDecoder().decode(next.value)
  const file = JSON.parse(text) as { albums: { id: number }[]; crates: { albumIds: number[] }[] }
  const there = new Set(file.albums.map(({ id }) => id))
  expect(file.crates[0]?.albumIds).toEqual([first, second].filter((id) => there.has(Number(id))))
  expect(there.has(Number(second))).toBe(true)
})

it('exports many crates, full and empty, in their order with their albums', async () => {
  const { person, ids } = await personWith(Array.from({ length: 60 }, (_, index) => ({ title: `T${index}` })))
  await RECORDS.batch([
    RECORDS.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 299)
       INSERT INTO crate (user_id, name, position, created_at) SELECT ?, 'C' || i, 300 - i, 0 FROM n`,
    ).bind(person.id),
    RECORDS.prepare(
      `INSERT INTO crate_album (user_id, crate_id, album_id, position)
       SELECT c.user_id, c.id, a.id, 100 - a.id % 7 FROM crate c JOIN album a ON a.user_id = c.user_id WHERE c.user_id = ? AND c.position % 3 > 0`,
    ).bind(person.id),
  ])
  const file = await answer<{ crates: { name: string; albumIds: number[] }[] }>(person.call('/api/export/collection'))
  expect(file.crates.map((crate) => crate.name)).toEqual(Array.from({ length: 300 }, (_, index) => `C${299 - index}`))
  const inOrder = [...ids.values()].sort((a, b) => (b % 7) - (a % 7) || a - b)
  file.crates.forEach((crate, index) => {
    expect(crate.albumIds).toEqual((index + 1) % 3 > 0 ? inOrder : [])
  })
})

it.each([
  ['a plain name', 'a plain name'],
  ['"quotes" \\ and / slashes', 'quotes and slashes'],
  ['two\r\nlines\tand more', 'two lines and more'],
  ['x'.repeat(300), 'x'.repeat(100)],
  [`${'🎧'.repeat(49)}x🎧🎧`, `${'🎧'.repeat(49)}x`],
  ['🎧', '🎧'],
  [' . ', '.'],
  ['\u202e\ud800', 'Crate'],
])('turns the file name %j into %j', (name, kept) => {
  const header = attachment(name, new Date('2026-05-01T12:00:00Z'), 'csv')
  expect(header).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w!#$&+\-.^`|~%]*$/)
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(`${kept} 2026-05-01.csv`)
})
