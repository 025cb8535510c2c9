import { useEffect } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { showQuery } from '#islands/lib/location.ts'
import { createStore } from '#islands/lib/store.ts'
import { shownElement } from './reveal.ts'
import type { ShownAlbums } from './use-shown-albums.ts'

const followed = createStore<number | null>(null)

/** Shows and focuses an album after the next change of the list, on whatever page it is then. */
export const followAlbum = (id: number): void => followed.set(id)

export function useFollowed(
  query: CollectionQuery,
  { hits, page }: ShownAlbums,
  pageSize: number,
  isDrawn: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the albums shown change
  useEffect(() => {
    const id = followed.get()
    if (id === null) return
    const place = hits?.findIndex((album) => album.id === id) ?? -1
    if (place < 0 || !isDrawn) return
    const itsPage = Math.floor(place / pageSize) + 1
    if (itsPage !== page) {
      showQuery({ ...query, page: itsPage }, { replace: true })
      return
    }
    const card = shownElement(id)
    followed.set(null)
    if (!card?.contains(document.activeElement)) card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }, [hits, page, pageSize, isDrawn])
}
