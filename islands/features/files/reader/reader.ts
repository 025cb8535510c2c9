import type { FailedRow } from '#domain/errors/error.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import type { ChunkReport, FileImportEnd, FileRow } from '#domain/imports/file-import.ts'
import { listAlbums, listMerged, putCrates, putRows } from '#islands/data/api/chunks-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import * as progressTexts from '#locales/file-progress.ts'
import * as messages from '#locales/files.ts'
import type { Apart, ImportPreview, Plan, Progress } from '../file-job.ts'
import { failedCsv, InvalidFile } from './file-text.ts'
import { previewImport, type Reading } from './preview-import.ts'

// The web worker that reads and sends a file, so that neither blocks the page.

/** A message from the page to the web worker that reads the file. */
export type ToReader =
  | { type: 'preview'; file: File; choices?: FileChoices | undefined }
  | { type: 'send'; importId: number; plan: Plan; chunks: number[]; crateChunks: number[]; before: Progress }
  | { type: 'apart'; rows: Apart }
  | { type: 'stop' }
  | { type: 'failed-rows'; failures: FailedRow[] }

/** A message from that web worker. */
export type FromReader =
  | { type: 'read'; share: number }
  | { type: 'rejected'; message: string }
  | { type: 'previewed'; preview: ImportPreview; hash: string | null }
  | { type: 'progress'; progress: Progress }
  | { type: 'interrupted'; message: string }
  | { type: 'sent'; end: FileImportEnd }
  | { type: 'failed-rows'; csv: Blob | null }

const post = (message: FromReader) => postMessage(message)

let reading: Reading | null = null
let stopping = new AbortController()

const previewErrorText = (error: unknown, name: string) => {
  if (error instanceof ApiError) return error.message
  if (!(error instanceof InvalidFile)) return messages.unreadable
  const isJson = error.format === 'json' || /\.json$/i.test(name)
  return messages.invalidFile(isJson ? 'JSON' : 'CSV', error.message)
}

const sendErrorText = (error: unknown) => {
  if (!(error instanceof ApiError)) return messages.unreadable
  return errorText(error, progressTexts.importDataFailed)
}

async function preview(chosen: File, choices?: FileChoices) {
  try {
    const existing = Promise.all([listAlbums(), listMerged()])
    existing.catch(() => undefined)
    reading = await previewImport(chosen, existing, (share) => post({ type: 'read', share }), choices)
    post({ type: 'previewed', preview: reading.preview, hash: reading.hash })
  } catch (error) {
    post({ type: 'rejected', message: previewErrorText(error, chosen.name) })
  }
}

async function send(order: Extract<ToReader, { type: 'send' }>) {
  if (!reading) return
  stopping = new AbortController()
  const { signal } = stopping
  try {
    const end = await sendChunks(reading, order, signal, (progress) => post({ type: 'progress', progress }))
    post({ type: 'sent', end })
  } catch (error) {
    if (signal.aborted) return
    post({ type: 'interrupted', message: sendErrorText(error) })
  }
}

async function saveFailed({ failures }: Extract<ToReader, { type: 'failed-rows' }>) {
  if (!reading) return
  const all = new Map(reading.failures)
  for (const failure of failures) all.set(failure.row, failure)
  const ordered = new Map([...all].sort(([a], [b]) => a - b))
  const csv = await failedCsv(reading.file, reading.preview.format, reading.encoding, ordered).catch(() => null)
  post({ type: 'failed-rows', csv })
}

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.type === 'preview') void preview(data.file, data.choices)
  if (data.type === 'apart' && reading) reading.apart = data.rows
  if (data.type === 'send') void send(data)
  if (data.type === 'stop') stopping.abort()
  if (data.type === 'failed-rows') void saveFailed(data)
})

/** Sending: the chunks that the server lacks, one after the other. */
/** The rows of a chunk, changed for the plan; those that a person has set apart are as in the file. */
async function rowsText(chunk: Blob, plan: Plan, { preview, originals, apart }: Reading): Promise<string> {
  const text = await chunk.text()
  const keepsCrates = plan.kind === 'collection' || (plan.kind === 'albums' && preview.crates === 0)
  if (keepsCrates && apart.length === 0) return text
  const isApart = (row: number) => apart === 'all' || apart.includes(row)
  const rows = (JSON.parse(text) as FileRow[]).map((sent) => {
    const row = (isApart(sent.row) && originals.get(sent.row)) || sent
    if (keepsCrates || 'fault' in row) return row
    const { crates: _, ...bare } = row
    return plan.kind === 'albums' ? bare : { ...bare, crates: [[0, row.row - 1]] }
  })
  return JSON.stringify(rows)
}

async function crateTexts(plan: Plan, chunks: readonly Blob[]): Promise<string[]> {
  if (plan.kind === 'albums') return []
  if (plan.kind === 'new-crate') return [JSON.stringify([{ place: 0, name: plan.name }])]
  return Promise.all(chunks.map((chunk) => chunk.text()))
}

const added = (progress: Progress, rows: number, report: ChunkReport): Progress => ({
  ...progress,
  rows: progress.rows + rows,
  created: progress.created + report.created,
  updated: progress.updated + report.updated,
  skipped: progress.skipped + report.skipped,
  failed: progress.failed + report.failed.length,
})

type Order = Extract<ToReader, { type: 'send' }>

/**
 * Sends the missing chunks one after the other, crates first, because rows refer to them. Waits for lost connections. Returns what
 * completes the import.
 * @throws ApiError if the server rejects a chunk
 */
async function sendChunks(
  reading: Reading,
  { importId, plan, chunks: received, crateChunks: receivedCrates, before }: Order,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<FileImportEnd> {
  const { rowChunks, crateChunks, rest } = reading
  let progress = before
  const report = (change: Partial<Progress>) => {
    progress = { ...progress, ...change }
    onProgress(progress)
  }
  const call = (put: () => Promise<ChunkReport>) => retry(put, signal, (waiting) => report({ waiting }))

  const crates = await crateTexts(plan, crateChunks)
  for (const [number, text] of crates.entries()) {
    if (receivedCrates.includes(number)) continue
    const made = await call(() => putCrates(importId, number, `{"crates":${text}}`, signal))
    report({ crates: progress.crates + made.created })
  }
  for (const [number, chunk] of rowChunks.entries()) {
    if (received.includes(number)) continue
    const text = await rowsText(chunk, plan, reading)
    const chunkReport = await call(() => putRows(importId, number, `{"rows":${text}}`, signal))
    const { created, updated, skipped, failed } = chunkReport
    report(added(progress, created + updated + skipped + failed.length, chunkReport))
  }
  const counts = { chunks: rowChunks.length, crateChunks: crates.length }
  return plan.kind === 'collection' ? { ...counts, ...rest } : counts
}

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
const MAX_SERVER_ERRORS = 8

/** Waits until the connection is back, at most `ms`. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
    signal.addEventListener('abort', go)
  })

/**
 * Repeats a call until it succeeds: as long as it takes for a lost connection to return, and a limited number of times after errors of the
 * server. Throws all other errors, and when it is aborted.
 */
async function retry<Value>(
  call: () => Promise<Value>,
  signal: AbortSignal,
  onWaiting: (waiting: Progress['waiting']) => void,
): Promise<Value> {
  let serverErrors = 0
  for (let turn = 0; ; turn += 1) {
    try {
      const value = await call()
      if (turn > 0) onWaiting(null)
      return value
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ApiError)) throw error
      const isLost = error.status === 0
      if (!isLost && error.status !== 429 && error.status < 500) throw error
      serverErrors = isLost ? 0 : serverErrors + 1
      if (serverErrors > MAX_SERVER_ERRORS) throw error
      onWaiting(isLost ? 'connection' : 'server')
      await pause(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0, signal)
      signal.throwIfAborted()
    }
  }
}
