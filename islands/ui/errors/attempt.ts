import { isGone } from '#islands/lib/api-error.ts'
import { pleaseTryAgain, tryAgain } from '#locales/phrases.ts'
import { showToast } from '../toaster.tsx'
import { errorText } from './error-text.ts'

/**
 * Runs `act` and returns whether it succeeded. An error is shown as a toast that offers to try again; if what `act` is about no longer
 * exists, the toast says only that.
 */
export async function attempt(
  title: string,
  act: () => Promise<unknown>,
  otherwise = pleaseTryAgain,
): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (isGone(error)) showToast({ kind: 'error', title: error.message })
    else
      showToast({
        kind: 'error',
        title,
        text: errorText(error, otherwise),
        action: { label: tryAgain, onAction: () => void attempt(title, act, otherwise) },
      })
    return false
  }
}
