import { SERVICE_WORKER } from '#domain/sync/device-names.ts'
import { syncStatus } from '#islands/data/pull/status.ts'
import { refreshStoredPage } from './stored-pages.ts'
import { watchUpdates } from './update.ts'

/** Resolves when the page has its records, or could not get them. */
const loaded = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (syncStatus.get().isLoading) return
      stop()
      resolve()
    }
    const stop = syncStatus.subscribe(look)
    look()
  })

/** Registers the service worker, watches for new versions of it, and refreshes the page that it keeps of this address. */
export async function startWorker(): Promise<void> {
  // All files of the app would take the line from the albums.
  await loaded()
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER)
  await Promise.all([watchUpdates(registration), refreshStoredPage()])
}
