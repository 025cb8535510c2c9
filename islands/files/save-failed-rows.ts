import type { FailedRow } from '#domain/error.ts'
import * as messages from '#locales/files.ts'
import { saveFile } from '../save-file.ts'
import { currentJob } from './file-job.ts'
import { askThread } from './reader-thread.ts'

let onMade: (csv: Blob | null) => void = () => {}

/** What the reader made of the question below; null where the file is not there any more. */
export const takeSavedRows = (csv: Blob | null): void => onMade(csv)

/**
 * Saves the faulty rows, what is wrong beside each, so that they can be mended. The reader adds those that it found itself.
 * @throws where the file is not there any more
 */
export async function saveFaultyRows(failures: FailedRow[]): Promise<void> {
  const job = currentJob()
  if (job.stage === 'none') return
  const csv = await new Promise<Blob | null>((resolve) => {
    onMade = resolve
    askThread({ ask: 'failed-rows', failures })
  })
  if (!csv) throw new Error(messages.unreadable)
  saveFile(csv, messages.invalidRowsFile(job.file.name.replace(/\.\w+$/, '')))
}
