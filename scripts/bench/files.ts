import Papa from 'papaparse'
import { cellsToAlbum, csvHeader, csvLine } from '#domain/files/csv.ts'
import { readHeader } from '#domain/files/file-header.ts'
import { createChunks, createRowNumbers } from '#domain/files/file-rows.ts'
import type { FileImportResult, FileRow } from '#domain/imports/file-import.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import type { Figure } from './figures.ts'
import { type Client, clientOf, secondsOf, seedPeople, usageOf } from './people.ts'
import { withRunningApp } from './running-app.ts'
import { workerdProcess } from './server.ts'

const ROWS = 100_000
// Cloudflare's memory limit for a Worker; the local runtime has none by default.
const HEAP_MEGABYTES = 128

/** The rows of a CSV of made-up albums, in the chunks in which the import dialog sends them. */
function chunksOfCsv(): FileRow[][] {
  const csv = csvHeader() + manyAlbums(ROWS, new Date()).map(csvLine).join('')
  const [names = [], ...lines] = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data
  const header = readHeader(names)
  if ('message' in header) throw new Error(header.message)
  const number = createRowNumbers()
  const chunks = createChunks<FileRow>()
  const full = lines.flatMap((cells, at) => [chunks.add(number(at + 1, cellsToAlbum(cells, header)).row) ?? []])
  return [...full, chunks.end() ?? []].filter((rows) => rows.length > 0)
}

/** Sends the rows of a file as the import dialog does. */
async function importRows(call: Client['call'], chunks: readonly FileRow[][]) {
  const { id } = JSON.parse(
    await call('/api/imports/file', 'POST', { fileName: 'bench.csv', format: 'csv', mode: 'skip' }),
  ) as { id: number }
  for (const [at, rows] of chunks.entries()) await call(`/api/imports/${id}/rows/${at}`, 'PUT', { rows })
  const finished = await call(`/api/imports/${id}/finish`, 'POST', { chunks: chunks.length })
  return (JSON.parse(finished) as FileImportResult).report
}

/** A CSV of 100,000 albums in, once more, and out. */
export function measureFiles(root: string): Promise<Figure[]> {
  const chunks = chunksOfCsv()
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${HEAP_MEGABYTES}`
  return withRunningApp(
    root,
    async (address): Promise<Figure[]> => {
      const { call } = await clientOf(address, 0)
      const reports: Awaited<ReturnType<typeof importRows>>[] = []
      const bring = async () => void reports.push(await importRows(call, chunks))
      const [first, again] = [await secondsOf(bring), await secondsOf(bring)]
      if (reports[0]?.created !== ROWS || reports[1]?.skipped !== ROWS) throw new Error('Rows are missing')
      const exported = await secondsOf(() => call('/api/export/albums'))
      return [
        { name: 'CSV of 100,000: import', unit: 's', now: first },
        { name: 'CSV of 100,000: the same again', unit: 's', now: again },
        { name: 'CSV of 100,000: export', unit: 's', now: exported },
        { name: 'CSV of 100,000: most memory of the runtime', unit: 'MB', now: usageOf(workerdProcess()).most },
      ]
    },
    (system) => seedPeople(system, [], [0]),
  ).finally(() => delete process.env.MINIFLARE_WORKERD_V8_FLAGS)
}
