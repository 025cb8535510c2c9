import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { cellsToAlbum, csvHeader, csvLine, csvShape } from '#domain/files/csv.ts'
import { readHeader } from '#domain/files/file-header.ts'
import { createChunks, createRowNumbers } from '#domain/files/file-rows.ts'
import type { FileImportResult, FileRow } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import { joined, jsonValue, NEW_COLUMNS } from '#worker/db/albums/field-sql.ts'
import { toRow } from '#worker/db/albums/insert-albums.ts'
import { jsonChunks } from '#worker/db/database.ts'
import { user } from '#worker/db/schema.ts'
import { withLocalDatabase } from '../database.ts'
import { DEMO } from '../demo/accounts.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { signIn } from './bytes.ts'
import { sideBySide } from './measure.ts'
import { withRunningApp } from './running-app.ts'

const ROWS = 100_000
const MAX_TIMES = 3
// Cloudflare's memory limit for a Worker; the local runtime has none by default.
const HEAP_MEGABYTES = 128

type Figure = { ms: number; grownBy: number | null }
type FileFigures = {
  papaMs: number
  bareInsertMs: number
  import: Figure
  again: Figure
  export: Figure & { firstByteMs: number }
  times: number
}

/** The process id of workerd; null if `ps` cannot find it. */
export function workerdProcess(): number | null {
  try {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    const line = children.split('\n').find((one) => one.includes('workerd'))
    return line ? Number.parseInt(line, 10) : null
  } catch {
    return null
  }
}

/** Runs `work` and measures the peak memory growth of a process in MB; null without a process. Linux only. */
async function withPeak<T>(
  process: number | null,
  work: () => Promise<T>,
): Promise<{ result: T; grownBy: number | null }> {
  if (process === null) return { result: await work(), grownBy: null }
  const read = (field: string) =>
    Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]) / 1_000
  writeFileSync(`/proc/${process}/clear_refs`, '5')
  const before = read('VmRSS')
  const result = await work()
  return { result, grownBy: Math.round(read('VmHWM') - before) }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const started = performance.now()
  const result = await work()
  return { result, ms: performance.now() - started }
}

const PIECE = 500_000

type Call = (path: string, method?: string, body?: unknown) => Promise<Response>

/** Imports a CSV like the import dialog does: parses in pieces and sends one chunk while reading the next. */
async function importCsv(call: Call, csv: string) {
  const opened = await call('/api/imports/file', 'POST', { fileName: 'bench.csv', format: 'csv', mode: 'skip' })
  const { id } = (await opened.json()) as { id: number }
  const { start, delimiter } = csvShape(csv.slice(0, PIECE))
  const number = createRowNumbers()
  const chunks = createChunks<FileRow>()
  let header: ReturnType<typeof readHeader> | null = null
  let row = 0
  let sent = 0
  let inFlight: Promise<unknown> = Promise.resolve()
  const send = async (rows: FileRow[]) => {
    await inFlight
    inFlight = call(`/api/imports/${id}/rows/${sent}`, 'PUT', { rows }).then(async (response) => {
      if (!response.ok) throw new Error(await response.text())
      await response.json()
    })
    sent += 1
  }
  const parser = new Papa.Parser({ delimiter })
  for (let at = start; at < csv.length; ) {
    const end = Math.min(at + PIECE, csv.length)
    const { data, meta } = parser.parse(csv.slice(at, end), 0, end < csv.length) as {
      data: string[][]
      meta: { cursor: number }
    }
    at += end < csv.length ? meta.cursor : end - at
    for (const cells of data) {
      if (header === null) {
        header = readHeader(cells)
        continue
      }
      if ('message' in header) throw new Error(header.message)
      if (cells.every((cell) => cell.trim() === '')) continue
      row += 1
      const full = chunks.add(number(row, cellsToAlbum(cells, header)).row)
      if (full) await send(full)
    }
  }
  const rest = chunks.end()
  if (rest) await send(rest)
  await inFlight
  const finished = await call(`/api/imports/${id}/finish`, 'POST', { chunks: sent })
  return ((await finished.json()) as FileImportResult).report
}

/** Imports and exports a CSV of 100,000 albums with the running app; compares with Papa Parse alone and a bare insert of the same rows. */
export async function measureFiles(root: string, state: string): Promise<FileFigures> {
  const now = new Date()
  const albums = manyAlbums(ROWS, now)
  const csv = csvHeader() + albums.map(csvLine).join('')
  const texts = jsonChunks(
    albums.map((album) => toRow(album, now)),
    LIMITS.importChunkRows,
  )
  // Both are measured twice and the faster run counts, so that other load on the machine matters less.
  const before = await measureBareInsert(root, state, texts, 'before')
  const figures = await measureInApp(root, csv)
  const bareInsertMs = Math.min(before, await measureBareInsert(root, state, texts, 'after'))
  return { ...figures, bareInsertMs, times: figures.import.ms / (figures.papaMs + bareInsertMs) }
}

function measureInApp(root: string, csv: string) {
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-old-space-size=${HEAP_MEGABYTES}`
  return withRunningApp(root, async (address) => {
    const withoutAlbums = async (account: { email: string; password: string }): Promise<Call> => {
      const cookie = await signIn(address, account)
      const call: Call = (path, method = 'GET', body) =>
        fetch(address + path, {
          method,
          headers: { cookie, origin: address, ...(body !== undefined && { 'content-type': 'application/json' }) },
          body: body === undefined ? undefined : JSON.stringify(body),
        })
      await call('/api/albums/all', 'DELETE')
      for (let left = 1; left > 0; )
        ({ left } = (await (await call('/api/trash', 'DELETE')).json()) as { left: number })
      return call
    }
    const call = await withoutAlbums(DEMO.demo)
    const worker = workerdProcess()
    const { papa } = await sideBySide({ papa: () => Papa.parse(csv, { delimiter: ',' }) }, { runs: 3, warmUp: 1 })
    const first = await withPeak(worker, () => timed(() => importCsv(call, csv)))
    const again = await withPeak(worker, () => timed(() => importCsv(call, csv)))
    if (first.result.result.created !== ROWS || again.result.result.skipped !== ROWS) {
      throw new Error(`Rows are missing: ${JSON.stringify([first.result.result, again.result.result]).slice(0, 300)}`)
    }
    const exported = await withPeak(worker, async () => {
      const started = performance.now()
      const response = await call('/api/export/albums')
      let [firstByteMs, bytes] = [0, 0]
      for await (const piece of response.body ?? []) {
        firstByteMs ||= performance.now() - started
        bytes += piece.length
      }
      if (bytes < csv.length) throw new Error('The export is incomplete')
      return { ms: performance.now() - started, firstByteMs }
    })
    // One account may not change as many rows in an hour.
    const other = await withoutAlbums(DEMO.admin)
    const second = await timed(() => importCsv(other, csv))
    return {
      papaMs: papa ?? 0,
      import: { ms: Math.min(first.result.ms, second.ms), grownBy: first.grownBy },
      again: { ms: again.result.ms, grownBy: again.grownBy },
      export: { ...exported.result, grownBy: exported.grownBy },
    }
  }).finally(() => delete process.env.MINIFLARE_WORKERD_V8_FLAGS)
}

// Inserts the same columns into an empty collection without validation.
const measureBareInsert = (root: string, state: string, texts: readonly string[], name: string) =>
  withLocalDatabase(root, state, async ({ db }) => {
    const [id, now] = [`bench-files-${name}`, new Date()]
    await db.insert(user).values({ id, name: id, email: `${id}@example.com`, createdAt: now, updatedAt: now })
    const { ms } = await timed(async () => {
      for (const text of texts) {
        const columns = NEW_COLUMNS.filter(([column]) => text.includes(`"${column}":`))
        await db.run(sql`
          INSERT INTO album (user_id, changed, ${joined(columns.map(([, column]) => column))})
          SELECT ${id}, 1, ${joined(columns.map(([column]) => jsonValue('value', column)))} FROM json_each(${text})`)
      }
    })
    return ms
  })

export function printFiles(figures: FileFigures): boolean {
  const rate = (ms: number) => `${Math.round(ROWS / (ms / 1000)).toLocaleString('en')} rows/s`
  const memory = ({ grownBy }: Figure) => (grownBy === null ? '' : `, its process grew by at most ${grownBy} MB`)
  const line = (name: string, text: string) => console.info(`     ${name.padEnd(44)} ${text}`)
  line('import', rate(figures.import.ms) + memory(figures.import))
  line('the same file again', rate(figures.again.ms) + memory(figures.again))
  line('export', rate(figures.export.ms) + memory(figures.export))
  line('Papa Parse alone', rate(figures.papaMs))
  line('bare json_each insert', rate(figures.bareInsertMs))
  line('first byte of the export', `${Math.round(figures.export.firstByteMs)} ms`)
  const isWithin = figures.times <= MAX_TIMES
  console.info(
    `${isWithin ? '     ' : 'OVER '}${'import, of Papa Parse and the bare insert'.padEnd(44)} ${figures.times.toFixed(2)} × of ${MAX_TIMES} ×`,
  )
  return isWithin
}
