import { fillInAlbum, numberedAlbums, withAlbums } from './own-albums.ts'
import { expect, newPerson, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test('the first hint comes with the first album, without a reload', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app')
  const hints = page.getByRole('complementary', { name: 'Hints for the first week' })
  await expect(page.getByRole('region', { name: 'Where are your records?' })).toBeVisible()
  await expect(hints).toHaveCount(0)
  await page.getByRole('link', { name: 'Add one link' }).click()
  await fillInAlbum(page, 'Four')
  await expect(hints.getByRole('listitem')).toHaveText([/^1–5 rate/])
  await open(page, '/app')
  await expect(hints.getByRole('listitem')).toHaveText([/^1–5 rate/])
})

test('three hints show in the first week until they are closed for good', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, numberedAlbums(30))
  const hints = page.getByRole('complementary', { name: 'Hints for the first week' })
  await expect(hints.getByRole('listitem')).toHaveText([/^1–5 rate/, /finds anything$/, /^Drag a cover/])
  await hints.getByRole('button', { name: 'Close the hints' }).click()
  await expect(hints).toBeHidden()
  await open(page, '/app')
  await expect(page.locator('.albums li').first()).toBeVisible()
  await expect(hints).toBeHidden()
})
