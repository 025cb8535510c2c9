import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Place } from '#domain/places.ts'
import { type CollectionQuery, collectionSearch, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { HOME } from './demo-mode.ts'
import type { DialogAddress } from './dialog-names.ts'

// `pushState` fires no event, so this one is fired; the browser fires its own for the back button and links to a `#dialog`.
const MOVED = 'gatefold:moved'

let isReturning = false
function noteReturn() {
  isReturning = true
}

/** Calls `listener` with each change of the address until the returned function is called. */
export function onMove(listener: () => void): () => void {
  // Registered before the others, so that it runs first; the browser adds it only once.
  addEventListener('popstate', noteReturn)
  const events = ['popstate', 'hashchange', MOVED]
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Whether the browser's history led to this address: then the browser restores the scroll position. */
export const isReturn = (): boolean => isReturning

/** How many entries of the browser's history lie above the list that an album was opened from; 0 if that is unknown. */
export const entriesAboveList = (): number => history.state?.above ?? 0

function move(url: string, replace: boolean) {
  isReturning = false
  if (replace) history.replaceState(history.state, '', url)
  else {
    const isFromList = openAlbumId() === null
    const above = isFromList || entriesAboveList() > 0 ? entriesAboveList() + 1 : 0
    history.pushState(ALBUM.test(url) ? { above } : null, '', url)
  }
  dispatchEvent(new Event(MOVED))
}

/** What `read` finds in the address, also after each change; `rendered` is what the server rendered. */
const useAddress = <Value>(read: () => Value, rendered: Value): Value =>
  useSyncExternalStore(onMove, read, () => rendered)

/** The address of an album's own page, without the query of its list. */
export const albumPath = (id: number): string => `${HOME}/album/${id}`
const ALBUM = /^\/(?:app|demo)\/album\/(\d+)(?![^?#])/

/** The id of the album in the address, which shows over the list; null if none is open. */
export function openAlbumId(): number | null {
  const id = ALBUM.exec(location.pathname)?.[1]
  return id === undefined ? null : Number(id)
}

/** The same for a component; `rendered` is the album of the page that the server rendered. */
export const useOpenAlbum = (rendered: number | null = null): number | null => useAddress(openAlbumId, rendered)

/** Shows an album over its list, as a new history entry unless `replace` is set. */
export function showAlbum(id: number, replace = false): void {
  move(`${albumPath(id)}${location.search}`, replace)
}

const PLACE = /^\/(?:app|demo)\/([a-z]+)$/

/** The page beside the collection that the address names, whether there is one of that name or not. */
export const placeInAddress = (): string | null => PLACE.exec(location.pathname)?.[1] ?? null

/** The same for a component; `rendered` is the place that the server rendered. */
export const usePlaceInAddress = (rendered: string | null): string | null => useAddress(placeInAddress, rendered)

export const placePath = (place: Place, search = '') => `${HOME}/${place}${search}` as const

/** Shows a page beside the collection from its top, as a new history entry; `search` is the query of its list. */
export function showPlace(place: Place, { search = '' } = {}): void {
  move(placePath(place, search), false)
  scrollTo({ top: 0 })
}

/** Whether something holds, or while it `stays` has held since the address changed last, so that the page jumps for nobody. */
export function useUntilMoved(isNow: boolean, stays: boolean): boolean {
  const address = useAddress(() => location.href, '')
  const [heldAt, setHeldAt] = useState<string | null>(null)
  const next = isNow || (stays && heldAt === address) ? address : null
  if (next !== heldAt) setHeldAt(next)
  return next !== null
}

/** The query in the address; `initialSearch` is what the server rendered. */
export function useQuery(initialSearch: string): CollectionQuery {
  const search = useAddress(() => location.search, initialSearch)
  return useMemo(() => parseCollectionQuery(search), [search])
}

/** Shows another query, as a new history entry unless `replace` is set. */
export function showQuery(query: CollectionQuery, options: { replace?: boolean } = {}): void {
  move(`${HOME}${collectionSearch(query)}`, options.replace ?? false)
}

/** The same from the top of the page. */
export function showFromTop(query: CollectionQuery): void {
  showQuery(query)
  scrollTo({ top: 0 })
}

/** The name and the id of the open dialog: `#edit-12` is `{ name: 'edit', id: 12 }`. Anybody can write an address with another name. */
export type OpenDialog = { name: DialogAddress; id: number | null }

export function parseHash(hash: string): OpenDialog | null {
  const [, name, id] = /^#([a-z]+(?:-[a-z]+)*)(?:-(\d+))?$/.exec(hash) ?? []
  return name ? { name: name as DialogAddress, id: id === undefined ? null : Number(id) } : null
}

export const dialogInAddress = (): OpenDialog | null => parseHash(location.hash)

/** The dialog in the address. On the server none is open. */
export function useOpenDialog(): OpenDialog | null {
  const hash = useAddress(() => location.hash, '')
  return useMemo(() => parseHash(hash), [hash])
}

/** The address without a dialog. */
const pageAddress = () => `${location.pathname}${location.search}`

/** Opens a dialog, as a link to `#name-id` does; the back button closes it. */
export function openDialog(name: DialogAddress, id?: number): void {
  move(`${pageAddress()}#${name}${id === undefined ? '' : `-${id}`}`, false)
}

/** Shows another part of the open dialog; the back button still closes it. */
export function showPart(name: DialogAddress): void {
  move(`${pageAddress()}#${name}`, true)
}

/** Closes the open dialog. */
export function closeDialog(): void {
  move(pageAddress(), true)
}
