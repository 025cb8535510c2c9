import { beginSelection, isSelecting } from '#islands/features/list/public.ts'
import { lazyCode } from '#islands/lib/lazy.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { selectNotLoaded } from '#locales/collection.ts'
import { pleaseTryAgain, tryAgain } from '#locales/phrases.ts'

/** The bar of select mode. */
export const SELECT_BAR = lazyCode(() => import('./select-bar.tsx'))

/** Loads the code of select mode; an error is shown when the code is needed. */
export const preloadSelecting = SELECT_BAR.preload

/** Starts select mode. If its code cannot be loaded, it shows an error and returns false. */
export async function startSelecting(): Promise<boolean> {
  try {
    await SELECT_BAR.load()
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
