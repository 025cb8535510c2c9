import { lazy } from 'react'
import { selectNotLoaded } from '#locales/collection/page.ts'
import { pleaseTryAgain, tryAgain } from '#locales/phrases.ts'
import { showToast } from '../ui/toaster.tsx'
import { beginSelection, isSelecting } from './selection.ts'

const load = () => import('./select-bar.tsx')

/** The bar of select mode; rendered only once its code is loaded. */
export const SelectBar = lazy(async () => ({ default: (await load()).SelectBar }))

/** Loads the code of select mode; an error is shown when the code is needed. */
export const preloadSelecting = (): void => void load().catch(() => undefined)

/** Starts select mode. If its code cannot be loaded, it shows an error and returns false. */
export async function startSelecting(): Promise<boolean> {
  try {
    await load()
    // Another click may have started it meanwhile.
    if (!isSelecting()) beginSelection()
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
