import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { csvShape } from '#domain/files/csv.ts'
import { createCsvReader } from '#domain/files/csv-reader.ts'
import { KNOWN_FILES } from '#domain/files/known-files.ts'
import { FileCrateRow, FileRow } from '#domain/imports/file-import.ts'
import { FOREIGN_FILES } from '../../known-files.ts'

function readFile(text: string) {
  const { start, delimiter } = csvShape(text)
  const [header = [], ...lines] = Papa.parse<string[]>(text.slice(start), { delimiter }).data
  const reader = createCsvReader(header)
  if ('message' in reader) throw new Error(reader.message)
  const rows = [...lines.flatMap((cells) => reader.read(cells) ?? []), ...reader.end()]
  return { ...reader, rows, albums: rows.map(({ album, row }) => album ?? row) }
}

it.each(Object.entries(FOREIGN_FILES))('knows a file of %s by its columns', (name, text) => {
  const { source, places } = readFile(text)
  expect(source).toBe(name)
  expect(places).toBeNull()
})

it('reads a Discogs collection with its folders as crates', () => {
  const { albums, rows, crates, left } = readFile(FOREIGN_FILES.discogsCollection)
  expect(albums).toEqual([
    {
      title: 'Moth Season',
      artist: 'Low Orchard',
      label: 'Low Tide, Kelp',
      rating: 4,
      releaseDate: '1994-05',
      list: 'collection',
      formats: ['vinyl'],
      notes: 'Bought twice, "really"\nMedia: Very Good Plus (VG+)\nSleeve: Good (G)',
      addedAt: '2019-03-05T12:34:56.000Z',
    },
    expect.objectContaining({
      title: 'Seven (7)',
      artist: 'Harbour, Fen',
      rating: null,
      releaseDate: null,
      formats: ['cassette'],
      notes: '',
    }),
    expect.objectContaining({ title: 'Moth Season', formats: ['cd'], rating: null }),
    expect.objectContaining({ title: 'No artist', artist: 'Unknown artist', rating: 5 }),
  ])
  expect(rows.map(({ nth, isOtherYear = false }) => [nth, isOtherYear])).toEqual([
    [1, false],
    [1, false],
    [1, true],
    [1, false],
  ])
  expect(crates.map(({ name }) => name)).toEqual(['Kitchen', 'Attic'])
  expect(rows.map(({ row }) => 'crates' in row && row.crates)).toEqual([[[0, 0]], false, [[0, 1]], [[1, 0]]])
  expect(left()).toEqual([{ row: 4, field: 'artist', message: 'Missing, so “Unknown artist”' }])
})

it('reads a Discogs wantlist as wishes', () => {
  expect(readFile(FOREIGN_FILES.discogsWantlist).albums).toEqual([
    expect.objectContaining({ title: 'Reed Songs', artist: 'Fen', list: 'wishlist', notes: 'first pressing' }),
  ])
})

it('reads RateYourMusic with ratings halved, each of its ten as half stars', () => {
  expect(readFile(FOREIGN_FILES.rateYourMusic).albums).toEqual([
    {
      title: 'Café "Nord"',
      artist: 'Kelp & Kin',
      releaseDate: '1999',
      rating: 3.5,
      notes: 'Good <3',
      formats: ['vinyl'],
      list: 'collection',
      purchasedAt: '2021-02-03T00:00:00.000Z',
    },
    expect.objectContaining({ artist: 'Asta Mor', rating: null, notes: '', formats: [], list: 'wishlist' }),
    expect.objectContaining({ artist: '海 波', rating: 5, notes: '', formats: ['other'] }),
  ])
})

it('reads each album of Last.fm scrobbles once, with the days on which it was heard', () => {
  const { albums, rows } = readFile(FOREIGN_FILES.lastFm)
  expect(albums).toEqual([
    {
      title: 'Reed Songs',
      artist: 'Fen',
      listens: [
        { at: '2023-11-14T22:16:40', isWholeDay: true, note: '2 tracks on Last.fm' },
        { at: '2023-11-12T18:30:00', isWholeDay: true, note: '1 track on Last.fm' },
      ],
    },
    {
      title: "Seven; or, 'Eight'",
      artist: 'Moth, Inc.',
      listens: [{ at: '2023-11-14T22:13:20', isWholeDay: true, note: '1 track on Last.fm' }],
    },
  ])
  expect(rows.map(({ row }) => row.row)).toEqual([1, 2])
})

it('reads what was paid and when from a Bandcamp purchase history, and nothing of card, email and download', () => {
  const { albums, left } = readFile(FOREIGN_FILES.bandcampPurchases)
  expect(albums).toEqual([
    {
      title: 'Reed Songs',
      artist: 'Fen',
      bandcampUrl: 'https://fen.bandcamp.com/album/reed-songs',
      paid: 750,
      paidCurrency: 'EUR',
      purchasedAt: '2023-05-01T10:11:12.000Z',
      addedAt: '2023-05-01T10:11:12.000Z',
    },
    expect.objectContaining({ paid: 3_960, paidCurrency: 'JPY', purchasedAt: '2023-05-02T08:00:00.000Z' }),
  ])
  expect(left()).toEqual([{ row: 3, field: 'row', message: 'Merchandise or a subscription, not an album' }])
  expect(JSON.stringify(albums)).not.toMatch(/4242|someone|secret/)
})

it('reads the CSV of Bandcamp exporters, also albums without an address', () => {
  expect(readFile(FOREIGN_FILES.bandcampExport).albums).toEqual([
    expect.objectContaining({ paid: 600, paidCurrency: 'GBP', addedAt: '2022-01-02T03:04:05.000Z' }),
    expect.objectContaining({ paid: 0, paidCurrency: 'USD', bandcampUrl: '', addedAt: '2021-03-12T10:20:30.000Z' }),
  ])
})

it('reads what a person says that the columns of any file have', () => {
  const header = ['Nombre', 'Quién', 'Puntos', 'album']
  expect(createCsvReader(header)).toEqual({ message: 'This CSV has no artist column' })
  const reader = createCsvReader(header, { places: { title: 0, artist: 1, rating: 2 } })
  if ('message' in reader) throw new Error(reader.message)
  expect(reader.read(['Seven', 'Fen', '4', 'x'])?.album).toEqual({ title: 'Seven', artist: 'Fen', rating: 4 })
})

const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    '1999-00-00',
    '9999-99-99',
    '-1',
    '11',
    '1e9',
    'EUR',
    '&#0;&#x110000;',
    '(2)',
    '99999-01-01',
    'o',
    '"',
  ),
)

it('reads any cells of each known file as rows that can be sent', () => {
  for (const { columns } of Object.values(KNOWN_FILES)) {
    const row = fc.array(cell, { minLength: columns.length, maxLength: columns.length })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
        const reader = createCsvReader(columns)
        if ('message' in reader) throw new Error(reader.message)
        for (const cells of rows) {
          const read = reader.read(cells)
          if (read) expect(FileRow.safeParse(read.row).success).toBe(true)
        }
        for (const crate of reader.crates) expect(FileCrateRow.safeParse(crate).success).toBe(true)
      }),
    )
  }
})
