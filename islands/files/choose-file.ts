import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/files.ts'
import { errorText } from '../errors/error-text.ts'
import { currentJob, type ImportPreview, setJob } from './file-job.ts'
import { sizeText } from './file-size.ts'
import { isImportLocked, releaseImportLock } from './import-lock.ts'
import type { FromReader } from './reader/messages.ts'
import { askThread, refuseFile, startThread } from './reader-thread.ts'
import { findResumable } from './resumable.ts'
import { takeSavedRows } from './save-failed-rows.ts'
import { breakOff, finish } from './send-file.ts'

/** The import that a file is chosen for, to go on with it. */
type Expected = { id: number; name: string }

/** Reads a file and looks what is in it; nothing is changed by that. */
export function chooseFile(file: File, expected?: Expected): void {
  if (currentJob().stage === 'sending') return
  if (file.size > LIMITS.importFileBytes) {
    refuseFile(file, messages.tooLarge(sizeText(file.size), sizeText(LIMITS.importFileBytes)))
    return
  }
  setJob({ stage: 'reading', file, share: 0 })
  startThread(
    (answer) => hear(file, answer, expected),
    () => {
      releaseImportLock()
      refuseFile(file, messages.unreadable)
    },
  )
  askThread({ ask: 'look', file })
}

function hear(file: File, answer: FromReader, expected?: Expected): void {
  const job = currentJob()
  if (answer.tell === 'refused') refuseFile(file, answer.message)
  if (answer.tell === 'failed-rows') takeSavedRows(answer.csv)
  if (job.stage === 'reading') {
    if (answer.tell === 'read') setJob({ ...job, share: answer.share })
    if (answer.tell === 'looked') void recognise(file, answer.look, answer.hash, expected)
  }
  if (job.stage === 'sending') {
    if (answer.tell === 'progress') setJob({ ...job, progress: answer.progress })
    if (answer.tell === 'broken') breakOff(job, answer.message)
    if (answer.tell === 'sent') void finish(job, answer.ends)
  }
}

async function recognise(file: File, look: ImportPreview, hash: string | null, expected?: Expected) {
  try {
    const resumable = hash === null ? null : await findResumable(hash)
    if (resumable && (await isImportLocked(resumable.view.id))) return refuseFile(file, messages.inAnotherTab)
    if (expected && resumable?.view.id !== expected.id) {
      return refuseFile(file, messages.differentFile(expected.name))
    }
    setJob({ stage: 'looked', file, look, hash, resumable })
  } catch (error) {
    refuseFile(file, errorText(error))
  }
}
