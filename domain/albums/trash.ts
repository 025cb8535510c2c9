import * as z from 'zod/mini'
import type { AlbumView } from './album.ts'

/** An album or a crate in the trash with the time of its deletion (ISO 8601). */
export type TrashItem =
  | (AlbumView & { kind: 'album'; deletedAt: string })
  | { kind: 'crate'; id: number; name: string; albumCount: number; isSmart: boolean; deletedAt: string }

/** Some items of the trash, last deleted first, the number of all, and the `after` of the next page; null after the last one. */
export type TrashPage = { items: TrashItem[]; albums: number; crates: number; next: string | null }

export const TrashQuery = z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,15}-[01]-\d{1,15}$/))) })
