import type { Page, Request } from '@playwright/test'
import type {} from '#islands/lib/early-actions.ts'

/** The requests that a page waits for. */
type Pending = {
  requests: Set<Request>
  /** Resolves when one of them has ended. */
  changed: PromiseWithResolvers<void>
}

const tracked = new WeakMap<Page, Pending>()

/** Tracks the pending requests of a page from now on. */
export function trackRequests(page: Page): Pending {
  const known = tracked.get(page)
  if (known) return known
  const pending: Pending = { requests: new Set(), changed: Promise.withResolvers() }
  tracked.set(page, pending)
  const remove = (requests: Iterable<Request>) => {
    for (const request of requests) pending.requests.delete(request)
    pending.changed.resolve()
    pending.changed = Promise.withResolvers()
  }
  let navigation: Request | null = null
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigation = request
    pending.requests.add(request)
  })
  page.on('framenavigated', () => {
    if (!navigation) return
    // Of what the document before it requested, the browser may report no end.
    remove([...pending.requests].filter((request) => request !== navigation))
    navigation = null
  })
  page.on('requestfinished', (request) => remove([request]))
  page.on('requestfailed', (request) => {
    if (request === navigation) navigation = null
    remove([request])
  })
  return pending
}

/** Waits until the islands of a page are hydrated and nothing they requested or scheduled is pending. */
export async function waitForIslands(page: Page): Promise<void> {
  const pending = trackRequests(page)
  do {
    while (pending.requests.size > 0) await pending.changed.promise
    // `hydrateIslands` stops recording early actions when React has started in each island. Background tasks run when React has
    // finished; idle callbacks and animation frames would wait for a frame, which a page without changes may not draw.
    await page.waitForFunction(() => globalThis.noteEarly?.end.signal.aborted !== false)
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  } while (pending.requests.size > 0 || !(await hasAsked(page)))
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
