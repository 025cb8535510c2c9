import * as z from 'zod/mini'
import { List } from '../albums/album-field-schemas.ts'
import { FailedRow } from '../errors/failed-row.ts'
import { Id } from '../id-list.ts'
import { Count, Instant } from '../view-values.ts'
import { FILE_FORMATS, FILE_MODES } from './file-mode.ts'
import { IMPORT_ERRORS, IMPORT_KINDS, IMPORT_STATUSES, IMPORT_TARGETS } from './import-status.ts'

/** The fan whose lists are checked every week for a person. */
export const WeeklyLook = z.strictObject({
  fan: z.nullable(z.strictObject({ username: z.string(), lists: z.array(List), importTags: z.boolean() })),
})
export type WeeklyLook = z.infer<typeof WeeklyLook>

/** The file of a file import; `fingerprint` identifies it when the import is resumed. */
const FileDetails = z.strictObject({
  name: z.string(),
  format: z.enum(FILE_FORMATS),
  mode: z.enum(FILE_MODES),
  target: z.enum(IMPORT_TARGETS),
  crateId: z.nullable(Id),
  fingerprint: z.nullable(z.string()),
})

/**
 * An import and its progress. Times are ISO 8601; `waitingUntil` is set while Bandcamp rate-limits us, `errorCode` if there is more to do
 * than to try again. A complete import that `found` nothing read an empty list; `skipped` are entries that became no album, and `message`
 * has a line for each reason. For a file, `found` counts its known rows, `added` the created albums, `updated` the filled ones, `existing`
 * the unchanged ones and `failed` the invalid rows. `trashed` counts albums that it has met in the trash: a file brings them back, what
 * comes from Bandcamp leaves them there.
 */
export const ImportView = z.strictObject({
  id: Id,
  kind: z.enum(IMPORT_KINDS),
  username: z.nullable(z.string()),
  type: z.nullable(List),
  importTags: z.boolean(),
  file: z.nullable(FileDetails),
  status: z.enum(IMPORT_STATUSES),
  found: Count,
  added: Count,
  updated: Count,
  existing: Count,
  skipped: Count,
  tagged: Count,
  failed: Count,
  trashed: Count,
  waitingUntil: z.nullable(Instant),
  message: z.nullable(z.string()),
  errorCode: z.nullable(z.enum(IMPORT_ERRORS)),
  startedAt: Instant,
  finishedAt: z.nullable(Instant),
  undoneAt: z.nullable(Instant),
})
export type ImportView = z.infer<typeof ImportView>

/** The result of a chunk of rows. For a chunk of crates, `created` are new and `skipped` matched existing crates of the same name. */
export const ChunkReport = z.strictObject({
  created: Count,
  updated: Count,
  skipped: Count,
  failed: z.array(FailedRow),
})
export type ChunkReport = z.infer<typeof ChunkReport>

/**
 * The result for a file's tag rules, colors of tags or pairs that are not the same: added, skipped because the person already has one for
 * the tag or the albums, skipped over the limit.
 */
const RulesReport = z.strictObject({ added: Count, existing: Count, overLimit: Count })
export type RulesReport = z.infer<typeof RulesReport>

/**
 * The result for a file; only the first failed rows are listed. `aliasesOverLimit` is the number of names of merged albums that were
 * skipped.
 */
const ImportReport = z.strictObject({
  ...ChunkReport.shape,
  total: Count,
  moreFailed: Count,
  tagRules: RulesReport,
  tagColors: RulesReport,
  distinct: RulesReport,
  aliasesOverLimit: Count,
})

/** A file import with the numbers of the chunks received so far, from which it can be resumed. */
export const FileImportView = z.strictObject({
  ...ImportView.shape,
  chunks: z.array(Count),
  crateChunks: z.array(Count),
})
export type FileImportView = z.infer<typeof FileImportView>

/** The result of a finished file import. */
export const FileImportResult = z.strictObject({ ...FileImportView.shape, report: ImportReport })
export type FileImportResult = z.infer<typeof FileImportResult>

/** Albums that stay when an import is undone, as another one has them too; `kind` is null if that is the person. */
const KeptBy = z.strictObject({
  kind: z.nullable(z.enum(IMPORT_KINDS)),
  username: z.nullable(z.string()),
  type: z.nullable(List),
  fileName: z.nullable(z.string()),
  count: Count,
})
export type KeptBy = z.infer<typeof KeptBy>

/**
 * What undoing an import would do to the albums that it added: how many go, how many go back to the trash, and how many stay since they were
 * changed (`kept`) or another source has them too.
 */
export const UndoPreview = z.strictObject({ removed: Count, trashed: Count, kept: Count, keptBy: z.array(KeptBy) })
export type UndoPreview = z.infer<typeof UndoPreview>

/**
 * The result of undoing an import: albums removed, albums returned to the trash or with emptied fields, crates and tag rules removed; `kept`
 * albums were changed since, and `keptBy` are those that other sources have too.
 */
export const UndoReport = z.strictObject({
  removed: Count,
  reverted: Count,
  crates: Count,
  tagRules: Count,
  kept: Count,
  keptBy: z.array(KeptBy),
})
export type UndoReport = z.infer<typeof UndoReport>
