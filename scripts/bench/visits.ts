import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { buildIfStale } from '../build.ts'
import { findChromium } from '../chromium.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { signIn } from './bytes.ts'
import { keepFigures } from './kept.ts'
import { type Line, openLine, type Passed } from './line.ts'
import { median, sideBySide } from './measure.ts'
import { withRunningApp } from './running-app.ts'
import { type Typing, typeInSearch } from './typing.ts'
import { paintNothing, type Visit, visit } from './visit.ts'
import { type Figure, printVisits, SLOW_CPU, visitFigures } from './visit-figures.ts'
import { personWith, SIZES, seedVisits, type Visited } from './visited-accounts.ts'

const FIRST_VISITS = 3
const REPEAT_VISITS = 9
const middle = (visits: readonly Visit[], of: (visit: Visit) => number) => median(visits.map(of))

/** What went over the line, most bytes first. */
const inDetail = (requests: readonly Passed[]) =>
  requests
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ method, path, status, bytes }) => `${method} ${path.split('?')[0]} ${status} ${bytes} B`)
    .join(', ') || 'nothing'

/** `search` names an album among the first 1,000 and the last one. */
async function measureFirstVisits(
  browser: Browser,
  line: Line,
  { cookies, search: both }: { cookies: Record<Visited, Cookies>; search: readonly string[] },
): Promise<Figure[]> {
  const small: Visit[] = []
  const large: Visit[] = []
  for (let run = 0; run < FIRST_VISITS; run += 1) {
    for (const [visits, size, search] of [
      [small, 100, []],
      [large, 10_000, both],
    ] as const) {
      const context = await browser.newContext({ baseURL: line.address })
      await context.addCookies(cookies[size])
      visits.push(await visit(context, line, { isSlow: true, cpu: SLOW_CPU, search }))
      await context.close()
    }
  }
  const card = middle(large, (one) => one.card)
  const before = middle(small, (one) => one.card)
  return [
    { name: 'first card, slow', value: card, unit: 'ms', limit: null, note: `with 100 albums ${before.toFixed(0)} ms` },
    { name: 'first card, beside 100 albums', value: card / before, unit: '×', limit: 1.2 },
    {
      name: 'first 1,000 searchable, slow',
      value: middle(large, ({ found: [at = 0] }) => at),
      unit: 'ms',
      limit: 1_500,
    },
    {
      name: 'all searchable, slow',
      value: middle(large, ({ found: [, at = 0] }) => at),
      unit: 'ms',
      limit: 6_000,
    },
    {
      name: 'bytes, with what is kept for offline',
      value: middle(large, (one) => one.bytes),
      unit: 'B',
      limit: 970_000,
    },
    { name: 'blocking time, slow', value: middle(large, (one) => one.blocking), unit: 'ms', limit: null },
    { name: 'longest task, slow', value: middle(large, (one) => one.longest), unit: 'ms', limit: null },
    { name: 'layout shift, slow', value: middle(small, (one) => one.shift), unit: 'CLS', limit: 0.0001 },
  ].map((figure) => ({ ...figure, name: `first visit: ${figure.name}` }) as Figure)
}

/** `rate` changes an album from another device. */
async function measureRepeatVisits(
  browser: Browser,
  line: Line,
  { cookies, rate }: { cookies: Cookies; rate: () => Promise<void> },
): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL: line.address })
  await context.addCookies(cookies)
  // The first visit installs the service worker, the second has it keep the page.
  for (let visits = 0; visits < 2; visits += 1) await visit(context, line, {})
  const floors: number[] = []
  const fast: Visit[] = []
  const started: Visit[] = []
  const slowLine: Visit[] = []
  const slow: Visit[] = []
  const rated: Visit[] = []
  for (let run = 0; run < REPEAT_VISITS; run += 1) {
    fast.push(await visit(context, line, {}))
    floors.push(await paintNothing(context))
    slowLine.push(await visit(context, line, { isSlow: true }))
    started.push(await visit(context, line, { isWorkerStopped: true }))
    if (run >= FIRST_VISITS) continue
    slow.push(await visit(context, line, { isSlow: true, cpu: SLOW_CPU }))
    await rate()
    rated.push(await visit(context, line, {}))
  }
  await context.close()
  const card = middle(fast, (one) => one.card)
  const cardOnSlowLine = middle(slowLine, (one) => one.card)
  const [unchanged, changed] = [fast.at(-1), rated.at(-1)]
  return [
    { name: 'first card', value: card, unit: 'ms', limit: 100, note: `/robots.txt ${median(floors).toFixed(0)} ms` },
    { name: 'first card, slow line', value: cardOnSlowLine, unit: 'ms', limit: card + 10 },
    {
      name: 'first card, service worker not running',
      value: middle(started, (one) => one.card),
      unit: 'ms',
      limit: null,
    },
    { name: 'first card, slow', value: middle(slow, (one) => one.card), unit: 'ms', limit: null },
    { name: 'blocking time, slow', value: middle(slow, (one) => one.blocking), unit: 'ms', limit: null },
    { name: 'longest task, slow', value: middle(slow, (one) => one.longest), unit: 'ms', limit: null },
    {
      name: 'nothing has changed',
      value: middle(fast, (one) => one.bytes),
      unit: 'B',
      limit: 1_000,
      note: inDetail(unchanged?.requests ?? []),
    },
    {
      name: 'a rating elsewhere',
      value: middle(rated, (one) => one.bytes),
      unit: 'B',
      limit: 2_000,
      note: inDetail(changed?.requests ?? []),
    },
  ].map((figure) => ({ ...figure, name: `repeat visit: ${figure.name}` }) as Figure)
}

type Cookies = { name: string; value: string; domain: string; path: string }[]
const toCookies = (header: string): Cookies =>
  header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: '127.0.0.1', path: '/' }
  })

/** How long the first byte of the collection page takes, of the larger collection and of the smaller. */
async function measureFirstByte(address: string, cookies: Record<Visited, string>): Promise<Figure> {
  const open = (size: Visited) => async () => {
    const response = await fetch(`${address}/app`, { headers: { cookie: cookies[size] } })
    await response.body?.cancel()
  }
  const times = await sideBySide({ small: open(100), large: open(10_000) }, { runs: 25 })
  const { small = 0, large = 0 } = times
  const note = `${large.toFixed(1)} ms, with 100 albums ${small.toFixed(1)} ms`
  return { name: '/app: first byte, beside 100 albums', value: large / small, unit: '×', limit: 1.2, note }
}

async function weighCollection(line: Line, cookie: string): Promise<Figure> {
  line.take()
  const response = await fetch(`${line.address}${EVERYTHING}`, { headers: { cookie, 'accept-encoding': 'br' } })
  const { length } = await response.text()
  const note = `${Math.round(length / 1_000)} kB as text`
  return { name: 'the whole collection', value: line.take().bytes, unit: 'B', limit: 420_000, note }
}

/** Measures first and repeat visits of people with 10,000 albums, and searching 100,000, in Chromium. */
export async function measureVisits(root: string): Promise<Figure[]> {
  let rows = { changed: 0, unchanged: 0 }
  // Made before the database opens, which ends a connection that waits for seconds.
  const albums = manyAlbums(SIZES[2], new Date())
  const owned = albums.slice(0, 10_000).filter(({ list }) => list === 'collection')
  const search = [owned.findLast(({ id }) => id < 950), owned.at(-1)].map((album) => album?.title ?? '')
  const work = async (address: string): Promise<Figure[]> => {
    const line = await openLine(address)
    const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const headers = { 100: await signIn(address, personWith(100)), 10000: await signIn(address, personWith(10_000)) }
      const cookies = { 100: toCookies(headers[100]), 10000: toCookies(headers[10_000]) }
      let stars = 0
      const cookie = headers[10_000]
      const newest = (await (await fetch(`${address}/api/albums/page`, { headers: { cookie } })).json()) as {
        albums: { id: number }[]
      }
      const rate = async () => {
        stars = (stars % 5) + 1
        const response = await fetch(`${address}/api/albums/${newest.albums[3]?.id}`, {
          method: 'PATCH',
          headers: { cookie, origin: address, 'content-type': 'application/json' },
          body: JSON.stringify({ rating: stars }),
        })
        if (!response.ok) throw new Error(`The rating was refused: ${await response.text()}`)
      }
      const firstByte = await measureFirstByte(address, headers)
      const whole = await weighCollection(line, cookie)
      const repeat = await measureRepeatVisits(browser, line, { cookies: cookies[10_000], rate })
      const first = await measureFirstVisits(browser, line, { cookies, search })
      const typing: Typing[] = []
      for (let run = 0; run < FIRST_VISITS; run += 1)
        typing.push(await typeInSearch(browser, address, personWith(100_000)))
      const toPaint = median(typing.map((one) => one.median))
      const longestTask = median(typing.map((one) => one.longestTask))
      return [
        ...repeat,
        { name: 'difference: rows read after a rating elsewhere', value: rows.changed, unit: 'rows', limit: 20 },
        { name: 'difference: rows read, nothing has changed', value: rows.unchanged, unit: 'rows', limit: 5 },
        ...first,
        firstByte,
        whole,
        { name: '100,000 albums: key in the search to paint', value: toPaint, unit: 'ms', limit: 50 },
        { name: '100,000 albums: longest task of a key', value: longestTask, unit: 'ms', limit: 50 },
      ]
    } finally {
      await browser.close()
      line.close()
    }
  }
  return withRunningApp(root, work, async (ctx) => {
    rows = await seedVisits(ctx, albums)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '../..')
  await buildIfStale(root)
  const figures = await measureVisits(root)
  if (!printVisits(figures)) process.exitCode = 1
  if (process.argv.includes('--keep')) keepFigures(root, visitFigures(figures))
}
