import { fillInAlbum, numberedAlbums, withAlbums } from './own-albums.ts'
import { expect, newPerson, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test('the first hint comes with the first album, without a reload', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app')
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await expect(page.getByRole('region', { name: 'Where are your records?' })).toBeVisible()
  await expect(hint).toHaveCount(0)
  await page.getByRole('link', { name: 'Add one link' }).click()
  await fillInAlbum(page, 'Four')
  await expect(hint).toContainText(/^1–5 rate/)
  await open(page, '/app')
  await expect(hint).toContainText(/^1–5 rate/)
})

test('one hint shows at a time in the first week, and each is closed for good', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, numberedAlbums(30))
  const hint = page.getByRole('complementary', { name: 'Hint' })
  for (const text of ['1–5 rate', 'finds anything', 'Drag a cover']) {
    await expect(hint).toContainText(text)
    await hint.getByRole('button', { name: 'Close the hint' }).click()
    await expect(hint).toBeHidden()
    await open(page, '/app')
    await expect(page.locator('.albums li').first()).toBeVisible()
  }
  await expect(hint).toBeHidden()
})
