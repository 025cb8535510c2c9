import { foldText } from '../text/fold.ts'
import { clampText } from '../text/truncate.ts'
import type { BandcampTrack } from './bandcamp-facts.ts'

/** The most characters of an album's tracks that are searched. */
export const MAX_TRACK_TEXT = 2_000

/** What an album is found by for its tracks: their titles, and artists other than the album's, folded, each once and on its own line. */
export function trackTextOf(tracks: readonly Pick<BandcampTrack, 'title' | 'artist'>[]): string {
  const texts = tracks.flatMap(({ title, artist }) => (artist ? [title, artist] : [title]))
  return clampText([...new Set(texts.map(foldText))].join('\n'), MAX_TRACK_TEXT)
}
