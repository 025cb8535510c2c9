/** Asks a service worker something; resolves to its answer. */
export function askWorker<Answer>(
  worker: ServiceWorker,
  question: 'build' | 'is-fresh' | 'is-kept' | 'refresh' | 'wipe',
): Promise<Answer> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(question, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
}

/** Removes the pages that the service worker keeps, also where it does not control this page. */
export async function dropStoredPages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (registration?.active) await askWorker(registration.active, 'wipe')
}
