import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { onEveryScreen } from './every-screen.ts'
import { expect, test } from './person.ts'
import { SCREENS } from './screens.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, hasTouch: width < 600, isMobile: width < 600 })

      test('every screen passes axe and none scrolls sideways', async ({ page }) => {
        test.setTimeout(SCREENS.length * 10_000)
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
        await onEveryScreen(page, async (screen) => {
          await page.evaluate(axe)
          const violations = await page.evaluate(async () => {
            const { axe } = window as unknown as {
              axe: { run(options: object): Promise<{ violations: Violation[] }> }
            }
            const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
            return (await axe.run(options)).violations.map(({ id, nodes }) => ({
              id,
              nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
            }))
          })
          expect.soft(violations, screen.name).toEqual([])
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(overflow, `${screen.name} scrolls sideways`).toBeLessThanOrEqual(0)
        })
      })
    })
  }
}
