import { pleaseTryAgain, tryAgain } from '#words/try-again.ts'
import { CallFailed, isGone } from './api.ts'
import { showToast } from './ui/toaster.tsx'

/** What to tell a person about something that failed; `otherwise` where the server said nothing useful. */
export const reasonOf = (error: unknown, otherwise: string) =>
  error instanceof CallFailed && error.status < 500 ? error.message : otherwise

/**
 * Does what may fail; where it does, a toast says so and offers to try again. What it was about may no longer exist: then that is all there is
 * to say. True once it is done.
 */
export async function attempt(title: string, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (isGone(error)) showToast({ kind: 'error', title: error.message })
    else
      showToast({
        kind: 'error',
        title,
        text: reasonOf(error, pleaseTryAgain),
        action: { label: tryAgain, onAction: () => void attempt(title, act) },
      })
    return false
  }
}
