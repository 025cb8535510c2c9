import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { viewMenu } from '../../tests/browser/own-albums.ts'
import { open, waitForIslands } from '../../tests/browser/wait-for-islands.ts'
import { findChromium } from '../chromium.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { type Figure, ofRuns } from './figures.ts'
import { type Line, openLine } from './line.ts'
import { clientOf, seedPeople } from './people.ts'
import { withRunningApp } from './running-app.ts'

const FIRST_VISITS = 5
const REPEAT_VISITS = 9
/** How many times slower the processor of a slow visit is. */
const SLOW_CPU = 4
const WORDS = ['ambient field', 'harbour', 'tin par', 'zzzz', 'a']
const DECISIONS = 50
const SWITCHES = 7
const COVER = Buffer.from(
  'GIF89a\x01\x00\x01\x00\x80\x00\x00\x80\x80\x80\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  'latin1',
)

type Seen = {
  /** When the first card was painted (ms). */
  card: number
  /** How long the page was blocked after the first paint, by tasks over 50 ms, and the longest of them. */
  blocking: number
  longest: number
  shift: number
  /** From each press of a key or button to the next paint (ms). */
  paints: number[]
}

/** Notes in a page what is painted when, and what holds it up. */
function watch() {
  const seen: Seen = { card: 0, blocking: 0, longest: 0, shift: 0, paints: [] }
  Object.assign(globalThis, { seen })
  const whenPainted = (note: () => void) =>
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = note
      painted.port2.postMessage(null)
    })
  const cards = new MutationObserver(() => {
    if (!document.querySelector('.albums li[id]')) return
    cards.disconnect()
    whenPainted(() => {
      seen.card = performance.now()
    })
  })
  cards.observe(document, { childList: true, subtree: true })
  for (const press of ['keydown', 'click'])
    addEventListener(
      press,
      () => {
        const pressed = performance.now()
        whenPainted(() => seen.paints.push(performance.now() - pressed))
      },
      true,
    )
  new PerformanceObserver((list) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    for (const { startTime, duration } of list.getEntries()) {
      if (painted && startTime > painted.startTime) seen.blocking += duration - 50
      seen.longest = Math.max(seen.longest, duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const seenIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** From here on `paints` and `longest` are about what `work` does. */
async function seenDuring(page: Page, work: () => Promise<unknown>): Promise<Seen> {
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { seen: Seen }).seen, { paints: [], longest: 0 })
  })
  await work()
  return seenIn(page)
}

/** Answers for Bandcamp's covers, which are not part of what is measured. */
async function serveCovers(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/gif' }] }
    session.send('Fetch.fulfillRequest', { ...answer, body: COVER.toString('base64') }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://f4.bcbits.com/*' }] })
}

/** A new tab that is watched, as slow as wanted. */
async function newTab(context: BrowserContext, { cpu = 1 } = {}): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await serveCovers(session)
  await page.addInitScript(watch)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return page
}

/** A browser of its own of somebody with so many albums, who signs in at the app itself: it knows no other address as its own. */
async function contextOf(
  browser: Browser,
  address: string,
  albums: number,
  baseURL = address,
): Promise<BrowserContext> {
  const { cookie } = await clientOf(address, albums)
  const context = await browser.newContext({ baseURL })
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: '127.0.0.1', path: '/' }
  })
  await context.addCookies(cookies)
  return context
}

/** Resolves to the time when an album is painted among those found. */
const whenFound = (page: Page, title: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll('.albums li h2')].some((one) => one.textContent === wanted)
          if (found) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    title,
  )

type How = { isSlow?: boolean; cpu?: number; search?: string }
type Visit = Seen & { bytes: number; found: number }

/** Opens the collection in a new tab, and leaves it when nothing goes over the line any more. */
async function visit(context: BrowserContext, line: Line, { isSlow = false, cpu, search }: How = {}): Promise<Visit> {
  const page = await newTab(context, cpu ? { cpu } : {})
  // The server could find albums before all of them have arrived.
  Object.assign(line, { isSlow, held: search === undefined ? null : /^\/api\/albums\/page/ })
  line.take()
  await page.goto('/app')
  await page.waitForFunction(() => globalThis.noteEarly?.end.signal.aborted !== false)
  let found = 0
  if (search !== undefined) {
    await page.getByRole('combobox', { name: /^Search/ }).fill(search)
    found = await whenFound(page, search)
  }
  await line.quiet()
  const seen = { ...(await seenIn(page)), bytes: line.take().bytes, found }
  await page.close()
  // Requests that a page makes while it is being left are not counted.
  await line.quiet()
  line.take()
  Object.assign(line, { isSlow: false, held: null })
  return seen
}

/** Visits of somebody with 10,000 albums; `last` is the title of one of the oldest. */
async function measureVisits(browser: Browser, address: string, line: Line, last: string): Promise<Figure[]> {
  const first: Visit[] = []
  for (let run = 0; run < FIRST_VISITS; run += 1) {
    const context = await contextOf(browser, address, 10_000, line.address)
    first.push(await visit(context, line, { isSlow: true, cpu: SLOW_CPU, search: last }))
    await context.close()
  }
  const context = await contextOf(browser, address, 10_000, line.address)
  // The first visit installs the service worker, the second has it keep the page.
  for (let visits = 0; visits < 2; visits += 1) await visit(context, line)
  const { call } = await clientOf(address, 10_000)
  const { albums } = JSON.parse(await call('/api/albums/page')) as { albums: { id: number }[] }
  const [fast, onSlowLine, slow, rated]: Visit[][] = [[], [], [], []]
  for (let run = 0; run < REPEAT_VISITS; run += 1) {
    fast?.push(await visit(context, line))
    onSlowLine?.push(await visit(context, line, { isSlow: true }))
    if (run >= FIRST_VISITS) continue
    slow?.push(await visit(context, line, { isSlow: true, cpu: SLOW_CPU }))
    await call(`/api/albums/${albums[3]?.id}`, 'PATCH', { rating: 1 + run })
    rated?.push(await visit(context, line))
  }
  await context.close()
  const ms = (name: string, visits: Visit[] = [], of: (visit: Visit) => number, goal?: number): Figure => ({
    name,
    unit: 'ms',
    ...ofRuns(visits.map(of)),
    ...(goal !== undefined && { goal }),
  })
  const bytes = (name: string, visits: Visit[] = [], budget: number): Figure => ({
    name,
    unit: 'B',
    ...ofRuns(visits.map((one) => one.bytes)),
    budget,
  })
  return [
    ms('first visit, slow: first card', first, (one) => one.card),
    ms('first visit, slow: all searchable', first, (one) => one.found, 6_000),
    ms('first visit, slow: blocking time', first, (one) => one.blocking),
    bytes('first visit: all, with what is kept for offline', first, 1_000_000),
    ms('repeat visit: first card', fast, (one) => one.card, 100),
    ms('repeat visit, slow line: first card', onSlowLine, (one) => one.card),
    ms('repeat visit, slow: first card', slow, (one) => one.card),
    ms('repeat visit, slow: blocking time', slow, (one) => one.blocking),
    bytes('repeat visit: nothing has changed', fast, 1_000),
    bytes('repeat visit: a rating elsewhere', rated, 2_000),
  ]
}

const painted = (name: string, { paints }: Seen, goal?: number): Figure => ({
  name: `${name} to paint`,
  unit: 'ms',
  ...ofRuns(paints),
  ...(goal !== undefined && { goal }),
})

async function measureTyping(browser: Browser, address: string, albums: number, goal: number): Promise<Figure[]> {
  const context = await contextOf(browser, address, albums)
  const page = await newTab(context)
  await open(page, '/app')
  await page.getByRole('combobox', { name: /^Search/ }).focus()
  const press = async (text: string) => {
    for (const key of text) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 })
    for (const _ of text) await page.keyboard.press('Backspace', { delay: 60 })
  }
  await press('warm')
  const seen = await seenDuring(page, async () => {
    for (const word of WORDS) await press(word)
  })
  await context.close()
  const name = `${albums.toLocaleString('en')} albums: key in the search`
  return [painted(name, seen, goal), { name: `${name}, longest task`, unit: 'ms', now: seen.longest, goal: 50 }]
}

/** Scrolls through the wall by 240 px a frame; returns how long each frame took (ms). */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const times: number[] = []
    let before = await frame()
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end; top += 240) {
      scrollTo(0, top)
      const now = await frame()
      times.push(now - before)
      before = now
    }
    return times
  })

/** Ratings by key, the desk and the wall of somebody with 10,000 albums. */
async function measureViews(browser: Browser, address: string): Promise<Figure[]> {
  const context = await contextOf(browser, address, 10_000)
  const page = await newTab(context)
  await open(page, '/app')
  const choose = async (view: 'Wall' | 'Grid') => {
    await viewMenu(page).click()
    const item = page.getByRole('menuitemradio', { name: view })
    const seen = await seenDuring(page, () => item.click())
    await page
      .locator(view === 'Wall' ? '.wall-item' : '.card')
      .first()
      .waitFor()
    return seen.paints[0] ?? 0
  }
  const switches: number[] = []
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    switches.push(await choose('Wall'))
    await choose('Grid')
  }
  await choose('Wall')
  const frames = await scrollThrough(page)
  await choose('Grid')
  const decide = async () => {
    for (let key = 0; key < DECISIONS; key += 1) await page.keyboard.press(String((key % 5) + 1), { delay: 60 })
  }
  await page.locator('.albums li[id] a').first().focus()
  const rated = await seenDuring(page, decide)
  await page.goto('/app/desk')
  await page.locator('[data-desk] h1').waitFor()
  await waitForIslands(page)
  const decided = await seenDuring(page, decide)
  await context.close()
  return [
    painted('a rating by key', rated, 17),
    painted('the desk: a decision', decided),
    { name: 'the wall: chosen to paint', unit: 'ms', ...ofRuns(switches) },
    { name: 'the wall: slowest frame of scrolling to its end', unit: 'ms', now: Math.max(...frames) },
  ]
}

/** First and repeat visits, searches, ratings, the desk and the wall in Chromium. */
export function measurePages(root: string): Promise<Figure[]> {
  const albums = manyAlbums(100_000, new Date())
  const last = albums.slice(0, 10_000).findLast(({ list }) => list === 'collection')?.title ?? ''
  return withRunningApp(
    root,
    async (address) => {
      const line = await openLine(address)
      const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox', '--disable-gpu'] })
      try {
        return [
          ...(await measureVisits(browser, address, line, last)),
          ...(await measureViews(browser, address)),
          ...(await measureTyping(browser, address, 10_000, 12)),
          ...(await measureTyping(browser, address, 100_000, 60)),
        ]
      } finally {
        await browser.close()
        line.close()
      }
    },
    (system) => seedPeople(system, albums, [10_000, 100_000]),
  )
}
