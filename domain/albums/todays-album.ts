import { shuffleRank } from '../query/shuffle.ts'
import { hash } from '../sleeve/hash.ts'
import type { AlbumView } from './album.ts'

/** The local day of a time, and when it began. */
export function localDay(time: number): { day: string; start: number } {
  const then = new Date(time)
  const [year, month, date] = [then.getFullYear(), then.getMonth(), then.getDate()]
  return { day: `${year}-${month + 1}-${date}`, start: new Date(year, month, date).getTime() }
}

/**
 * A person's album of the day, the same on every device; null without albums. It is the first album of a daily shuffle, so adding or
 * deleting others does not change it. Albums added today are left out until tomorrow, unless there are no others.
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
