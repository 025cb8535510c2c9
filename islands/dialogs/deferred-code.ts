import { type LateCode, lateCode } from '../late-code.ts'

/** Handles code that cannot be loaded; itself loaded in advance. */
export const loadNotOpened = () => import('./not-opened.ts')

/**
 * The browser never retries a module that could not be loaded on the same page. So nothing is loaded offline, and code that failed before
 * reloads the page, whose address still names the dialog.
 */
export function deferredCode<T>(fetchCode: () => Promise<T>): LateCode<T> {
  const code = lateCode(fetchCode)
  let hasFailed = false
  const get = async () => {
    if (!navigator.onLine) throw new Error('No connection')
    return code.load()
  }
  return {
    ...code,
    preload: () =>
      void get().catch(() => {
        hasFailed = true
      }),
    load: () =>
      get().catch(async (error) => {
        if (hasFailed) await (await loadNotOpened()).reloadOnline()
        hasFailed = true
        throw error
      }),
  }
}
