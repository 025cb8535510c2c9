import { type Browser, chromium, type Page } from 'playwright-core'
import { open } from '../../tests/browser/wait-for-islands.ts'
import { findChromium } from '../chromium.ts'
import { DEMO } from '../demo/accounts.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { withRunningApp } from './running-app.ts'
import { addAlbums } from './typing.ts'
import { serveCovers } from './visit.ts'

const COUNT = 10_000

/** Opens both lists of a person with 10,000 albums, and waits until all are there. */
export async function openManyAlbums(browser: Browser, address: string): Promise<{ page: Page; albums: number }> {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1280, height: 900 } })
  await serveCovers(await page.context().newCDPSession(page))
  const { email, password } = DEMO.demo
  await page.request.post('/api/auth/sign-in/email', { data: { email, password }, headers: { origin: address } })
  await open(page, '/app?list=both')
  await page
    .locator('[data-list-head]')
    .getByText(/1\d,\d{3} albums/)
    .waitFor()
  return { page, albums: COUNT }
}

/** Serves the build to a browser while `work` measures what `openManyAlbums` opens. */
export async function withManyAlbums<T>(root: string, work: (browser: Browser, address: string) => Promise<T>) {
  const now = new Date()
  return withRunningApp(
    root,
    async (address) => {
      const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox', '--disable-gpu'] })
      try {
        return await work(browser, address)
      } finally {
        await browser.close()
      }
    },
    (ctx) => addAlbums({ ...ctx, now }, DEMO.demo.email, manyAlbums(COUNT, now)),
  )
}
