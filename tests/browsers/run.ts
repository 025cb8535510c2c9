// Takes a browser through the main path: signs in, searches, rates, drags, decides on the desk, shares, writes in the diary, plays,
// goes offline and imports. `node tests/browsers/run.ts firefox webkit`: which ones, by default all.
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { openLine } from '../../scripts/bench/line.ts'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { buildIfStale, TEST_BUILD } from '../../scripts/build.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { byPuppeteer } from './by-puppeteer.ts'
import { byWebDriver } from './by-webdriver.ts'
import { MAIN_PATH } from './main-path.ts'
import type { Browser } from './tab.ts'

/** A browser that this machine does not have. */
class Missing extends Error {}

/** Finds a program by its name in the PATH, or where else a system has it. */
function programOf(setting: string, names: string[], places: string[], howToInstall: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const known = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places]
  const path = process.env[setting] ?? known.find(existsSync)
  if (!path) throw new Missing(`${howToInstall}, or name its program in ${setting}.`)
  return path
}

const BROWSERS: Record<string, () => Promise<Browser>> = {
  async chromium() {
    const { executablePath, env } = await findChromium()
    return byPuppeteer({ executablePath, env, args: ['--no-sandbox', '--disable-gpu', '--window-size=1280,1000'] })
  },
  async firefox() {
    const places = [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ]
    const how = 'There is no Firefox on this machine. Install it ("apt-get install firefox-esr" on Debian)'
    const executablePath = programOf('FIREFOX_PATH', ['firefox-esr', 'firefox'], places, how)
    return byPuppeteer({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath,
      args: ['--width=1280', '--height=1000'],
    })
  },
  async webkit() {
    const how = 'There is no WebKit on this machine. Install it ("apt-get install webkit2gtk-driver xvfb" on Debian)'
    return byWebDriver(programOf('WEBKIT_DRIVER', ['WebKitWebDriver'], [], how))
  },
}

const asked = process.argv.slice(2)
const root = join(import.meta.dirname, '../..')
process.env.GATEFOLD_BUILD ??= TEST_BUILD
await buildIfStale(root)
const missing: string[] = []
const tried: string[] = []

for (const [name, start] of Object.entries(BROWSERS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  await withRunningApp(root, async (server) => {
    const browser = await start().catch((error: unknown) => {
      if (!(error instanceof Missing)) throw error
      missing.push(error.message)
    })
    if (!browser) return
    const line = await openLine(server)
    try {
      console.info(browser.name)
      tried.push(browser.name)
      for (const [step, take] of Object.entries(MAIN_PATH)) {
        try {
          await take({ browser, tab: browser.tab, server, address: line.address, line })
          console.info(`✓ ${step}`)
        } catch (error) {
          const picture = join(tmpdir(), `gatefold-${name}.png`)
          await browser.tab.picture(picture).catch(() => undefined)
          console.error(`✗ ${step}, see ${picture}`, error)
          process.exitCode = 1
          break
        }
      }
    } finally {
      await browser.close()
      line.close()
    }
  })
}
if (missing.length > 0)
  console.error([...(tried.length > 0 ? [`Tried: ${tried.join(', ')}.`] : []), ...missing].join(' '))
process.exitCode ??= missing.length > 0 ? 2 : 0
