import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { waitForIslands } from '../../tests/browser/wait-for-islands.ts'
import { buildIfStale } from '../build.ts'
import { openManyAlbums, withManyAlbums } from './many-albums.ts'
import { median } from './measure.ts'

/** Milliseconds from a key that decides to the painted next sleeve, and the number of keys. */
type DeskTimes = { albums: number; keys: number; toPaint: number; slowest: number }

const KEYS = 50

/** Rates albums at the desk of a person with 10,000 albums. */
export async function measureDesk(browser: Browser, address: string): Promise<DeskTimes> {
  const { page, albums } = await openManyAlbums(browser, address)
  await page.goto('/app/desk')
  await page.locator('[data-desk] h1').waitFor()
  await waitForIslands(page)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { times })
    const listen = () => {
      const pressed = performance.now()
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => times.push(performance.now() - pressed)
        painted.port2.postMessage(null)
      })
    }
    addEventListener('keydown', listen, true)
  })
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(String((key % 5) + 1), { delay: 60 })
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  await page.close()
  return { albums, keys: times.length, toPaint: median(times), slowest: Math.max(...times) }
}

export const printDesk = ({ albums, keys, toPaint, slowest }: DeskTimes): void =>
  console.info(
    `     ${albums.toLocaleString('en')} albums: ${keys} keys, next sleeve painted after ${toPaint.toFixed(0)} (median), slowest ${slowest.toFixed(0)}`,
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '../..')
  await buildIfStale(root)
  printDesk(await withManyAlbums(root, measureDesk))
}
