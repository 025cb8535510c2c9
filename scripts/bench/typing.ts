import { eq } from 'drizzle-orm'
import type { Browser } from 'playwright-core'
import type { AlbumView } from '#domain/albums/album.ts'
import type { SystemCtx } from '#worker/db/context.ts'
import { user } from '#worker/db/schema.ts'
import { open } from '../../tests/browser/wait-for-islands.ts'
import { insertInPieces } from '../demo/insert-in-pieces.ts'
import { serveCovers } from './visit.ts'

const WORDS = ['ambient field', 'harbour', 'tin par', 'zzzz', 'a']

/** Milliseconds from a key in the search field to the painted list, the longest task meanwhile, and the frames longer than 50 ms. */
export type Typing = { median: number; slowest: number; longestTask: number; longFrames: number; cards: number }

type Span = [start: number, end: number]
type Seen = { keys: Span[]; tasks: Span[]; longFrames: number }

/** Adds albums to the account of an email address. */
export async function addAlbums(ctx: SystemCtx, email: string, albums: readonly AlbumView[]): Promise<void> {
  const [person] = await ctx.accounts.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!person) throw new Error(`There is no account ${email}`)
  await insertInPieces({ ...ctx, userId: person.id }, albums)
}

type Person = { email: string; password: string }

/** Types into the search field of a person's collection. */
export async function typeInSearch(browser: Browser, address: string, { email, password }: Person): Promise<Typing> {
  const page = await browser.newPage({ baseURL: address })
  await serveCovers(await page.context().newCDPSession(page))
  await page.request.post('/api/auth/sign-in/email', { data: { email, password }, headers: { origin: address } })
  await open(page, '/app')
  const search = page.getByRole('combobox', { name: /^Search/ })
  const press = async (text: string) => {
    for (const key of text) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 60 })
    for (const _ of text) await page.keyboard.press('Backspace', { delay: 60 })
  }
  await search.focus()
  await press('warm')
  await page.evaluate(() => {
    const seen: Seen = { keys: [], tasks: [], longFrames: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      seen.longFrames += list.getEntries().length
    }).observe({ type: 'long-animation-frame' })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, startTime + duration])
    }).observe({ type: 'longtask' })
    const listen = () => {
      const pressed = performance.now()
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => seen.keys.push([pressed, performance.now()])
        painted.port2.postMessage(null)
      })
    }
    document.addEventListener('keydown', listen, true)
  })
  for (const word of WORDS) await press(word)
  const found = await page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Seen }).seen,
    cards: document.querySelectorAll('.albums li[id]').length,
  }))
  await page.close()
  const sorted = found.keys.map(([pressed, painted]) => painted - pressed).toSorted((a, b) => a - b)
  // The copy on the device is still being written: its tasks between two keys hold up neither.
  const ofKeys = found.tasks.filter(([start, end]) =>
    found.keys.some(([pressed, painted]) => start < painted && end > pressed),
  )
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
    longestTask: Math.max(0, ...ofKeys.map(([start, end]) => end - start)),
    longFrames: found.longFrames,
    cards: found.cards,
  }
}
