import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { SCREENS } from '../tests/browser/screens.ts'
import { withRunningApp } from './bench/running-app.ts'
import { buildWhereNeeded } from './build.ts'
import { findChromium } from './chromium.ts'
import { DEMO } from './demo/seed.ts'

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
      let signedIn: keyof typeof DEMO | null = null
      for (const screen of screens) {
        const account = screen.isSignedIn ? (screen.account ?? 'demo') : null
        if (account && account !== signedIn) {
          const { email, password } = DEMO[account]
          await page.request.post('/api/auth/sign-in/email', {
            data: { email, password },
            headers: { origin: address },
          })
          signedIn = account
        }
        await page.goto('about:blank')
        await page.goto(screen.path)
        await screen.open?.(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: join(folder, `${screen.name}-${colorScheme}-${width}.png`) })
        await context.clearCookies({ name: 'gatefold.view' })
      }
      await context.close()
    }
  }
  await browser.close()
})
console.info(`Pictures of ${screens.length} screens are in ${folder}`)
