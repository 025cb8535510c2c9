import type { ChunkReport, FileImportEnd, FileRow } from '#domain/imports/file-import.ts'
import { putCrates, putRows } from '#islands/data/api/chunks-api.ts'
import type { Progress } from '../file-job.ts'
import type { Plan } from '../plan.ts'
import type { ToReader } from './messages.ts'
import type { Reading } from './preview-import.ts'
import { retry } from './retry.ts'

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
export async function sendChunks(
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
