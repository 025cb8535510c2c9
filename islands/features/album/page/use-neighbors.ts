import { useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'

export type Neighbors = {
  previous: AlbumView | null
  next: AlbumView | null
  /** The position in the list, from 0; null if the album is not on it, or no longer. */
  place: number | null
  count: number
}

/** The albums before and after one in a list. If a change removed the album from the list, its former neighbors. */
export function useNeighbors(list: readonly AlbumView[], id: number): Neighbors {
  const last = useRef<number | null>(null)
  const found = list.findIndex((album) => album.id === id)
  if (found >= 0) last.current = found
  const place = found >= 0 ? found : null
  const at = place ?? last.current
  if (at === null) return { previous: null, next: null, place, count: list.length }
  const next = place === null ? at : at + 1
  return { previous: list[at - 1] ?? null, next: list[next] ?? null, place, count: list.length }
}

/** The target of a swipe. */
export const neighborsAsSwipes = ({ previous, next }: Neighbors, onGo: (id: number) => void) => ({
  onNext: () => next && onGo(next.id),
  onPrevious: () => previous && onGo(previous.id),
})
