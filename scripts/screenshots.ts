import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { signInAs } from '../tests/browser/person.ts'
import { type Account, SCREENS, visit } from '../tests/browser/screens.ts'
import { withRunningApp } from './bench/running-app.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './chromium.ts'

// Takes screenshots of all screens, or of those named as arguments, in both themes and four widths.
const root = join(import.meta.dirname, '..')
const folder = join(root, 'screenshots')
const names = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))
const WIDTHS = [360, 768, 1280, 1920]

buildIfStale(root)
mkdirSync(folder, { recursive: true })
await withRunningApp(root, async (address) => {
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        baseURL: address,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: width < 600 ? 780 : 900 },
        isMobile: width < 600,
        hasTouch: width < 600,
      })
      const page = await context.newPage()
      let signedIn: Account | null = null
      for (const screen of screens) {
        signedIn = await visit(page, screen, signedIn, (account) => signInAs(page, account, address))
        await page.screenshot({ path: join(folder, `${screen.name}-${colorScheme}-${width}.png`) })
      }
      await context.close()
    }
  }
  await browser.close()
})
console.info(`Saved screenshots of ${screens.length} screens in ${folder}`)
