import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { viewMenu } from '../../tests/browser/own-albums.ts'
import { buildIfStale } from '../build.ts'
import { openManyAlbums, withManyAlbums } from './many-albums.ts'

/** Frames (ms), and tasks of the page over 50 ms meanwhile: other long frames are the drawing, or the machine. */
type Frames = { times: number[]; longTasks: number }

/** Milliseconds from choosing the wall to its painted covers, then of frames while it scrolls to its end, and of jumps across it. */
type WallTimes = {
  albums: number
  switching: number
  covers: number
  scrolling: Frames
  jumps: Frames
  mostDrawn: number
}

const SWITCHES = 7

async function choose(page: Page, view: 'Wall' | 'Grid'): Promise<number> {
  await viewMenu(page).click()
  return page.getByRole('menuitemradio', { name: view }).evaluate(async (item: HTMLElement, name) => {
    const start = performance.now()
    item.click()
    const isThere = () => document.querySelector(name === 'Wall' ? '.wall-item' : '.card') !== null
    if (!isThere())
      await new Promise<void>((resolve) => {
        const changes = new MutationObserver(() => {
          if (!isThere()) return
          changes.disconnect()
          resolve()
        })
        changes.observe(document.body, { childList: true, subtree: true })
      })
    return new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => resolve(performance.now() - start)
        painted.port2.postMessage(null)
      }),
    )
  }, view)
}

/** Scrolls by `step` px a frame to the end, then to places far apart, and measures each frame. */
const scrollThrough = (page: Page, step: number) =>
  page.evaluate(async (by) => {
    let mostDrawn = 0
    const tasks = new PerformanceObserver(() => undefined)
    tasks.observe({ type: 'longtask' })
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    let before = await frame()
    const go = async (frames: { times: number[]; longTasks: number }, top: number) => {
      scrollTo(0, top)
      const now = await frame()
      frames.times.push(now - before)
      before = now
      mostDrawn = Math.max(mostDrawn, document.querySelectorAll('.wall-item').length)
      frames.longTasks += tasks.takeRecords().length
    }
    const scrolling = { times: [], longTasks: 0 }
    const jumps = { times: [], longTasks: 0 }
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end; top += by) await go(scrolling, top)
    for (let turn = 0; turn < 60; turn += 1) await go(jumps, (turn % 2 ? 0.1 : 0.8) * end + turn * 997)
    return { scrolling, jumps, mostDrawn }
  }, step)

/** Measures the wall of a person with 10,000 albums. */
export async function measureWall(browser: Browser, address: string): Promise<WallTimes> {
  const { page, albums } = await openManyAlbums(browser, address)
  const switches: number[] = []
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    switches.push(await choose(page, 'Wall'))
    await choose(page, 'Grid')
  }
  await choose(page, 'Wall')
  const covers = await page.locator('.wall-item').count()
  const frames = await scrollThrough(page, 240)
  await page.close()
  return {
    albums,
    switching: switches.sort((a, b) => a - b)[Math.floor(SWITCHES / 2)] ?? 0,
    covers,
    ...frames,
  }
}

function inWords(name: string, { times, longTasks }: Frames): string {
  // Three frames of a screen take 50.0 or 50.1.
  const long = times.filter((time) => Math.round(time) > 50).length
  return `${times.length} ${name}, ${long} over 50 ms, slowest ${Math.max(...times).toFixed(0)}, ${longTasks} long tasks`
}

export const printWall = ({ albums, switching, scrolling, jumps, mostDrawn }: WallTimes): void =>
  console.info(
    `     ${albums.toLocaleString('en')} albums: covers after ${switching.toFixed(0)}; ${inWords('frames of scrolling', scrolling)}; ${inWords('jumps across it', jumps)}; at most ${mostDrawn} drawn`,
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '../..')
  await buildIfStale(root)
  printWall(await withManyAlbums(root, measureWall))
}
