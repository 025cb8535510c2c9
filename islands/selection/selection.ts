import { useSyncExternalStore } from 'react'
import type { AlbumView } from '#domain/album.ts'

type Selection = { ids: ReadonlySet<number>; anchor: number | null }

// Null outside select mode. It outlives pages and filters, so it belongs to no component.
let selection: Selection | null = null
let order: readonly AlbumView[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: Selection | null) {
  selection = next
  for (const listener of listeners) listener()
}

/** What is selected, or null outside select mode. */
export const useSelection = (): Selection | null =>
  useSyncExternalStore(
    subscribe,
    () => selection,
    () => null,
  )

/** Whether an album is selected, or null outside select mode. */
export const useIsPicked = (id: number): boolean | null =>
  useSyncExternalStore(
    subscribe,
    () => selection?.ids.has(id) ?? null,
    () => null,
  )

/** Tells in which order the albums stand, for a range. */
export function setOrder(albums: readonly AlbumView[]): void {
  order = albums
}

/** The albums in the order they stand, those of other pages among them. */
export const shownOrder = (): readonly AlbumView[] => order

export const beginSelection = (): void => change({ ids: new Set(), anchor: null })
export function stopSelecting(): void {
  if (selection) change(null)
}
export const isSelecting = (): boolean => selection !== null
export const isPicked = (id: number): boolean => selection?.ids.has(id) ?? false

/** The ids from the last touched album to this one, in the order they stand; this one alone where that is not among them. */
function reach(from: number | null, to: number): number[] {
  const ids = order.map((album) => album.id)
  const [start, end] = [ids.indexOf(from ?? -1), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || start < 0 ? [to] : ids.slice(start, (end ?? start) + 1)
}

/** Selects an album or lets it go; with `isRange` all from the last touched one to it. */
export function pick(id: number, wanted: boolean, isRange = false): void {
  if (!selection) return
  const ids = new Set(selection.ids)
  for (const one of isRange ? reach(selection.anchor, id) : [id]) {
    if (wanted) ids.add(one)
    else ids.delete(one)
  }
  change({ ids, anchor: id })
}

/** Selects these beside what is selected already. */
export function pickAll(albums: readonly AlbumView[]): void {
  if (selection) change({ ...selection, ids: new Set([...selection.ids, ...albums.map(({ id }) => id)]) })
}

/** Nothing is selected any more; the mode stays. */
export const unpickAll = (): void => change({ ids: new Set(), anchor: null })
