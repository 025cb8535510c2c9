import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { chooseView, showView } from './own-albums.ts'
import { answerCovers, EXPECTS_FAILED_REQUESTS, expect, newTab, signInAsDemo, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const dock = (page: Page) => page.getByRole('region', { name: 'Player' })
const preview = (page: Page, album: string) =>
  dock(page).getByRole('group', { name: `Preview of ${album}`, exact: true })
const starters = (page: Page) => page.locator('.albums').getByRole('button', { name: /^Play a preview of / })
const pauseOf = (page: Page) => dock(page).getByRole('button', { name: 'Pause', exact: true })

/** The titles on the page of the albums with a preview. */
const playable = async (page: Page) => {
  await expect(starters(page).first()).toBeVisible()
  const labels = await starters(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Play a preview of ', ''))
}

const begin = (page: Page, title: string) =>
  page.getByRole('button', { name: `Play a preview of ${title}`, exact: true }).click()

/** Moves to shortly before the end of the sound. */
async function skipToEnd(page: Page, title: string) {
  const position = preview(page, title).getByLabel('Position')
  await expect(position).not.toHaveAttribute('max', '0')
  await position.fill(String(Number(await position.getAttribute('max')) - 0.3))
}

const openApp = async (page: Page, path = '/app') => {
  await answerCovers(page)
  await signInAsDemo(page)
  // Another test may have chosen one for the account.
  await showView(page, 'grid')
  await open(page, path)
}

const isAudible = (page: Page, title: string) =>
  expect.poll(async () => Number(await preview(page, title).getByLabel('Position').inputValue())).toBeGreaterThan(0.05)

test('previews play one after the other while the page, the view and the open album change', async ({ page }) => {
  await openApp(page)
  const [first = '', second = ''] = await playable(page)
  await begin(page, first)
  await isAudible(page, first)

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(pauseOf(page)).toBeVisible()
  await skipToEnd(page, first)
  await expect(preview(page, second)).toBeVisible()
  await isAudible(page, second)

  await chooseView(page, 'Compact')
  await preview(page, second).getByRole('link', { name: second }).click()
  await expect(page.getByRole('dialog', { name: second })).toBeVisible()
  await expect(page.getByRole('button', { name: `Pause the preview of ${second}` })).toBeVisible()
  await skipToEnd(page, second)
  const third = dock(page).getByRole('group', { name: /^Preview of / })
  await expect(third).not.toHaveAccessibleName(`Preview of ${second}`)
  await expect.poll(async () => Number(await third.getByLabel('Position').inputValue())).toBeGreaterThan(0.05)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(dock(page).locator('[aria-label=Pause]')).toBeVisible()
})

test('the dock seeks, is muted, rates and closes, and Media Session follows it', async ({ page }) => {
  await openApp(page)
  const [first = '', second = ''] = await playable(page)
  await begin(page, first)
  await isAudible(page, first)
  const session = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.album, navigator.mediaSession.playbackState])
  await expect.poll(session).toEqual([first, 'playing'])
  await pauseOf(page).click()
  await expect.poll(session).toEqual([first, 'paused'])

  const controls = preview(page, first)
  await expect(controls).toContainText('0:06')
  await controls.getByLabel('Position').fill('2')
  await controls.getByLabel('Position').press('ArrowRight')
  expect(Number(await controls.getByLabel('Position').inputValue())).toBeCloseTo(2.1)
  await expect(controls.getByLabel('Volume')).toHaveValue('0.7')
  await controls.getByLabel('Volume').press('ArrowLeft')
  await expect(controls.getByLabel('Volume')).toHaveValue('0.69')
  await controls.getByRole('button', { name: 'Mute' }).click()
  await expect(controls.getByLabel('Volume')).toHaveValue('0')

  await controls.getByRole('button', { name: `Add ${first} to crate…` }).click()
  await expect(page.getByRole('dialog', { name: /crate/i })).toBeVisible()
  await page.keyboard.press('Escape')

  await controls.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(preview(page, second)).toBeVisible()
  await expect.poll(async () => (await session())[0]).toBe(second)
  await dock(page).getByRole('button', { name: 'Close player' }).click()
  await expect(dock(page)).toHaveCount(0)
  await expect.poll(session).toEqual([undefined, 'none'])
  await expect(page.getByRole('button', { name: `Play a preview of ${second}`, exact: true })).toBeVisible()
})

test('the upper edge of the dock seeks on a phone', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openApp(page)
  const [title = ''] = await playable(page)
  await begin(page, title)
  await isAudible(page, title)
  await pauseOf(page).click()
  const position = preview(page, title).getByLabel('Position')
  const { x, y, width, height } = (await position.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect({ x, width }).toEqual({ x: 0, width: 390 })
  await page.mouse.click(x + width / 2, y + height / 2)
  const length = Number(await position.getAttribute('max'))
  await expect.poll(async () => Number(await position.inputValue()) / length).toBeCloseTo(0.5, 1)
})

test('keys start, pause and change previews, also over an open album and on the sliders', { tag: '@detail' }, async ({
  page,
}) => {
  await openApp(page)
  const [first = '', second = ''] = await playable(page)
  await page.keyboard.press('p')
  await isAudible(page, first)
  await page.keyboard.press('p')
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('Shift+N')
  await isAudible(page, second)
  await preview(page, second).getByRole('link', { name: second }).click()
  await expect(page.getByRole('dialog', { name: second })).toBeVisible()
  await page.keyboard.press('Shift+P')
  await isAudible(page, first)
  await preview(page, first).getByLabel('Position').press('p')
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Play the next track or preview')
})

test('Play in the head plays what is shown, filtered and sorted', { tag: '@detail' }, async ({ page }) => {
  await openApp(page, '/app?sort=title')
  await expect(page.getByText(/albums/).first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click()
  const album = dock(page).getByRole('link')
  const names: string[] = []
  for (let count = 0; count < 3; count += 1) {
    await expect(album).toBeVisible()
    if (names.length > 0) await expect(album).not.toHaveText(names.at(-1) ?? '')
    names.push(await album.innerText())
    if (count < 2) await dock(page).getByRole('button', { name: 'Next', exact: true }).click()
  }
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
})

test('a preview that fails to play is skipped with a notice', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await openApp(page)
  const [first = '', second = ''] = await playable(page)
  const id = await page.locator('.albums [data-album]', { hasText: first }).first().getAttribute('data-album')
  const dead = 'https://t4.bcbits.com/stream/dead'
  await page.route(dead, (route) => route.fulfill({ status: 410 }))
  const asked: string[] = []
  await page.route(`**/api/albums/${id}/preview*`, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { url: dead, title: 'Gone', expiresAt: new Date().toISOString() } })
  })
  await begin(page, first)
  await expect(toast(page)).toContainText(`Skipped ${first}`)
  const [box, place] = await Promise.all([toast(page).boundingBox(), dock(page).boundingBox()])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(place?.y ?? 0)
  await isAudible(page, second)
  expect(asked).toEqual(['', '?fresh=1'])
})

test('streams that fail pause the player where it was, with one notice and few requests', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await openApp(page)
  const [first = ''] = await playable(page)
  const streams: string[] = []
  const dead = 'https://t4.bcbits.com/stream/dead/'
  await page.route(`${dead}*`, (route) => {
    streams.push(route.request().url())
    return route.fulfill({ status: 403 })
  })
  await page.route('**/api/albums/*/preview*', (route) => {
    const id = /albums\/(\d+)/.exec(route.request().url())?.[1]
    return route.fulfill({ json: { url: dead + id, title: 'Gone', expiresAt: new Date().toISOString() } })
  })
  const notices = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && /Skipped|Couldn’t play/.test(node.innerText)) seen.push(node.innerText)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  await begin(page, first)
  await expect(toast(page)).toContainText('Couldn’t play it')
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(preview(page, first)).toBeVisible()
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused')
  expect(new Set(streams).size).toBe(3)
  expect(await notices.evaluate((seen) => seen.length)).toBe(1)

  await page.unroute('**/api/albums/*/preview*')
  await dock(page).getByRole('button', { name: 'Play', exact: true }).click()
  await isAudible(page, first)
})

test('nothing plays offline, and a notice says so', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await openApp(page)
  const [first = ''] = await playable(page)
  await begin(page, first)
  await isAudible(page, first)
  await page.context().setOffline(true)
  await dock(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect(toast(page)).toContainText('You are offline')
  await expect(dock(page)).toContainText('Music plays when the connection is back.')
})

test('another tab that plays pauses this one', { tag: '@detail' }, async ({ page }) => {
  await openApp(page)
  const [first = '', second = ''] = await playable(page)
  await begin(page, first)
  await isAudible(page, first)
  const tab = await newTab(page)
  await open(tab, '/app')
  await begin(tab, second)
  await isAudible(tab, second)
  await expect(dock(page).locator('[aria-label=Play]')).toBeVisible()
})

for (const width of [360, 1280]) {
  test(`the dock covers nothing and is accessible at ${width} px`, { tag: '@detail' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await openApp(page)
    const [first = ''] = await playable(page)
    await begin(page, first)
    await expect(pauseOf(page)).toBeVisible()
    await expect(dock(page).getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    const edges = async () => {
      const box = await dock(page).boundingBox()
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0), height: box?.height ?? 0 }
    }
    const { top, bottom, height } = await edges()
    expect(height).toBe(64)
    const bar = page.getByRole('navigation', { name: 'Main', exact: true })
    expect(bottom).toBe(width === 360 ? (await bar.boundingBox())?.y : 780)

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await page.locator('main').boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)

    await page.evaluate(axe)
    const faults = await page.evaluate(async () => {
      type Axe = { run(part: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      const { violations } = await (window as unknown as { axe: Axe }).axe.run('[data-dock]')
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`)
    })
    expect(faults).toEqual([])
  })
}
