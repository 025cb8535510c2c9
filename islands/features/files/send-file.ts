import { mutate } from 'swr'
import type { FileImportEnd, FileImportResult } from '#domain/imports/file-import.ts'
import type { FileMode } from '#domain/imports/file-mode.ts'
import { cancelImport } from '#islands/data/api/change-imports-api.ts'
import { finishFileImport, getFileImport, openFileImport } from '#islands/data/api/files-api.ts'
import { IMPORTS } from '#islands/data/api/imports-api.ts'
import { refresh } from '#islands/data/pull/refresh.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/files.ts'
import { currentJob, type JobAt, type Progress, setJob } from './file-job.ts'
import { releaseImportLock, takeImportLock } from './import-lock.ts'
import { type Plan, targetOf } from './plan.ts'
import { postToReader, rejectFile } from './reader-thread.ts'
import { rowsIn } from './resumable.ts'

export type Choice = { mode: FileMode; plan: Plan; crateId: number | null }

/** Imports the previewed file, or the rest of it if that was started before. @throws ApiError */
export async function startImport({ mode, plan, crateId }: Choice): Promise<void> {
  const job = currentJob()
  if (job.stage !== 'previewed') return
  const { file, preview, hash, resumable } = job
  if (resumable) return send(file, resumable.view.id, resumable.plan, preview.rows)
  const { id } = await openFileImport({
    fileName: file.name.slice(0, 300),
    format: preview.format,
    mode,
    total: preview.rows,
    target: targetOf(plan, crateId),
    crateId,
    fingerprint: hash,
  })
  await send(file, id, plan, preview.rows)
}

/** Resumes an interrupted import. @throws ApiError */
export async function resumeImport(): Promise<void> {
  const job = currentJob()
  if (job.stage === 'interrupted') await send(job.file, job.importId, job.plan, job.progress.total)
}

async function send(file: File, importId: number, plan: Plan, total: number) {
  const view = await getFileImport(importId)
  if (!(await takeImportLock(importId))) return rejectFile(file, messages.inOtherTab)
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
  postToReader({ type: 'send', importId, plan, chunks, crateChunks, before: progress })
}

const revalidateImported = () => Promise.all([refresh(), mutate(IMPORTS)])

/** Stops sending after an error, until the user resumes. */
export function interrupt({ file, importId, plan, progress }: JobAt<'sending'>, message: string): void {
  releaseImportLock()
  setJob({ stage: 'interrupted', file, importId, plan, progress: { ...progress, waiting: null }, message })
  showToast({ kind: 'error', title: messages.importFailed, text: message })
  void revalidateImported()
}

/** Completes an import whose chunks have all been sent. */
export async function finish(job: JobAt<'sending'>, end: FileImportEnd): Promise<void> {
  let result: FileImportResult
  try {
    result = await finishFileImport(job.importId, end)
  } catch (error) {
    return interrupt(job, errorText(error, messages.importDataFailed))
  }
  releaseImportLock()
  const { total, created, updated, skipped, failed, moreFailed, tagRules, tagColors, distinct, aliasesOverLimit } =
    result.report
  const progress = {
    ...job.progress,
    rows: total,
    total,
    created,
    updated,
    skipped,
    failed: failed.length + moreFailed,
    tagRules,
    aliasesOverLimit,
    tagColors,
    distinct,
  }
  setJob({ stage: 'finished', file: job.file, view: result, progress, failures: failed })
  showToast({ kind: 'ok', title: messages.importedTitle, text: messages.imported(progress) })
  await revalidateImported()
}

/** Cancels the running import; imported albums stay. @throws ApiError */
export async function stopImport(): Promise<void> {
  const job = currentJob()
  if (job.stage !== 'sending' && job.stage !== 'interrupted') return
  const { file, importId, plan, progress } = job
  postToReader({ type: 'stop' })
  setJob({ stage: 'interrupted', file, importId, plan, progress, message: messages.cancelledHere })
  releaseImportLock()
  const view = await cancelImport(importId)
  const counts = { created: view.added, updated: view.updated, skipped: view.existing, failed: view.failed }
  setJob({ stage: 'finished', file, view, progress: { ...progress, ...counts, waiting: null }, failures: [] })
  await revalidateImported()
}
