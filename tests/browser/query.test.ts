import { type AlbumSeed, titles, withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const RECORDS = [
  { title: 'One', tags: ['dub', 'tape'], rating: 5, label: 'Low Tide' },
  { title: 'Two', tags: ['dub'], rating: 4 },
  { title: 'Three', tags: ['lo fi'], rating: 2, releaseDate: '1994' },
  { title: 'Four', list: 'wishlist', tags: ['dub'] },
] as const satisfies AlbumSeed[]

test('a query is typed and completed by keyboard', async ({ page }) => {
  await withAlbums(page, RECORDS)
  const search = page.getByRole('combobox', { name: /^Search/ })
  const suggestion = (text: string) => page.getByRole('option', { name: text })
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await page.keyboard.type('ta')
  await expect(suggestion('tag: has the tag')).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(suggestion('tag: has the tag')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('tag:')
  await page.keyboard.type('l')
  await expect(suggestion('tag:"lo fi"')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(search).toHaveValue('tag:"lo fi" ')
  await expect.poll(() => titles(page)).toEqual(['Three'])

  await search.fill('-tag:tape rating>=4 -welcome ')
  await expect.poll(() => titles(page)).toEqual(['Two'])
  await search.fill('year:1990..1999 or label:tide')
  await expect.poll(() => titles(page)).toEqual(['One', 'Three'])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['One', 'Three'])
  await expect(search).toHaveValue('year:1990..1999 or label:tide')

  await search.fill('rating:lots two')
  await expect(page.getByText('rating needs a number: rating>=4')).toBeVisible()
  await expect(search).toHaveAccessibleDescription(/needs a number/)
  await expect.poll(() => titles(page)).toEqual(['Two'])
  await search.fill('artist:')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(search).toHaveValue('artist:')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect.poll(() => titles(page)).toHaveLength(4)
})

test('words are offered as filters, and nothing found offers what is nearest', async ({ page }) => {
  await withAlbums(page, RECORDS)
  const search = page.getByRole('combobox', { name: /^Search/ })
  await search.click()
  await page.keyboard.type('tape 2021 dub')
  await expect(page.getByRole('option', { name: 'tag:tape year:2021 tag:dub' })).toBeVisible()
  await search.fill('tape dub')
  await expect.poll(() => titles(page)).toEqual(['One'])
  await expect(page.getByRole('option', { name: 'tag:tape tag:dub as filters' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL('/app?tag=tape&tag=dub')
  await expect(search).toBeFocused()
  await expect.poll(() => titles(page)).toEqual(['One'])

  await search.fill('thre tapes')
  await expect(page.getByRole('heading', { name: 'No albums match' })).toBeVisible()
  await search.fill('thre')
  await expect.poll(() => titles(page)).toEqual(['Three'])
  await search.fill('threx')
  await page.getByRole('link', { name: 'three', exact: true }).click()
  await expect(search).toHaveValue('three')
  await expect.poll(() => titles(page)).toEqual(['Three'])
})

test('Enter leaves a query that is complete as it is, and takes “no” and “not” at their word', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, [
    { title: 'One', tags: ['dub'], rating: 5 },
    { title: 'Two', tags: ['live dub'], rating: 4 },
    { title: 'Three', tags: ['live dub'] },
    { title: 'Four', tags: [], rating: 3 },
  ])
  const search = page.getByRole('combobox', { name: /^Search/ })
  const enter = async (text: string) => {
    await search.fill('')
    await search.pressSequentially(text)
    await expect(page.getByRole('listbox')).toBeVisible()
    await search.press('Enter')
  }
  await enter('tag:dub')
  await expect(search).toHaveValue('tag:dub')
  await expect.poll(() => titles(page)).toEqual(['One'])
  await enter('-tag:dub -welcome')
  await expect(search).toHaveValue('-tag:dub -welcome')
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three', 'Four'])
  await enter('not rated')
  await expect.poll(() => titles(page)).toEqual(['Three'])
  await enter('no tags')
  await expect.poll(() => titles(page)).toEqual(['Four'])
})

test('filters and the text of the search field say the same', async ({ page }) => {
  await withAlbums(page, RECORDS)
  const search = page.getByRole('combobox', { name: /^Search/ })
  await search.fill('tag:dub rating>=4 t')
  await expect(page).toHaveURL('/app?q=t&tag=dub&min=4')
  await expect.poll(() => titles(page)).toEqual(['Two', 'One'])
  // What may be typed on is offered over the filters.
  await search.press('Escape')
  await page.getByRole('button', { name: 'Remove dub' }).click()
  await expect(search).toHaveValue('rating>=4 t')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/app')

  await open(page, '/app?untagged=1')
  await expect(search).toHaveValue('is:untagged ')
  await search.press('End')
  await page.keyboard.type('welcome')
  await expect(page).toHaveURL('/app?q=welcome&untagged=1')
  // What an address asks for as text becomes filters too, and a list becomes the tab.
  await open(page, `/app?q=${encodeURIComponent('tag:dub is:wishlist sort:title')}`)
  await expect(page).toHaveURL('/app?list=wishlist&tag=dub&sort=title')
  await expect(search).toHaveValue('tag:dub ')
})

test('a name that is only begun leaves the list as it is, until it is completed or left', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, RECORDS)
  const search = page.getByRole('combobox', { name: /^Search/ })
  await search.click()
  await page.keyboard.type('rating>=4 -welcome tag:ta')
  await expect(page.getByRole('option', { name: 'tag:tape' })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await page.keyboard.type('p')
  expect(await titles(page)).toEqual(['One', 'Two'])
  await page.keyboard.type('e')
  await expect.poll(() => titles(page)).toEqual(['One'])
  await page.keyboard.press('Backspace')
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await page.keyboard.press('Escape')
  await expect(page.getByText('No albums match', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await page.locator('h1').click()
  await expect(page.getByText('No albums match', { exact: true })).toBeVisible()
  await expect(search).toHaveValue('rating>=4 -welcome tag:tap')
})
