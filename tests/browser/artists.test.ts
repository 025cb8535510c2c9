import { chooseEntry } from './list-head.ts'
import { withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const ALBUMS = [
  { title: 'Copper', artist: 'Halvorsen', label: 'Low Tide', rating: 4, releaseDate: '1998', tags: ['tape'] },
  { title: 'Amber', artist: 'Halvorsen', label: 'Low Tide', releaseDate: '2024', list: 'wishlist' as const },
  { title: 'Slate', artist: 'Ottilie', label: 'Low Tide' },
]

test('artists and labels are found by typing, and have a head that leads on', async ({ page }) => {
  await withAlbums(page, ALBUMS)
  const html = await (await page.request.get('/app/artists')).text()
  expect(html).toMatch(/>Halvorsen<.*>2 albums<.*>Ottilie<.*>1 album</)
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Browse' }).click()
  await expect(page).toHaveURL('/app/artists')
  await expect(page).toHaveTitle('Artists · Gatefold')
  const dialog = page.getByRole('main')
  const field = dialog.getByRole('searchbox', { name: 'Find an artist' })
  await field.waitFor()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.insertText('HALV')
  await expect(dialog.getByRole('listitem')).toHaveText(['Halvorsen2 albums'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app?list=both&artist=Halvorsen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halvorsen')
  await expect(page).toHaveTitle('Halvorsen · Gatefold')
  const totals = page.getByRole('list', { name: 'Totals' })
  await expect(totals.getByRole('listitem')).toHaveText(['2 albums', '4.0 average', '1 unrated', '1 tag', '1998–2024'])

  // The labels, by the arrow keys, on a page that the server has rendered without the collection.
  await chooseEntry(page, 'All artists')
  await page.getByRole('navigation', { name: 'Browse' }).getByRole('link', { name: 'Labels' }).click()
  const places = page.getByRole('navigation', { name: 'Places' })
  await expect(places.locator('[aria-current=page]')).toHaveText('Browse')
  await expect(page).toHaveTitle('Labels · Gatefold')
  await open(page, page.url())
  await dialog.getByRole('searchbox', { name: 'Find a label' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link', { name: 'Low Tide 3 albums' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Low Tide')
  await expect(totals.getByRole('listitem').first()).toHaveText('3 albums')
  await page.reload()
  await expect(totals.getByRole('listitem')).toHaveText(['3 albums', '4.0 average', '2 unrated', '1 tag', '1998–2024'])
  await expect(page).toHaveTitle('Low Tide · Gatefold')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/app?list=both')
  await expect(page).toHaveTitle('Collection and wishlist · Gatefold')
})

test('Random gives another order each time, which a reload and the pages keep', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(
    page,
    Array.from({ length: 40 }, (_, index) => ({ title: `Record ${index}` })),
  )
  const titles = page.locator('.albums h2')
  const sort = page.getByLabel('Sort by')
  const inUsualOrder = await titles.allTextContents()
  await sort.selectOption('Random')
  await expect(page).toHaveURL(/\?sort=random&seed=\d+$/)
  await expect(sort).toHaveValue('random')
  await expect(titles).not.toHaveText(inUsualOrder)
  const first = await titles.allTextContents()
  await page.reload()
  await expect(titles).toHaveText(first)
  const { href } = new URL(page.url())
  await sort.selectOption('Random again')
  await expect(page).not.toHaveURL(href)
  await expect(sort).toHaveValue('random')
  await expect(titles).not.toHaveText(first)
})
