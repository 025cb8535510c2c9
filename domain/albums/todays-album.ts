import { shuffleRank } from '../query/shuffle.ts'
import { hash } from '../sleeve/hash.ts'
import type { AlbumView } from './album.ts'

/** The day of a time where the person is, and when it began. */
export function localDay(time: number): { day: string; start: number } {
  const then = new Date(time)
  const [year, month, date] = [then.getFullYear(), then.getMonth(), then.getDate()]
  return { day: `${year}-${month + 1}-${date}`, start: new Date(year, month, date).getTime() }
}

/**
 * The album of a person's day among some, the same on every device; null without one. It is the first of the albums shuffled for the day,
 * so that adding or deleting others changes nothing. What was added today waits until tomorrow, as long as there is anything else.
 */
export function albumOfDay<Album extends Pick<AlbumView, 'id' | 'addedAt'>>(
  albums: readonly Album[],
  person: string,
  time: number,
): Album | null {
  const { day, start } = localDay(time)
  const midnight = new Date(start).toISOString()
  const older = albums.filter(({ addedAt }) => addedAt < midnight)
  const seed = hash(`${person} ${day}`)
  let first: { album: Album; rank: number } | null = null
  for (const album of older.length > 0 ? older : albums) {
    const rank = shuffleRank(album.id, seed)
    if (!first || rank < first.rank) first = { album, rank }
  }
  return first?.album ?? null
}
