import type { AlbumView } from './album.ts'
import { albumOfDay, localDay } from './todays-album.ts'

/** So many picks are remembered: an album does not come again among them. */
export const PICKS = 50

/** What was picked before: on which day last, and the ids of the last albums, the newest at the end. */
export type Picked = { day: string; ids: readonly number[] }

type PickContext = {
  person: string
  /** The time (ms). */
  time: number
  /** A number from 0 up to 1. */
  random: () => number
}

/**
 * An album to play among some, and what is remembered of it; null without one. The first of a day is the album of the person's day, the
 * same on every device. The others are drawn, none that was picked among the last 50, or the last half of the albums if that is less.
 */
export function pickSomething<Album extends Pick<AlbumView, 'id' | 'addedAt'>>(
  albums: readonly Album[],
  { day: last, ids }: Picked,
  { person, time, random }: PickContext,
): { album: Album; picked: Picked } | null {
  const { day } = localDay(time)
  const barred = new Set(ids.slice(-Math.min(PICKS, Math.floor(albums.length / 2)) || ids.length))
  const rest = albums.filter(({ id }) => !barred.has(id))
  const album = day === last ? rest[Math.floor(random() * rest.length)] : albumOfDay(albums, person, time)
  return album ? { album, picked: { day, ids: [...ids, album.id].slice(-PICKS) } } : null
}
