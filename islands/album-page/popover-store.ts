import { createStore } from '../store.ts'

export type PopoverKind = 'crates' | 'tags' | 'note'
export type OpenPopover = { kind: PopoverKind; albumId: number; anchor: Element }

/** What of an album is being changed in a popover; it loads when it is first opened. */
export const popover = createStore<OpenPopover | null>(null)

let isAwaited = false

/** Opens a popover beside `anchor`. */
export function openPopover(kind: PopoverKind, albumId: number, anchor: Element): void {
  isAwaited = true
  popover.set({ kind, albumId, anchor })
}

/** Notes that the popover is there. */
export const popoverShown = (): void => {
  isAwaited = false
}

/** Whether a popover was opened that is not there yet, for which the next keys are meant. */
export const isPopoverComing = (): boolean => isAwaited && popover.get() !== null
