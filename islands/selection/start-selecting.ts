import { lazy } from 'react'
import { selectNotLoaded } from '#locales/collection/page.ts'
import { pleaseTryAgain, tryAgain } from '#locales/common.ts'
import { showToast } from '../ui/toaster.tsx'
import { beginSelection, stopSelecting } from './selection.ts'

const load = () => import('./select-bar.tsx')

/** The bar of select mode; drawn only once its code is there. */
export const SelectBar = lazy(async () => ({ default: (await load()).SelectBar }))

/** Fetches select mode's code; what fails here is told when it is used. */
export const preloadSelecting = (): void => void load().catch(() => undefined)

/** Begins select mode. False where its code could not be had, which is said. */
export async function startSelecting(): Promise<boolean> {
  try {
    await load()
    beginSelection()
    return true
  } catch {
    showToast({
      kind: 'error',
      title: selectNotLoaded,
      text: pleaseTryAgain,
      action: { label: tryAgain, onAction: () => void startSelecting() },
    })
    return false
  }
}

/** Leaves select mode; the focus goes back to its button where it was in the bar. */
export function leaveSelecting(): void {
  const wasInBar = document.activeElement?.closest('.acts-bar')
  stopSelecting()
  if (!wasInBar) return
  const buttons = [...document.querySelectorAll<HTMLElement>('.select-toggle')]
  buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true })
}
