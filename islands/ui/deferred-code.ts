import { type LazyCode, lazyCode } from '#islands/lib/lazy.ts'

/** Handles code that cannot be loaded. It is itself loaded in advance. */
export const loadNotOpened = () => import('./not-opened.ts')

/** The code may come from the server, or offline from the service worker; the browser may also be wrong about being offline. */
const canLoad = async () =>
  !globalThis.document ||
  navigator.onLine ||
  navigator.serviceWorker?.controller ||
  (await loadNotOpened()).isServerReached()

/**
 * The browser never retries a module that it could not load on the same page. So nothing is loaded without a connection, and failed code
 * reloads the page, whose address still names the dialog.
 */
export function deferredCode<T>(fetchCode: () => Promise<T>): LazyCode<T> {
  const code = lazyCode(fetchCode)
  let hasFailed = false
  const preload = async () => {
    if (!(await canLoad())) return
    await code.load().catch(() => {
      hasFailed = true
    })
  }
  return {
    ...code,
    preload: () => void preload().catch(() => undefined),
    load: async () => {
      if (!(await canLoad())) throw new Error('No connection')
      if (hasFailed) await (await loadNotOpened()).reloadOnline()
      return code.load().catch((error) => {
        hasFailed = true
        throw error
      })
    },
  }
}
