import type { Page } from '@playwright/test'
import { carry, count, pickUp, row, undo } from './crates.ts'
import { chooseEntry } from './list-head.ts'
import { type AlbumSeed, card, titles, withAlbums } from './own-albums.ts'
import { expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 1280, height: 1000 } })

const RECORDS = [
  { title: 'One', tags: ['dub'], rating: 5 },
  { title: 'Two', tags: ['dub'] },
  { title: 'Three', tags: ['folk'], rating: 5 },
  { title: 'Four' },
] as const satisfies AlbumSeed[]

const search = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
const head = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function saveAs(page: Page, name: string, button = 'Save as smart crate') {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: 'New smart crate' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create smart crate' }).click()
  await expect(head(page, name)).toBeVisible()
}

test('a search saved as a smart crate counts live, takes what lacks one tag or rating, and opens again', async ({
  page,
}) => {
  await withAlbums(page, RECORDS)
  await search(page).fill('tag:dub rating:5')
  await saveAs(page, 'Best dub')
  await expect(search(page)).toHaveValue('tag:dub rating:5 list:collection')
  await expect.poll(() => titles(page)).toEqual(['One'])
  await expect(count(page, 'Best dub')).toHaveText(/^1 /)

  await page.getByRole('link', { name: 'Back' }).click()
  await card(page, 'Two').getByRole('radio', { name: '5 stars' }).check({ force: true })
  await expect(count(page, 'Best dub')).toHaveText(/^2 /)

  await pickUp(page, card(page, 'Three').locator('.cover'))
  await carry(page, row(page, 'Best dub'))
  await expect(page.locator('.drag-tip')).toHaveText('Tag “dub”')
  await page.mouse.up()
  await expect(toast(page)).toContainText('Tagged “dub”')
  await expect(count(page, 'Best dub')).toHaveText(/^3 /)
  await undo(page)
  await expect(count(page, 'Best dub')).toHaveText(/^2 /)

  await pickUp(page, card(page, 'Four').locator('.cover'))
  await carry(page, row(page, 'Best dub'))
  await expect(row(page, 'Best dub')).toHaveClass(/is-refused/)
  await page.mouse.up()
  await expect(toast(page)).toContainText('Change the search of Best dub instead')

  await row(page, 'Best dub').click()
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await expect(search(page)).toHaveValue(/tag:dub rating:5/)
})

test('another search in a smart crate becomes its query, or a new smart crate', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, RECORDS)
  await search(page).fill('tag:dub')
  await saveAs(page, 'First')
  await expect(page.getByRole('button', { name: 'Update smart crate' })).toBeHidden()
  await search(page).fill('tag:dub rating:5')
  await expect.poll(() => titles(page)).toEqual(['One'])
  await page.getByRole('button', { name: 'Update smart crate' }).click()
  await expect(page.getByRole('button', { name: 'Update smart crate' })).toBeHidden()
  await expect(toast(page)).toContainText('Smart crate updated')
  await expect(count(page, 'First')).toHaveText(/^1 /)

  await search(page).fill('tag:folk')
  await expect.poll(() => titles(page)).toEqual(['Three'])
  await saveAs(page, 'Second', 'Save as new')
  await expect(count(page, 'Second')).toHaveText(/^1 /)
  await expect(count(page, 'First')).toHaveText(/^1 /)

  await chooseEntry(page, 'Edit…')
  const dialog = page.getByRole('dialog', { name: 'Edit crate' })
  await dialog.getByLabel('Search').fill('ratin:4')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('“ratin:4” can’t be read as part of a query')).toBeVisible()
  await dialog.getByLabel('Search').fill('tag:dub')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
})

test('clearing the search in a smart crate leaves what the crate finds', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, RECORDS)
  await search(page).fill('tag:dub')
  await saveAs(page, 'First')
  await expect(search(page)).toHaveValue('tag:dub list:collection')
  await search(page).fill('tag:folk')
  await expect.poll(() => titles(page)).toEqual(['Three'])
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(search(page)).toHaveValue('')
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await expect(page.getByRole('link', { name: 'Reset' })).toBeHidden()
  await page.keyboard.type('three')
  await expect.poll(() => titles(page)).toEqual(['Three'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(search(page)).toHaveValue('tag:dub list:collection')
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['One', 'Two'])
  await expect(page).toHaveURL(/\?crate=\d+$/)
})

test('a smart crate that opens while the search has the focus keeps its address', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, RECORDS)
  await search(page).fill('tag:dub')
  await saveAs(page, 'First')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(head(page, 'Your Collection')).toBeVisible()
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.goBack()
  await expect(head(page, 'First')).toBeVisible()
  await expect(search(page)).toHaveValue('tag:dub list:collection')
  await search(page).blur()
  await expect(search(page)).toHaveValue('tag:dub list:collection')
  await expect(page).toHaveURL(/\/app\?crate=\d+$/)
  await expect(page.getByRole('button', { name: 'Update smart crate' })).toBeHidden()
})

test('another search for a smart crate that is not open leaves the page', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, RECORDS)
  await search(page).fill('tag:dub')
  await saveAs(page, 'First')
  const id = new URL(page.url()).searchParams.get('crate')
  // The address of a crate whose number begins with that of the first.
  await open(page, `/app?crate=${id}0#edit-crate-${id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit crate' })
  await dialog.getByLabel('Search').fill('tag:folk')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(count(page, 'First')).toHaveText(/^1 /)
  await expect(page).toHaveURL(`/app?crate=${id}0`)
})
