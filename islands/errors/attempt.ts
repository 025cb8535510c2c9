import { pleaseTryAgain, tryAgain } from '#locales/common.ts'
import { ApiError, isGone } from '../api.ts'
import { showToast } from '../ui/toaster.tsx'

/** What to tell a person about something that failed; `otherwise` where the server said nothing useful. */
export const reasonOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError && error.status < 500 ? error.message : otherwise

/**
 * Runs what may fail. On failure a toast says so and offers to try again; where what it was about no longer exists, the toast says only
 * that. True once it is done.
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
        text: reasonOf(error, otherwise),
        action: { label: tryAgain, onAction: () => void attempt(title, act, otherwise) },
      })
    return false
  }
}
