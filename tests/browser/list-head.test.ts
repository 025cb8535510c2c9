import type { Page } from '@playwright/test'
import { send } from './crates.ts'
import { listMenu } from './list-head.ts'
import { closeHints, makeAlbums, numberedAlbums, showView, viewMenu } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const ALBUMS = numberedAlbums(104).map((album, index) => ({ ...album, rating: (index % 5) + 1, tags: ['dub', 'tape'] }))
const CRATES = ['Sunday, slow', 'Kitchen', 'Late bus home', 'For Marit', 'Drone & weather', 'Dancefloor', 'Lend', 'New']

/** Somebody with a list that is rated but for one album, a wishlist and crates. */
async function withCollection(page: Page): Promise<void> {
  await makeAlbums(page, [
    { title: 'Unrated' },
    ...ALBUMS,
    ...numberedAlbums(4, 200).map((one) => ({ ...one, list: 'wishlist' as const })),
  ])
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  for (const [index, name] of CRATES.entries())
    await page.request.post('/api/crates', { data: { name, isFavorite: index < 3 }, headers })
}

/** The controls that are seen in the window while nothing is pointed at, by their names. */
const controls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input, select, textarea, [role=menuitem]',
      ),
    ]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[inert]'),
      )
      .filter((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
        return width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
      })
      .map((one) => one.ariaLabel ?? one.textContent),
  )

/** How often Tab is pressed until an album has the focus. */
async function stopsBeforeAlbums(page: Page): Promise<number> {
  for (let stops = 1; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.closest('[data-album]') !== null)) return stops
  }
  return 60
}

test('a list shows few controls, and the first album is a few Tab stops away', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await withCollection(page)
  await closeHints(page)
  for (const [view, most] of [
    ['grid', 45],
    ['compact', 52],
  ] as const) {
    await showView(page, view)
    await open(page, '/app')
    const shown = await controls(page)
    expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(most)
    expect(shown.length).toBeGreaterThan(30)
    expect(await stopsBeforeAlbums(page)).toBeLessThanOrEqual(15)
  }
})

test.describe('on a phone', { tag: '@detail' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a list shows few controls, and its covers none', async ({ page }) => {
    await withCollection(page)
    await open(page, '/app')
    const shown = await controls(page)
    expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(37)
    expect(shown.length).toBeGreaterThan(20)
    await expect(page.locator('.albums .cover').first().getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
})

for (const width of [360, 820, 1280]) {
  test(`the head of each list names its actions and cuts no title at ${width} px`, { tag: '@detail' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await makeAlbums(page, [
      { title: 'Amber' },
      { title: 'Birch', list: 'wishlist' },
      { title: 'Cedar', list: 'wishlist' },
    ])
    const long = 'Everything that Marit and I heard on the night train from Ghent to Vienna'
    const [album] = await (await page.request.get('/api/albums')).json()
    const crate = await send<{ id: number }>(page, '/api/crates', { name: long, albumIds: [album.id] })
    for (const [address, title] of [
      ['/app', 'Your Collection'],
      ['/app?list=wishlist', 'Your Wishlist'],
      ['/app?q=cedar&list=both', 'Collection and wishlist'],
      ['/app?artist=Marrow+Tide', 'Marrow Tide'],
      [`/app?crate=${crate.id}`, long],
    ] as const) {
      await open(page, address)
      const head = page.locator('[data-list-head]')
      const heading = head.getByRole('heading', { level: 1, name: title })
      await expect(heading).toBeVisible()
      expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      await expect(head.getByRole('button', { name: 'Play', exact: true })).toHaveText('Play')
      await expect(head.getByRole('link', { name: 'Desk', exact: true })).toHaveText('Desk')
      await expect(head.getByRole('button', { name: 'Share', exact: true })).toHaveText('Share')
      await expect(viewMenu(page, 'Grid')).toBeVisible()
      await listMenu(page).click()
      await expect(page.getByRole('menuitem', { name: 'Play me something' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: 'Select' })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: 'Show charts' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(listMenu(page)).toBeFocused()
    }
  })
}
