import type { AlbumView } from '#domain/albums/album.ts'
import type { FindOptions, Found } from './find-parts.ts'
import type { Random } from './queue.ts'
import type { createSound, Sound } from './sound.ts'

/** What a player needs of the page. */
export type PlayerOptions = {
  makeSound: (on: Parameters<typeof createSound>[0]) => Sound
  find: (album: AlbumView, options?: FindOptions) => Promise<Found>
  canPlay: (album: AlbumView) => boolean
  /** How many tracks of an album can be heard. */
  countTracks: (album: AlbumView) => number
  /** An album to go on with where a queue ends, none of those; null without one. */
  goOnWith: (played: ReadonlySet<number>) => AlbumView | null
  isOffline: () => boolean
  say: {
    /** The titles of what was left out, of albums or tracks. */
    skipped: (titles: string[]) => void
    failed: (error?: unknown) => void
    offline: () => void
    nothing: () => void
    silent: () => void
  }
  random: Random
  /** Called when sound starts, and when it pauses. */
  onSound: (isPlaying: boolean) => void
  /** Called when the album or its track changes. */
  onAlbum: (album: AlbumView | null, track: string) => void
  /** Called while it plays, with how many tracks of the album do. */
  onTime: (tracks: number) => void
}
