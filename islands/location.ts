import { useMemo, useSyncExternalStore } from 'react'
import { type CollectionQuery, collectionSearch, parseCollectionQuery } from '#domain/collection-query.ts'

// `pushState` tells nobody, so this event does; the browser tells of the back button and of links to a `#dialog` itself.
const MOVED = 'gatefold:moved'

let isReturning = false
function noteReturn() {
  isReturning = true
}

function subscribe(onMove: () => void) {
  // Before the others, so that they find it noted; the browser adds it only once.
  addEventListener('popstate', noteReturn)
  const events = ['popstate', 'hashchange', MOVED]
  for (const event of events) addEventListener(event, onMove)
  return () => {
    for (const event of events) removeEventListener(event, onMove)
  }
}

/** True when the browser went to what is shown by its own history: it has its own place on the page for that. */
export const isReturn = (): boolean => isReturning

function move(url: string, replace: boolean) {
  isReturning = false
  if (replace) history.replaceState(history.state, '', url)
  else history.pushState(null, '', url)
  dispatchEvent(new Event(MOVED))
}

/** What the address shows, in every island alike; `initialSearch` is what the server rendered. */
export function useQuery(initialSearch: string): CollectionQuery {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => initialSearch,
  )
  return useMemo(() => parseCollectionQuery(search), [search])
}

/** Shows another query; typing replaces the address, a click goes one step on in the history. */
export function showQuery(query: CollectionQuery, options: { replace?: boolean } = {}): void {
  move(`/app${collectionSearch(query)}`, options.replace ?? false)
}

/** The name of the open dialog and the id it is about: `#edit-12` is `{ name: 'edit', id: 12 }`. */
export type OpenDialog = { name: string; id: number | null }

export function parseHash(hash: string): OpenDialog | null {
  const [, name, id] = /^#([a-z]+(?:-[a-z]+)*?)(?:-(\d+))?$/.exec(hash) ?? []
  return name ? { name, id: id === undefined ? null : Number(id) } : null
}

/** The dialog the address names. On the server none is open. */
export function useOpenDialog(): OpenDialog | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return useMemo(() => parseHash(hash), [hash])
}

/** Opens a dialog, as a link to `#name-id` does; the back button closes it. */
export function openDialog(name: string, id?: number): void {
  move(`${location.pathname}${location.search}#${name}${id === undefined ? '' : `-${id}`}`, false)
}

/** Shows another part of the open dialog; the back button still closes it. */
export function showPart(name: string): void {
  move(`${location.pathname}${location.search}#${name}`, true)
}

/** Closes the open dialog; the collection behind it stays as it is. */
export function closeDialog(): void {
  move(`${location.pathname}${location.search}`, true)
}
