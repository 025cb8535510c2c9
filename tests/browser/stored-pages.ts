import { expect, type Page } from '@playwright/test'

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

/** Opens the collection, and waits until the service worker has all it needs to open it again alone. */
export async function openAndKeep(page: Page, address = '') {
  await page.goto(`${address}/app`)
  // It loads all code first, which takes a while on a busy machine.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 120_000 })
    .toBe('activated')
  await expect.poll(() => storedPages(page)).toContain('/app')
}
