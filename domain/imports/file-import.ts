import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { ALBUM_FIELDS } from '../albums/album-fields.ts'
import { CrateInput } from '../crates/crate.ts'
import { DrawnId } from '../id-list.ts'
import { LIMITS } from '../limits.ts'
import { FileTagColor } from '../tags/tag-color-choice.ts'
import { FileTagRule } from '../tags/tag-rules.ts'
import { maxLength } from '../text/max-length.ts'
import { FILE_FORMATS, FILE_MODES } from './file-mode.ts'
import type { ImportTarget } from './import-status.ts'

export type {
  ChunkReport,
  FileImportResult,
  FileImportView,
  RulesReport,
  UndoReport,
} from './import-view.ts'

const FILE_TARGETS = ['collection', 'albums', 'crate'] as const satisfies readonly ImportTarget[]

const place = z.int(messages.wrongPlace).check(z.nonnegative(messages.wrongPlace))
const notTooManyAlbums = z.maximum(LIMITS.importRows, { error: () => messages.tooManyAlbums(LIMITS.importRows) })
const rowNumber = z.int(messages.wrongRow).check(z.positive(messages.rowTooSmall), notTooManyAlbums)
const nth = z.optional(z.int(messages.wrongNth).check(z.positive(messages.nthTooSmall)))

/**
 * Begins a file import. `total` is the number of rows, `fingerprint` identifies the file when the import is resumed, `target` is where
 * its albums go, `crateId` an existing crate that receives all of them.
 */
export const FileImportInput = z.strictObject({
  fileName: z
    .string(messages.fileNameMissing)
    .check(z.trim(), z.minLength(1, messages.fileNameMissing), z.maxLength(300)),
  format: z.enum(FILE_FORMATS, messages.wrongFileFormat),
  mode: z.enum(FILE_MODES, messages.wrongMode),
  total: z.optional(z.int(messages.wrongTotal).check(z.nonnegative(messages.wrongTotal), notTooManyAlbums)),
  target: z.optional(z.enum(FILE_TARGETS, messages.wrongTarget)),
  crateId: z.nullish(z.int(messages.wrongCrateId).check(z.positive(messages.wrongCrateId))),
  fingerprint: z.nullish(z.string().check(z.regex(/^[0-9a-f]{1,64}$/, messages.wrongFingerprint))),
})
export type FileImportInput = z.infer<typeof FileImportInput>

/**
 * A row of a file: an unchecked album, or the reason why the client could not parse it. `row` counts from 1. `nth` distinguishes rows
 * without URL that have the same title, artist and year (default 1); `isOtherYear` marks those whose year differs from the first row with
 * their title and artist. `isExact`: the row is from Gatefold's own file, in which an album with an address and one without are different,
 * whatever their names. `otherArtist` is the artist's name in another script, `onKey` the key of the album that a track is from,
 * `isPublic`: the fan's public collection contains it. `isOnlyNew`: nothing of an album that is there changes, the trash included.
 * `crates` has pairs of a crate's index in the file and the position in it.
 */
export const FileRow = z.union(
  [
    z.strictObject({
      row: rowNumber,
      nth,
      isOtherYear: z.optional(z.boolean()),
      isExact: z.optional(z.boolean()),
      isPublic: z.optional(z.boolean()),
      isOnlyNew: z.optional(z.boolean()),
      otherArtist: z.optional(z.string().check(z.maxLength(LIMITS.artist))),
      onKey: z.optional(z.string().check(z.regex(/^a\d{1,16}$/))),
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

/** A chunk of rows. Sending a chunk again changes nothing and returns the same report. */
export const FileRows = z.strictObject({
  rows: z.array(FileRow, messages.wrongRows).check(maxLength(LIMITS.importChunkRows, messages.tooManyRowsInChunk)),
})

/** A crate of a file: its index (from 0), and its id if that is globally unique. */
export const FileCrateRow = z.strictObject({ place, id: z.optional(DrawnId), ...CrateInput.shape })
export type FileCrateRow = z.infer<typeof FileCrateRow>

/** A chunk of crates. Crates are sent in order, before the rows that refer to them. */
export const FileCrates = z.strictObject({
  crates: z
    .array(FileCrateRow, messages.wrongCrates)
    .check(maxLength(LIMITS.cratesPerPerson, messages.tooManyCratesInChunk)),
})

/** Identifies the album of a row for other parts of the file. */
const RowName = z.strictObject({
  title: z.string(),
  artist: z.string(),
  bandcampUrl: z.nullish(z.string()),
  itemType: ALBUM_FIELDS.itemType.schema,
  itemId: ALBUM_FIELDS.itemId.schema,
  releaseDate: z.nullish(z.string()),
  nth,
  isOtherYear: z.optional(z.boolean()),
})
export type RowName = z.infer<typeof RowName>

/** The pairs of a file's albums that look alike and are not the same, as indexes of `albums`. */
const DistinctRows = z.strictObject({
  albums: z.array(RowName).check(z.maxLength(2 * LIMITS.distinctPerPerson)),
  pairs: z.array(z.tuple([place, place])).check(z.maxLength(LIMITS.distinctPerPerson)),
})
export type DistinctRows = z.infer<typeof DistinctRows>

/**
 * The number of row and crate chunks of the file, and what of it is about tags or several albums; an import cannot finish while a chunk is
 * missing.
 */
export const FileImportEnd = z.strictObject({
  chunks: z.int(messages.wrongChunks).check(z.nonnegative(messages.wrongChunks)),
  crateChunks: z.optional(z.int(messages.wrongCrateChunks).check(z.nonnegative(messages.wrongCrateChunks))),
  tagRules: z.optional(
    z.array(FileTagRule, messages.wrongTagRules).check(maxLength(LIMITS.tagRules, messages.tooManyTagRules)),
  ),
  tagColors: z.optional(z.array(FileTagColor).check(z.maxLength(LIMITS.tagColors))),
  distinct: z.optional(DistinctRows),
})
export type FileImportEnd = z.infer<typeof FileImportEnd>
