import { serviceWorkerIn } from '#domain/sync/service-worker-path.ts'
import { askToPersist } from '#islands/data/store/persist.ts'
import { syncStatus } from '#islands/data/store/status.ts'
import { language } from '#locales/language.ts'
import { refreshStoredPage } from './stored-pages.ts'
import { watchUpdates } from './update.ts'

/** Resolves when the page has its records, or loading them has failed. */
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

/** Registers the service worker, watches for new versions of it, and refreshes its stored page of this address. */
export async function startWorker(): Promise<void> {
  // Loading all files of the app now would slow down the albums.
  await loaded()
  addEventListener('appinstalled', askToPersist)
  const registration = await navigator.serviceWorker.register(serviceWorkerIn(language))
  await Promise.all([watchUpdates(registration), refreshStoredPage()])
}
