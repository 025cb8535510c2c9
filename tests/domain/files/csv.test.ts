import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { CSV_COLUMNS, cellsToAlbum, csvDelimiter, csvHeader, csvLine, csvShape, splitTags } from '#domain/files/csv.ts'
import { guardCell, unguardCell } from '#domain/files/csv-cells.ts'
import { readHeader } from '#domain/files/file-header.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import { albumView } from '../albums/album-view.ts'

function read(csv: string): Record<string, unknown>[] {
  const { start, delimiter } = csvShape(csv)
  const [first = [], ...rows] = Papa.parse<string[]>(csv.slice(start), { delimiter, skipEmptyLines: true }).data
  const header = readHeader(first)
  if ('message' in header) throw new Error(header.message)
  return rows.map((cells) => {
    const { album, left } = cellsToAlbum(cells, header)
    return { ...album, ...(left.length > 0 && { left }) }
  })
}

it('starts with the ten columns of the file format', () => {
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

it.each(['=1+1', '+1', '-1', '@sum', "'text", '\tx', '\rx', '\nx'])('guards %j', (text) => {
  expect(guardCell(text)).toBe(`'${text}`)
  expect(unguardCell(guardCell(text))).toBe(text)
})

it.each([
  ['x;=HYPERLINK("a")', `x;'=HYPERLINK("a")`],
  ['a; -b', "a; '-b"],
  ['a;"=1"', `a;"'=1"`],
  ['two\n=1', "two\n'=1"],
  ['x\r\n@a', "x\r\n'@a"],
  [' =1', " '=1"],
  ["x;'=1", "x;''=1"],
])('guards the part of %j that Excel would take for a cell', (text, guarded) => {
  expect(guardCell(text)).toBe(guarded)
  expect(unguardCell(guarded)).toBe(text)
})

it.each(['', 'text', '1+1', 'a@b', 'a; b', 'one\n\ntwo', '’tis'])('does not guard %j', (text) => {
  expect(guardCell(text)).toBe(text)
  expect(unguardCell(text)).toBe(text)
})

it('keeps an apostrophe that guards nothing', () => {
  expect(unguardCell("'tis")).toBe("'tis")
  expect(unguardCell("'")).toBe("'")
})

it('quotes cells if necessary', () => {
  const line = csvLine(albumView({ title: 'a,b', artist: 'say "x"', notes: 'two\nlines' }))
  expect(line.replace(/,+\r\n$/, '')).toBe(
    '1,"a,b","say ""x""",https://a.bandcamp.com/album/low,,,"two\nlines",,,,collection,,,2024-01-01T00:00:00.000Z',
  )
})

it.each([
  ['', []],
  ['dub', ['dub']],
  ['dub; tape ;late night', ['dub', 'tape', 'late night']],
  ['dub, tape,late night', ['dub', 'tape', 'late night']],
  ['dub, tape; late', ['dub, tape', 'late']],
  ['a\\;b; c\\,d; e\\\\f', ['a;b', 'c,d', 'e\\f']],
  ['only\\, one', ['only, one']],
  ['-dub;', ['-dub']],
  [' ; ,', [',']],
  ['trailing\\', ['trailing']],
])('splits the tags of %j', (cell, tags) => {
  expect(splitTags(cell)).toEqual(tags)
})

it('reads tags as user tags from a file with the ten columns only', () => {
  const [row] = read('title,artist,rating,trackCount,tags\nT,A,4,12,"dub; tape"\n')
  expect(row).toMatchObject({ title: 'T', artist: 'A', rating: 4, trackCount: 12, userTags: ['dub', 'tape'] })
  expect([row?.list, row?.addedAt]).toEqual([undefined, undefined])
})

it.each([
  ['', null],
  [' ', null],
  ['0', null],
  ['4', 4],
  ['4.5', 4.5],
  ['"3,5"', 3.5],
  ['0.5', 0.5],
  ['six', undefined],
])('reads the rating %j as %j', (cell, rating) => {
  expect(read(`title,artist,rating\nT,A,${cell}\n`)[0]?.rating).toBe(rating)
})

it.each([
  ['title,artist', ','],
  ['title;artist\na,b,c,d;e', ';'],
  ['title\tartist', '\t'],
  ['title|artist', '|'],
  ['title', ','],
  ['', ','],
  ['title,artist\n"a;b;c;d";e;f;g', ','],
])('finds the delimiter of %j: %j', (text, delimiter) => {
  expect(csvDelimiter(text)).toBe(delimiter)
})

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('=', '+', '-', '@', "'", '\t', '\r', '\n', '"', ',', ';', '\\', ' ', 'a'))
    .map((parts) => parts.join('')),
)
const tag = words.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)

it('reads any album as it was written', () => {
  const given = fc.record({
    title: words,
    artist: words,
    notes: words,
    rating: fc.constantFrom(null, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5),
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

it('writes no cell that a spreadsheet would run', () => {
  fc.assert(
    fc.property(words, (text) => {
      const guarded = guardCell(text)
      expect(guarded).not.toMatch(/^[\t\r\n]/)
      expect(guarded).not.toMatch(/(?:^|[;\t\r\n])[ "]*[=+\-@]/)
      expect(unguardCell(guarded)).toBe(text)
    }),
    { numRuns: 500 },
  )
})
