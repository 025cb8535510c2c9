import { holdKeysForField } from '#islands/lib/held-keys.ts'
import { createStore } from '#islands/lib/store.ts'

export type PopoverKind = 'crates' | 'tags' | 'note'
/** `id` is another each time, so that what is closing does not become what opens. */
export type OpenPopover = { id: number; kind: PopoverKind; albumId: number; anchor: Element }

/** What of an album is being changed in a popover; it loads when it is first opened. */
export const popover = createStore<OpenPopover | null>(null)

let opened = 0

/** Opens a popover beside `anchor`. */
export function openPopover(kind: PopoverKind, albumId: number, anchor: Element): void {
  holdKeysForField()
  opened += 1
  popover.set({ id: opened, kind, albumId, anchor })
}
