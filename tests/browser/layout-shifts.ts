import type { Page } from '@playwright/test'
import { expect } from './person.ts'
import type { Screen } from './screens.ts'
import { waitForIslands } from './wait-for-islands.ts'

/**
 * The largest sum of layout shifts of a page. A few pixels of what is measured in the browser, such as the number of tags that do not fit
 * a row, come to 0.00004.
 */
const MOST = 0.001

/**
 * What these answer in place of the server, or add behind the back of the device, differs from what the server rendered:
 * `layout-shift.test.ts` has own ones.
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

/** Whether a test begins at the landing page and makes the screen there. */
export const isMadeThere = ({ path, open }: Screen): boolean => path === '/' && open !== undefined

/** One screen for each address, and all that are made at the landing page. */
export function oncePerAddress(screens: readonly Screen[]): Screen[] {
  const seen = new Set<Screen['path']>()
  return screens.filter((screen) => {
    if (FAKED.includes(screen.name)) return false
    if (isMadeThere(screen)) return true
    if (seen.has(screen.path)) return false
    seen.add(screen.path)
    return true
  })
}

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

/** Notes on each page from now on what moves without having been pressed. */
export async function noteShifts(page: Page): Promise<void> {
  // The font is there, as on all visits but the first: what stands in for it is as wide on systems that have one of its fonts.
  await page.goto('/')
  await page.addInitScript(() => {
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
}

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

/** Expects that nothing has moved by itself on a page after `noteShifts`. */
export async function expectNoShifts(page: Page, name: string): Promise<void> {
  const shifts = await shiftsOn(page)
  expect.soft(sum(shifts), `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MOST)
}
