import { stopSelecting } from '#islands/features/list/public.ts'

/** Leaves select mode; the focus returns from the bar to a button that starts it. */
export function leaveSelecting(): void {
  const wasInBar = document.activeElement?.closest('[data-select-bar]')
  stopSelecting()
  if (!wasInBar) return
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-select-button]')]
  buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true })
}
