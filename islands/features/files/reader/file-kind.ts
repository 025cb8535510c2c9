import type { List } from '#domain/albums/album.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { FileSource } from '#domain/files/csv-reader.ts'
import type { DistinctRows, FileCrateRow } from '#domain/imports/file-import.ts'
import type { FileFormat } from '#domain/imports/file-mode.ts'
import type { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import type { FileColumns, PlayColumns } from '../file-job.ts'

/** What a file has besides its rows. */
export type FileKind = {
  format: FileFormat
  source: FileSource
  /** The columns of a CSV, where a person can choose what they have. */
  columns: FileColumns | null
  /** The columns of plays without names in their order, and the first row. */
  playColumns: PlayColumns | null
  /** Whether its days depend on the time zone. */
  hasPlays: boolean
  /** How many albums the fan of its lists hides. */
  hidden: number
  /** How many songs its albums were made of. */
  songs: number
  /** The list that its albums come into, where nobody says that they are owned. */
  list: List | null
  /** The numbers at Bandcamp that it marks as downloaded. */
  downloaded: number[]
  /** What was left out of its rows. */
  left: FailedRow[]
  crates: FileCrateRow[]
  crateFailures: FailedRow[]
  tagRules: TagRule[]
  ruleFailures: FailedRow[]
  tagColors: FileTagColor[]
  colorFailures: FailedRow[]
  distinct: DistinctRows
  pairFailures: FailedRow[]
}

/** A kind of which some parts are given, and no others. */
export const kindOf = (given: Partial<FileKind> & Pick<FileKind, 'source'>): FileKind => ({
  format: 'csv',
  columns: null,
  playColumns: null,
  hasPlays: false,
  hidden: 0,
  songs: 0,
  list: null,
  downloaded: [],
  left: [],
  crates: [],
  crateFailures: [],
  tagRules: [],
  ruleFailures: [],
  tagColors: [],
  colorFailures: [],
  distinct: { albums: [], pairs: [] },
  pairFailures: [],
  ...given,
})
