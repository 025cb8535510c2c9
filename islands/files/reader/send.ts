import type { ChunkReport, FileRow } from '#domain/file-import.ts'
import { putCrates, putRows } from '../chunks-api.ts'
import type { Progress } from '../file-job.ts'
import type { Plan } from '../plan.ts'
import type { Ends, ToReader } from './messages.ts'
import type { Reading } from './preview-import.ts'
import { persist } from './retry.ts'

/** The rows of a chunk as the plan has them. */
async function rowsText(chunk: Blob, plan: Plan, hasCrates: boolean): Promise<string> {
  const text = await chunk.text()
  if (plan.kind === 'collection' || (plan.kind === 'albums' && !hasCrates)) return text
  const rows = (JSON.parse(text) as FileRow[]).map((row) => {
    if ('fault' in row) return row
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

type Order = Extract<ToReader, { ask: 'send' }>

/**
 * Sends what is not in yet, chunk after chunk, crates first: a row's crate has to be there. Lost connections are waited for.
 * @throws ApiError for what the server refuses
 */
export async function sendChunks(
  { look, rowChunks, crateChunks }: Reading,
  { importId, plan, chunks, crateChunks: cratesIn, before }: Order,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Ends> {
  let progress = before
  const tell = (change: Partial<Progress>) => {
    progress = { ...progress, ...change }
    onProgress(progress)
  }
  const call = (put: () => Promise<ChunkReport>) => persist(put, signal, (waiting) => tell({ waiting }))

  const crates = await crateTexts(plan, crateChunks)
  for (const [number, text] of crates.entries()) {
    if (cratesIn.includes(number)) continue
    const made = await call(() => putCrates(importId, number, `{"crates":${text}}`, signal))
    tell({ crates: progress.crates + made.created })
  }
  for (const [number, chunk] of rowChunks.entries()) {
    if (chunks.includes(number)) continue
    const text = await rowsText(chunk, plan, look.crates > 0)
    const report = await call(() => putRows(importId, number, `{"rows":${text}}`, signal))
    const { created, updated, skipped, failed } = report
    tell(added(progress, created + updated + skipped + failed.length, report))
  }
  return { chunks: rowChunks.length, crateChunks: crates.length }
}
