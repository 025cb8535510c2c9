import { mutate } from 'swr'
import type { FailedRow } from '#domain/errors/error.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import type { FileImportEnd, FileImportResult } from '#domain/imports/file-import.ts'
import type { FileMode } from '#domain/imports/file-mode.ts'
import { LIMITS } from '#domain/limits.ts'
import { cancelImport } from '#islands/data/api/change-imports-api.ts'
import { finishFileImport, getFileImport, openFileImport } from '#islands/data/api/files-api.ts'
import { IMPORTS } from '#islands/data/api/imports-api.ts'
import { refresh } from '#islands/data/pull/refresh.ts'
import { saveFile } from '#islands/lib/save-file.ts'
import { sizeText } from '#islands/lib/size-text.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import * as progressTexts from '#locales/file-progress.ts'
import * as messages from '#locales/files.ts'
import { recallColumns, rememberColumns } from './columns.tsx'
import { type Apart, currentJob, type FileEvent, type FileJob, type Plan, setJob } from './file-job.ts'
import type { FromReader, ToReader } from './reader/reader.ts'
import {
  countsOf,
  findResumable,
  isImportLocked,
  releaseImportLock,
  rowsIn,
  takeImportLock,
  targetOf,
} from './unfinished.tsx'

// What happens to the import of a file, stage by stage. Each file has a web worker of its own, which reads and sends it.
/** The stage after an event. An event that comes too late for its stage changes nothing. */
export function nextJob(job: FileJob, event: FileEvent): FileJob {
  const isSent = job.stage === 'sending' || job.stage === 'interrupted'
  switch (event.type) {
    case 'chosen':
      return job.stage === 'sending' ? job : { stage: 'reading', file: event.file, share: 0 }
    case 'read':
      return job.stage === 'reading' ? { ...job, share: event.share } : job
    case 'rejected':
      return { stage: 'rejected', file: event.file, message: event.message }
    case 'previewed':
      if (job.stage !== 'reading' || job.file !== event.previewed.file) return job
      return { stage: 'previewed', ...event.previewed }
    case 'started':
      return job.stage === 'previewed' || job.stage === 'interrupted' ? { stage: 'sending', ...event.sent } : job
    case 'progress':
      if (job.stage !== 'sending') return job
      // What is sent again after a fault was counted before.
      return { ...job, progress: { ...event.progress, rows: Math.max(job.progress.rows, event.progress.rows) } }
    case 'interrupted':
      if (!isSent) return job
      return { ...job, stage: 'interrupted', progress: { ...job.progress, waiting: null }, message: event.message }
    case 'finished':
      return isSent ? { stage: 'finished', file: job.file, ...event.result } : job
    case 'seen':
      return job.stage === 'finished' && !job.isSeen ? { ...job, isSeen: true } : job
    case 'closed':
      return { stage: 'none' }
  }
}

export const dispatch = (event: FileEvent): void => setJob(nextJob(currentJob(), event))

/** The unfinished import that a file is chosen for. */
type Expected = { id: number; name: string }
type Said = { choices: FileChoices; isRecalled: boolean }

let reader: Worker | null = null
let onFailedRows: (csv: Blob | null) => void = () => {}

const postToReader = (message: ToReader): void => reader?.postMessage(message)

function endReader(): void {
  reader?.terminate()
  reader = null
}

/**
 * Reads a file, by what was said of its columns and cells, and previews its import; nothing changes yet. `isRecalled`: that was said of
 * another file with the same columns.
 */
export function chooseFile(file: File, expected?: Expected, choices: FileChoices = {}, isRecalled = false): void {
  if (currentJob().stage === 'sending') return
  if (file.size > LIMITS.importFileBytes) {
    rejectFile(file, messages.tooLarge(sizeText(file.size), sizeText(LIMITS.importFileBytes)))
    return
  }
  dispatch({ type: 'chosen', file })
  endReader()
  reader = new Worker(new URL('./reader/reader.ts', import.meta.url), { type: 'module' })
  reader.onmessage = ({ data }) => onReaderMessage(file, data, { choices, isRecalled }, expected)
  // It can't load, or runs out of memory.
  reader.onerror = (event) => {
    event.preventDefault()
    releaseImportLock()
    rejectFile(file, messages.unreadable)
  }
  postToReader({ type: 'preview', file, choices })
}

/** Closes the chosen file; imported albums stay. */
export function closeFile(): void {
  endReader()
  dispatch({ type: 'closed' })
}

/** Closes a file that cannot be imported, and says why. */
function rejectFile(file: File, message: string): void {
  endReader()
  dispatch({ type: 'rejected', file, message })
}

function onReaderMessage(file: File, message: FromReader, said: Said, expected?: Expected): void {
  if (message.type === 'read' || message.type === 'progress') dispatch(message)
  if (message.type === 'rejected') rejectFile(file, message.message)
  if (message.type === 'previewed') void finishPreview(file, message, said, expected)
  if (message.type === 'interrupted') interrupt(message.message)
  if (message.type === 'sent') void finish(message.end)
  if (message.type === 'failed-rows') onFailedRows(message.csv)
}

async function finishPreview(
  file: File,
  { preview, hash }: Extract<FromReader, { type: 'previewed' }>,
  { choices, isRecalled }: Said,
  expected?: Expected,
) {
  try {
    const resumable = hash === null ? null : await findResumable(hash)
    if (resumable && (await isImportLocked(resumable.view.id))) return rejectFile(file, messages.inOtherTab)
    const { columns } = preview
    if (columns && choices.places && !isRecalled) rememberColumns(columns, choices)
    const recalled = columns && !resumable && !choices.places ? recallColumns(columns) : null
    if (recalled) return chooseFile(file, expected, { ...choices, ...recalled }, true)
    if (expected && resumable?.view.id !== expected.id) return rejectFile(file, messages.anotherFile(expected.name))
    dispatch({ type: 'previewed', previewed: { file, preview, hash, resumable, choices, isRecalled } })
  } catch (error) {
    rejectFile(file, errorText(error))
  }
}

/** Sends these rows as other albums than those that they are probably the same as. */
export const tellApart = (rows: Apart): void => postToReader({ type: 'apart', rows })

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
  const progress = { rows: rowsIn(view), total, ...countsOf(view), crates: 0, waiting: null }
  dispatch({ type: 'started', sent: { file, importId, plan, progress } })
  // It may have been closed meanwhile.
  if (currentJob().stage !== 'sending') return releaseImportLock()
  const { chunks, crateChunks } = view
  postToReader({ type: 'send', importId, plan, chunks, crateChunks, before: progress })
}

const revalidateImported = () => Promise.all([refresh(), mutate(IMPORTS)])

/** Stops sending after an error, until the user resumes. */
function interrupt(message: string): void {
  releaseImportLock()
  dispatch({ type: 'interrupted', message })
  void revalidateImported()
}

/** Completes an import whose chunks have all been sent. */
async function finish(end: FileImportEnd): Promise<void> {
  const job = currentJob()
  if (job.stage !== 'sending') return
  let view: FileImportResult
  try {
    view = await finishFileImport(job.importId, end)
  } catch (error) {
    return interrupt(errorText(error, progressTexts.importDataFailed))
  }
  releaseImportLock()
  const { failed: failures, moreFailed, ...report } = view.report
  const progress = { ...job.progress, ...report, rows: report.total, failed: failures.length + moreFailed }
  dispatch({ type: 'finished', result: { view, progress, failures } })
  await revalidateImported()
}

/** Cancels the running import; imported albums stay. @throws ApiError */
export async function stopImport(): Promise<void> {
  const job = currentJob()
  if (job.stage !== 'sending' && job.stage !== 'interrupted') return
  postToReader({ type: 'stop' })
  dispatch({ type: 'interrupted', message: progressTexts.cancelledHere })
  releaseImportLock()
  const view = await cancelImport(job.importId)
  const progress = { ...job.progress, ...countsOf(view), waiting: null }
  dispatch({ type: 'finished', result: { view, progress, failures: [], isSeen: true } })
  await revalidateImported()
}

/**
 * Downloads the failed rows with their errors, to fix and import. The reader adds those that it found itself.
 * @throws Error if the file no longer exists
 */
export async function saveFailedRows(failures: FailedRow[]): Promise<void> {
  const job = currentJob()
  if (job.stage === 'none') return
  const made = Promise.withResolvers<Blob | null>()
  onFailedRows = made.resolve
  postToReader({ type: 'failed-rows', failures })
  const csv = await made.promise
  if (!csv) throw new Error(messages.unreadable)
  saveFile(csv, messages.failedRowsFile(job.file.name.replace(/\.\w+$/, '')))
}
