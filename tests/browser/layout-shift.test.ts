import type { Page } from '@playwright/test'
import { chunk } from '#domain/chunk.ts'
import { send } from './crates.ts'
import { onEveryScreen } from './every-screen.ts'
import { makeAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { SCREENS, type Screen } from './screens.ts'
import { waitForIslands } from './wait-for-islands.ts'

/**
 * The largest sum of layout shifts of a page. A few pixels of what is measured in the browser, such as the number of tags that do not fit
 * a row, come to 0.00004.
 */
const MOST = 0.001

/**
 * What these answer in place of the server, or add behind the back of the device, differs from what the server rendered: own ones follow.
 */
const FAKED = [
  'diary',
  'diary-entry',
  'admin-setup',
  'tags-renaming',
  'tags-deleting',
  'tags-color',
  'importing',
  'import-waiting',
  'imported',
]

/** Somebody whom nobody else is, at an address of what they have. */
const ofNewPerson = (name: string, make: (page: Page, album: number) => Promise<string>): Screen => ({
  name,
  isSignedIn: false,
  path: async (page) => {
    await makeAlbums(page, [{ title: 'Amber' }])
    const [album] = await (await page.request.get('/api/albums')).json()
    return make(page, album.id)
  },
})

const OWN: Screen[] = [
  ofNewPerson('own-diary', async (page, album) => {
    for (const at of ['2026-09-18T20:15:00', '2026-08-02T21:15:00', '2025-08-02T21:15:00'])
      await send(page, `/api/albums/${album}/listens`, { at })
    return '/app/diary'
  }),
  ofNewPerson('own-tags', async (page, album) => {
    await page.request.patch(`/api/albums/${album}`, { data: { userTags: ['hip-hop', 'hip hop', 'HipHop', 'dub'] } })
    await send(page, '/api/tags/edit', { from: ['seen live'], to: null })
    return '/app/tags'
  }),
  ofNewPerson('smart-crate', async (page) => {
    const { id } = await send<{ id: number }>(page, '/api/crates', { name: 'Unrated', query: 'unrated' })
    return `/app?crate=${id}`
  }),
]

/** Each address once, without what a test does there; those that begin at the landing page are made by that. */
function asOpened(screens: readonly Screen[]): Screen[] {
  const byAddress = new Map<Screen['path'], Screen>()
  for (const { open, ...screen } of screens) {
    if (FAKED.includes(screen.name)) continue
    if (open && screen.path === '/') byAddress.set(`/ ${screen.name}`, { ...screen, open })
    else byAddress.set(screen.path, screen)
  }
  return [...byAddress.values()]
}

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

/** Notes on each page what moves without having been pressed. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    // Nothing runs in the frame of a preview.
    if (window !== top) return
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    // While HTML arrives, what is aligned to the end of a row moves as the row gets longer, up to the first frame with all of it.
    let parsedAt = Number.POSITIVE_INFINITY
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          parsedAt = performance.now()
        }),
      )
    })
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const nameOf = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const name = element?.outerHTML.slice(0, 120) ?? 'what is gone'
      return `${name} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[])
        if (!hadRecentInput && startTime > parsedAt) shifts.push({ value, what: sources.map(nameOf).join(' and ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved on the page so far, when nothing more is about to. */
async function shiftsOn(page: Page): Promise<{ value: number; what: string }[]> {
  if (page.url().includes('#')) await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
  await waitForIslands(page)
  return page.evaluate(async () => {
    // The observer is told of a frame after the next one has begun.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts
  })
}

const sum = (shifts: { value: number }[]) => shifts.reduce((total, { value }) => total + value, 0)

for (const width of [360, 1280])
  for (const screens of chunk(asOpened([...SCREENS, ...OWN]), 25))
    test(`nothing moves by itself at ${width} px: ${screens[0]?.name} to ${screens.at(-1)?.name}`, {
      tag: '@screens',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 })
      // The font is there, as on all visits but the first: what stands in for it is as wide on systems that have one of its fonts.
      await page.goto('/')
      await noteShifts(page)
      const check = async ({ name }: Screen) => {
        const shifts = await shiftsOn(page)
        expect.soft(sum(shifts), `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MOST)
      }
      await onEveryScreen(page, check, { screens })
    })
