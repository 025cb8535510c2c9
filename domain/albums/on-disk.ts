import type { AlbumView } from './album.ts'

/** What is on disk of an album: all of it, some of its tracks, all that it had before it grew, or nothing. */
export type OnDiskState = 'whole' | 'partly' | 'grown' | 'missing'

type Marked = Pick<AlbumView, 'downloadedAt' | 'downloadedTracks' | 'trackCount'>

/** What is on disk of an album by its marks: `downloadedAt` says that all was, `downloadedTracks` how many tracks, if there may be more. */
export function onDiskOf({ downloadedAt, downloadedTracks, trackCount }: Marked): OnDiskState {
  const known = downloadedTracks ?? null
  if (!downloadedAt) return known === null ? 'missing' : 'partly'
  return known !== null && trackCount !== null && known < trackCount ? 'grown' : 'whole'
}

/** What of albums is on disk, as filters and counts tell it apart. */
export const DOWNLOADED = ['yes', 'partial', 'no'] as const
export type Downloaded = (typeof DOWNLOADED)[number]

const DOWNLOADED_BY = { whole: 'yes', partly: 'partial', grown: 'partial', missing: 'no' } as const
/** Whether an album is on disk, in part, or not. */
export const downloadedOf = (album: Marked): Downloaded => DOWNLOADED_BY[onDiskOf(album)]

/** How many of an album's tracks are there, if these are not all; null also where it is not known how many it has. */
export const partOf = (
  { trackCount }: Pick<AlbumView, 'trackCount'>,
  tracks: readonly unknown[] | null,
): number | null => (tracks && trackCount !== null && tracks.length < trackCount ? tracks.length : null)
