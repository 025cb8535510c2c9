import type { AlbumView } from '#domain/albums/album.ts'
import { createStore } from '#islands/lib/store.ts'

type Selection = { ids: ReadonlySet<number>; anchor: number | null }

// Null outside select mode.
const selection = createStore<Selection | null>(null)
const order = createStore<readonly AlbumView[]>([])

/** What is selected, or null outside select mode. */
export const useSelection = (): Selection | null => selection.use()

/** Whether an album is selected, or null outside select mode. */
export const useIsPicked = (id: number): boolean | null => selection.use((now) => now?.ids.has(id) ?? null)

/** Sets the order in which the albums are shown, on all pages. */
export const setOrder = order.set

/** The albums in the order in which they are shown, on all pages. */
export const shownOrder = order.get

export const beginSelection = (): void => selection.set({ ids: new Set(), anchor: null })
export const stopSelecting = (): void => selection.set(null)
export const isSelecting = (): boolean => selection.get() !== null
export const isPicked = (id: number): boolean => selection.get()?.ids.has(id) ?? false

/** The ids from the last changed album to this one, in the order shown; only this one if that album is not shown. */
function rangeOf(from: number | null, to: number): number[] {
  const ids = order.get().map((album) => album.id)
  const [start, end] = [ids.indexOf(from ?? -1), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || start < 0 ? [to] : ids.slice(start, (end ?? start) + 1)
}

/** Selects or deselects an album; with `isRange` all from the last changed one to it. */
export function pick(id: number, wanted: boolean, isRange = false): void {
  const now = selection.get()
  if (!now) return
  const ids = new Set(now.ids)
  for (const one of isRange ? rangeOf(now.anchor, id) : [id]) {
    if (wanted) ids.add(one)
    else ids.delete(one)
  }
  selection.set({ ids, anchor: id })
}

/** Adds albums to the selection. */
export function pickAll(albums: readonly AlbumView[]): void {
  const now = selection.get()
  if (now) selection.set({ ...now, ids: new Set([...now.ids, ...albums.map(({ id }) => id)]) })
}

/** Deselects all albums; select mode stays on. */
export const unpickAll = beginSelection
