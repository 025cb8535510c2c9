import type { Locator } from '@playwright/test'
import { row, send } from './crates.ts'
import { card, chooseView, makeAlbums, numberedAlbums, SIX, showView, viewMenu, withAlbums } from './own-albums.ts'
import { expect, newPerson, press, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test('a release date can be a year and be made more precise later', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Salt', releaseDate: '2024' }])
  const edit = () => card(page, 'Salt').getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit album' })
  const released = dialog.getByLabel('Released')
  await edit()
  await expect(released).toHaveValue('2024')
  await released.fill('2024-13')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('A release date must be YYYY, YYYY-MM or YYYY-MM-DD')).toBeVisible()
  await released.fill('2024-05')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await edit()
  await expect(released).toHaveValue('2024-05')
})

test('markup is shown as text, and long or bidirectional text does not overflow the page', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [
    { title: 'W'.repeat(300), artist: 'A'.repeat(300), tags: ['<img src=x onerror=alert(1)>', 'x'.repeat(60)] },
    { title: 'مرحبا بالعالم \u202Eevil', artist: 'שלום', tags: ['עברית', '👩‍👩‍👧‍👦'], notes: 'لا '.repeat(200) },
    { title: '\u200B\u200D\u200B!', artist: 'Z̸̢̛̭̪͉̗̙͓̰̼͕̈́̓ͅ'.repeat(20), tags: [] },
  ])
  page.on('dialog', () => expect('a script').toBe('not run'))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const view of ['grid', 'list', 'compact'] as const) {
      await showView(page, view)
      await page.reload()
      await expect(page.locator('.albums li[id]').first()).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${view} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await showView(page, 'list')
  await page.reload()
  await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>' }).first()).toBeVisible()
})

/** Where a part of the text of an element is. */
const placeOf = (element: Locator, part: string) =>
  element.evaluate((within, part) => {
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const at = text.nodeValue?.indexOf(part) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + part.length)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }
    throw new Error(`There is no ${part}`)
  }, part)

test('a name from right to left turns nothing around it, and stands where one in Latin letters would', {
  tag: '@detail',
}, async ({ page }) => {
  const name = '“ארגז (2)!”'
  await makeAlbums(page, [
    { title: 'שלום', artist: 'Grouper', tags: ['עברית'] },
    { title: 'Salt', artist: 'Grouper' },
  ])
  for (const one of [name, 'Sunday']) await send(page, '/api/crates', { name: one })
  await showView(page, 'grid')
  await open(page, '/app')

  await card(page, 'שלום').focus()
  await press(page, '2')
  const said = toast(page).getByText('2 stars')
  expect((await placeOf(said, 'שלום')).right).toBeLessThanOrEqual((await placeOf(said, ':')).left)
  expect((await placeOf(said, '2')).right).toBeLessThan((await placeOf(said, 'stars')).left)

  const crate = row(page, name).locator('.crate-name')
  expect((await placeOf(crate, '!”')).right).toBeLessThanOrEqual((await placeOf(crate, 'ארגז')).left)
  const latin = row(page, 'Sunday').locator('.crate-name')
  expect((await placeOf(crate, name)).left).toBeCloseTo((await placeOf(latin, 'Sunday')).left, 0)
  const titleOf = (title: string) => card(page, title).locator('h2')
  const indent = async (title: string) =>
    (await placeOf(titleOf(title), title)).left - ((await titleOf(title).boundingBox())?.x ?? 0)
  expect(await indent('שלום')).toBeCloseTo(await indent('Salt'), 0)

  await card(page, 'שלום').getByRole('link', { name: 'שלום', exact: true }).click()
  await expect(page).toHaveTitle('\u2068שלום\u2069 · Gatefold')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'שלום' })).toHaveAttribute('translate', 'no')
})

test('the view is remembered and rendered by the server', async ({ page }) => {
  await withAlbums(page, SIX)
  await chooseView(page, 'Compact')
  await expect(page.locator('.albums .compact')).toBeVisible()
  const html = await (await page.request.get('/app')).text()
  expect(html).toContain('class="compact ')
  await page.reload()
  await expect(page.locator('.albums .compact')).toBeVisible()
  await expect(viewMenu(page, 'Compact')).toBeVisible()
})

test('turning a page scrolls to the top, and the back button restores the scroll position', async ({ page }) => {
  await withAlbums(page, numberedAlbums(14))
  const next = page.getByRole('link', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await next.click()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(left - 300)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.goto('/forgot-password')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test.describe('in a German browser', { tag: '@detail' }, () => {
  test.use({ locale: 'de-DE' })

  test('numbers and dates are in the language of the texts, and hydration has no mismatch', async ({ page }) => {
    await withAlbums(page, [
      { title: 'Long', trackCount: 700 },
      { title: 'Longer', trackCount: 505 },
    ])
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(card(page, 'Long').locator('time')).toHaveAttribute('title', 'January 20, 2031')
    await expect(page.getByRole('list', { name: 'Totals' })).toContainText(/1,2\d\d tracks/)
  })

  test('so are those of the file reader', async ({ page }) => {
    await newPerson(page)
    await page.goto('/app#files')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Import' }).click()
    const buffer = Buffer.from(Array(1_200).fill('title').join(','))
    const wide = { name: 'wide.csv', mimeType: 'text/csv', buffer }
    await dialog.locator('.drop input[type=file]').setInputFiles(wide)
    await expect(dialog).toContainText('This CSV has 1,200 columns. Files can have at most 1,000')
  })
})
