import { useState } from 'react'
import { showError } from './errors/show-error.ts'

/** Something that a press does: busy until it has worked or failed; pressed again meanwhile, it does nothing more. */
export function useAction() {
  const [isBusy, setBusy] = useState(false)
  /** Is busy with `act`, which tells of a failure itself. Returns whether it worked. */
  const hold = async (act: () => Promise<boolean>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      return await act()
    } finally {
      setBusy(false)
    }
  }
  /** Whether `act` worked. If not, `failed` is the title of a toast with the reason, or is called with the error. */
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

/** Never resolves: what leaves the page is busy until the next one has loaded. */
export const untilLeft = (): Promise<never> => new Promise(() => undefined)
