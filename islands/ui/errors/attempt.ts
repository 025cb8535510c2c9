import { isGone } from '#islands/lib/api-error.ts'
import { pleaseTryAgain, tryAgain } from '#locales/phrases.ts'
import { showToast } from '../toaster.tsx'
import { errorText } from './error-text.ts'

/** What is being done. */
const running = new Set<Promise<unknown>>()

/** Resolves when what is being done has worked or failed. */
export const settled = (): Promise<unknown> => Promise.allSettled(running)

/**
 * Runs `act` and returns whether it succeeded. An error is shown as a toast that offers to try again; if what `act` is about no longer
 * exists, the toast says only that.
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
