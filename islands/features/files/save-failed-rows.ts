import type { FailedRow } from '#domain/errors/error.ts'
import { saveFile } from '#islands/lib/save-file.ts'
import * as messages from '#locales/files.ts'
import { currentJob } from './file-job.ts'
import { postToReader } from './reader-thread.ts'

let onCsv: (csv: Blob | null) => void = () => {}

/** Takes the file that the reader made for the function below; null if the imported file no longer exists. */
export const takeSavedRows = (csv: Blob | null): void => onCsv(csv)

/**
 * Downloads the failed rows with their errors, to fix and import. The reader adds those that it found itself.
 * @throws Error if the file no longer exists
 */
export async function saveFailedRows(failures: FailedRow[]): Promise<void> {
  const job = currentJob()
  if (job.stage === 'none') return
  const csv = await new Promise<Blob | null>((resolve) => {
    onCsv = resolve
    postToReader({ type: 'failed-rows', failures })
  })
  if (!csv) throw new Error(messages.unreadable)
  saveFile(csv, messages.failedRowsFile(job.file.name.replace(/\.\w+$/, '')))
}
