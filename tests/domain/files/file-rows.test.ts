import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { createMatcher } from '#domain/albums/file-match.ts'
import { readCollectionRows } from '#domain/files/file-collection.ts'
import { checkFileAlbum, createChunks, createRowNumbers } from '#domain/files/file-rows.ts'
import { LIMITS } from '#domain/limits.ts'
import { albumView } from '../albums/album-view.ts'

const url = (name: string) => `https://a.bandcamp.com/album/${name}`

it('numbers equal rows without an address', () => {
  const number = createRowNumbers()
  const nths = [
    { title: 'Untitled', artist: 'A', bandcampUrl: '' },
    { title: 'Untitled', artist: 'A', bandcampUrl: url('1') },
    { title: '  UNTITLED ', artist: 'a', bandcampUrl: '' },
    { title: 'Untitled', artist: '' },
    { title: 'untitled', artist: 'A' },
    { title: 'Other', artist: 'A' },
  ].map((album, index) => {
    const { row, nth } = number(index + 1, { album })
    return 'fault' in row ? row.fault : nth
  })
  expect(nths).toEqual([1, 1, 2, 1, 3, 1])
})

it('sends validated albums or the error of a row, small enough for a chunk', () => {
  const number = createRowNumbers()
  expect(
    number(1, { album: { id: 7, title: ' T ', artist: 'A', bandcampUrl: 'HTTPS://A.bandcamp.com/album/1?x' } }).row,
  ).toEqual({
    row: 1,
    album: { title: 'T', artist: 'A', bandcampUrl: url('1') },
  })
  const huge = number(2, { album: { title: 'T', artist: 'A', notes: 'x'.repeat(5_000_000) } })
  expect(huge).toEqual({
    row: { row: 2, album: { title: 'T', artist: 'A' } },
    album: { title: 'T', artist: 'A' },
    nth: 1,
    left: [{ field: 'notes', message: 'At most 10,000 characters' }],
  })
  const key = 'k'.repeat(5_000_000)
  expect(JSON.stringify(number(3, { album: { title: 'T', artist: 'A', [key]: 1 } }).row).length).toBeLessThan(500)
})

it('splits rows into chunks within the limits of rows and bytes', () => {
  const chunks = createChunks<{ text: string }>()
  const made: { text: string }[][] = []
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    text: `${index} ${index < 300 ? 'é'.repeat(20_000) : ''}`,
  }))
  for (const row of rows) {
    const full = chunks.add(row)
    if (full) made.push(full)
  }
  made.push(chunks.end() ?? [])
  expect(made.flat()).toEqual(rows)
  expect(chunks.end()).toBeNull()
  for (const chunk of made) {
    expect(chunk.length).toBeLessThanOrEqual(LIMITS.importChunkRows)
    expect(Buffer.byteLength(JSON.stringify({ rows: chunk }))).toBeLessThanOrEqual(LIMITS.bodyBytes)
  }
  expect(made.length).toBeLessThan(12)
})

const file = (albums: unknown[], crates: unknown[] = []) =>
  JSON.stringify({ format: 'gatefold', version: 1, albums, crates })
const read = (text: string) => {
  const rows = readCollectionRows(text)
  if ('message' in rows) throw new Error(rows.message)
  return rows
}

it('turns a collection file into rows with their positions in crates', () => {
  const { rows, crates, crateFaults } = read(
    file(
      [
        { id: 5, title: 'A', artist: 'X', bandcampUrl: url('a') },
        { id: 6, title: 'B', artist: 'X' },
      ],
      [
        { id: 1, name: 'C', isFavorite: true, albumIds: [6, 5, 6] },
        { id: 2, name: ' C ', description: 'second', albumIds: [] },
        { id: 2 ** 40, name: 'D', albumIds: [5] },
      ],
    ),
  )
  expect(crateFaults).toEqual([])
  expect(crates).toEqual([
    { place: 0, name: 'C', isFavorite: true },
    { place: 1, name: 'C', description: 'second' },
    { place: 2, id: 2 ** 40, name: 'D' },
  ])
  expect(rows.map(({ row }) => row)).toEqual([
    {
      row: 1,
      album: { title: 'A', artist: 'X', bandcampUrl: url('a') },
      crates: [
        [0, 1],
        [2, 0],
      ],
      isExact: true,
    },
    { row: 2, album: { title: 'B', artist: 'X', bandcampUrl: '' }, crates: [[0, 0]], isExact: true },
  ])
})

it('reads valid rows and reports invalid ones', () => {
  const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown
  const { rows, crates, crateFaults } = read(
    file(
      [
        { id: 1, title: 'A', artist: 'X' },
        { id: 1, title: 'B', artist: 'X' },
        null,
        { id: 4, title: 'D', artist: 'X', notes: deep },
        { id: 5, title: 'E', artist: 'X', owner: 1 },
      ],
      [{ name: 'C', albumIds: [1, 9, 4] }, { name: '', albumIds: [] }, 'crate', { name: 'D' }],
    ),
  )
  expect(rows.map(({ row }) => ('fault' in row ? row.fault : 'good'))).toEqual([
    'good',
    { field: 'id', message: 'Duplicate id 1' },
    { field: 'row', message: 'This is not an album' },
    { field: 'notes', message: expect.any(String) },
    { field: 'owner', message: 'Unknown field' },
  ])
  expect(crates).toEqual([{ place: 0, name: 'C' }])
  expect(crateFaults).toEqual([
    { row: 1, field: 'albumIds', message: 'There is no album with the id 9 in the file' },
    { row: 2, field: 'name', message: 'Please enter a name for your crate' },
    { row: 3, field: 'row', message: 'This is not a crate' },
    { row: 4, field: 'albumIds', message: 'The albums of a crate must be a list of ids' },
  ])
})

it.each([
  ['', /^This is not a JSON file$/],
  ['{"format":"gatefold","version":1,"albums":[', /^This JSON file ends too early/],
  ['['.repeat(200), /^This JSON file ends too early/],
  ['{\n"format":gatefold}', /^This JSON file is damaged$/],
  [`${'['.repeat(200)}${']'.repeat(200)}`, /^This is not a Gatefold collection file$/],
  ['5', /^This is not a Gatefold collection file$/],
  ['{"format":"discogs"}', /This is not a Gatefold collection file$/],
  [
    '{"format":"gatefold","version":2,"albums":[],"crates":[]}',
    /^This file is from a newer version of Gatefold and can’t be read here$/,
  ],
  ['{"format":"gatefold","version":1,"albums":{},"crates":[]}', /^The albums in this file are not a list$/],
  [file(Array.from({ length: 100_001 }, () => 0)), /^This file has 100,001 albums. Files can have at most 100,000$/],
  [
    file(
      [],
      Array.from({ length: 2_001 }, () => 0),
    ),
    /^This file has 2,001 crates. Files can have at most 2,000$/,
  ],
])('rejects %.40s and says why', (text, message) => {
  expect(readCollectionRows(text)).toEqual({ message: expect.stringMatching(message) })
})

it('never throws when reading a collection file', () => {
  const given = file([{ id: 1, title: 'A', artist: 'X', rating: 4 }], [{ name: 'C', albumIds: [1] }])
  const value = fc.jsonValue({ maxDepth: 3 })
  const changed = fc
    .tuple(fc.nat(given.length), fc.nat(6), fc.string({ maxLength: 6 }))
    .map(([at, gone, put]) => given.slice(0, at) + put + given.slice(at + gone))
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    changed,
    fc.tuple(fc.array(value), fc.array(value)).map(([albums, crates]) => file(albums, crates)),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const rows = readCollectionRows(text)
      if ('message' in rows) expect(rows.message).not.toBe('')
      else for (const { row } of rows.rows) expect('album' in row || row.fault.message !== '').toBe(true)
    }),
    { numRuns: 500 },
  )
})

let ids = 0
const there = (given: Partial<AlbumView>): AlbumView => {
  ids += 1
  return albumView({ id: ids, title: 'T', artist: 'A', bandcampUrl: '', ...given })
}
const albumOf = (given: object) => {
  const checked = checkFileAlbum({ title: 'T', artist: 'A', ...given })
  if ('fault' in checked) throw new Error(checked.fault.message)
  return checked.album
}

it('matches a row by address, or by title, artist and number without one', () => {
  const [one, two, three] = [there({ bandcampUrl: url('1') }), there({}), there({ title: 't' })]
  const { match } = createMatcher([one, three, two])
  const is = (given: object, more: object = {}) => {
    const found = match(albumOf(given), more)
    return found.is === 'there' ? found.albumId : found.is
  }
  expect(is({ bandcampUrl: url('1'), title: 'Other' })).toBe(one.id)
  expect(is({ bandcampUrl: url('1') })).toBe('twice')
  expect(is({ bandcampUrl: url('2') }, { isExact: true })).toBe('new')
  const item = (itemId: number) => is({ bandcampUrl: url('3'), itemType: 'album', itemId })
  expect([item(1), item(2), item(1), is({ bandcampUrl: url('3') })]).toEqual([two.id, three.id, 'twice', 'twice'])
  expect([1, 2, 3].map((nth) => is({ bandcampUrl: '' }, { nth, isExact: true }))).toEqual([two.id, three.id, 'new'])
  expect([1, 2, 3, 4].map((nth) => is({ bandcampUrl: '' }, { nth }))).toEqual([two.id, three.id, one.id, 'new'])
})

it('fills the empty fields for which a row has values', () => {
  const full = {
    rating: 4,
    notes: 'n',
    tags: ['x'],
    coverUrl: 'https://f4.bcbits.com/a.jpg',
    releaseDate: '2024-02-29',
    trackCount: 0,
    previewTitle: 'p',
  }
  const fills = (album: Partial<AlbumView>, row: object) => {
    const found = createMatcher([there(album)]).match(albumOf(row))
    return found.is === 'there' ? found.fills : found.is
  }
  expect(fills({}, full)).toEqual(['coverUrl', 'rating', 'notes', 'releaseDate', 'trackCount', 'tags', 'previewTitle'])
  expect(fills(full, { ...full, rating: 1, notes: 'other', tags: ['y'] })).toEqual([])
  expect(fills({}, { rating: null, notes: '', bandcampTags: [], coverUrl: '', releaseDate: null })).toEqual([])
  expect(fills({ rating: 2 }, { rating: 3, userTags: ['y'] })).toEqual(['tags'])
  expect(fills({}, { paid: 0, paidCurrency: 'EUR', formats: ['cd'] })).toEqual(['paid', 'formats'])
  expect(fills({ paid: 5, paidCurrency: 'EUR' }, { paid: 7, paidCurrency: 'USD' })).toEqual([])
})

it('fills an album from the first row with values for it, and from no second one', () => {
  const [one, other] = [there({ itemType: 'album', itemId: 1 }), there({ title: 'Other' })]
  const { match } = createMatcher([one, other])
  const fills = (album: object) => {
    const found = match(albumOf(album))
    return found.is === 'there' ? [found.albumId, ...found.fills] : found.is
  }
  expect(fills({ title: 'Renamed', itemType: 'album', itemId: 1 })).toEqual([one.id])
  expect(fills({ rating: 4 })).toEqual([one.id, 'rating'])
  expect(fills({ notes: 'n' })).toEqual([one.id])
  expect(fills({ bandcampUrl: url('1'), itemType: 'album', itemId: 1, rating: 3 })).toBe('twice')
  expect(fills({ title: 'Other', rating: 5 })).toEqual([other.id, 'rating'])
})
