import { mutate } from 'swr'
import { FILE_CACHES } from '#domain/sync/device-names.ts'
import { ME, SESSION_ENDED } from '#islands/data/client.ts'
import { leavePage } from '#islands/data/session.ts'
import { isCopyOn, pageAccount } from '#islands/data/store/device.ts'
import { syncStatus } from '#islands/data/store/status.ts'
import { askWorker, tellWorker } from '#islands/lib/ask-worker.ts'
import { signedOut } from '#locales/errors.ts'

/** Resolves when the browser is idle. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 1_000)
  })

/** The newest revision on the server, as soon as it has answered. */
const newestRevision = () =>
  new Promise<number>((resolve) => {
    const read = () => {
      const { newest } = syncStatus.get()
      if (newest === null) return
      stop()
      resolve(newest)
    }
    const stop = syncStatus.subscribe(read)
    read()
  })

/** The revision from which this page was rendered. */
const pageRevision = () => Number(document.documentElement.dataset.revision)

/** How far a stored page may be behind the newest revision (in ms, as revisions are): a day. */
const MAX_BEHIND = 86_400_000

/** Has the service worker keep the files that this page has loaded, which the browser need not fetch again. */
async function keepLoaded(worker: ServiceWorker): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const cache = await caches.open(FILE_CACHES + (await askWorker(worker, 'build')))
  await cache.addAll(new Set(files.filter((file) => file.startsWith(`${location.origin}/assets/`))))
}

/** Makes the service worker fetch the page of this address. Leaves the page if another person, or nobody, is signed in. */
async function refresh(worker: ServiceWorker, account: string): Promise<void> {
  const answer = await askWorker(worker, 'refresh')
  if (!answer) return
  if (answer.isSignedOut) dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: signedOut }))
  else if (answer.account && answer.account !== account) leavePage('/app', { kind: 'account-changed' })
  // The copy on the device follows the records, but the signed-in person may have changed since this page was rendered.
  else if (answer.revision !== pageRevision()) await mutate(ME)
}

/**
 * Keeps the stored page of this address current: it is fetched soon if there is none or it is a day behind, otherwise when the page is left
 * or hidden, so that it delays nothing. Until then, the copy on the device corrects it.
 */
export async function refreshStoredPage(): Promise<void> {
  const account = pageAccount()
  if (!account) return
  const { active: worker } = await navigator.serviceWorker.ready
  await idle()
  if (!worker) return
  let stored = pageRevision()
  const isKept = isCopyOn() && (await askWorker(worker, 'is-kept'))
  // All that the app may need follows on the second visit: who is here for the first time may not come back.
  if (isKept) tellWorker(worker, 'keep')
  else if (isCopyOn()) await keepLoaded(worker)
  const newest = isKept ? await newestRevision() : stored
  if (!isKept || newest < stored || newest > stored + MAX_BEHIND) {
    await refresh(worker, account)
    stored = newest
  }
  document.addEventListener('visibilitychange', () => {
    const { newest } = syncStatus.get()
    if (!document.hidden || !isCopyOn() || newest === null || newest === stored) return
    stored = newest
    void refresh(worker, account)
  })
}
