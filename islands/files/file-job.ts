import type { FailedRow } from '#domain/error.ts'
import type { ImportView } from '#domain/fan-import.ts'
import type { FileFormat } from '#domain/file-mode.ts'
import { createStore } from '../store.ts'
import type { Plan } from './plan.ts'
import type { Resumable } from './resumable.ts'

/** An album of a file as it would become. */
export type FirstRow = {
  row: number
  title: string
  artist: string
  coverUrl: string | null
  rating: number | null
  tags: string[]
  isThere: boolean
}

/** What was found in a file before anything of it is brought in. */
export type ImportPreview = {
  format: FileFormat
  isGatefold: boolean
  /** Named where it is not the usual one. */
  encoding: string | null
  rows: number
  fresh: number
  there: number
  /** Rows that name an album of an earlier row. */
  twice: number
  /** Of those there, how many have an empty field that the file fills. */
  fillable: number
  faulty: number
  /** Of the new ones, how many are more than a collection holds. */
  noRoom: number
  crates: number
  /** The first of what is faulty. */
  failed: FailedRow[]
  crateFaults: FailedRow[]
  first: FirstRow[]
}

/** How far an import is, in rows of its file. */
export type Progress = {
  rows: number
  total: number
  created: number
  updated: number
  skipped: number
  failed: number
  crates: number
  /** Why it stands still, while it does. */
  waiting: 'connection' | 'server' | null
}

type Sent = { file: File; importId: number; plan: Plan; progress: Progress }

/** What becomes of the one file that is being brought in. It goes on while its dialog is closed, so it belongs to no component. */
export type FileJob =
  | { stage: 'none' }
  | { stage: 'reading'; file: File; share: number }
  | { stage: 'refused'; file: File; message: string }
  | { stage: 'looked'; file: File; look: ImportPreview; hash: string | null; resumable: Resumable | null }
  | ({ stage: 'sending' } & Sent)
  | ({ stage: 'broken'; message: string } & Sent)
  | { stage: 'over'; file: File; view: ImportView; progress: Progress; failures: FailedRow[] }

export type JobAt<Stage extends FileJob['stage']> = Extract<FileJob, { stage: Stage }>

const job = createStore<FileJob>({ stage: 'none' })

export const currentJob = job.get
export const setJob = job.set
export const useFileJob = (): FileJob => job.use()
