import * as z from 'zod/mini'
import { Id } from '../id-list.ts'
import { Count, Int } from '../view-values.ts'

/**
 * A crate in a response; `previewCovers` has its first four albums, enough to draw it. `version` increases with each change of the fields
 * that a person writes. A smart crate has a query instead of albums.
 */
export const CrateView = z.strictObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  isFavorite: z.boolean(),
  albumCount: Count,
  query: z.optional(z.string()),
  previewCovers: z.array(z.strictObject({ title: z.string(), artist: z.string(), coverUrl: z.nullable(z.string()) })),
  version: Int,
})
export type CrateView = z.infer<typeof CrateView>

/** A crate's album ids in its order, without albums in the trash. */
export const CrateMembers = z.strictObject({ crateId: Id, albumIds: z.array(Id) })
export type CrateMembers = z.infer<typeof CrateMembers>
