import { card, withAlbums } from './own-albums.ts'
import { changes, expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test('two albums with different ratings are merged, and Undo brings both back', async ({ page }) => {
  await withAlbums(page, [
    { title: 'Low Water', rating: 2, notes: 'First pressing' },
    { title: 'Low Water (Deluxe Edition)', rating: 5, notes: 'With demos', list: 'wishlist' },
    { title: 'Vol. 1' },
    { title: 'Vol. 2' },
  ])
  await page.getByRole('link', { name: 'Tidy up' }).click()
  const dialog = page.getByRole('main')
  await expect(dialog).toContainText('1 group of albums that look the same')
  await expect(dialog.getByRole('heading', { name: 'Same artist and title' })).toBeVisible()
  await dialog.getByRole('radio', { name: /Deluxe Edition/ }).check()
  await expect(dialog.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked()
  await dialog.getByRole('radio', { name: '2 stars', exact: true }).check()

  const calls = changes(page)
  await dialog.getByRole('button', { name: 'Merge: Low Water (Deluxe Edition)' }).click()
  await expect(dialog).toContainText('No duplicates')
  await expect(toast(page)).toContainText('Albums merged')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toContainText('1 group of albums that look the same')
  expect(calls).toEqual(['POST /api/albums/merge', 'POST /api/albums/unmerge'])

  await dialog.getByRole('button', { name: 'Merge: Low Water', exact: true }).click()
  await expect(dialog).toContainText('No duplicates')
  await open(page, '/app')
  await expect(card(page, 'Low Water')).toContainText('First pressing')
  await expect(card(page, 'Low Water')).toContainText('With demos')
  await expect(card(page, 'Low Water (Deluxe Edition)')).toBeHidden()
  await expect(card(page, 'Vol. 1')).toBeVisible()
})

test('albums that are not the same are not offered again', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Low Water' }, { title: 'Low Water (Deluxe Edition)' }])
  await open(page, '/app/tidy')
  const dialog = page.getByRole('main')
  await dialog.getByRole('button', { name: /^Not the same/ }).click()
  await expect(dialog).toContainText('No duplicates')
  await open(page, '/app/tidy')
  await expect(dialog).toContainText('No duplicates')
})

test('one of three albums that look the same is marked as another one, with Undo', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [
    { title: 'Low Water', rating: 5 },
    { title: 'Low Water (Deluxe Edition)' },
    { title: 'Low Water (Remastered)', artist: 'Marrow Tide' },
  ])
  await open(page, '/app/tidy')
  const dialog = page.getByRole('main')
  const albums = dialog.getByRole('group', { name: 'Keep' }).getByRole('radio')
  await expect(albums).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Not the same: Low Water (Remastered)' }).click()
  await expect(albums).toHaveCount(2)
  await expect(toast(page)).toContainText('Low Water (Remastered)')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(albums).toHaveCount(3)
  await dialog.getByRole('button', { name: /^Keep all/ }).click()
  await expect(dialog).toContainText('No duplicates')
})
