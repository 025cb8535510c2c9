import type { Page } from '@playwright/test'

/** Waits until the page answers: its islands are hydrated, and the collection, where there is one, knows every album. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } }
    const isHydrated = (island: Element) => {
      const key = Object.keys(island).find((name) => name.startsWith('__reactContainer$'))
      const root = (island as unknown as Record<string, Root>)[key ?? '']
      return root?.stateNode.current.memoizedState.isDehydrated === false
    }
    const isAnswered = (path: string) =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path)
    const islands = [...document.querySelectorAll('[data-island]')]
    const hasAlbums = !islands.some((one) => one.matches('[data-island=collection]')) || isAnswered('/api/albums')
    return document.readyState === 'complete' && islands.every(isHydrated) && hasAlbums
  })
  // What came is drawn when there is nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))))
}
