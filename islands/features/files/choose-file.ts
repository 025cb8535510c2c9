import type { FileChoices } from '#domain/files/csv-reader.ts'
import { LIMITS } from '#domain/limits.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import * as messages from '#locales/files.ts'
import { currentJob, setJob } from './file-job.ts'
import { sizeText } from './file-size.ts'
import { isImportLocked, releaseImportLock } from './import-lock.ts'
import type { FromReader } from './reader/messages.ts'
import { postToReader, rejectFile, startReader } from './reader-thread.ts'
import { recallColumns, rememberColumns } from './remembered-columns.ts'
import { findResumable } from './resumable.ts'
import { takeSavedRows } from './save-failed-rows.ts'
import { finish, interrupt } from './send-file.ts'

/** The unfinished import that a file is chosen for. */
type Expected = { id: number; name: string }

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
  setJob({ stage: 'reading', file, share: 0 })
  startReader(
    (message) => onReaderMessage(file, message, { choices, isRecalled }, expected),
    () => {
      releaseImportLock()
      rejectFile(file, messages.unreadable)
    },
  )
  postToReader({ type: 'preview', file, choices })
}

type Said = { choices: FileChoices; isRecalled: boolean }

function onReaderMessage(file: File, message: FromReader, said: Said, expected?: Expected): void {
  const job = currentJob()
  if (message.type === 'rejected') rejectFile(file, message.message)
  if (message.type === 'failed-rows') takeSavedRows(message.csv)
  if (job.stage === 'reading') {
    if (message.type === 'read') setJob({ ...job, share: message.share })
    if (message.type === 'previewed') void finishPreview(file, message, said, expected)
  }
  if (job.stage === 'sending') {
    if (message.type === 'progress') setJob({ ...job, progress: message.progress })
    if (message.type === 'interrupted') interrupt(job, message.message)
    if (message.type === 'sent') void finish(job, message.end)
  }
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
    if (expected && resumable?.view.id !== expected.id) {
      return rejectFile(file, messages.anotherFile(expected.name))
    }
    setJob({ stage: 'previewed', file, preview, hash, resumable, choices, isRecalled })
  } catch (error) {
    rejectFile(file, errorText(error))
  }
}
