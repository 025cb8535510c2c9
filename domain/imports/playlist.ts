import * as z from 'zod/mini'
import { FACT_LIMITS } from '../albums/bandcamp-facts.ts'
import { CrateInput } from '../crates/crate.ts'
import { Id } from '../id-list.ts'

/** A new playlist at Bandcamp. */
export const PlaylistInput = z.strictObject({ name: CrateInput.shape.name })

/** The album whose tracks a playlist gets next, and how many of them were sent before. */
export const PlaylistAlbum = z.strictObject({
  albumId: Id,
  from: z.int().check(z.nonnegative(), z.maximum(FACT_LIMITS.tracks)),
})
export type PlaylistAlbum = z.infer<typeof PlaylistAlbum>

/** A playlist at Bandcamp; `songs` is null if their number is unknown. */
export type PlaylistView = { id: string; name: string; songs: number | null }

/** The albums of a playlist's songs, in the order of their first ones: those that are here, and the names of the others. */
export type PlaylistContent = {
  name: string
  songs: number
  albumIds: number[]
  missing: { title: string; artist: string }[]
}

/**
 * What became of tracks of an album. `leftOut`: none was sent, because Bandcamp does not play the album or the playlist is full; `refused`
 * are the titles of those that Bandcamp did not take; `next` is where the next call begins, null at the end.
 */
export type PlaylistStep = { leftOut: 'not-there' | 'full' | null; refused: string[]; next: number | null }
