import type { Page } from '@playwright/test'
import { choose, dialogOf, importButton, manyRows, openFiles } from './files.ts'
import { card, chooseView, makeAlbums, numberedAlbums, showView, viewMenu, withAlbums } from './own-albums.ts'
import { answerCovers, BANDCAMP_COVERS, expect, newPerson, signIn, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

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

/** How many albums stand side by side. Found and measured at once, because hydration replaces them. */
const columns = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('.wall-item')].map((one) => one.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })

for (const [width, height, least] of [
  [1280, 900, 18],
  [1920, 1080, 36],
] as const) {
  test(`the wall shows ${least} covers at ${width} by ${height}`, { tag: '@detail' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await makeAlbums(page, numberedAlbums(60))
    await showView(page, 'wall')
    await open(page, '/app')
    await expect.poll(() => wholeItems(page)).toBeGreaterThanOrEqual(least)
  })
}

test.describe('on a phone', { tag: '@detail' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the wall has two columns, and a tap on a cover opens the album', async ({ page }) => {
    await makeAlbums(page, numberedAlbums(20))
    await showView(page, 'wall')
    await open(page, '/app')
    expect(await columns(page)).toBe(2)
    await card(page, 'Record 3').locator('.cover').tap()
    await expect(page).toHaveURL(/\/app\/album\/\d+/)
  })
})

test('the wall shows all albums without pages, and renders only those near the window', async ({ page }) => {
  await withAlbums(page, numberedAlbums(400))
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
  await page.getByRole('combobox', { name: /^Search/ }).fill('"record 39"')
  await expect(items(page)).toHaveCount(11)
  await expect(card(page, 'Record 399')).toBeInViewport()
  await page.getByLabel('Sort by').selectOption('title')
  await expect(items(page).first()).toContainText('Record 39')
})

test('arrow keys move by rows and columns of the wall, also to albums that are not rendered yet', {
  tag: '@detail',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeAlbums(page, numberedAlbums(200))
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

test('an import of many albums leaves the view alone and offers the wall, which other devices then open too', {
  tag: '@detail',
}, async ({ page, browser }) => {
  const account = await newPerson(page)
  const importRows = async (first: number) => {
    await openFiles(page, 'Import')
    await choose(page, 'records.csv', manyRows(201, first))
    await importButton(page).click()
    await expect(dialogOf(page).getByText('201 albums imported').last()).toBeVisible()
  }
  await importRows(0)
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('202 albums').first()).toBeVisible()
  await expect(viewMenu(page, 'Grid')).toBeVisible()
  await expect(items(page)).toHaveCount(0)

  await importRows(201)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/user/preferences') && answer.ok())
  await dialogOf(page).getByRole('button', { name: 'See the wall' }).click()
  await expect(items(page).first()).toHaveAttribute('aria-setsize', '201')
  await kept

  const other = await browser.newPage({ serviceWorkers: 'block' })
  const origin = new URL(page.url()).origin
  await signIn(other, account, origin)
  await open(other, `${origin}/app`)
  await expect(viewMenu(other, 'Wall')).toBeVisible()
  await expect(items(other).first()).toHaveAttribute('aria-setsize', '403')
  // What was chosen on a device stays as it is there.
  await chooseView(other, 'Compact')
  await open(page, '/app')
  await expect(viewMenu(page, 'Wall')).toBeVisible()
  await open(other, `${origin}/app`)
  await expect(viewMenu(other, 'Compact')).toBeVisible()
  await other.close()
})

test('the grid scrolls without pages where that is chosen, and a reload keeps the place', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, numberedAlbums(300))
  await page.getByLabel('Albums per page').selectOption('All, scrolling')
  await expect(page.locator('[data-album]').first()).toHaveAttribute('aria-setsize', '301')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(card(page, 'Record 150')).toBeInViewport()
  expect(await page.locator('[data-album]').count()).toBeLessThan(60)
  await page.reload()
  await expect(card(page, 'Record 150')).toBeInViewport()
  await viewMenu(page).click()
  await page.getByRole('menuitemcheckbox', { name: 'In pages' }).click()
  await expect(page.locator('[data-album]')).toHaveCount(10)
})

test('stars and actions show on the cover under the pointer', async ({ page }) => {
  await makeAlbums(page, numberedAlbums(12))
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
  await expect(page.getByRole('dialog', { name: 'Edit album' })).toBeVisible()
})

test('albums of the wall are selected in ranges and dragged into crates', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, numberedAlbums(30))
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  await page.request.post('/api/crates', { data: { name: 'Kitchen' }, headers })
  await showView(page, 'wall')
  await open(page, '/app')
  await pressSelect(page)
  const bar = selectionBar(page)
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

test('larger covers are remembered, and rendered by the server', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeAlbums(page, numberedAlbums(30))
  await showView(page, 'wall')
  await open(page, '/app')
  const before = await columns(page)
  await viewMenu(page).click()
  await page.getByRole('menuitemcheckbox', { name: 'Larger covers' }).click()
  await expect.poll(() => columns(page)).toBeLessThan(before)
  const larger = await columns(page)
  await page.reload()
  await viewMenu(page).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Larger covers' })).toBeChecked()
  expect(await columns(page)).toBe(larger)
})

test.describe('without script', { tag: '@detail' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the wall shows its first page, with links to the others', async ({ page }) => {
    await makeAlbums(page, numberedAlbums(130))
    await showView(page, 'wall')
    await page.goto('/app')
    await expect(items(page)).toHaveCount(100)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(items(page)).toHaveCount(31)
    await expect(card(page, 'Record 100')).toBeVisible()
  })
})

test('covers do not move when the page becomes interactive', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeAlbums(page, numberedAlbums(60))
  await showView(page, 'wall')
  const measured = Promise.withResolvers<void>()
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await measured.promise
    await route.continue()
  })
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
  measured.resolve()
  await expect(items(page).first()).toHaveAttribute('aria-setsize', '61')
  expect(await boxes()).toEqual(before)
})

const coverUrl = (index: number) => `https://f4.bcbits.com/img/a${String(index).padStart(10, '0')}_10.jpg`

const makeCoveredAlbums = (page: Page, count: number) =>
  makeAlbums(
    page,
    numberedAlbums(count).map((album, index) => ({ ...album, coverUrl: coverUrl(index) })),
  )

for (const view of ['wall', 'list'] as const) {
  test(`covers of the ${view} load no larger than they are shown`, { tag: '@detail' }, async ({ page }) => {
    await makeCoveredAlbums(page, 130)
    await showView(page, view)
    await answerCovers(page)
    const loaded: string[] = []
    page.on('request', (request) => BANDCAMP_COVERS.test(request.url()) && loaded.push(request.url()))
    await open(page, '/app')
    await page.getByRole('combobox', { name: /^Search/ }).fill('Record 129')
    await expect(page.locator('[data-album]')).toHaveCount(1)
    await waitForIslands(page)
    expect(loaded).toContainEqual(coverUrl(0).replace('_10', '_2'))
    expect(loaded.filter((url) => !url.endsWith('_2.jpg'))).toEqual([])
  })
}

test('covers that were scrolled past before they loaded stop loading', { tag: '@detail' }, async ({ page }) => {
  await makeCoveredAlbums(page, 300)
  await showView(page, 'wall')
  const answers = await answerCovers(page)
  await open(page, '/app')
  await answers.detach()
  const loading = new Set<string>()
  await page.context().route(BANDCAMP_COVERS, () => undefined)
  page.on('request', (request) => BANDCAMP_COVERS.test(request.url()) && loading.add(request.url()))
  page.on('requestfailed', (request) => loading.delete(request.url()))
  // So slow that React gives up covers that it has made and not yet put into the page.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  for (const place of [90, 150, 210, 299]) {
    await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), place / 300)
    await expect(card(page, `Record ${place}`)).toBeVisible()
  }
  await expect.poll(() => [...loading]).toContainEqual(coverUrl(299).replace('_10', '_2'))
  const notShown = async () => {
    const covers = page.locator('.wall-item img')
    const shown = await covers.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
    return [...loading].filter((url) => !shown.includes(url))
  }
  await expect.poll(notShown).toEqual([])
})
