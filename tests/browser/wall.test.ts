import type { Locator, Page } from '@playwright/test'
import { card, chooseView, makeAlbums, showView, withAlbums } from './own-albums.ts'
import { expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Record ${index}` }))
const items = (page: Page) => page.locator('.wall-item')

/** How many covers are wholly in the window with their title and artist. */
const wholeItems = (page: Page) =>
  items(page).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }).length,
  )

/** How many albums stand side by side. */
const columns = (page: Page) =>
  items(page).evaluateAll((all) => {
    const tops = all.map((one) => one.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })

const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)

for (const [width, height, least] of [
  [1280, 900, 18],
  [1920, 1080, 36],
] as const) {
  test(`the wall shows ${least} covers at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await makeAlbums(page, many(60))
    await showView(page, 'wall')
    await open(page, '/app')
    await expect.poll(() => wholeItems(page)).toBeGreaterThanOrEqual(least)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the wall has two columns, and a tap on a cover opens the album', async ({ page }) => {
    await makeAlbums(page, many(20))
    await showView(page, 'wall')
    await open(page, '/app')
    expect(await columns(page)).toBe(2)
    await card(page, 'Record 3').locator('.cover').tap()
    await expect(page).toHaveURL(/\/app\/album\/\d+/)
  })
})

test('the wall shows all albums without pages, and draws only those near the window', async ({ page }) => {
  await withAlbums(page, many(400))
  await page.goto('/app?page=2')
  await expect(card(page, 'Record 10')).toBeVisible()
  await chooseView(page, 'Wall')
  await expect(page).toHaveURL('/app')
  await expect(card(page, 'Record 0')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
  await expect(items(page).first()).toHaveAttribute('aria-setsize', '401')
  expect(await items(page).count()).toBeLessThan(100)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(card(page, 'Welcome to Gatefold')).toBeInViewport()
  await expect(card(page, 'Record 0')).toBeHidden()
  await page.getByRole('searchbox').fill('record 39')
  await expect(items(page)).toHaveCount(11)
  await expect(card(page, 'Record 399')).toBeInViewport()
  await page.getByLabel('Sort by').selectOption('title')
  await expect(items(page).first()).toContainText('Record 39')
})

test('the keys move by rows and columns of the wall to albums that are not drawn yet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeAlbums(page, many(200))
  await showView(page, 'wall')
  await open(page, '/app')
  await page.keyboard.press('j')
  await expect(card(page, 'Record 0')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Record 6')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, 'Record 7')).toBeFocused()
  for (let row = 0; row < 12; row += 1) await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Record 79')).toBeFocused()
  await expect(card(page, 'Record 79')).toBeInViewport()
  await page.keyboard.press('4')
  await expect(toast(page)).toContainText('Record 79: 4 stars')
  await expect(card(page, 'Record 79').getByRole('radio', { name: '4 stars' })).toBeChecked()
  // The focus stays with an album that is scrolled away.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(card(page, 'Record 0')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(card(page, 'Record 73')).toBeFocused()
  await expect(card(page, 'Record 73')).toBeInViewport()
})

test('stars and actions show on the cover that is pointed at', async ({ page }) => {
  await makeAlbums(page, many(12))
  await showView(page, 'wall')
  await open(page, '/app')
  const one = card(page, 'Record 1')
  await expect(one.getByRole('radio')).toHaveCount(0)
  await one.locator('.cover').hover()
  await one.getByRole('radio', { name: '5 stars' }).click({ force: true })
  await expect(toast(page)).toContainText('Record 1: 5 stars')
  const other = card(page, 'Record 4')
  await other.locator('.cover').hover()
  await other.getByRole('button', { name: 'Edit Record 4' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Album' })).toBeVisible()
})

test('albums of the wall are selected in ranges and dragged into crates', async ({ page }) => {
  await makeAlbums(page, many(30))
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  await page.request.post('/api/crates', { data: { name: 'Kitchen' }, headers })
  await showView(page, 'wall')
  await open(page, '/app')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('region', { name: 'Selected albums' })
  await expect(bar).toContainText('0 selected')
  await card(page, 'Record 2').locator('.cover').click()
  await card(page, 'Record 9')
    .locator('.cover')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('8 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await card(page, 'Record 4').locator('.cover').hover()
  await page.mouse.down()
  await page.mouse.move(640, 400, { steps: 4 })
  await page.locator('.rail [data-crate]', { hasText: 'Kitchen' }).hover()
  await page.mouse.up()
  await expect(toast(page)).toContainText('Record 4')
  await expect(page.locator('.rail [data-crate]', { hasText: 'Kitchen' })).toContainText('1')
})

test('larger covers are remembered, and rendered by the server', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeAlbums(page, many(30))
  await showView(page, 'wall')
  await open(page, '/app')
  const before = await columns(page)
  await page.getByRole('button', { name: 'Larger covers' }).click()
  await expect.poll(() => columns(page)).toBeLessThan(before)
  const larger = await columns(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Larger covers' })).toHaveAttribute('aria-pressed', 'true')
  expect(await columns(page)).toBe(larger)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the wall is there, with links to its other pages', async ({ page }) => {
    await makeAlbums(page, many(130))
    await showView(page, 'wall')
    await page.goto('/app')
    await expect(items(page)).toHaveCount(100)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(items(page)).toHaveCount(31)
    await expect(card(page, 'Record 100')).toBeVisible()
  })
})

test('covers stand where the server put them once the page is interactive', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeAlbums(page, many(60))
  await showView(page, 'wall')
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await rendered.promise
    await route.continue()
  })
  const rendered = Promise.withResolvers<void>()
  await page.goto('/app', { waitUntil: 'commit' })
  await expect(items(page)).toHaveCount(61)
  const boxes = () =>
    items(page).evaluateAll((all) =>
      all.slice(0, 18).map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    )
  const before = await boxes()
  rendered.resolve()
  await expect(items(page).first()).toHaveAttribute('aria-setsize', '61')
  expect(await boxes()).toEqual(before)
})

const HEADS = [
  [1280, 900, 200],
  [768, 1024, 260],
  [390, 844, 260],
] as const

for (const view of ['grid', 'wall'] as const) {
  for (const [width, height, most] of HEADS) {
    test(`the first cover of the ${view} is at most ${most} px from the top at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await makeAlbums(page, many(20))
      await showView(page, view)
      await open(page, '/app')
      expect(await top(page.locator('.albums .cover').first())).toBeLessThanOrEqual(most)
    })
  }
}

test('search, sort and filters stay in sight while the page scrolls', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 390) await withAlbums(page, many(30))
    else await open(page, '/app')
    await page.evaluate(() => scrollTo(0, 1500))
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeInViewport({ ratio: 1 })
    const header = await page.locator('.top').evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await top(page.getByRole('searchbox'))).toBeGreaterThanOrEqual(header)
  }
})

test('totals lead to what they count, and the charts stay as chosen', async ({ page }) => {
  await withAlbums(page, [
    { title: 'Plain', rating: 4, trackCount: 9, tags: ['folk'] },
    { title: 'Other', rating: 2, trackCount: 2 },
    { title: 'Bare' },
  ])
  const totals = page.getByRole('list', { name: 'Totals' })
  await expect(totals.getByRole('listitem')).toHaveText(['4 albums', '12 tracks', '3 tags', '3.7 average', '1 unrated'])
  await totals.getByRole('link', { name: '1 unrated' }).click()
  await expect(page).toHaveURL('/app?unrated=1')
  await expect(page.locator('.albums h2')).toHaveText(['Bare'])
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await totals.getByRole('link', { name: '3.7 average' }).click()
  await expect(page.getByLabel('Sort by')).toHaveValue('rating-high')

  const charts = page.getByRole('button', { name: 'Charts' })
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics).toBeHidden()
  await charts.click()
  await expect(statistics.getByRole('link', { name: 'Unrated: 1' })).toBeVisible()
  await page.reload()
  await expect(charts).toHaveAttribute('aria-expanded', 'true')
  await statistics.getByRole('link', { name: 'Rate them (1)' }).click()
  await expect(page.locator('.albums h2')).toHaveText(['Bare'])
  await charts.click()
  await page.reload()
  await expect(charts).toHaveAttribute('aria-expanded', 'false')
  await expect(statistics).toBeHidden()
})

test('the charts are open at first on a wide screen, but not above the wall', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await withAlbums(page, many(3))
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics).toBeVisible()
  await expect(page.getByRole('button', { name: 'Charts' })).toHaveAttribute('aria-expanded', 'true')
  await chooseView(page, 'Wall')
  await expect(statistics).toBeHidden()
  await chooseView(page, 'Grid')
  await expect(statistics).toBeVisible()
})

test('a new crate opens at once, and takes records from a list that saves each tick', async ({ page }) => {
  await withAlbums(page, many(12))
  await page.getByRole('link', { name: 'New crate' }).first().click()
  await page.getByLabel('Name').fill('Sunday')
  await page.getByRole('button', { name: 'Create crate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
  const head = await page.locator('.opened').evaluate((element) => element.getBoundingClientRect().height)
  expect(head).toBeLessThanOrEqual(120)

  await page.getByRole('button', { name: 'Add records' }).click()
  const picker = page.getByRole('dialog', { name: 'Add records to Sunday' })
  await picker.getByLabel('Find an album').fill('record 1')
  await expect(picker.getByRole('checkbox')).toHaveCount(3)
  await picker.getByRole('checkbox', { name: /Record 11/ }).check()
  await picker.getByRole('checkbox', { name: /Record 10/ }).check()
  await expect(picker.getByRole('status')).toHaveText('2 albums added')
  await picker.getByRole('checkbox', { name: /Record 11/ }).uncheck()
  await expect(picker.getByRole('status')).toHaveText('1 album added')
  await picker.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.albums h2')).toHaveText(['Record 10'])
  await page.reload()
  await expect(page.locator('.albums h2')).toHaveText(['Record 10'])
})
