import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { buildIfStale } from '../build.ts'
import { openManyAlbums, withManyAlbums } from './many-albums.ts'
import { median } from './measure.ts'

/** Milliseconds from a click on a cover to the painted sleeve, while it begins to turn. */
export type OpeningTimes = { albums: number; median: number; slowest: number }

const CLICKS = 9

const openSleeve = (page: Page, place: number) =>
  page.evaluate(async (index) => {
    const link = document.querySelectorAll<HTMLElement>('.album-link')[index]
    const start = performance.now()
    link?.click()
    while (!document.querySelector('[data-open-album] [data-album-body]'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    // This is still before the frame is painted.
    return new Promise<number>((resolve) => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => resolve(performance.now() - start)
      painted.port2.postMessage(null)
    })
  }, place)

/** Waits until nothing moves, as a person does who looks before the next click. */
const untilStill = (page: Page) => page.waitForFunction(() => document.getAnimations().length === 0)

/** Opens albums of a person with 10,000 from the grid. */
export async function measureOpening(browser: Browser, address: string): Promise<OpeningTimes> {
  const { page, albums } = await openManyAlbums(browser, address)
  const times: number[] = []
  for (let place = 0; place < CLICKS; place += 1) {
    times.push(await openSleeve(page, place))
    await untilStill(page)
    await page.keyboard.press('Escape')
    await page.locator('[data-open-album]').waitFor({ state: 'detached' })
    await untilStill(page)
  }
  await page.close()
  return { albums, median: median(times), slowest: Math.max(...times) }
}

export const printOpening = (one: OpeningTimes): void =>
  console.info(
    `     ${one.albums.toLocaleString('en')} albums: open sleeve after ${one.median.toFixed(0)}, slowest ${one.slowest.toFixed(0)}`,
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '../..')
  buildIfStale(root)
  printOpening(await withManyAlbums(root, measureOpening))
}
