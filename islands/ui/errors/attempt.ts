import { isGone } from '#islands/lib/api-error.ts'
import { pleaseTryAgain, tryAgain } from '#locales/phrases.ts'
import { showToast } from '../toaster.tsx'
import { errorText } from './error-text.ts'

/** A text that says what is being done. */
const running = new Set<Promise<unknown>>()

/** Resolves when the action has worked or failed. */
export const settled = (): Promise<unknown> => Promise.allSettled(running)

/**
 * Runs `act` and returns whether it succeeded. An error is shown as a toast with a retry button; if the subject of `act` no longer exists,
 * the toast only says that.
 */
export async function attempt(
  title: string,
  act: () => Promise<unknown>,
  otherwise = pleaseTryAgain,
): Promise<boolean> {
  const doing = act()
  running.add(doing)
  try {
    await doing
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
  } finally {
    running.delete(doing)
  }
}
