import { card, withAlbums } from './own-albums.ts'
import { expect, ownHeaders, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test('⌘K or Ctrl+K finds albums, artists, tags, crates and commands by keyboard alone', async ({ page }) => {
  await withAlbums(page, [
    { title: 'Copper', artist: 'Halvorsen', tags: ['slow dub'] },
    { title: 'Amber', artist: 'Ottilie', tags: ['tape'] },
  ])
  const headers = ownHeaders(new URL(page.url()).origin)
  expect((await page.request.post('/api/crates', { data: { name: 'Sunday' }, headers })).ok()).toBe(true)
  await open(page, '/app')
  const field = page.getByRole('combobox', { name: 'Find anything' })
  const list = page.getByRole('listbox', { name: 'Find anything' })
  const active = list.getByRole('option', { selected: true })
  const isActive = async (name: string | RegExp) => {
    await expect(active).toHaveAccessibleName(name)
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  }
  const find = async (text: string, name: string | RegExp) => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field).toBeFocused()
    await page.keyboard.insertText(text)
    await isActive(name)
    await page.keyboard.press('Enter')
    await expect(field).toBeHidden()
  }

  // From a field, and back to it.
  const search = page.getByRole('combobox', { name: /^Search albums/ })
  await search.focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await isActive('Go to: Collection')
  await page.keyboard.press('End')
  await isActive('Log out')
  await page.keyboard.press('ArrowDown')
  await isActive('Go to: Collection')
  await page.keyboard.press('ArrowDown')
  await isActive('Go to: Wishlist')
  await page.keyboard.press('Home')
  await isActive('Go to: Collection')
  await expect(list.getByRole('option', { name: /^Add an album/ })).toContainText('a')
  await expect(page.locator('html'), 'the page behind stays').toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')

  await find('amb', 'Amber Ottilie')
  await expect(page.getByRole('dialog', { name: 'Amber' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Amber')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveAccessibleName('Amber Ottilie')
  await expect(field).toBeFocused()
  // The card had the focus.
  await page.keyboard.insertText('edit amber')
  await isActive(/^Edit Amber/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Edit album' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'Edit album' })).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeHidden()

  await find('slow', 'slow dub 1 album')
  await expect(page).toHaveURL('/app?list=both&tag=slow+dub')
  await expect(search).not.toBeFocused()
  await find('search albums', /^Search albums/)
  await expect(search).toBeFocused()
  await find('sund', 'Sunday 0 albums')
  await expect(page.getByRole('heading', { name: 'Sunday' })).toBeVisible()
  // An empty crate has no field to search in.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.insertText('search albums')
  await isActive('Search all albums for “search albums”')
  await page.keyboard.press('Escape')
  await find('theme: dark', 'Theme: Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await find('new cr', 'New crate')
  await expect(page.getByRole('dialog', { name: 'New Crate' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.insertText('zzz')
  await expect(page.getByRole('paragraph').filter({ hasText: 'No results match “zzz”' })).toBeVisible()
  await expect(list.getByRole('option')).toHaveText(['Search all albums for “zzz”'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app?list=both&q=zzz')
})

test('on a phone the search icon in the header finds albums', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await withAlbums(page, [{ title: 'Copper', artist: 'Halvorsen' }])
  await page.getByRole('link', { name: 'Find anything' }).click()
  await page.getByRole('combobox', { name: 'Find anything' }).fill('halv')
  await page.getByRole('option', { name: 'Halvorsen 1 album' }).click()
  await expect(page).toHaveURL('/app?list=both&artist=Halvorsen')
})

test('what is typed before the field is there is in it, and rates no album', { tag: '@detail' }, async ({ page }) => {
  const { promise: isTyped, resolve: endTyping } = Promise.withResolvers<void>()
  await page.route('**/assets/command-dialog-*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await withAlbums(page, [{ title: 'Copper', artist: 'Halvorsen' }])
  await page.keyboard.press('j')
  await expect(card(page, 'Copper')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('3 coo')
  await page.keyboard.press('Backspace')
  endTyping()
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('3 co')
  await page.keyboard.press('Escape')
  await expect(card(page, 'Copper').getByRole('radio', { checked: true })).toHaveCount(0)
})
