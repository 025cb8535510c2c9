import type { FailedRow } from '#domain/errors/error.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import type { FileImportEnd } from '#domain/imports/file-import.ts'
import type { Apart, ImportPreview, Progress } from '../file-job.ts'
import type { Plan } from '../plan.ts'

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
