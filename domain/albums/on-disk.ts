import type { AlbumView } from './album.ts'
import { foldName } from './names.ts'

/** What is on disk of an album: all of it, some of its tracks, all that it had before it grew, or nothing. */
export type OnDiskState = 'whole' | 'partly' | 'grown' | 'missing'

type Marked = Pick<AlbumView, 'downloadedAt' | 'downloadedTracks' | 'trackCount'>

/** What is on disk of an album by its marks: `downloadedAt` says that all was, `downloadedTracks` how many tracks, if there may be more. */
export function onDiskOf({ downloadedAt, downloadedTracks, trackCount }: Marked): OnDiskState {
  const known = downloadedTracks ?? null
  if (!downloadedAt) return known === null ? 'missing' : 'partly'
  return known !== null && trackCount !== null && known < trackCount ? 'grown' : 'whole'
}

/** How many of an album's tracks are there, if these are not all; null also where it is not known how many it has. */
export const partOf = (
  { trackCount }: Pick<AlbumView, 'trackCount'>,
  tracks: readonly unknown[] | null,
): number | null => (tracks && trackCount !== null && tracks.length < trackCount ? tracks.length : null)

const NUMBER = /(?:^|\s-\s)(\d{1,3})(?=\D|$)/

/** The tracks that none of these files is, by the ends of their names, else by the numbers in front. */
export function missingTracks<Track extends { number: number; title: string }>(
  tracks: readonly Track[],
  files: readonly string[],
): Track[] {
  const left = files.map((file) => ({ folded: foldName(file), number: Number(NUMBER.exec(file)?.[1] ?? 0) }))
  const take = (isIt: (file: (typeof left)[number]) => boolean) => {
    const place = left.findIndex(isIt)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  }
  // The longest first: a file of "Slow Rain" also ends like "Rain".
  const byLength = tracks.toSorted((one, other) => other.title.length - one.title.length)
  const unnamed = byLength.filter(({ title }) => !take(({ folded }) => folded.endsWith(foldName(title))))
  const missing = new Set(unnamed.filter((track) => !take(({ number }) => number === track.number)))
  return tracks.filter((track) => missing.has(track))
}
