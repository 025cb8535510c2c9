import { useEffect } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { showQuery } from '../location.ts'
import type { ShownAlbums } from './use-shown-albums.ts'

let followed: number | null = null

/** Shows and focuses an album after the next change of the list, on whichever page it is then. */
export function followAlbum(id: number): void {
  followed = id
}

export function useFollowed(query: CollectionQuery, { hits, page }: ShownAlbums, pageSize: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the albums shown change
  useEffect(() => {
    const place = hits?.findIndex(({ id }) => id === followed) ?? -1
    if (followed === null || place < 0) return
    const itsPage = Math.floor(place / pageSize) + 1
    if (itsPage !== page) {
      showQuery({ ...query, page: itsPage }, { replace: true })
      return
    }
    const card = document.getElementById(`album-${followed}`)
    followed = null
    if (!card?.contains(document.activeElement)) card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }, [hits, page, pageSize])
}
