import type { Page } from '@playwright/test'
import { expect } from './person.ts'

export const MANY = Array.from({ length: 30 }, (_, index) => ({ title: `Record ${index}`, tags: ['dub'] }))
export const find = (page: Page) => page.getByRole('combobox', { name: /^Search/ }).first()

/** What the person does with the page when they come back to it. */
export const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

/** Everything that the browser keeps for the page: the values of each store, the caches, and what was chosen last. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('gatefold')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const stores: Record<string, number> = {}
    for (const name of database.objectStoreNames) {
      const request = database.transaction(name).objectStore(name).count()
      stores[name] = await new Promise<number>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    }
    database.close()
    const pages = (await caches.keys()).filter((name) => name.startsWith('pages '))
    return { stores, pages, recent: localStorage.getItem('gatefold.recent') }
  })

export const isKept = (page: Page) => expect.poll(async () => (await kept(page)).stores.albums).toBeGreaterThan(0)
