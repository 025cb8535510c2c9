import { useEffect } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { showQuery } from '../location.ts'
import type { ShownAlbums } from './use-shown-albums.ts'

let followed: number | null = null

/** Keeps an album in sight and in focus when the list changes next: on whatever page it then is. */
export function followAlbum(id: number): void {
  followed = id
}

export function useFollowed(query: CollectionQuery, { hits, page }: ShownAlbums, pageSize: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where what is shown changes
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
