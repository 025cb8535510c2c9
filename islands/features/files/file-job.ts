import type { List } from '#domain/albums/album.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { ColumnPlaces, FileChoices, FileSource, RatedOnly } from '#domain/files/csv-reader.ts'
import type { PlayCell } from '#domain/files/known-files.ts'
import type { LegacyEncoding } from '#domain/files/legacy-encoding.ts'
import type { FileForms } from '#domain/files/survey.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import type { FileImportView, RulesReport } from '#domain/imports/file-import.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import { shareDone } from '#islands/lib/share-done.ts'
import { createStore } from '#islands/lib/store.ts'

/**
 * The columns of a CSV, what they seem to have and how their cells are meant; `problem` says why that is not enough to read it. Without
 * names, the first row is an album.
 */
export type FileColumns = FileForms & {
  names: string[]
  places: ColumnPlaces
  problem: string | null
  isNameless: boolean
}

/** The columns of plays without names in their order, and the cells of the first row. */
export type PlayColumns = { order: readonly PlayCell[]; first: readonly string[] }

/** An album of a file as it would be imported. */
export type FirstRow = {
  row: number
  title: string
  artist: string
  coverUrl: string | null
  rating: number | null
  tags: string[]
  exists: boolean
}

/** A row that is probably an album that is there, with other names. */
export type ProbablyThere = { row: number; title: string; artist: string; there: { title: string; artist: string } }

/** The rows that a person says are other albums than those that they are probably the same as. */
export type Apart = readonly number[] | 'all'

/** What an import of the file would do. */
export type ImportPreview = {
  format: FileFormat
  source: FileSource
  /** The file of an archive that was read, and all that can be. */
  entry: { name: string; names: string[] } | null
  /** How many songs its albums were made of. */
  songs: number
  /** The list that its albums come into, where a person can choose it. */
  list: List | null
  /** The columns of a CSV, where a person can choose what they have. */
  columns: FileColumns | null
  /** Those of plays without names. */
  playColumns: PlayColumns | null
  /** Null for the usual one. */
  encoding: string | null
  /** The encoding if it is from before Unicode, so that it was guessed or chosen. */
  legacy: LegacyEncoding | null
  rows: number
  created: number
  existing: number
  /** The first of the rows that are probably there, and how many there are. They count as there. */
  probable: ProbablyThere[]
  probableCount: number
  /** The first tracks that are on albums which the person has, and how many there are. They count as there, too. */
  onAlbums: FailedRow[]
  onAlbumsCount: number
  /** How many rows are rated only, how many of these are not there, and what becomes of those. */
  rated: { count: number; others: number; become: RatedOnly }
  /** Rows with the same album as an earlier row. */
  duplicates: number
  /** How many existing albums have an empty field that the file fills. */
  fillable: number
  failed: number
  /** How many of the new albums exceed the limit of a collection. */
  overLimit: number
  crates: number
  tagRules: number
  tagColors: number
  /** How many entries of the diary. */
  listens: number
  /** How many albums a fan hides on their page, and whether they are added. */
  hidden: { count: number; areAdded: boolean }
  /** How many releases of artists whom a fan follows are not there, and whether they are added. */
  followed: { count: number; areAdded: boolean }
  /** The time zone of the days on which albums were heard, where a person can choose it. */
  zone: string | null
  /** How many pairs of albums are not the same. */
  pairs: number
  /** The first of the failed rows. */
  failures: FailedRow[]
  /** The first parts of rows that are left out, and how many of each field are. */
  left: FailedRow[]
  leftOut: [field: string, count: number][]
  crateFailures: FailedRow[]
  ruleFailures: FailedRow[]
  colorFailures: FailedRow[]
  pairFailures: FailedRow[]
  firstRows: FirstRow[]
}

/** The progress of an import, in rows of its file. */
export type Progress = {
  rows: number
  total: number
  created: number
  updated: number
  skipped: number
  failed: number
  crates: number
  /** Known when the import is complete. */
  tagRules?: RulesReport
  aliasesOverLimit?: number
  tagColors?: RulesReport
  distinct?: RulesReport
  /** Why it is paused. */
  waiting: 'connection' | 'server' | null
}

/** How much of an import is done; all of it when it ends, which takes a call after the last row. */
export const shareOf = ({ rows, total }: Progress): number => shareDone(rows, total)

/** Where the albums of a file go: with the file's crates, without, or into a crate made for them. */
export type Plan = { kind: 'collection' } | { kind: 'albums' } | { kind: 'new-crate'; name: string }

/** The import of the file that was started before and not finished. */
export type Resumable = { view: FileImportView; plan: Plan }

type Previewed = {
  file: File
  preview: ImportPreview
  hash: string | null
  resumable: Resumable | null
  /** What was said of its columns and cells so far. */
  choices: FileChoices
  /** Whether that was said of another file with the same columns. */
  isRecalled: boolean
}
type Sent = { file: File; importId: number; plan: Plan; progress: Progress }
/** `isSeen`: whether the dialog has shown it. */
type Finished = { isSeen?: boolean; file: File; view: ImportView; progress: Progress; failures: FailedRow[] }

/** The import of a file, stage by stage; there is one at a time, and it continues while its dialog is closed. */
export type FileJob =
  | { stage: 'none' }
  | { stage: 'reading'; file: File; share: number }
  | { stage: 'rejected'; file: File; message: string }
  | ({ stage: 'previewed' } & Previewed)
  | ({ stage: 'sending' } & Sent)
  | ({ stage: 'interrupted'; message: string } & Sent)
  | ({ stage: 'finished' } & Finished)

export type JobAt<Stage extends FileJob['stage']> = Extract<FileJob, { stage: Stage }>

/** What happens to it: what a person does, what the reader reads and the server says. */
export type FileEvent =
  | { type: 'chosen'; file: File }
  | { type: 'read'; share: number }
  | { type: 'rejected'; file: File; message: string }
  | { type: 'previewed'; previewed: Previewed }
  | { type: 'started'; sent: Sent }
  | { type: 'progress'; progress: Progress }
  | { type: 'interrupted'; message: string }
  | { type: 'finished'; result: Omit<Finished, 'file'> }
  | { type: 'seen' }
  | { type: 'closed' }

const job = createStore<FileJob>({ stage: 'none' })

export const currentJob = job.get
export const setJob = job.set
export const useFileJob = (): FileJob => job.use()
