import { card, withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'

test('Enter takes the offered filter where words alone find nothing, and the field offers commands', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, [
    { title: 'Copper', tags: ['hip-hop'] },
    { title: 'Slate', tags: ['dub'] },
  ])
  const field = page.getByRole('combobox', { name: /^Search/ })
  await field.fill('5 stars')
  await expect(page.getByRole('option', { name: /rating:5/ })).toBeVisible()
  await expect(card(page, 'Copper')).toHaveCount(0)
  await field.press('Enter')
  await expect(field).toHaveValue('rating:5 ')
  await field.fill('')
  await field.pressSequentially('hip hop')
  await expect(card(page, 'Copper')).toBeVisible()
  await expect(card(page, 'Slate')).toHaveCount(0)
  await field.fill('')
  await field.pressSequentially('keyboard')
  await expect(page.getByRole('option', { name: /Keyboard shortcuts/ })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expect(field).toHaveValue('')
})
