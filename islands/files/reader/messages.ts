import type { FailedRow } from '#domain/error.ts'
import type { ImportPreview, Progress } from '../file-job.ts'
import type { Plan } from '../plan.ts'

/** How many chunks a file was sent in. */
export type Ends = { chunks: number; crateChunks: number }

/** What the page asks of the thread that reads the file. */
export type ToReader =
  | { ask: 'look'; file: File }
  | { ask: 'send'; importId: number; plan: Plan; chunks: number[]; crateChunks: number[]; before: Progress }
  | { ask: 'stop' }
  | { ask: 'failed-rows'; failures: FailedRow[] }

/** What it answers. */
export type FromReader =
  | { tell: 'read'; share: number }
  | { tell: 'refused'; message: string }
  | { tell: 'looked'; look: ImportPreview; hash: string | null }
  | { tell: 'progress'; progress: Progress }
  | { tell: 'broken'; message: string }
  | { tell: 'sent'; ends: Ends }
  | { tell: 'failed-rows'; csv: Blob | null }
