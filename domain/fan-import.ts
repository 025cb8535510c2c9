import * as z from 'zod/mini'
import * as messages from '#locales/validation/fan-import.ts'
import { List } from './album.ts'
import { bandcampFanName } from './bandcamp-url.ts'
import type { FileFormat, FileMode } from './file-import.ts'
import type { ImportError, ImportStatus } from './import-status.ts'

const FanName = z.pipe(
  z.string(messages.usernameMissing).check(z.trim(), z.minLength(1, messages.usernameMissing)),
  z.transform((text: string, context) => {
    const name = bandcampFanName(text)
    if (name === null) context.issues.push({ code: 'custom', input: text, message: messages.wrongUsername })
    return name ?? ''
  }),
)

/** What to bring in: a fan's public name or profile address, which list, and whether tags are to follow. */
export const FanImportInput = z.strictObject({
  username: FanName,
  type: List,
  importTags: z.optional(z.boolean()),
})
export type FanImportInput = z.infer<typeof FanImportInput>

/**
 * An import's progress. Times are ISO; `waitingUntil` is set while Bandcamp turns us away, `errorCode` where a failed import
 * need not be tried again. A complete import that `found` nothing read an empty list. Of a file's import `found` are its rows as far as
 * they are known, `added` were created, `updated` filled, `existing` were there already, `failed` are faulty.
 */
export type ImportView = {
  id: number
  kind: 'fan' | 'file'
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
  waitingUntil: string | null
  message: string | null
  errorCode: ImportError | null
  startedAt: string
  finishedAt: string | null
  undoneAt: string | null
}

/** The file of a file's import; the fingerprint is the one it was opened with. */
export type FileDetails = {
  name: string
  format: FileFormat
  mode: FileMode
  crateId: number | null
  fingerprint: string | null
}
