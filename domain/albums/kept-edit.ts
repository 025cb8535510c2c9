import * as z from 'zod/mini'
import { Count, Instant } from '../view-values.ts'
import { AlbumsChange } from './album.ts'

/** An edit of many albums that can be undone: its name, when it was made, of how many albums, and what it is. */
export const KeptEdit = z.strictObject({ edit: z.string(), at: Instant, albums: Count, change: AlbumsChange })
export type KeptEdit = z.infer<typeof KeptEdit>

/** The edits, the last first, and the server's current time. */
export const KeptEdits = z.strictObject({ edits: z.array(KeptEdit), now: Instant })
export type KeptEdits = z.infer<typeof KeptEdits>

/**
 * The result of undoing an edit of many albums: how many albums were restored, how many were not because something changed since, and the
 * first of those.
 */
export const UndoneEdit = z.strictObject({
  undone: Count,
  left: Count,
  leftAlbums: z.array(z.strictObject({ title: z.string(), artist: z.string() })),
})
export type UndoneEdit = z.infer<typeof UndoneEdit>
