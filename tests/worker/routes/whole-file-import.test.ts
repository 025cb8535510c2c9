import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { beginFileImport } from '#worker/db/imports/begin-finish.ts'
import { importWholeFile } from '#worker/db/imports/whole-file.ts'
import { readCollectionFile } from '#worker/imports/whole-files.ts'
import { soakTest } from '../../runs.ts'
import { anyAlbumFields, anyName } from '../any-album.ts'
import {
  add,
  addCrate,
  answer,
  type CollectionFile,
  collector,
  exportCsv,
  exportJson,
  newEmptyPerson,
  rowsOf,
} from '../collections.ts'
import { RECORDS } from '../databases.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'

type Imported = { created: number; updated: number; skipped: number; albums: AlbumView[]; crates: CrateView[] }

const importInto = (person: Person, json: { csvData?: string; collectionData?: string }, to = 'collection') =>
  person.call(`/api/import/${to}`, { json })
const wipe = (person: Person) => person.call('/api/albums/all', { method: 'DELETE' })
const list = (person: Person) => answer<AlbumView[]>(person.call('/api/albums'))
const crates = (person: Person) => answer<CrateView[]>(person.call('/api/crates'))
/** A collection file without its time, and with positions instead of ids. */
function withoutIds(json: string): unknown {
  const { exportedAt: _, ...file } = JSON.parse(json) as CollectionFile & { exportedAt: string }
  const places = new Map(file.albums.map(({ id }, index) => [id, index]))
  return {
    ...file,
    albums: file.albums.map((album) => ({ ...album, id: places.get(album.id) })),
    crates: file.crates.map((crate, index) => ({
      ...crate,
      id: index,
      albumIds: crate.albumIds.map((id) => places.get(id)),
    })),
  }
}
const rowsWithoutIds = (csv: string) => rowsOf(csv).map(({ id: _, ...row }) => row)

it.each([
  ['CSV', exportCsv, (file: string) => ({ csvData: file })],
  ['JSON', exportJson, (file: string) => ({ collectionData: file })],
] as const)('restores the collection after %s export, deletion and import', async (_, save, body) => {
  const person = await collector()
  const [before, csv, json] = [await save(person), await exportCsv(person), await exportJson(person)]
  await wipe(person)
  expect(await list(person)).toEqual([])
  const imported = await answer<Imported>(importInto(person, body(before)))
  expect(imported).toMatchObject({ total: 5, created: 5, skipped: 0, failed: [], crates: [] })
  expect(imported.albums).toHaveLength(5)
  expect(await exportCsv(person)).toBe(csv)
  expect(withoutIds(await exportJson(person))).toEqual(withoutIds(json))
})

it('imports JSON into another account with crates and their order', async () => {
  const [person, other] = [await collector(), await newEmptyPerson()]
  const json = await exportJson(person)
  const imported = await answer<Imported>(importInto(other, { collectionData: json }))
  expect(imported).toMatchObject({ total: 5, created: 5, updated: 0, skipped: 0, failed: [] })
  expect(imported.crates.map((crate) => [crate.name, crate.albumCount])).toEqual([
    ['=Late, "night"', 4],
    ['Twice', 1],
    ['Twice', 2],
    ['Empty', 0],
  ])
  expect(withoutIds(await exportJson(other))).toEqual(withoutIds(json))
  expect(rowsWithoutIds(await exportCsv(other))).toEqual(rowsWithoutIds(await exportCsv(person)))
})

it('imports CSV into another account', async () => {
  const [person, other] = [await collector(), await newEmptyPerson()]
  const csv = await exportCsv(person)
  const albums = await answer<AlbumView[]>(importInto(other, { csvData: csv }, 'albums'))
  expect(albums).toHaveLength(5)
  expect(rowsWithoutIds(await exportCsv(other))).toEqual(rowsWithoutIds(csv))
})

it('adds and changes nothing when the same file is imported again', async () => {
  const person = await collector()
  const [csv, json] = [await exportCsv(person), await exportJson(person)]
  const [first] = await list(person)
  await person.call(`/api/albums/${first?.id}`, { method: 'PATCH', json: { rating: 2, notes: 'newer than the file' } })
  const [csvNow, jsonNow] = [await exportCsv(person), await exportJson(person)]
  for (const body of [{ csvData: csv }, { collectionData: json }])
    expect(await answer(importInto(person, body))).toMatchObject({ created: 0, skipped: 5, albums: [], crates: [] })
  expect(await answer(importInto(person, { csvData: csv }, 'albums'))).toEqual([])
  expect(await exportCsv(person)).toBe(csvNow)
  expect(withoutIds(await exportJson(person))).toEqual(withoutIds(jsonNow))
})

it('matches a renamed album without an address', async () => {
  const person = await newPerson()
  const [welcome] = await list(person)
  await person.call(`/api/albums/${welcome?.id}`, { method: 'PATCH', json: { title: 'Hello' } })
  const json = await exportJson(person)
  expect(await answer(importInto(person, { collectionData: json }))).toMatchObject({ created: 0, skipped: 1 })
  const old = 'title,artist\nWelcome to Gatefold,Gatefold\n'
  expect(await answer(importInto(person, { csvData: old }))).toMatchObject({ created: 1, skipped: 0 })
  expect((await list(person)).map((album) => album.title).sort()).toEqual(['Hello', 'Welcome to Gatefold'])
})

it('restores a renamed album without an address from the trash once, renamed', async () => {
  const person = await newPerson()
  const [welcome] = await list(person)
  await person.call(`/api/albums/${welcome?.id}`, { method: 'PATCH', json: { title: 'Hello' } })
  const csv = await exportCsv(person)
  await wipe(person)
  await importInto(person, { csvData: csv })
  expect(await exportCsv(person)).toBe(csv)
})

it('creates no duplicates in five simultaneous imports', async () => {
  const [person, other] = [await collector(), await newEmptyPerson()]
  const json = await exportJson(person)
  const five = await Promise.all(Array.from({ length: 5 }, () => importInto(other, { collectionData: json })))
  const reports = await Promise.all(five.map((response) => answer<Imported>(response)))
  expect(reports.reduce((sum, report) => sum + report.created, 0)).toBe(5)
  expect(reports.reduce((sum, report) => sum + report.crates.length, 0)).toBe(4)
  expect(withoutIds(await exportJson(other))).toEqual(withoutIds(json))
})

it('creates no duplicates in five imports with simultaneous database calls', async () => {
  const [person, other] = [await collector(), await newEmptyPerson()]
  const json = await exportJson(person)
  const file = await readCollectionFile(json)
  await Promise.all(Array.from({ length: 5 }, () => importWholeFile(ctxOf(other.id), file)))
  expect(withoutIds(await exportJson(other))).toEqual(withoutIds(json))
})

it("returns 409 and imports nothing if a file exceeds the user's limits", async () => {
  const person = await newEmptyPerson()
  await RECORDS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO crate (user_id, name, position, created_at) SELECT ?, 'C' || i, i, 0 FROM n`,
  )
    .bind(person.id)
    .run()
  const before = withoutIds(await exportJson(person))
  const one = { id: 1, title: 'T', artist: 'A' }
  const refused = await importInto(person, {
    collectionData: JSON.stringify(file({ albums: [one], crates: [{ name: 'One more', albumIds: [1] }] })),
  })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toEqual({ code: 'limit-exceeded', message: 'You can have at most 2,000 crates' })
  expect(withoutIds(await exportJson(person))).toEqual(before)
  const joined = JSON.stringify(file({ albums: [one], crates: [{ name: 'C7', albumIds: [1] }] }))
  expect((await importInto(person, { collectionData: joined })).status).toBe(200)
})

it('merges crates by name and adds imported albums at their end', async () => {
  const person = await newEmptyPerson()
  const [a] = await add(person, [{ title: 'A' }])
  await addCrate(person, { name: 'Joined', description: 'mine' }, [Number(a?.id)])
  const collectionData = JSON.stringify({
    format: 'gatefold',
    version: 1,
    albums: [
      { id: 7, title: 'New', artist: 'N', bandcampUrl: 'https://a.bandcamp.com/album/n' },
      { id: 9, title: 'A by its old name', artist: 'N', bandcampUrl: a?.bandcampUrl },
    ],
    crates: [
      { name: 'Joined', description: 'theirs', albumIds: [7, 9, 7] },
      { name: 'Made', albumIds: [9] },
    ],
  })
  const imported = await answer<Imported>(importInto(person, { collectionData }))
  expect(imported).toMatchObject({ created: 1, skipped: 1 })
  expect(imported.albums.map((album) => album.title)).toEqual(['New'])
  expect(imported.crates.map((crate) => crate.name)).toEqual(['Made'])
  const [joined] = await crates(person)
  expect(joined).toMatchObject({ name: 'Joined', description: 'mine', albumCount: 2 })
  const inside = await answer<AlbumView[]>(person.call(`/api/crates/${joined?.id}/albums`))
  expect(inside.map((album) => album.title)).toEqual(['A', 'New'])
})

it('imports a CSV into a crate with new and existing albums', async () => {
  const person = await newEmptyPerson()
  const [there] = await add(person, [{ title: 'There' }])
  const crate = await addCrate(person, { name: 'C' })
  const csvData = `title,artist,bandcampUrl\nNew,N,https://a.bandcamp.com/album/n\nThere,H,${there?.bandcampUrl}\n,,nothing\n`
  const response = await importInto(person, { csvData }, `crates/${crate.id}`)
  expect(response.headers.get('failed-rows')).toBe('1')
  const albums = await answer<AlbumView[]>(response)
  expect(albums.map((album) => album.title).sort()).toEqual(['New', 'There'])
  const inside = await answer<AlbumView[]>(person.call(`/api/crates/${crate.id}/albums`))
  expect(inside.map((album) => album.title)).toEqual(['New', 'There'])
})

it('reads CSV from other programs: any column order and case, semicolons, BOM, commas between tags', async () => {
  const person = await newEmptyPerson()
  const csvData =
    '\uFEFFArtist;Shelf;TITLE;Rating;Tags;BandcampURL\r\nHarbour Lights;3;Low Water;0;"dub, late night";\r\n;;;;;\r\n'
  const [album, ...others] = await answer<AlbumView[]>(importInto(person, { csvData }, 'albums'))
  expect(others).toEqual([])
  expect(album).toMatchObject({
    title: 'Low Water',
    artist: 'Harbour Lights',
    rating: null,
    bandcampUrl: '',
    userTags: ['dub', 'late night'],
    list: 'collection',
  })
})

it('takes names with composed and with decomposed accents for one album', async () => {
  const person = await newEmptyPerson()
  const csv = (title: string) => ({ csvData: `title,artist\n${title},Bea\n` })
  await importInto(person, csv('Cafe\u0301'), 'albums')
  await importInto(person, csv('Café'), 'albums')
  expect((await list(person)).map(({ title }) => title)).toEqual(['Café'])
})

it('imports rows without what can’t be read, and reports that by number and field', async () => {
  const person = await newEmptyPerson()
  const csvData = [
    'title,artist,bandcampUrl,rating,trackCount,releaseDate',
    'One,A,https://a.bandcamp.com/album/1,5,,',
    ',A,https://a.bandcamp.com/album/2,,,',
    'Three,A,not an address,,,',
    'Four,A,https://a.bandcamp.com/album/4,six,,',
    'Five,A,https://a.bandcamp.com/album/5,4.5,,',
    'Six,A,https://a.bandcamp.com/album/6,,,31/12/2020',
    'Seven',
    ',,nothing,3,,',
    'Eight,A,https://a.bandcamp.com/album/8,1,12,2020-12-31',
  ].join('\n')
  const response = await importInto(person, { csvData })
  expect([response.headers.get('failed-rows'), response.headers.get('parts-left-out')]).toEqual(['1', '4'])
  const imported = await answer<Imported & { failed: unknown[]; leftOut: unknown[] }>(response)
  const names = imported.albums.map(({ title, artist }) => `${title} by ${artist}`).sort()
  expect(names).toEqual([
    ...[
      '2 by A',
      'Eight by A',
      'Five by A',
      'Four by A',
      'One by A',
      'Seven by Unknown artist',
      'Six by A',
      'Three by A',
    ],
  ])
  expect(imported.albums.find(({ title }) => title === 'Six')).toMatchObject({ releaseDate: '2020-12-31' })
  expect(imported).toMatchObject({ created: 8, updated: 0, skipped: 0, crates: [] })
  expect(imported.failed).toEqual([{ row: 8, field: 'title', message: 'Title is required' }])
  expect(imported.leftOut).toEqual([
    { row: 2, field: 'title', message: 'Missing, so “2”' },
    { row: 3, field: 'bandcampUrl', message: 'Must be a valid URL' },
    { row: 4, field: 'rating', message: '“six” can’t be read' },
    { row: 7, field: 'artist', message: 'Missing, so “Unknown artist”' },
  ])
})

const TOO_MANY =
  'One call can import at most 25,000 albums. Import a larger file in the app, or in chunks with POST /api/imports/file'

it('returns 400 for a file of more than 25,000 rows, before it checks any', async () => {
  const person = await newEmptyPerson()
  const csvData = `title,artist\n${',x\n'.repeat(1_300_000)}`
  for (const path of ['albums', 'collection']) {
    const response = await person.call(`/api/import/${path}`, { json: { csvData } })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 'invalid', message: TOO_MANY, fields: { csvData: TOO_MANY } })
  }
  const collection = { format: 'gatefold', version: 1, albums: Array(25_001).fill({}), crates: [] }
  const response = await person.call('/api/import/collection', { json: { collectionData: JSON.stringify(collection) } })
  expect(await response.json()).toEqual({ code: 'invalid', message: TOO_MANY, fields: { collectionData: TOO_MANY } })
})

it('reports the first 1,000 failed rows, and how many more there are', async () => {
  const person = await newEmptyPerson()
  const bad = (count: number) => importInto(person, { csvData: `title,artist,rating\n${',,3\n'.repeat(count)}` })
  const many = await answer<{ failed: { row: number }[]; moreFailed: number }>(bad(25_000))
  expect([many.failed.length, many.failed.at(-1)?.row, many.moreFailed]).toEqual([1_000, 1_000, 24_000])
  const few = await answer<{ failed: { row: number }[]; moreFailed: number }>(bad(3))
  expect([few.failed.length, few.moreFailed]).toEqual([3, 0])
})

it('rejects only the row with an unclosed quote', async () => {
  const person = await newEmptyPerson()
  const csvData = 'title,artist\nOne,A\nTwo,A\n"Three,A\nFour,A\n'
  const imported = await answer<Imported & { failed: unknown[] }>(importInto(person, { csvData }))
  expect(imported.albums.map((album) => album.title)).toEqual(['One', 'Two', 'Four'])
  expect(imported.failed).toEqual([{ row: 3, field: 'row', message: expect.any(String) }])
})

it.each([
  ['no content', '', 'This CSV has no title and artist columns'],
  ['other columns', 'name,year\nA,B\n', 'This CSV has no title and artist columns'],
  ['only an artist column', 'name,band\nA,B\n', 'This CSV has no title column'],
  [
    'a hundred thousand columns',
    `title,artist${','.repeat(99_998)}`,
    'This CSV has 100,000 columns. Files can have at most 1,000',
  ],
  ['columns without end', `title,artist,${'x,'.repeat(200_000)}\nA,B\n`, 'This row is too long'],
  ['a PNG', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'This CSV has no title and artist columns'],
  ['JSON content', '{"format":"gatefold"}', 'This CSV has no title and artist columns'],
])('returns 400 and changes nothing for a CSV with %s', async (_, csvData, message) => {
  const person = await collector()
  const { id } = await addCrate(person, { name: 'C' })
  const before = await exportCsv(person)
  for (const to of ['albums', 'collection', `crates/${id}`]) {
    const response = await importInto(person, { csvData }, to)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 'invalid', message, fields: { csvData: message } })
  }
  expect(await exportCsv(person)).toBe(before)
})

const fileAlbum = (id: number, given: Record<string, unknown> = {}) => ({ id, title: 't', artist: 'a', ...given })
const file = (given: Record<string, unknown> = {}) => ({
  format: 'gatefold',
  version: 1,
  albums: [1, 2, 3, 4].map((id) => fileAlbum(id)),
  crates: [],
  ...given,
})
const broken: [string, unknown, field: string, message: string | RegExp][] = [
  ['text', 'hello', 'body', 'This is not a JSON file'],
  ['an incomplete file', '{"format":"gatefold","version":1,"albums":[', 'body', /^This JSON file ends too early/],
  ['a hundred thousand brackets', '['.repeat(100_000), 'body', /^This JSON file ends too early/],
  ['a damaged value', '{"format":"gatefold",\n"version":1,\n"albums":oops}', 'body', 'This JSON file is damaged'],
  ['no content', '', 'body', 'This is not a JSON file'],
  ['a list', [], 'body', /./],
  ['another format', file({ format: 'discogs' }), 'format', 'This is not a Gatefold collection file'],
  [
    'another version',
    file({ version: 2 }),
    'version',
    'This file is from a newer version of Gatefold and can’t be read here',
  ],
  ['no albums', file({ albums: undefined }), 'albums', 'The albums in this file are not a list'],
  ['crates that are not a list', file({ crates: {} }), 'crates', 'The crates in this file are not a list'],
  [
    'a rating as text',
    file({ albums: [1, 2, 3, 4].map((id) => fileAlbum(id, id === 4 ? { rating: 'good' } : {})) }),
    'albums.3.rating',
    'A rating must be from half a star to five, in steps of half a star',
  ],
  ['null as album', file({ albums: [fileAlbum(1), null] }), 'albums.1', /./],
  ['an unknown field', file({ albums: [fileAlbum(1, { owner: 'x' })] }), 'albums.0.owner', 'Unknown field'],
  ['a duplicate id', file({ albums: [fileAlbum(1), fileAlbum(1)] }), 'albums.1.id', 'Duplicate id 1'],
  [
    'a crate without a name',
    file({ crates: [{ albumIds: [] }] }),
    'crates.0.name',
    'Please enter a name for your crate',
  ],
  [
    'a crate without albumIds',
    file({ crates: [{ name: 'C' }] }),
    'crates.0.albumIds',
    'The albums of a crate must be a list of ids',
  ],
  [
    'an unknown album in a crate',
    file({ crates: [{ name: 'C', albumIds: [1, 9] }] }),
    'crates.0.albumIds',
    'There is no album with the id 9 in the file',
  ],
]

it.each(broken)(
  'returns 400 with the field and changes nothing for a collection file with %s',
  async (_, given, field, why) => {
    const person = await collector()
    const before = await exportJson(person)
    const collectionData = typeof given === 'string' ? given : JSON.stringify(given)
    const response = await importInto(person, { collectionData })
    expect(response.status).toBe(400)
    const { code, message, fields } = await answer<{ code: string; message: string; fields: Record<string, string> }>(
      response,
    )
    expect(code).toBe('invalid')
    expect(Object.keys(fields)).toEqual([field])
    expect(fields[field]).toMatch(why)
    expect(message).toContain(fields[field])
    expect(message).not.toContain(field.includes('.') ? field : `${field}:`)
    expect(withoutIds(await exportJson(person))).toEqual(withoutIds(before))
  },
)

it.each([
  ['albums', {}],
  ['albums', { csvData: 5 }],
  ['albums', { csvData: 'title,artist\n', list: 'wishlist' }],
  ['collection', {}],
  ['collection', { collectionData: {} }],
  ['collection', { collectionData: '{}', csvData: '' }],
])('returns 400 for import/%s with %j', async (to, json) => {
  const person = await newPerson()
  const response = await person.call(`/api/import/${to}`, { json })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 'invalid', message: expect.any(String), fields: expect.any(Object) })
})

it('accepts a body of up to 8 MB', async () => {
  const person = await newEmptyPerson()
  const lines = Array.from({ length: 700 }, (_, n) => `T${n},A,https://a.b/${n},${'é'.repeat(5_000)}`)
  const csvData = `title,artist,bandcampUrl,notes\n${lines.join('\n')}\n`
  expect(await answer<AlbumView[]>(importInto(person, { csvData }, 'albums'))).toHaveLength(700)
  for (const to of ['albums', 'collection', 'crates/1']) {
    const response = await importInto(person, { csvData: 'x'.repeat(8_000_000) }, to)
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ code: 'too-large', message: expect.any(String) })
  }
})

it('replaces lone surrogates in every kind of import', async () => {
  const person = await newEmptyPerson()
  const half = { title: 'half \ud83d', artist: '\udc00', notes: 'a\ud800b', tags: ['\udfff'], previewTitle: '\ud800' }
  await add(person, [{ ...half, bandcampUrl: 'https://a.bandcamp.com/album/bulk' }])
  const one = await person.call('/api/albums', { json: { ...half, bandcampUrl: 'https://a.bandcamp.com/album/one' } })
  expect(one.status).toBe(201)
  const collectionData = JSON.stringify(
    file({ albums: [{ ...half, id: 1 }], crates: [{ name: '\ud800', albumIds: [1] }] }),
  )
  expect(await answer(importInto(person, { collectionData }))).toMatchObject({ created: 1 })
  expect(await list(person)).toHaveLength(3)
  expect((await person.call('/app?q=half')).status).toBe(200)
  const [crate] = await crates(person)
  expect((await person.call(`/api/export/crates/${crate?.id}`)).status).toBe(200)
  const [csv, json] = [await exportCsv(person), await exportJson(person)]
  expect(await answer(importInto(person, { collectionData: json }))).toMatchObject({ created: 0, crates: [] })
  await wipe(person)
  await importInto(person, { csvData: csv })
  expect(await exportCsv(person)).toBe(csv)
})

soakTest('restores any album after export, deletion and import', [], async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record(anyAlbumFields), { minLength: 1, maxLength: 6 }),
      anyName,
      async (albums, crateName) => {
        const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
        const given = albums.map(({ hasAddress, ...album }, id) => ({
          ...album,
          id,
          bandcampUrl: hasAddress ? `https://a.bandcamp.com/album/${id}` : '',
        }))
        const crate = { name: crateName, albumIds: given.map(({ id }) => id).toReversed() }
        const first = await importInto(person, {
          collectionData: JSON.stringify(file({ albums: given, crates: [crate] })),
        })
        expect(await answer<Imported>(first)).toMatchObject({ created: albums.length })
        const [csv, json] = [await exportCsv(person), await exportJson(person)]
        for (const body of [{ csvData: csv }, { collectionData: json }]) {
          await wipe(person)
          expect(await answer(importInto(person, body))).toMatchObject({ created: albums.length, failed: [] })
          expect(await exportCsv(person)).toBe(csv)
          expect(withoutIds(await exportJson(person))).toEqual(withoutIds(json))
        }
        await importInto(other, { collectionData: json })
        expect(withoutIds(await exportJson(other))).toEqual(withoutIds(json))
        await importInto(other, { csvData: csv })
        expect(withoutIds(await exportJson(other))).toEqual(withoutIds(json))
      },
    ),
    { numRuns: 100 },
  )
})

it.each(['albums', 'crates', 'collection'])('undoes an import of one call: %s', async (kind) => {
  const [person, other] = [await collector(), await newEmptyPerson()]
  const crate = await addCrate(other, { name: 'Twice' })
  const before = await exportJson(other)
  const path = kind === 'crates' ? `crates/${crate.id}` : kind
  const file =
    path === 'collection' ? { collectionData: await exportJson(person) } : { csvData: await exportCsv(person) }
  const response = await importInto(other, file, path)
  const id = response.headers.get('import-id')
  expect(withoutIds(await exportJson(other))).not.toEqual(withoutIds(before))
  expect(await answer(other.call(`/api/imports/${id}`))).toMatchObject({ kind: 'file', status: 'complete', added: 5 })
  await other.call(`/api/imports/${id}/undo`, { method: 'POST' })
  expect(withoutIds(await exportJson(other))).toEqual(withoutIds(before))
})

it('ends an import of one call whose process has ended when imports are listed 10 minutes later', async () => {
  const person = await newPerson()
  const begin = (fingerprint?: string) =>
    beginFileImport(ctxOf(person.id, new Date(Date.now() - 11 * 60_000)), {
      fileName: 'albums.csv',
      format: 'csv',
      mode: 'skip',
      ...(fingerprint && { fingerprint }),
    })
  const [left, resumable] = [await begin(), await begin('a'.repeat(64))]
  const young = await beginFileImport(ctxOf(person.id), { fileName: 'albums.csv', format: 'csv', mode: 'skip' })
  const listed = await answer<{ id: number; status: string; message: string | null }[]>(person.call('/api/imports'))
  expect(listed.map(({ id, status }) => [id, status])).toEqual([
    [young.id, 'running'],
    [resumable.id, 'running'],
    [left.id, 'failed'],
  ])
  expect(listed[2]?.message).toBe('This import was left unfinished. Nothing was imported.')
})
