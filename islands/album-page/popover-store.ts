import { expectField } from '../keys/coming-field.ts'
import { createStore } from '../store.ts'

export type PopoverKind = 'crates' | 'tags' | 'note'
export type OpenPopover = { kind: PopoverKind; albumId: number; anchor: Element }

/** What of an album is being changed in a popover; it loads when it is first opened. */
export const popover = createStore<OpenPopover | null>(null)

/** Opens a popover beside `anchor`. */
export function openPopover(kind: PopoverKind, albumId: number, anchor: Element): void {
  expectField()
  popover.set({ kind, albumId, anchor })
}
