import type { Page } from '@playwright/test'
import { card, withAlbums } from './own-albums.ts'
import { expect, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'

const GONE = 'This album no longer exists'

/** Deletes albums without telling the page. */
async function deleteElsewhere(page: Page, ...names: string[]): Promise<void> {
  const ids = await Promise.all(names.map((title) => card(page, title).getAttribute('id')))
  const response = await page.request.post('/api/albums/delete', {
    data: { albumIds: ids.map((id) => Number(id?.slice('album-'.length))) },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(response.ok()).toBe(true)
}

test('rating an album deleted in another tab removes it from the list', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  await deleteElsewhere(page, 'Amber')
  await card(page, 'Amber').getByRole('radio', { name: '4 stars' }).click()
  await expect(toast(page)).toContainText(GONE)
  await expect(card(page, 'Amber')).toBeHidden()
  await expect(card(page, 'Copper')).toBeVisible()
  await expect(toast(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('editing an album deleted in another tab removes it from the list and keeps the input', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }])
  await deleteElsewhere(page, 'Amber')
  await page.getByRole('button', { name: 'Edit Amber' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit album' })
  await dialog.getByLabel('Notes').fill('Worn sleeve')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText(GONE)
  await expect(page.locator('.albums h2', { hasText: 'Amber' })).toHaveCount(0)
  await expect(dialog.getByLabel('Notes')).toHaveValue('Worn sleeve')
})

test('deleting an album deleted in another tab removes it from the list', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }])
  await deleteElsewhere(page, 'Amber')
  await page.getByRole('button', { name: 'Delete Amber' }).click()
  await expect(toast(page)).toContainText(GONE)
  await expect(card(page, 'Amber')).toBeHidden()
})

test('rating selected albums removes those deleted in another tab, and the others can be rated', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }, { title: 'Zinc' }])
  await pressSelect(page)
  for (const title of ['Amber', 'Copper', 'Zinc']) await card(page, title).getByRole('checkbox').check()
  await deleteElsewhere(page, 'Amber')
  await selectionBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Rate…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate albums' })
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await dialog.getByRole('button', { name: 'Rate 3 albums' }).click()
  await expect(toast(page)).toContainText('One of these albums no longer exists')
  await expect(toast(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Rate 2 albums' }).click()
  await expect(toast(page)).toContainText('Rating updated')
  await expect(selectionBar(page)).toContainText('2 selected')
})
