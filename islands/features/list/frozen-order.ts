import { type PointerEvent, useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { type CollectionQuery, collectionSearch } from '#domain/query/collection-query.ts'
import { createStore } from '#islands/lib/store.ts'
import { shownOrder } from './selection.ts'

const frozen = createStore<{ ids: readonly number[]; search: string } | null>(null)
let listening = new AbortController()

const starsAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('.stars') : null)

/**
 * A press on the stars of an album freezes the list, even if the rating moves the album: otherwise another album would appear under the
 * pointer. It ends when the mouse leaves the album, at a key, or at a press on anything but stars; a finger does not leave.
 */
export function freezeOrder({ target, pointerType }: PointerEvent, query: CollectionQuery): void {
  const item = starsAt(target)?.closest('[data-album]')
  if (!item) return
  listening.abort()
  listening = new AbortController()
  const { signal } = listening
  frozen.set({ ids: shownOrder().map(({ id }) => id), search: collectionSearch(query) })
  const end = () => {
    listening.abort()
    frozen.set(null)
  }
  if (pointerType !== 'touch') item.addEventListener('pointerleave', end, { signal })
  addEventListener('keydown', end, { signal })
  addEventListener('click', (click) => starsAt(click.target) || end(), { signal })
}

/** The albums that a query finds, or the frozen ones with their current values. */
export function useFrozen<Album extends AlbumView>(
  found: Album[] | null,
  among: readonly Album[] | undefined,
  query: CollectionQuery,
): Album[] | null {
  const now = frozen.use()
  return useMemo(() => {
    if (!now || !found || !among || now.search !== collectionSearch(query)) return found
    if (found.length === now.ids.length && found.every(({ id }, at) => id === now.ids[at])) return found
    const albums = new Map(among.map((album) => [album.id, album]))
    return now.ids.flatMap((id) => albums.get(id) ?? [])
  }, [now, found, among, query])
}
