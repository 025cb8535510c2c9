import type { Locator } from '@playwright/test'
import { makeCrates } from './crates.ts'
import { chooseEntry, openCharts } from './list-head.ts'
import { closeHints, makeAlbums, numberedAlbums, showView, withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)

/** At most how far the first cover is from the top, by width and height of the window. */
const HEADS = [
  [1280, 900, 200],
  [768, 1024, 260],
  [390, 844, 260],
] as const

for (const view of ['grid', 'wall'] as const) {
  for (const [width, height, most] of HEADS) {
    test(`the first cover of the ${view} is at most ${most} px from the top at ${width} by ${height}`, {
      tag: '@detail',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await makeAlbums(page, numberedAlbums(20))
      await closeHints(page)
      await showView(page, view)
      await open(page, '/app')
      expect(await top(page.locator('.albums .cover').first())).toBeLessThanOrEqual(most)
    })
  }
}

test('search, sort and filters stay visible while the page scrolls', { tag: '@detail' }, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 390) await withAlbums(page, numberedAlbums(30))
    else await open(page, '/app')
    await page.evaluate(() => scrollTo(0, 1500))
    await expect(page.getByRole('combobox', { name: /^Search/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeInViewport({ ratio: 1 })
    const header = await page.locator('.top').evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await top(page.getByRole('combobox', { name: /^Search/ }))).toBeGreaterThanOrEqual(header)
  }
})

test('totals link to what they count, and the charts stay open or closed as chosen', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [
    { title: 'Plain', rating: 4, trackCount: 9, tags: ['folk'] },
    { title: 'Other', rating: 2, trackCount: 2 },
    { title: 'Bare' },
  ])
  const totals = page.getByRole('list', { name: 'Totals' })
  await expect(totals.getByRole('listitem')).toHaveText(['4 albums', '3.7 average', '1 unrated', '12 tracks', '3 tags'])
  await totals.getByRole('link', { name: '1 unrated' }).click()
  await expect(page).toHaveURL('/app?unrated=1')
  await expect(page.locator('.albums h2')).toHaveText(['Bare'])
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics).toBeHidden()
  await openCharts(page)
  await expect(statistics.getByRole('link', { name: 'Unrated: 1' })).toBeVisible()
  await page.reload()
  await expect(statistics).toBeVisible()
  await statistics.getByRole('link', { name: 'Rate them (1)' }).click()
  await expect(page.locator('[data-desk]').getByRole('heading', { level: 1, name: 'Bare' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.albums h2')).toHaveText(['Bare'])
  await chooseEntry(page, 'Hide charts')
  await page.reload()
  await expect(statistics).toBeHidden()
})

test('the charts are closed until they are opened, also on a wide screen', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await withAlbums(page, numberedAlbums(3))
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeHidden()
})

test('on a wide screen the filters stay open in a column beside the albums', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await withAlbums(page, numberedAlbums(30))
  const albums = page.getByRole('region', { name: 'Albums', exact: true })
  const filters = page.getByRole('region', { name: 'Filters' })
  const place = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON())
  const button = page.getByRole('button', { name: /^Filter/ })
  const before = await place(albums)
  await button.click()
  await expect(filters).toBeVisible()
  const [shown, column] = [await place(albums), await place(filters)]
  expect(column).toMatchObject({ width: 280, right: before.right })
  expect(shown).toMatchObject({ left: before.left, top: before.top })
  expect(shown.right).toBeLessThan(column.left)

  await filters.getByRole('button', { name: 'Unrated' }).click()
  await expect(page).toHaveURL('/app?unrated=1')
  await page.evaluate(() => scrollTo(0, 900))
  await expect(filters.getByRole('button', { name: 'Unrated' })).toBeInViewport({ ratio: 1 })

  await open(page, '/app')
  await expect(filters).toBeVisible()
  expect(await place(albums)).toEqual(shown)
  await page.setViewportSize({ width: 1399, height: 800 })
  await expect(filters).toBeHidden()
  await button.click()
  expect((await place(filters)).bottom).toBeLessThanOrEqual((await place(albums)).top)
  await page.setViewportSize({ width: 1440, height: 800 })
  await button.click()
  await expect(filters).toBeHidden()
  await page.reload()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a search without hits has no facts, and the field stays where it is', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await makeCrates(page, 2, { Evening: 'A' })
  const field = page.getByRole('combobox', { name: /^Search/ })
  const facts = page.getByRole('list', { name: 'Totals' }).getByRole('listitem')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/app?', `/app?crate=${crates.get('Evening')}&`]) {
      await open(page, path)
      await expect(facts).not.toHaveCount(0)
      const before = await top(field)
      await open(page, `${path}q=zzzz`)
      await expect(page.getByRole('heading', { name: 'No albums match' })).toBeVisible()
      await expect(facts).toHaveCount(0)
      expect(await top(field)).toBe(before)
    }
  }
})
