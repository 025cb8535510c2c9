import { openCharts } from './list-head.ts'
import { card, chooseView, makeAlbums, titles, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

const SHELF = [
  { title: 'Amber', rating: 4 },
  { title: 'Birch', list: 'wishlist' },
  { title: 'Cedar', list: 'wishlist' },
] as const

const heading = (name: string) => ({ level: 1, name }) as const

test('the wishlist has its own heading and charts, and a wish moves to the collection with one click, with Undo', async ({
  page,
}) => {
  await makeAlbums(page, [...SHELF])
  await open(page, '/app')
  await expect(page.getByRole('heading', heading('Your Collection'))).toBeVisible()
  await openCharts(page)
  const charts = page.getByRole('region', { name: 'Statistics' })
  await expect(charts.getByRole('heading', { name: 'Ratings' })).toBeVisible()
  await expect(page.locator('.wish-mark')).toHaveCount(0)

  await page.getByRole('link', { name: 'Wishlist', exact: true }).click()
  await expect(page.getByRole('heading', heading('Your Wishlist'))).toBeVisible()
  await expect(charts.getByRole('heading', { name: 'Top tags' })).toBeVisible()
  await expect(charts.getByRole('heading', { name: 'Ratings' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'Totals' })).not.toContainText('unrated')
  await expect(card(page, 'Birch').getByText('On your wishlist')).toBeHidden()
  const buy = card(page, 'Birch').getByRole('link', { name: 'Buy on Bandcamp: Birch (opens in a new tab)' })
  await expect(buy).toHaveText('Buy on Bandcamp')
  await expect(buy).toHaveAttribute('href', 'https://marrow-tide.bandcamp.com/album/record-1')

  const gotIt = (title: string) => page.getByRole('button', { name: `I bought it: move ${title} to your collection` })
  await expect(gotIt('Birch')).toHaveText('I bought it')
  await gotIt('Birch').click()
  await expect(toast(page)).toContainText('Moved to your collection')
  await expect.poll(() => titles(page)).toEqual(['Cedar'])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titles(page)).toEqual(['Birch', 'Cedar'])

  for (const view of ['List', 'Compact', 'Wall'] as const) {
    await chooseView(page, view)
    await page.locator('[data-album]', { hasText: 'Cedar' }).hover()
    await expect(gotIt('Cedar')).toBeVisible()
  }
  await gotIt('Cedar').click()
  await expect.poll(() => titles(page)).toEqual(['Birch'])

  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Albums from').selectOption('Collection and wishlist')
  await expect.poll(() => titles(page)).toEqual(['Amber', 'Birch', 'Cedar', 'Welcome to Gatefold'])
  await expect(page.locator('[data-album]', { has: page.getByText('On your wishlist') }).locator('h2')).toHaveText([
    'Birch',
  ])
})

test('a wish can be moved without a network', {
  tag: '@detail',
  // The browser may send the change before it knows that it is offline.
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await makeAlbums(page, [...SHELF])
  await open(page, '/app?list=wishlist')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'I bought it: move Birch to your collection' }).click()
  await expect.poll(() => titles(page)).toEqual(['Cedar'])
  await page.context().setOffline(false)
  await expect
    .poll(async () => {
      const albums: { title: string; list: string }[] = await (await page.request.get('/api/albums')).json()
      return albums.find(({ title }) => title === 'Birch')?.list
    })
    .toBe('collection')
})

test('a search without hits in one list leads to those in the other', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [...SHELF])
  const search = page.getByRole('combobox', { name: /^Search albums/ })
  await search.fill('birch')
  await page.getByRole('link', { name: '1 in your wishlist: show' }).click()
  await expect(page.getByRole('heading', heading('Your Wishlist'))).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(['Birch'])
  await expect(search).toHaveValue('birch')
  await search.fill('amber')
  await page.getByRole('link', { name: '1 in your collection: show' }).click()
  await expect.poll(() => titles(page)).toEqual(['Amber'])
  await open(page, '/app?crate=none&q=cedar')
  await page.getByRole('link', { name: '1 in your wishlist: show' }).click()
  await expect.poll(() => titles(page)).toEqual(['Cedar'])
  await expect(page).toHaveURL(/crate=none/)
  await search.fill('nothing like it')
  await expect(page.getByText('No albums match', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /: show$/ })).toBeHidden()
})

test('without the code that looks in the other list, a search without hits leaves the page as it is', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await withAlbums(page, [...SHELF])
  await page.route(/\/assets\/elsewhere-/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/elsewhere-'))
  await page.getByRole('combobox', { name: /^Search albums/ }).fill('birch')
  await failed
  await page.locator('#albums').getByRole('button', { name: 'Clear all filters' }).click()
  await expect(card(page, 'Amber')).toBeVisible()
})

test('the tab bar of a phone has both lists, Add, the crates and the person', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await makeAlbums(page, [...SHELF])
  await open(page, '/app')
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(bar.getByRole('link')).toHaveText(['Collection', 'Wishlist', 'Crates'])
  await expect(bar.getByRole('link', { name: 'Collection' })).toHaveAttribute('aria-current', 'page')
  await bar.getByRole('link', { name: 'Wishlist' }).click()
  await expect(bar.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: 'Collection' })).not.toHaveAttribute('aria-current')
  await expect.poll(() => titles(page)).toEqual(['Birch', 'Cedar'])
  await bar.getByRole('button', { name: 'You' }).click()
  await page.getByRole('menuitem', { name: 'Browse' }).click()
  await page.getByRole('navigation', { name: 'Browse' }).getByRole('link', { name: 'Tags' }).click()
  await expect(page).toHaveURL('/app/tags')
  await expect(bar.getByRole('button', { name: 'You' })).toHaveAttribute('aria-current', 'true')
  await bar.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'From Bandcamp' }).click()
  await expect(page.getByRole('dialog', { name: 'Import from Bandcamp' })).toBeVisible()
})
