import { expect, type Page, type Request } from '@playwright/test'
import type {} from '#islands/lib/early-actions.ts'

const tracked = new WeakMap<Page, Set<Request>>()

/** Tracks the pending requests of a page from now on. */
export function trackRequests(page: Page): Set<Request> {
  const known = tracked.get(page)
  if (known) return known
  const pending = new Set<Request>()
  tracked.set(page, pending)
  let navigation: Request | null = null
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigation = request
    pending.add(request)
  })
  page.on('framenavigated', () => {
    if (!navigation) return
    // Of what the document before it requested, the browser may report no end.
    for (const request of pending) if (request !== navigation) pending.delete(request)
    navigation = null
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    if (request === navigation) navigation = null
    pending.delete(request)
  })
  return pending
}

/** Waits until no request is pending, or fails with the addresses of those that don't end. */
const waitForRequests = (pending: Set<Request>) =>
  expect
    .poll(() => [...pending].map((request) => request.url()), {
      message: 'requests end',
      intervals: [10],
      // Outside of a test the library waits for 5 seconds only, about what a copy of 100,000 albums takes.
      timeout: 30_000,
    })
    .toEqual([])

/** Waits until the islands of a page are hydrated and nothing they requested or scheduled is pending. */
export async function waitForIslands(page: Page): Promise<void> {
  const pending = trackRequests(page)
  do {
    await waitForRequests(pending)
    // `hydrateIslands` stops recording early actions when React has started in each island. Background tasks run when React has
    // finished; idle callbacks and animation frames would wait for a frame, which a page without changes may not draw.
    await page.waitForFunction(() => globalThis.noteEarly?.end.signal.aborted !== false)
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  } while (pending.size > 0 || !(await hasAsked(page)))
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
