import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { signInAs } from '../tests/browser/person.ts'
import { type Account, SCREENS, visit } from '../tests/browser/screens.ts'
import { withRunningApp } from './bench/running-app.ts'
import { buildWhereNeeded } from './build.ts'
import { findChromium } from './chromium.ts'

// Pictures of every screen, or of those that are named, in both themes and four widths.
const root = join(import.meta.dirname, '..')
const folder = join(root, 'screenshots')
const names = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))
const WIDTHS = [360, 768, 1280, 1920]

buildWhereNeeded(root)
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
        signedIn = await visit(page, screen, signedIn, (one) => signInAs(page, one, address))
        await page.screenshot({ path: join(folder, `${screen.name}-${colorScheme}-${width}.png`) })
      }
      await context.close()
    }
  }
  await browser.close()
})
console.info(`Pictures of ${screens.length} screens are in ${folder}`)
