import { holdKeysForField } from '#islands/lib/held-keys.ts'
import { createStore } from '#islands/lib/store.ts'

export type PopoverKind = 'crates' | 'tags' | 'note'
/** `id` is new each time, so that a closing popover is not reused for the opening one. */
export type OpenPopover = { id: number; albumId: number } & (
  | { kind: PopoverKind; anchor: Element }
  /** The menu of the album, at the pointer. */
  | { kind: 'menu'; anchor: { x: number; y: number } }
)

/** The part of an album that is being edited in a popover; its code loads when it is first opened. */
export const popover = createStore<OpenPopover | null>(null)

let opened = 0

/** Opens a popover beside `anchor`. */
export function openPopover(kind: PopoverKind, albumId: number, anchor: Element): void {
  holdKeysForField()
  opened += 1
  popover.set({ id: opened, kind, albumId, anchor })
}

/** Opens the menu of an album at a point of the window. */
export function openAlbumMenu(albumId: number, anchor: { x: number; y: number }): void {
  opened += 1
  popover.set({ id: opened, kind: 'menu', albumId, anchor })
}
