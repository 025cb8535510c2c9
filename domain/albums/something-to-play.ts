import type { AlbumView } from './album.ts'
import { albumOfDay, localDay } from './todays-album.ts'

/** How many picks are remembered, so that no album is repeated among them. */
export const PICKS = 50

/** Earlier picks: the day of the last one, and the ids of the last albums, the newest at the end. */
export type Picked = { day: string; ids: readonly number[] }

type PickContext = {
  person: string
  /** The time (ms). */
  time: number
  /** A number from 0 up to 1. */
  random: () => number
}

/**
 * An album to play, and the updated memory; null without an album. The first pick of a day is the person's album of the day, the same on
 * every device. Later picks are random, but none of the last 50, or of the last half of the albums if that is less.
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
