import { foldText } from '../text/fold.ts'
import { clampText } from '../text/truncate.ts'
import type { BandcampTrack } from './bandcamp-facts.ts'

/** The maximum length of an album's track text. */
export const MAX_TRACK_TEXT = 2_000

/** The text by which an album is found by its tracks: their titles and other artists, folded, without duplicates, one per line. */
export function trackTextOf(tracks: readonly Pick<BandcampTrack, 'title' | 'artist'>[]): string {
  const texts = tracks.flatMap(({ title, artist }) => (artist ? [title, artist] : [title]))
  return clampText([...new Set(texts.map(foldText))].join('\n'), MAX_TRACK_TEXT)
}
