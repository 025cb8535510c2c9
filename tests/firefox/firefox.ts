// Drives Firefox by WebDriver BiDi through the main path: signs in, searches, rates, drags, decides on the desk, shares, writes in the
// diary, plays, goes offline and imports.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import puppeteer, { type EvaluateFunc, type Page } from 'puppeteer-core'
import { withRunningApp } from '../../scripts/bench/running-app.ts'
import { buildIfStale, TEST_BUILD } from '../../scripts/build.ts'
import { DEMO } from '../../scripts/demo/accounts.ts'

const NAMES = ['firefox-esr', 'firefox']
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe']
const HOW_TO_INSTALL = `There is no Firefox on this machine. Install it ("apt-get install firefox-esr" on Debian), or name its program in FIREFOX_PATH.`

/** Finds Firefox: `FIREFOX_PATH`, or what the system has. */
function findFirefox(): string | undefined {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find(existsSync)
}

const album = (id: string) => `.albums li[id="${id}"]`

/** The main path, a step at a time, each on the page that the one before left. */
const STEPS: Record<string, (page: Page, address: string) => Promise<void>> = {
  'signs in': async (page, address) => {
    await page.goto(address)
    const { email, password } = DEMO.demo
    const signIn = await page.evaluate(
      async (body) =>
        (
          await fetch('/api/auth/sign-in/email', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
        ).status,
      JSON.stringify({ email, password }),
    )
    assert.equal(signIn, 200)
    await page.goto(`${address}/app`)
    await found(page, '.albums li[id]')
    await isControlled(page)
  },
  'finds an album by a word of one of its tracks': async (page) => {
    const search = await found(page, '#search')
    await search.type('lumen')
    await isTrue(page, () => document.querySelector('.albums')?.textContent?.includes('Ferro Lumen'))
    assert.match(page.url(), /q=lumen/)
    await search.click({ count: 3 })
    await page.keyboard.press('Backspace')
    await isTrue(page, () => document.querySelectorAll('.albums li[id]').length > 5)
  },
  'rates with a key': async (page) => {
    const id = await firstAlbum(page)
    await page.keyboard.press('Escape')
    await page.focus(album(id))
    await page.keyboard.press('3')
    await waitForRating(page, id, 3)
  },
  'drags an album onto a crate': async (page) => {
    const from = await found(page, `${album(await firstAlbum(page))} .cover, .albums li[id] .cover`)
    const to = await found(page, '[data-crate]')
    const [start, end] = [await from?.boundingBox(), await to?.boundingBox()]
    if (!start || !end) throw new Error('There is no album, or no crate')
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(end.x + end.width / 2 + 20, end.y + end.height / 2, { steps: 12 })
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 })
    await isTrue(page, () => document.querySelector('.drag-tip')?.textContent)
    await page.mouse.up()
    await isTrue(page, () => document.querySelector('[data-toasts]')?.textContent !== '')
  },
  'decides about a wish on the desk, and takes it back': async (page, address) => {
    await page.goto(`${address}/app?list=wishlist`)
    await (await inMain(page, 'a', 'Desk')).click()
    const title = await textOf(page, '[data-desk] h1')
    const verdicts = () =>
      page.evaluate(async () => {
        const all: { verdict: string | null }[] = await (await fetch('/api/albums?list=wishlist')).json()
        return all.filter(({ verdict }) => verdict === 'later').length
      })
    const before = await verdicts()
    await page.keyboard.press('l')
    await isTrue(page, (title) => document.querySelector('[data-desk] h1')?.textContent !== title, title)
    await until(async () => (await verdicts()) === before + 1)
    await page.keyboard.press('z')
    await isTrue(page, (title) => document.querySelector('[data-desk] h1')?.textContent === title, title)
    await until(async () => (await verdicts()) === before)
  },
  'shares a crate, which a guest sees until it is stopped': async (page, address) => {
    await page.goto(`${address}/app`)
    const crate = await found(page, '.rail .crate-row[data-crate] .crate-name')
    const name = await crate.evaluate((element) => element.textContent)
    await crate.click()
    await isTrue(page, (name) => document.querySelector('h1')?.textContent === name, name)
    await (await inMain(page, 'button', 'Share')).click()
    await found(page, '::-p-xpath(//*[@role="dialog"]//button[.="Copy link"])')
    const link = await page.$eval('[role=dialog] input[readonly]', (field) => (field as HTMLInputElement).value)
    const guests = await page.browser().createBrowserContext()
    const guest = await guests.newPage()
    await guest.goto(link)
    assert.equal(await textOf(guest, 'h1'), name)
    assert.ok((await guest.$$('main li')).length > 5)
    await page.goto(`${address}/app/shares`)
    await (await found(page, `main button[aria-label="Stop sharing ${name}"]`)).click()
    await isTrue(page, () => document.querySelector('[data-toasts]')?.textContent?.includes('Sharing stopped'))
    await guest.reload()
    assert.notEqual(await textOf(guest, 'h1'), name)
    await guests.close()
  },
  'writes an entry of the diary, and shows its year': async (page, address) => {
    await page.goto(`${address}/app`)
    await isControlled(page)
    await page.focus(album(await firstAlbum(page)))
    await page.keyboard.press('h')
    await isTrue(page, () => document.querySelector('[data-toasts]')?.textContent?.includes('Added to your diary'))
    await (await found(page, 'nav[aria-label=Places] a[href="/app/diary"]')).click()
    await (await found(page, 'main button[aria-label^="Add a note on"]')).click()
    await page.keyboard.type('Rain all evening.')
    await page.keyboard.down('Control')
    await page.keyboard.press('Enter')
    await page.keyboard.up('Control')
    await isTrue(page, async () => {
      const { listens }: { listens: { note: string }[] } = await (await fetch('/api/listens')).json()
      return listens.some(({ note }) => note === 'Rain all evening.')
    })
    await (await found(page, 'main a[href^="/app/year/"]')).click()
    await isTrue(page, () => /^Your 20\d\d$/.test(document.querySelector('h1')?.textContent ?? ''))
    await isTrue(page, () => /listens?\d/.test(document.querySelector('dl')?.textContent ?? ''))
  },
  'plays a preview, and the next one': async (page, address) => {
    await page.goto(`${address}/app`)
    await (await inMain(page, 'button', 'Play')).click()
    const playing = '[aria-label=Player] a'
    const first = await textOf(page, playing)
    // Firefox stops a sound where the machine has nothing to play it, unless it is muted.
    await (await found(page, '[aria-label=Player] button[aria-label=Mute]')).click()
    const play = await page.$('[aria-label=Player] button[aria-label=Play]')
    await play?.click()
    await waitForSound(page)
    await page.keyboard.down('Shift')
    await page.keyboard.press('N')
    await page.keyboard.up('Shift')
    await isTrue(page, (playing, first) => document.querySelector(playing)?.textContent !== first, playing, first)
    await waitForSound(page)
    await page.keyboard.press('p')
    await isTrue(page, () => navigator.mediaSession.playbackState === 'paused')
  },
  'keeps a rating without a network, and sends it later': async (page, address) => {
    await page.goto(`${address}/app`)
    await isControlled(page)
    const id = await firstAlbum(page)
    await page.setOfflineMode(true)
    const isReached = await page.evaluate(() => fetch('/api/health').then(Boolean, () => false))
    assert.equal(isReached, false)
    await page.reload()
    await found(page, album(id))
    await page.focus(album(id))
    await page.keyboard.press('4')
    await waitForShownRating(page, id, 4)
    await page.setOfflineMode(false)
    await page.reload()
    await waitForRating(page, id, 4)
  },
  'imports a file': async (page, address) => {
    const folder = await mkdtemp(join(tmpdir(), 'gatefold-firefox-'))
    try {
      const file = join(folder, 'albums.csv')
      await writeFile(file, 'title,artist,bandcampUrl\nFoxglove,Firefox,https://fox.bandcamp.com/album/foxglove\n')
      await page.goto(`${address}/app#files`)
      const tab = await found(page, '::-p-xpath(//*[@role="tab"][.="Import"])')
      await tab?.click()
      const input = await found(page, '.drop input[type=file]')
      await (input as { uploadFile: (path: string) => Promise<void> } | null)?.uploadFile(file)
      const start = await found(page, `::-p-xpath(//*[@role="dialog"]//button[.="Import"][not(@role)])`)
      await start?.click()
      await isTrue(page, async () => {
        const all: { title: string }[] = await (await fetch('/api/albums')).json()
        return all.some(({ title }) => title === 'Foxglove')
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

/** A button or link of the page by its text. */
async function inMain(page: Page, element: 'a' | 'button', text: string) {
  return found(page, `::-p-xpath(//main//${element}[normalize-space(.)="${text}"])`)
}

const textOf = async (page: Page, selector: string): Promise<string> => {
  const element = await found(page, selector)
  return (await element.evaluate(({ textContent }) => textContent)) ?? ''
}

/**
 * Looks again and again, from here: what Puppeteer lets wait in the page is made of text there, which the Content Security Policy of the
 * page forbids.
 */
async function until<Value>(look: () => Promise<Value>): Promise<NonNullable<Value>> {
  for (let tries = 0; tries < 150; tries += 1) {
    // The page may be loading.
    const value = await look().catch(() => null)
    if (value) return value
    await setTimeout(100)
  }
  throw new Error(`Never came: ${look}`)
}

const found = (page: Page, selector: string) => until(() => page.$(selector))

const isTrue = <Args extends unknown[]>(page: Page, test: EvaluateFunc<Args>, ...args: Args) =>
  until(() => page.evaluate(test, ...args))

const isControlled = (page: Page) => isTrue(page, () => navigator.serviceWorker.controller !== null)

const waitForSound = (page: Page) =>
  isTrue(page, () => {
    const position = document.querySelector<HTMLInputElement>('[aria-label=Player] input[aria-label=Position]')
    return Number(position?.value) > 0.05
  })

const firstAlbum = async (page: Page): Promise<string> => (await found(page, '.albums li[id]')).evaluate(({ id }) => id)

const waitForRating = (page: Page, id: string, rating: number) =>
  isTrue(
    page,
    async (number, wanted) => (await (await fetch(`/api/albums/${number}`)).json()).rating === wanted,
    id.replace(/\D/g, ''),
    rating,
  )

const waitForShownRating = (page: Page, id: string, rating: number) =>
  isTrue(
    page,
    (name, wanted) =>
      document.getElementById(name)?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value === wanted,
    id,
    String(rating),
  )

const executablePath = findFirefox()
if (!executablePath) {
  console.error(HOW_TO_INSTALL)
  process.exit(1)
}
const root = join(import.meta.dirname, '../..')
process.env.GATEFOLD_BUILD ??= TEST_BUILD
await buildIfStale(root)
await withRunningApp(root, async (address) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
  })
  try {
    console.info(await browser.version())
    const page = await browser.newPage()
    page.setDefaultTimeout(15_000)
    await page.setViewport({ width: 1280, height: 900 })
    for (const [name, step] of Object.entries(STEPS)) {
      try {
        await step(page, address)
        console.info(`✓ ${name}`)
      } catch (error) {
        await page.screenshot({ path: join(tmpdir(), 'gatefold-firefox.png') }).catch(() => undefined)
        console.error(`✗ ${name}, see ${join(tmpdir(), 'gatefold-firefox.png')}`, error)
        process.exitCode = 1
        break
      }
    }
  } finally {
    await browser.close()
  }
})
