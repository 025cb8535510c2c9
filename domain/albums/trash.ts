import * as z from 'zod/mini'
import { Id } from '../id-list.ts'
import { Count, Instant } from '../view-values.ts'
import { AlbumView } from './album-view.ts'

/** An album or a crate in the trash with the time of its deletion (ISO 8601). */
const TrashItem = z.union([
  z.strictObject({ ...AlbumView.shape, kind: z.literal('album'), deletedAt: Instant }),
  z.strictObject({
    kind: z.literal('crate'),
    id: Id,
    name: z.string(),
    albumCount: Count,
    isSmart: z.boolean(),
    deletedAt: Instant,
  }),
])
export type TrashItem = z.infer<typeof TrashItem>

/** Some items of the trash, last deleted first, the number of all, and the `after` of the next page; null after the last one. */
export const TrashPage = z.strictObject({
  items: z.array(TrashItem),
  albums: Count,
  crates: Count,
  next: z.nullable(z.string()),
})
export type TrashPage = z.infer<typeof TrashPage>

export const TrashQuery = z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,15}-[01]-\d{1,15}$/))) })
