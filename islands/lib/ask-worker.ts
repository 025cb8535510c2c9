import type { WorkerAnswer, WorkerMessage } from './worker-messages.ts'

/** Asks a service worker something; resolves to its answer. */
export function askWorker<Message extends WorkerMessage>(
  worker: ServiceWorker,
  message: Message,
): Promise<WorkerAnswer<Message>> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(message, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
}

/** Tells a service worker, if there is one, without waiting for its answer. */
export const tellWorker = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void =>
  worker?.postMessage(message)

/** Removes the pages that the service worker keeps, also where it does not control this page. */
export async function dropStoredPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (registration?.active) await askWorker(registration.active, 'wipe')
}
