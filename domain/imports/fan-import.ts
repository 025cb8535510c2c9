import * as z from 'zod/mini'
import * as messages from '#locales/validation/imports.ts'
import { List } from '../albums/album.ts'
import { bandcampFanName } from '../albums/bandcamp-url.ts'
import type { FileFormat, FileMode } from './file-mode.ts'
import type { ImportError, ImportKind, ImportStatus, ImportTarget } from './import-status.ts'

const FanName = z.pipe(
  z.string(messages.usernameMissing).check(z.trim(), z.minLength(1, messages.usernameMissing)),
  z.transform((text: string, context) => {
    const name = bandcampFanName(text)
    if (name === null) context.issues.push({ code: 'custom', input: text, message: messages.wrongUsername })
    return name ?? ''
  }),
)

/** The input of a fan import: a fan's name or profile URL, the list, and whether to import tags. */
export const FanImportInput = z.strictObject({
  username: FanName,
  type: List,
  importTags: z.optional(z.boolean()),
})
export type FanImportInput = z.infer<typeof FanImportInput>

/** The same for several lists, each of which becomes an import. */
export const FanListsInput = z.strictObject({
  username: FanName,
  lists: z.array(List).check(z.minLength(1, messages.listMissing)),
  importTags: z.optional(z.boolean()),
})
export type FanListsInput = z.infer<typeof FanListsInput>

/** The fan whose lists are looked at every week for a person. */
export type WeeklyLook = { fan: Required<FanListsInput> | null }

/**
 * An import and its progress. Times are ISO 8601; `waitingUntil` is set while Bandcamp rate-limits us, `errorCode` if there is more to do
 * than to try again. A complete import that `found` nothing read an empty list. For a file, `found` counts its known rows, `added` the
 * created albums, `updated` the filled ones, `existing` the unchanged ones and `failed` the invalid rows. `trashed` counts albums that it
 * has met in the trash: a file brings them back, what comes from Bandcamp leaves them there.
 */
export type ImportView = {
  id: number
  kind: ImportKind
  username: string | null
  type: List | null
  importTags: boolean
  file: FileDetails | null
  status: ImportStatus
  found: number
  added: number
  updated: number
  existing: number
  skipped: number
  tagged: number
  failed: number
  trashed: number
  waitingUntil: string | null
  message: string | null
  errorCode: ImportError | null
  startedAt: string
  finishedAt: string | null
  undoneAt: string | null
}

/** The file of a file import; `fingerprint` identifies it when the import is resumed. */
type FileDetails = {
  name: string
  format: FileFormat
  mode: FileMode
  target: ImportTarget
  crateId: number | null
  fingerprint: string | null
}
