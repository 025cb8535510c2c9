import { useState } from 'react'
import { showError } from './errors/show-error.ts'

/** An action that is busy until it has worked or failed; pressing again meanwhile does nothing. */
export function useAction() {
  const [isBusy, setBusy] = useState(false)
  /** Runs `act`, which reports its own failure. Returns whether it worked. */
  const hold = async (act: () => Promise<boolean>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      return await act()
    } finally {
      setBusy(false)
    }
  }
  /** Runs `act` and returns whether it worked. Otherwise, `failed` is the title of a toast with the reason, or is called with the error. */
  const run = (failed: string | ((error: unknown) => unknown), act: () => Promise<unknown>): Promise<boolean> =>
    hold(async () => {
      try {
        await act()
        return true
      } catch (error) {
        if (typeof failed === 'string') showError(failed, error)
        else await failed(error)
        return false
      }
    })
  return { isBusy, run, hold }
}

/** Never resolves: an action that leaves the page stays busy until the next one has loaded. */
export const untilLeft = (): Promise<never> => new Promise(() => undefined)
