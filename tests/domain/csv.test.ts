import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import {
  CSV_COLUMNS,
  cellsToAlbum,
  csvDelimiter,
  csvHeader,
  csvLine,
  csvShape,
  guardCell,
  splitTags,
  unguardCell,
} from '#domain/csv.ts'
import { readHeader } from '#domain/file-header.ts'
import { distinctTags } from '#domain/tags.ts'
import { albumView } from './album-view.ts'

function read(csv: string): Record<string, unknown>[] {
  const { start, delimiter } = csvShape(csv)
  const [first = [], ...rows] = Papa.parse<string[]>(csv.slice(start), { delimiter, skipEmptyLines: true }).data
  const header = readHeader(first)
  if ('message' in header) throw new Error(header.message)
  return rows.map((cells) => {
    const made = cellsToAlbum(cells, header)
    if ('fault' in made) throw new Error(made.fault.message)
    return made.album
  })
}

test('the ten columns that everybody reads come first', () => {
  expect(csvHeader()).toBe(`${CSV_COLUMNS.join(',')}\r\n`)
  expect(CSV_COLUMNS.slice(0, 10)).toEqual([
    'id',
    'title',
    'artist',
    'bandcampUrl',
    'coverUrl',
    'rating',
    'notes',
    'releaseDate',
    'trackCount',
    'tags',
  ])
})

test.each(['=1+1', '+1', '-1', '@sum', "'text", '\tx', '\rx'])('%j is guarded', (text) => {
  expect(guardCell(text)).toBe(`'${text}`)
  expect(unguardCell(guardCell(text))).toBe(text)
})

test.each(['', 'text', '1+1', ' =1', 'a@b', '\nx', '’tis'])('%j needs no guard', (text) => {
  expect(guardCell(text)).toBe(text)
  expect(unguardCell(text)).toBe(text)
})

test("an apostrophe that guards nothing is the text's own", () => {
  expect(unguardCell("'tis")).toBe("'tis")
  expect(unguardCell("'")).toBe("'")
})

test('cells are quoted where they have to be', () => {
  expect(csvLine(albumView({ title: 'a,b', artist: 'say "x"', notes: 'two\nlines' }))).toBe(
    '1,"a,b","say ""x""",https://a.bandcamp.com/album/low,,,"two\nlines",,,,collection,,,2024-01-01T00:00:00.000Z,\r\n',
  )
})

test.each([
  ['', []],
  ['dub', ['dub']],
  ['dub; tape ;late night', ['dub', 'tape', 'late night']],
  ['dub, tape,late night', ['dub', 'tape', 'late night']],
  ['dub, tape; late', ['dub, tape', 'late']],
  ['a\\;b; c\\,d; e\\\\f', ['a;b', 'c,d', 'e\\f']],
  ['only\\, one', ['only, one']],
  [' ; ,', [',']],
  ['trailing\\', ['trailing']],
])('the tags of %j', (cell, tags) => {
  expect(splitTags(cell)).toEqual(tags)
})

test("a row with the ten columns alone makes its tags the person's own", () => {
  const [row] = read('title,artist,rating,trackCount,tags\nT,A,4,12,"dub; tape"\n')
  expect(row).toMatchObject({ title: 'T', artist: 'A', rating: 4, trackCount: 12, userTags: ['dub', 'tape'] })
  expect([row?.list, row?.addedAt]).toEqual([undefined, undefined])
})

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['4', 4],
  ['4.5', 4.5],
  ['six', 'six'],
])('the rating %j is handed on as %j', (cell, rating) => {
  expect(read(`title,artist,rating\nT,A,${cell}\n`)[0]?.rating).toBe(rating)
})

test.each([
  ['title,artist', ','],
  ['title;artist\na,b,c,d;e', ';'],
  ['title\tartist', '\t'],
  ['title|artist', '|'],
  ['title', ','],
  ['', ','],
  ['title,artist\n"a;b;c;d";e;f;g', ','],
])('the cells of %j are parted by %j', (text, delimiter) => {
  expect(csvDelimiter(text)).toBe(delimiter)
})

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', "'", '\t', '\r', '\n', '"', ',', ';', '\\', ' ', 'a'))
    .map((parts) => parts.join('')),
)
const tag = words.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)

test('whatever stands in an album is read again as it was written', () => {
  const given = fc.record({
    title: words,
    artist: words,
    notes: words,
    rating: fc.constantFrom(null, 1, 5),
    trackCount: fc.constantFrom(null, 0, 9_999),
    bandcampTags: fc.array(tag).map(distinctTags),
    userTags: fc.array(tag).map(distinctTags),
    list: fc.constantFrom('collection' as const, 'wishlist' as const),
  })
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 5 }), (albums) => {
      const written = albums.map((one) => albumView({ ...one, tags: [...one.bandcampTags, ...one.userTags] }))
      const rows = read(csvHeader() + written.map(csvLine).join(''))
      expect(rows).toEqual(albums.map((one) => expect.objectContaining(one)))
    }),
    { numRuns: 500 },
  )
})

test('no cell that goes out is run by a spreadsheet', () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(unguardCell(guardCell(text))).toBe(text)
    }),
  )
})
