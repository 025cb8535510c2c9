import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { isBlank } from '#domain/files/csv-reader.ts'
import { createCsvRows } from '#domain/files/csv-rows.ts'
import { LIMITS } from '#domain/limits.ts'
import { failedCsv, identify, textOf, wholeTextOf } from '#islands/features/files/reader/file-text.ts'
import { previewImport } from '#islands/features/files/reader/preview-import.ts'

const silent = () => {}

/** Reads a text in pieces of these lengths, repeated as needed. */
function rowsIn(text: string, lengths: number[]) {
  const rowsOf = createCsvRows()
  const rows = []
  let at = 0
  for (let turn = 0; at < text.length; turn += 1) {
    const next = at + (lengths[turn % lengths.length] ?? 1)
    rows.push(...rowsOf(text.slice(at, next), false))
    at = next
  }
  return [...rows, ...rowsOf('', true)]
}

const cell = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r\n', ' ', 'é', '🎷', 'a'), maxLength: 8 }),
)
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }))
const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
// The reader detects the delimiter from the header: plain names make it a comma.
const withHeading = (rows: string[][]) => [rows[0]?.map((_, at) => `column ${at}`) ?? [], ...rows]

describe('createCsvRows', () => {
  it('reads the same rows however the text is cut', () => {
    fc.assert(
      fc.property(table, lengths, (rows, cuts) => {
        const all = withHeading(rows)
        const text = Papa.unparse(all, { quotes: true })
        // The delimiter is detected in the first piece, so it contains the whole header.
        expect(rowsIn(text, [text.indexOf('\n') + 1, ...cuts])).toEqual(all.map((cells) => ({ cells })))
      }),
      { numRuns: 300 },
    )
  })

  it('never throws or loses the end of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'x', ' '), maxLength: 60 }),
        lengths,
        (text, cuts) => {
          const whole = rowsIn(text, [100])
          expect(rowsIn(`a,b\n${text}`, [4, ...cuts])).toEqual(rowsIn(`a,b\n${text}`, [100]))
          expect(whole.every(({ cells }) => cells.length > 0)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    ['\n', 'line feeds'],
    ['\r\n', 'both'],
    ['\r', 'carriage returns'],
  ])('splits lines at %j', (end) => {
    const rows = rowsIn(['title,artist', 'A,B', '"C",D', ''].join(end), [100])
    expect(rows.map(({ cells }) => cells).filter((cells) => !isBlank(cells))).toEqual([
      ['title', 'artist'],
      ['A', 'B'],
      ['C', 'D'],
    ])
  })

  it('lets a quote that is not closed cost its own row only', () => {
    const lines = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${from + index},Title ${from + index},Artist`)
    const text = [
      'id,title,artist',
      '1,Fine,A',
      '2,"lone, said,B',
      ...lines(3, 40),
      '41,"Quoted, after",C',
      '42,Fine,D',
      '',
    ]
    for (const cuts of [[10_000], [40, 7]]) {
      const rows = rowsIn(text.join('\n'), cuts)
      expect(rows.flatMap(({ cells, problem }) => (problem ? [cells.join()] : []))).toEqual(['2,"lone, said,B'])
      expect(rows.filter(({ problem }) => !problem).map(({ cells }) => cells[0])).toEqual([
        'id',
        '1',
        ...Array.from({ length: 40 }, (_, index) => `${index + 3}`),
      ])
    }
    const within = rowsIn('title,notes\nA,"He said "hi" there\nand more"\nB,fine\n', [100])
    expect(within.map(({ cells, problem }) => [cells[0], Boolean(problem)])).toEqual([
      ['title', false],
      ['A', true],
      ['and more"', true],
      ['B', false],
    ])
  })

  it('takes no longer for many quotes that are not closed, and loses no line', () => {
    const text = `title,artist\n${'"a,b\n'.repeat(20_000)}c,d\n`
    const rows = rowsIn(text, [50_000])
    expect(rows).toHaveLength(20_002)
    expect(rows.at(-1)).toEqual({ cells: ['c', 'd'] })
    expect(rows.filter(({ problem }) => problem)).toHaveLength(20_000)
  })

  it('gives the rows behind an open quote before the end of the file, so that who has enough stops', () => {
    const text = `title,artist\n"${'a,b\n'.repeat(250_000)}`
    const rowsOf = createCsvRows()
    let rows = 0
    let read = 0
    for (; rows < 25_000; read += 100_000) rows += [...rowsOf(text.slice(read, read + 100_000), false)].length
    expect(read).toBeLessThanOrEqual(400_000)
  })

  it.each([
    ['x'.repeat(1_000_000), 'without an end'],
    [','.repeat(1_000_000), 'with many cells'],
    [`"${'x'.repeat(1_000_000)}`, 'in a quote'],
  ])('leaves out a row of a million letters, whatever is in it, and reads the next ones', (row) => {
    const rows = rowsIn(`title,artist\nA,B\n${row}\nC,D\n`, [100_000])
    expect(rows.map(({ cells, problem }) => problem ?? cells.join())).toEqual([
      'title,artist',
      'A,B',
      'This row is too long',
      'C,D',
    ])
  })

  it('accepts mixed line ends', () => {
    expect(rowsIn('title,artist\r\nA,B\nC,"D"\r\n', [100]).slice(0, 3)).toEqual([
      { cells: ['title', 'artist'] },
      { cells: ['A', 'B'] },
      { cells: ['C', 'D'] },
    ])
  })
})

describe('a file longer than one piece', () => {
  it.each(['utf-8', 'utf-16le'] as const)('keeps characters across pieces in %s', async (encoding) => {
    const text = `title,artist\n${'x'.repeat(encoding === 'utf-8' ? 1 : 0)}${'🎷é東'.repeat(200_000)}`
    const bytes = encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\uFEFF${text}`, 'utf16le')
    const file = new Blob([bytes])
    expect(await identify(file, silent)).toMatchObject({ encoding })
    expect((await wholeTextOf(file, encoding, silent)) === text).toBe(true)
    let pieces = 0
    for await (const { isLast } of textOf(file, encoding, silent)) if (!isLast) pieces += 1
    expect(pieces).toBeGreaterThan(1)
  })

  it('has a fingerprint that includes its end', async () => {
    const digits = async (end: string) => (await identify(new Blob(['a,b\n'.repeat(400_000), end]), silent)).hash
    expect(await digits('x')).toMatch(/^[0-9a-f]{64}$/)
    expect(await digits('x')).toBe(await digits('x'))
    expect(await digits('x')).not.toBe(await digits('y'))
  })
})

describe('the failed rows of a file', () => {
  const preview = (text: string, name = 'a.csv') => previewImport(new File([text], name), Promise.resolve([[]]), silent)

  it('writes invalid rows unchanged with their error in a new column', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (pairs) => {
        const rows = pairs.map(([, notes]) => ['', ' ', `x${notes}`])
        const text = Papa.unparse([['title', 'artist', 'notes'], ...rows], { quotes: true })
        const { failures, encoding } = await preview(text)
        const csv = await (await failedCsv(new Blob([text]), 'csv', encoding, failures)).text()
        const again = rowsIn(csv, [1_000]).map(({ cells }) => cells)
        expect(again).toEqual([
          ['title', 'artist', 'notes', 'error'],
          ...rows.map((cells) => [...cells, 'Title: Title is required']),
        ])
      }),
      { numRuns: 100 },
    )
  })

  it('keeps a single error column when a file is corrected repeatedly', async () => {
    const text = 'title,artist,error\n,,Title: Title is required\nGood,Ben,\n'
    const { failures, encoding, preview: found } = await preview(text)
    expect(found).toMatchObject({ rows: 2, created: 1, failed: 1 })
    const csv = await (await failedCsv(new Blob([text]), 'csv', encoding, failures)).text()
    expect(csv).toBe('title,artist,error\r\n,,Title: Title is required\r\n')
  })

  it('writes invalid rows of a collection file as CSV that can be imported', async () => {
    const album = { title: '', artist: '=Ann', userTags: ['a;b', 'c'], rating: 4, list: 'wishlist' }
    const text = JSON.stringify({ format: 'gatefold', version: 1, albums: [album], crates: [] })
    const { failures, encoding } = await preview(text, 'a.json')
    const csv = await (await failedCsv(new Blob([text]), 'json', encoding, failures)).text()
    const mended = csv.replace(",,'=Ann", ",Named,'=Ann")
    const { preview: found } = await preview(mended)
    expect(found).toMatchObject({ created: 1, failed: 0 })
    expect(found.firstRows).toMatchObject([{ title: 'Named', artist: '=Ann', rating: 4, tags: ['a;b', 'c'] }])
  })
})

it('a preview says how many new albums are more than a collection holds', async () => {
  const held = Array.from({ length: LIMITS.albumsPerPerson - 1 }, (_, id) => ({
    ...{ id, title: `Held ${id}`, artist: 'Ann', bandcampUrl: null, tags: [] },
  })) as unknown as AlbumView[]
  const roomFor = async (text: string) =>
    (await previewImport(new File([`title,artist\n${text}`], 'a.csv'), Promise.resolve([held]), silent)).preview
  expect(await roomFor('New,Ben\n')).toMatchObject({ created: 1, overLimit: 0 })
  expect(await roomFor('New,Ben\nHeld 5,Ann\nNewer,Ben\nNewest,Ben\n')).toMatchObject({
    created: 3,
    existing: 1,
    overLimit: 2,
  })
})
