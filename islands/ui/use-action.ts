import { useState } from 'react'
import { showError } from './errors/show-error.ts'

/** Something that a press does: busy until it has worked or failed; pressed again meanwhile, it does nothing more. */
export function useAction() {
  const [isBusy, setBusy] = useState(false)
  /** Whether `act` worked. If not, `failed` is the title of a toast with the reason, or is called with the error. */
  const run = async (failed: string | ((error: unknown) => void), act: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await act()
      return true
    } catch (error) {
      if (typeof failed === 'string') showError(failed, error)
      else failed(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
