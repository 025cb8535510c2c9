import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Line, Passed } from './line.ts'

const COVER = Buffer.from(
  'GIF89a\x01\x00\x01\x00\x80\x00\x00\x80\x80\x80\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  'latin1',
)

type Seen = { card: number; shift: number; blocking: number; longest: number }

/** Notes in the page when its first card is painted, how long tasks block it and how far things move. */
function watch() {
  const seen: Seen = { card: 0, shift: 0, blocking: 0, longest: 0 }
  Object.assign(globalThis, { seen })
  const cards = new MutationObserver(() => {
    if (!document.querySelector('.albums li[id]')) return
    cards.disconnect()
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => {
        seen.card = performance.now()
      }
      painted.port2.postMessage(null)
    })
  })
  cards.observe(document, { childList: true, subtree: true })
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

type How = { isSlow?: boolean; cpu?: number; isWorkerStopped?: boolean; search?: readonly string[] }
export type Visit = Seen & { bytes: number; requests: Passed[]; found: number[] }

/** Answers for Bandcamp's covers, which are not part of what is measured. */
export async function serveCovers(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/gif' }] }
    session.send('Fetch.fulfillRequest', { ...answer, body: COVER.toString('base64') }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://f4.bcbits.com/*' }] })
}

/** Opens the collection in a new tab, and leaves it when nothing goes over the line any more. */
export async function visit(context: BrowserContext, line: Line, { isSlow, cpu, isWorkerStopped, search = [] }: How) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await serveCovers(session)
  await page.addInitScript(watch)
  if (isWorkerStopped) {
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await session.send('ServiceWorker.disable')
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu ?? 1 })
  line.isSlow = isSlow ?? false
  // The server could find albums before all of them have arrived.
  line.held = search.length > 0 ? /^\/api\/albums\/page/ : null
  line.take()
  await page.goto('/app')
  await page.waitForFunction(() => globalThis.noteEarly?.end.signal.aborted !== false)
  const found: number[] = []
  for (const title of search) {
    await page.getByRole('combobox', { name: /^Search/ }).fill(title)
    found.push(await whenFound(page, title))
  }
  await line.quiet()
  const seen = await seenIn(page)
  const taken = line.take()
  await page.close()
  // Requests that a page makes while it is being left are not counted.
  await line.quiet()
  line.take()
  Object.assign(line, { isSlow: false, held: null })
  return { ...seen, ...taken, found } satisfies Visit
}

/** When the browser paints a page of a few words: no page can be faster on this machine. */
export async function paintNothing(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.goto('/robots.txt')
  const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const time = Number(await painted.jsonValue())
  await page.close()
  return time
}
