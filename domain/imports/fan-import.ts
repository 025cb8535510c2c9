import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { List } from '../albums/album.ts'
import { bandcampFanName } from '../albums/bandcamp-url.ts'

export type { ImportView, WeeklyLook } from './import-view.ts'

const FanName = z.pipe(
  z.string(messages.fanMissing).check(z.trim(), z.minLength(1, messages.fanMissing)),
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
  lists: z.array(List).check(z.minLength(1, messages.listMissing), z.maxLength(10)),
  importTags: z.optional(z.boolean()),
})
export type FanListsInput = z.infer<typeof FanListsInput>
