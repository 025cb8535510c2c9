import type { Page } from '@playwright/test'

/** The changes on the device that the server has not confirmed. */
export const unsent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open('gatefold')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const entries = request.result.transaction('outbox').objectStore('outbox').getAll()
          entries.onsuccess = () => {
            request.result.close()
            resolve(entries.result)
          }
        }
      }),
  )
