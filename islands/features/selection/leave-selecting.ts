import { stopSelecting } from '#islands/features/list/public.ts'

/** Leaves select mode; the focus returns from the bar to the menu that starts it. */
export function leaveSelecting(): void {
  const wasInBar = document.activeElement?.closest('[data-select-bar]')
  stopSelecting()
  if (!wasInBar) return
  document.querySelector<HTMLElement>('[data-list-menu] > button')?.focus({ preventScroll: true })
}
