import { refreshStoredPage } from './stored-pages.ts'
import { watchUpdates } from './update.ts'

/** Registers the service worker, watches for new versions of it, and refreshes the page that it keeps of this address. */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  await Promise.all([watchUpdates(registration), refreshStoredPage()])
}
