import type { Locator, Page } from '@playwright/test'
import { type Spot, spotOn } from './crates.ts'
import { expect } from './person.ts'

/** A touch point, driven through the DevTools protocol because Playwright only taps. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return {
    async hold(target: Locator) {
      // Clear of the bars at the top and the bottom.
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const spot = await spotOn(target)
      await touch('touchStart', spot)
      await expect(page.locator('.drag-preview')).toBeVisible()
      return spot
    },
    over: async (target: Locator, right?: number, down?: number) =>
      touch('touchMove', await spotOn(target, right, down)),
    lift: () => touch('touchEnd'),
    second: (spot: Spot) => touch('touchStart', spot, { x: spot.x + 40, y: spot.y + 40 }),
    // All at once: a finger that rests first would drag. Done when the page has stopped.
    async scroll(spot: Spot) {
      await page.evaluate(() => {
        const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
        Object.assign(window, { ended })
      })
      await Promise.all([
        touch('touchStart', spot),
        ...Array.from({ length: 20 }, (_, step) => touch('touchMove', { ...spot, y: spot.y - 20 * step })),
        touch('touchEnd'),
      ])
      await page.evaluate(() => (window as unknown as { ended: Promise<unknown> }).ended.then(() => null))
    },
  }
}
