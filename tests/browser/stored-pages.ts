import { expect, type Page } from '@playwright/test'
import { open } from './wait-for-islands.ts'

/** The addresses of the pages that the service worker keeps, the least recently used one first. */
export const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().flatMap(({ url }) => {
      const { pathname, search } = new URL(url)
      return pathname === '/app' ? [pathname + search] : []
    })
  })

/** How many files of the build the service worker keeps. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((name) => name.startsWith('files '))
    return name ? (await (await caches.open(name)).keys()).length : 0
  })

/** Opens the collection once, and waits until the service worker has what it needs to open it again alone. */
export async function openOnce(page: Page, address = '') {
  await page.goto(`${address}/app`)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 120_000 })
    .toBe('activated')
  await expect.poll(() => storedPages(page)).toContain('/app')
}

/** Opens the collection twice, and waits until the service worker has all that the app may load. */
export async function openAndKeep(page: Page, address = '') {
  await openOnce(page, address)
  await open(page, `${address}/app`)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        navigator.serviceWorker.controller?.postMessage('keep', [port2])
      }),
  )
}
