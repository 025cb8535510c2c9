import { mutate } from 'swr'
import type { FileImportResult } from '#domain/file-import.ts'
import type { FileMode } from '#domain/file-mode.ts'
import * as messages from '#locales/files.ts'
import { refresh } from '../cache.ts'
import { errorText } from '../errors/error-text.ts'
import { cancelImport } from '../import/change-imports-api.ts'
import { IMPORTS } from '../import/imports-api.ts'
import { showToast } from '../ui/toaster.tsx'
import { currentJob, type JobAt, type Progress, setJob } from './file-job.ts'
import { finishFileImport, getFileImport, openFileImport } from './files-api.ts'
import { releaseImportLock, takeImportLock } from './import-lock.ts'
import { fingerprintOf, type Plan } from './plan.ts'
import type { Ends } from './reader/messages.ts'
import { askThread, refuseFile } from './reader-thread.ts'
import { rowsIn } from './resumable.ts'

export type Choice = { mode: FileMode; plan: Plan; crateId: number | null }

/** Brings in the file that was looked at, or the rest of it where that was resumable before. @throws ApiError */
export async function startImport({ mode, plan, crateId }: Choice): Promise<void> {
  const job = currentJob()
  if (job.stage !== 'looked') return
  const { file, look, hash, resumable } = job
  if (resumable) return send(file, resumable.view.id, resumable.plan, look.rows)
  const { id } = await openFileImport({
    fileName: file.name.slice(0, 300),
    format: look.format,
    mode,
    total: look.rows,
    crateId,
    fingerprint: hash && fingerprintOf(hash, plan),
  })
  await send(file, id, plan, look.rows)
}

/** Goes on with an import that broke off. @throws ApiError */
export async function goOn(): Promise<void> {
  const job = currentJob()
  if (job.stage === 'broken') await send(job.file, job.importId, job.plan, job.progress.total)
}

async function send(file: File, importId: number, plan: Plan, total: number) {
  const view = await getFileImport(importId)
  if (!(await takeImportLock(importId))) return refuseFile(file, messages.inAnotherTab)
  const progress: Progress = {
    rows: rowsIn(view),
    total,
    created: view.added,
    updated: view.updated,
    skipped: view.existing,
    failed: view.failed,
    crates: 0,
    waiting: null,
  }
  setJob({ stage: 'sending', file, importId, plan, progress })
  const { chunks, crateChunks } = view
  askThread({ ask: 'send', importId, plan, chunks, crateChunks, before: progress })
}

const showWhatCameIn = () => Promise.all([refresh(), mutate(IMPORTS)])

/** What the server refuses ends the sending, until the person goes on. */
export function breakOff({ file, importId, plan, progress }: JobAt<'sending'>, message: string): void {
  releaseImportLock()
  setJob({ stage: 'broken', file, importId, plan, progress: { ...progress, waiting: null }, message })
  showToast({ kind: 'error', title: messages.importFailed, text: message })
  void showWhatCameIn()
}

/** Ends an import all of whose chunks are in. */
export async function finish(job: JobAt<'sending'>, ends: Ends): Promise<void> {
  let result: FileImportResult
  try {
    result = await finishFileImport(job.importId, ends)
  } catch (error) {
    return breakOff(job, errorText(error, messages.importDataFailed))
  }
  releaseImportLock()
  const { total, created, updated, skipped, failed } = result.report
  const progress = { ...job.progress, rows: total, total, created, updated, skipped, failed: failed.length }
  setJob({ stage: 'over', file: job.file, view: result, progress, failures: failed })
  showToast({ kind: 'ok', title: messages.importedTitle, text: messages.imported(progress) })
  await showWhatCameIn()
}

/** Ends the running import at once; what came in stays. @throws ApiError */
export async function endImport(): Promise<void> {
  const job = currentJob()
  if (job.stage !== 'sending' && job.stage !== 'broken') return
  const { file, importId, plan, progress } = job
  askThread({ ask: 'stop' })
  setJob({ stage: 'broken', file, importId, plan, progress, message: messages.stopped })
  releaseImportLock()
  const view = await cancelImport(importId)
  const counts = { created: view.added, updated: view.updated, skipped: view.existing, failed: view.failed }
  setJob({ stage: 'over', file, view, progress: { ...progress, ...counts, waiting: null }, failures: [] })
  await showWhatCameIn()
}
