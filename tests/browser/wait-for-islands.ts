import type { Page, Request } from '@playwright/test'
import type {} from '#islands/hydrate.ts'

const pending = new WeakMap<Page, Set<Request>>()

/** Tracks the pending requests of a page from now on. */
export function trackRequests(page: Page): Set<Request> {
  const known = pending.get(page)
  if (known) return known
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return requests
}

/** Waits until the islands of a page are hydrated and nothing they requested or scheduled is pending. */
export async function waitForIslands(page: Page): Promise<void> {
  const requests = trackRequests(page)
  do {
    for (const request of requests) await request.response().then((response) => response?.finished())
    // `hydrateIslands` stops recording early actions when React has started in each island. Background tasks run when React has
    // finished; idle callbacks and animation frames would wait for a frame, which a page without changes may not draw.
    await page.waitForFunction(() => globalThis.noteEarly?.end.signal.aborted !== false)
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  } while (requests.size > 0 || !(await hasAsked(page)))
}

/** Whether the page has asked for its albums, after it has read what the device keeps of them. The demo has them in its code. */
const hasAsked = (page: Page) =>
  page.evaluate(
    () =>
      !document.querySelector('[data-island="collection"]') ||
      document.querySelector('[data-demo]') !== null ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/sync')),
  )

/** Opens a page and waits for its islands. */
export async function open(page: Page, path: string): Promise<void> {
  trackRequests(page)
  await page.goto(path)
  await waitForIslands(page)
}
