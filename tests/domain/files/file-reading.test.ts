import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CSV_COLUMNS, cellsToAlbum, csvShape } from '#domain/files/csv.ts'
import { createEncodingJudge } from '#domain/files/file-bytes.ts'
import { isGatefoldHeader, readHeader } from '#domain/files/file-header.ts'
import { decodeFile } from '../../decode-file.ts'

const header = (cells: string[]) => {
  const read = readHeader(cells)
  if ('message' in read) throw new Error(read.message)
  return read
}

it.each([
  [['title', 'artist'], { title: 0, artist: 1 }],
  [['Artist', 'TITLE'], { artist: 0, title: 1 }],
  [['Album', 'Band', 'URL', 'Release Date'], { title: 0, artist: 1, bandcampUrl: 2, releaseDate: 3 }],
  [['album_title', 'Artist Name', 'bandcamp-url'], { title: 0, artist: 1, bandcampUrl: 2 }],
  [['Ｔｉｔｌｅ', ' artist\u00a0'], { title: 0, artist: 1 }],
  [
    ['id', 'track no', 'Stars', 'Genres', 'Title', 'Artists', 'Date added'],
    { id: 0, rating: 2, tags: 3, title: 4, artist: 5, addedAt: 6 },
  ],
])('recognizes the columns of %j', (cells, places) => {
  expect(header(cells).places).toEqual(places)
})

it("prefers Gatefold's own column names and the first of two equal ones", () => {
  expect(header(['Album', 'Title', 'Artist', 'Artist', 'Notes', 'Comment']).places).toEqual({
    title: 1,
    artist: 2,
    notes: 4,
  })
})

it.each([
  [[], 'This CSV has no title and artist columns'],
  [['name', 'year'], 'This CSV has no title and artist columns'],
  [['album', 'year'], 'This CSV has no artist column'],
  [['artist', ''], 'This CSV has no title column'],
  [Array.from({ length: 1_000_000 }, () => ''), 'This CSV has 1,000,000 columns. Files can have at most 1,000'],
])('rejects a header without the required columns and says why', (cells, message) => {
  expect(readHeader(cells)).toEqual({ message })
})

it("recognizes Gatefold's own files by their columns in any order", () => {
  expect(isGatefoldHeader(header([...CSV_COLUMNS].reverse()))).toBe(true)
  expect(isGatefoldHeader(header(CSV_COLUMNS.slice(0, 10)))).toBe(false)
})

it('rejects a row with more cells than the header, unless they are empty', () => {
  const two = header(['title', 'artist'])
  expect(cellsToAlbum(['T', 'A', ' ', ''], two)).toMatchObject({ album: { title: 'T', artist: 'A' } })
  expect(cellsToAlbum(['Yes', ' We Are', 'A'], two)).toEqual({
    album: { title: 'Yes', artist: ' We Are' },
    left: [{ field: 'row', message: 'This row has 3 cells, the header has 2' }],
  })
})

it('omits missing columns and keeps empty cells', () => {
  const albumOf = (...cells: string[]) => {
    const made = cellsToAlbum(cells, header(['title', 'artist', 'url', 'added'].slice(0, cells.length)))
    return 'album' in made ? made.album : null
  }
  expect(albumOf('T', 'A')?.bandcampUrl).toBeUndefined()
  expect(albumOf('T', 'A', '')?.bandcampUrl).toBe('')
  expect(albumOf('T', 'A', '', '2024-05-01')?.addedAt).toBe('2024-05-01T00:00:00.000Z')
})

it.each([
  ['title,artist\n', 0, ','],
  ['\uFEFFtitle;artist\n', 1, ';'],
  ['\uFEFF\r\n  \ntitle\tartist\n', 6, '\t'],
  ['sep=;\r\ntitle,a;artist\n', 7, ';'],
  ['SEP=|\ntitle|artist', 6, '|'],
])('finds the header of %j at %i with the delimiter %j', (text, start, delimiter) => {
  expect(csvShape(text)).toEqual({ start, delimiter })
})

const bytes = (text: string, encoding: 'utf8' | 'utf16le' | 'latin1') => new Uint8Array(Buffer.from(text, encoding))
const swapped = (given: Uint8Array) => given.map((_, index) => given[index ^ 1] ?? 0)
const sample = 'title,artist\r\nBjörk — “Début”,Sigur Rós\r\n'
const plain = 'title,artist\r\nDébut,Björk\r\n'

it.each([
  ['UTF-8', bytes(sample, 'utf8'), 'utf-8', sample],
  ['UTF-8 with a BOM', bytes(`\uFEFF${sample}`, 'utf8'), 'utf-8', sample],
  ['UTF-16 LE with a BOM', bytes(`\uFEFF${sample}`, 'utf16le'), 'utf-16le', sample],
  ['UTF-16 BE with a BOM', swapped(bytes(`\uFEFF${sample}`, 'utf16le')), 'utf-16be', sample],
  ['UTF-16 LE without a BOM', bytes(sample, 'utf16le'), 'utf-16le', sample],
  ['UTF-16 BE without a BOM', swapped(bytes(sample, 'utf16le')), 'utf-16be', sample],
  ['Latin-1', bytes(plain, 'latin1'), 'windows-1252', plain],
  ['Windows-1252', new Uint8Array([0x93, 0x68, 0x69, 0x94, 0x20, 0x80]), 'windows-1252', '“hi” €'],
  ['ASCII', bytes('title', 'utf8'), 'utf-8', 'title'],
  [
    'Shift-JIS',
    new Uint8Array([...bytes('Title\n', 'utf8'), 0x83, 0x6d, 0x83, 0x43, 0x83, 0x59]),
    'shift_jis',
    'Title\nノイズ',
  ],
  ['Windows-1251', new Uint8Array([0xca, 0xe8, 0xed, 0xee, 0x2c, 0xd6, 0xee, 0xe9]), 'windows-1251', 'Кино,Цой'],
  ['GBK', new Uint8Array([0xb4, 0xde, 0xbd, 0xa1, 0x2c, 0xd2, 0xbb]), 'gbk', '崔健,一'],
] as const)('decodes %s', (_, given, encoding, text) => {
  expect(decodeFile(given)).toEqual({ encoding, text })
})

it.each([
  ['an empty file', new Uint8Array(0), 'This file is empty'],
  [
    'a workbook',
    bytes('PK\u0003\u0004rest', 'latin1'),
    expect.stringMatching(/^This file is a workbook or an archive/),
  ],
  ['a picture', bytes('\u0089PNG\r\n', 'latin1'), 'This file is a picture, not a list'],
  [
    'a program',
    new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 1, 0, 0, 0, 0, 0, 7, 0]),
    'This is not a text file. Save it as CSV (UTF-8) and choose that file',
  ],
  [
    'mixed encodings',
    new Uint8Array([...bytes('title,artist\nDébut,Björk\nHomogenic,', 'utf8'), ...bytes('Björk\n', 'latin1')]),
    'This file mixes encodings: line 3 is not UTF-8. Save it as CSV (UTF-8) and choose that file',
  ],
])('rejects %s and says why', (_, given, message) => {
  expect(decodeFile(given)).toEqual({ message })
})

it('detects an invalid character at the end', () => {
  expect(decodeFile(bytes('caf\u00c3', 'latin1'))).toMatchObject({ encoding: 'windows-1252' })
})

it('decodes any UTF-8 text in any pieces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.integer({ min: 1, max: 5 })), (given, cuts) => {
      const text = `title\n${given.toWellFormed().replaceAll('\0', '')}`
      const data = new TextEncoder().encode(text)
      const judge = createEncodingJudge()
      let at = 0
      for (const cut of [...cuts, data.length]) {
        judge.add(data.subarray(at, at + cut))
        at += cut
      }
      expect(judge.verdict()).toEqual({ encoding: 'utf-8' })
      expect(decodeFile(data)).toEqual({ encoding: 'utf-8', text })
    }),
    { numRuns: 200 },
  )
})

it('agrees with the standard decoder on what is valid UTF-8', () => {
  const byte = fc.oneof(
    fc.integer({ min: 0x20, max: 0xff }),
    fc.constantFrom(0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0xed, 0xa0, 0x80),
  )
  fc.assert(
    fc.property(fc.array(byte, { minLength: 1, maxLength: 12 }), (given) => {
      const data = new Uint8Array([0x74, ...given])
      const judge = createEncodingJudge()
      judge.add(data)
      const verdict = judge.verdict()
      let isValid = true
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(data)
      } catch {
        isValid = false
      }
      expect('encoding' in verdict && verdict.encoding === 'utf-8').toBe(isValid)
    }),
    { numRuns: 1_000 },
  )
})

it('never throws for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (given) => {
      const read = decodeFile(given)
      expect('text' in read ? typeof read.text : read.message).not.toBe('')
    }),
    { numRuns: 1_000 },
  )
})
