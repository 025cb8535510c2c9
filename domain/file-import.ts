import * as z from 'zod/mini'
import * as messages from '#locales/validation/file-import.ts'
import { CrateInput } from './crate.ts'
import type { RowFailure } from './error.ts'
import type { ImportView } from './fan-import.ts'
import { LIMITS } from './limits.ts'

export const FILE_FORMATS = ['csv', 'json'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** What becomes of an album that is there already: it stays as it is, or its empty fields are filled. */
export const FILE_MODES = ['skip', 'fill'] as const
export type FileMode = (typeof FILE_MODES)[number]

const place = z.int(messages.wrongPlace).check(z.nonnegative(messages.wrongPlace))
const rowNumber = z
  .int(messages.wrongRow)
  .check(z.positive(messages.rowTooSmall), z.maximum(LIMITS.importRows, messages.tooManyRows(LIMITS.importRows)))
const nth = z.optional(z.int(messages.wrongNth).check(z.positive(messages.nthTooSmall)))

/**
 * Opens the import of a file. `total` is how many rows it has, `fingerprint` tells the same file again after a closed tab, `crateId` is the
 * crate that all of its albums go into.
 */
export const FileImportInput = z.strictObject({
  fileName: z
    .string(messages.fileNameMissing)
    .check(z.trim(), z.minLength(1, messages.fileNameMissing), z.maxLength(300)),
  format: z.enum(FILE_FORMATS, messages.wrongFormat),
  mode: z.enum(FILE_MODES, messages.wrongMode),
  total: z.optional(
    z
      .int(messages.wrongTotal)
      .check(z.nonnegative(messages.wrongTotal), z.maximum(LIMITS.importRows, messages.tooManyRows(LIMITS.importRows))),
  ),
  crateId: z.nullish(z.int(messages.wrongCrateId).check(z.positive(messages.wrongCrateId))),
  fingerprint: z.nullish(z.string().check(z.regex(/^[0-9a-f]{1,64}$/, messages.wrongFingerprint))),
})
export type FileImportInput = z.infer<typeof FileImportInput>

/**
 * A row of a file on its way in: an album that is still to be checked, or why its reader could make none of it. `row` counts from 1.
 * `nth` tells the rows apart that have no address and the same title and artist (1 where there is none). `crates` says in which of the
 * file's crates it stands, and where in each.
 */
export const FileRow = z.union(
  [
    z.strictObject({
      row: rowNumber,
      nth,
      album: z.unknown(),
      crates: z.optional(z.array(z.tuple([place, place])).check(z.maxLength(LIMITS.cratesPerPerson))),
    }),
    z.strictObject({
      row: rowNumber,
      fault: z.strictObject({ field: z.string().check(z.maxLength(100)), message: z.string().check(z.maxLength(300)) }),
    }),
  ],
  messages.wrongFileRow,
)
export type FileRow = z.infer<typeof FileRow>

/** A chunk of rows. The same chunk may be sent again: it changes nothing and answers the same. */
export const FileRows = z.strictObject({
  rows: z
    .array(FileRow, messages.wrongRows)
    .check(z.maxLength(LIMITS.importChunkRows, messages.tooManyRowsInChunk(LIMITS.importChunkRows))),
})

/** A crate of a file: its place in the file (from 0), and which of several of the same name it is (`nth`, 1 where there is none). */
export const FileCrateRow = z.strictObject({ place, nth, ...CrateInput.shape })
export type FileCrateRow = z.infer<typeof FileCrateRow>

/** A chunk of crates. They go up before the rows that stand in them, in their order, chunk after chunk. */
export const FileCrates = z.strictObject({
  crates: z
    .array(FileCrateRow, messages.wrongCrates)
    .check(z.maxLength(LIMITS.cratesPerPerson, messages.tooManyCratesInChunk(LIMITS.cratesPerPerson))),
})

/** How many chunks of rows and of crates the file had; an import cannot be finished while one of them is missing. */
export const FileImportEnd = z.strictObject({
  chunks: z.int(messages.wrongChunks).check(z.nonnegative(messages.wrongChunks)),
  crateChunks: z.optional(z.int(messages.wrongCrateChunks).check(z.nonnegative(messages.wrongCrateChunks))),
})
export type FileImportEnd = z.infer<typeof FileImportEnd>

/** What became of a chunk of rows; of a chunk of crates, `created` are new and `skipped` were joined with those of the same name. */
export type ChunkReport = { created: number; updated: number; skipped: number; failed: RowFailure[] }

export type ImportReport = ChunkReport & { total: number }

/** A file's import with the numbers of the chunks that are in, for going on where it stopped. */
export type FileImportView = ImportView & { chunks: number[]; crateChunks: number[] }

/** How an import of a file ended. */
export type FileImportResult = FileImportView & { report: ImportReport }

/** What undoing took back: albums removed, albums returned to the trash or emptied again, crates removed; `kept` were changed since. */
export type UndoReport = { removed: number; reverted: number; crates: number; kept: number }
