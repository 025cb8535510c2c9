import * as z from 'zod/mini'
import { Id } from '../id-list.ts'

/** Another name of an album: that of one which was merged into it. */
const AlbumAlias = z.strictObject({
  albumId: Id,
  mergedId: Id,
  title: z.string(),
  artist: z.string(),
  bandcampUrl: z.string(),
  itemKey: z.nullable(z.string()),
})
export type AlbumAlias = z.infer<typeof AlbumAlias>

/** What is known of a person's duplicates: what was merged, and the pairs that are not the same. */
export const KnownDuplicates = z.strictObject({
  distinct: z.array(z.tuple([Id, Id])),
  merged: z.array(AlbumAlias),
})
export type KnownDuplicates = z.infer<typeof KnownDuplicates>
