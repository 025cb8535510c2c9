import type { Page, Request } from '@playwright/test'

const underWay = new WeakMap<Page, Set<Request>>()

/** Notes from here on what a page asks for; what has not come yet. */
export function watch(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return requests
}

/** Waits until the islands of a watched page are hydrated, nothing they asked for is missing, and all of it is drawn. */
export async function awake(page: Page): Promise<void> {
  const requests = watch(page)
  do {
    for (const request of requests) await request.response().then((response) => response?.finished())
    await page.waitForFunction(() => {
      type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } }
      return [...document.querySelectorAll('[data-island]')].every((island) => {
        const key = Object.keys(island).find((name) => name.startsWith('__reactContainer$')) ?? ''
        const root = (island as unknown as Record<string, Root>)[key]
        return root?.stateNode.current.memoizedState.isDehydrated === false
      })
    })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))))
  } while (requests.size > 0)
}

/** Goes to an address and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  watch(page)
  await page.goto(path)
  await awake(page)
}
