import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { chromium } from 'playwright-core'
import { PNG } from 'pngjs'
import { signInAs } from '../tests/browser/person.ts'
import { type Account, SCREENS, visit } from '../tests/browser/screens.ts'
import { withRunningApp } from './bench/running-app.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './chromium.ts'

// Takes screenshots of all screens, or of those named as arguments, in both themes and four widths. `--compare <folder>` compares each
// with the file of the same name in that folder, pixel by pixel, and exits with 1 if one differs.
const { values, positionals: names } = parseArgs({ options: { compare: { type: 'string' } }, allowPositionals: true })
const root = join(import.meta.dirname, '..')
const folder = join(root, 'screenshots')
const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))
const WIDTHS = [360, 820, 1280, 1920]

/** The number of pixels that differ from the earlier screenshot, and writes a picture that marks them; null without an earlier one. */
function differingPixels(file: string, earlierFolder: string): number | null {
  const earlierFile = join(earlierFolder, basename(file))
  if (!existsSync(earlierFile)) return null
  const now = PNG.sync.read(readFileSync(file))
  const earlier = PNG.sync.read(readFileSync(earlierFile))
  if (now.width !== earlier.width || now.height !== earlier.height) return now.width * now.height
  const marked = new PNG({ width: now.width, height: now.height })
  const count = pixelmatch(earlier.data, now.data, marked.data, now.width, now.height, { threshold: 0 })
  if (count > 0) writeFileSync(file.replace(/\.png$/, '.diff.png'), PNG.sync.write(marked))
  return count
}

const compared = { equal: 0, different: [] as string[], missing: [] as string[] }
function compare(file: string, earlierFolder: string): void {
  const pixels = differingPixels(file, earlierFolder)
  if (pixels === null) compared.missing.push(basename(file))
  else if (pixels === 0) compared.equal += 1
  else compared.different.push(`${basename(file)}: ${pixels.toLocaleString('en')} pixels`)
}

await buildIfStale(root)
mkdirSync(folder, { recursive: true })
await withRunningApp(root, async (address) => {
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] })
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        baseURL: address,
        colorScheme,
        reducedMotion: 'reduce',
        // It would answer with a page of the account before.
        serviceWorkers: 'block',
        viewport: { width, height: width < 600 ? 780 : 900 },
        isMobile: width < 600,
        hasTouch: width < 600,
      })
      const page = await context.newPage()
      let signedIn: Account | null = null
      for (const screen of screens) {
        signedIn = await visit(page, screen, signedIn, (account) => signInAs(page, account, address))
        const path = join(folder, `${screen.name}-${colorScheme}-${width}.png`)
        await page.screenshot({ path })
        if (values.compare) compare(path, resolve(values.compare))
      }
      await context.close()
    }
  }
  await browser.close()
})
console.info(`Saved screenshots of ${screens.length} screens in ${folder}`)

if (values.compare) {
  console.info(`${compared.equal} are equal to those in ${values.compare}`)
  if (compared.missing.length > 0) console.info(`Not in that folder: ${compared.missing.join(', ')}`)
  if (compared.different.length > 0) {
    console.info(`${compared.different.length} differ:\n${compared.different.join('\n')}`)
    process.exit(1)
  }
}
