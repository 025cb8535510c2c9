import * as z from 'zod/mini'
import { Id } from '../id-list.ts'

/** Another name of an album, from an album that was merged into it. */
const AlbumAlias = z.strictObject({
  albumId: Id,
  mergedId: Id,
  title: z.string(),
  artist: z.string(),
  bandcampUrl: z.string(),
  itemKey: z.nullable(z.string()),
})
export type AlbumAlias = z.infer<typeof AlbumAlias>

/** The person's merged albums, and the pairs of albums that are not the same. */
export const KnownDuplicates = z.strictObject({
  distinct: z.array(z.tuple([Id, Id])),
  merged: z.array(AlbumAlias),
})
export type KnownDuplicates = z.infer<typeof KnownDuplicates>
