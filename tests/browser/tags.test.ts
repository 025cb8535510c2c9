import type { Page } from '@playwright/test'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import { changes, EXPECTS_FAILED_REQUESTS, expect, FAILED, ownHeaders, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test('tags are renamed and merged with keys, the rules follow, and Undo takes it back', async ({ page }) => {
  await withAlbums(page, [
    { title: 'One', tags: ['hip hop', 'tape'] },
    { title: 'Two', tags: ['hip-hop'] },
    { title: 'Three', tags: ['hip-hop', 'tape'] },
  ])
  await open(page, '/app?tag=tape')
  const calls = changes(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('manage tags')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('main')

  await dialog.getByRole('button', { name: 'Rename tape' }).press('Enter')
  await expect(dialog.getByLabel('New name for tape')).toBeFocused()
  await page.keyboard.type('Cassette')
  await expect(dialog).toContainText('Renames “tape” on 2 albums.')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Rename tape' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Cassette')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Now “Cassette” on 2 albums')
  await expect(dialog.getByRole('searchbox', { name: 'Find a tag' })).toBeFocused()
  await expect(page).toHaveURL('/app/tags')

  await page.keyboard.type('hiphop')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'album' })).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Merge into hip-hop' }).press('Enter')
  await expect(toast(page).filter({ hasText: 'Tags merged' })).toContainText('Now “hip-hop” on 3 albums')
  await expect(dialog.getByRole('link', { name: 'hip-hop' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'hip hop' })).toHaveCount(0)
  await expect(dialog.getByRole('searchbox', { name: 'Find a tag' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Remove the rule for hip hop' })).toBeVisible()

  await toast(page).filter({ hasText: 'Tags merged' }).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove the rule for hip hop' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Remove the rule for tape' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove the rule for tape' }).press('Enter')
  await expect(dialog.getByRole('searchbox', { name: 'Find a tag' })).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'hip hop' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Merge into hip-hop' })).toBeVisible()
  expect(calls).toEqual(['POST /api/tags/edit', 'POST /api/tags/edit', 'POST /api/tags/undo', 'DELETE /api/tags/rules'])
})

test('a color is chosen with keys, shows at once everywhere, and on another device', async ({ page, browser }) => {
  const seed = { title: 'One', tags: ['dub'] }
  const account = await makeAlbums(page, [seed])
  await open(page, '/app')
  const chip = (tab: Page) => card(tab, 'One').getByRole('link', { name: 'dub', exact: true })
  await expect(chip(page)).toHaveClass('chip teal')

  await using context = await browser.newContext()
  await context.request.post('/api/auth/sign-in/email', {
    data: account,
    headers: ownHeaders(new URL(page.url()).origin),
  })
  const other = await context.newPage()
  await open(other, '/app')
  await expect(chip(other)).toHaveClass('chip teal')

  await open(page, '/app/tags')
  const dialog = page.getByRole('main')
  await dialog.getByRole('button', { name: 'Color of dub: Teal (automatic)' }).press('Enter')
  const palette = page.getByRole('menu')
  await expect(palette.getByRole('menuitemradio')).toHaveCount(10)
  await expect(palette.getByRole('menuitemradio', { name: 'Automatic' })).toBeFocused()
  await expect(palette.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Automatic')
  await page.keyboard.press('r')
  await expect(palette.getByRole('menuitemradio', { name: 'Rose' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Color of dub: Rose' })).toBeFocused()
  // The answer of the server shows it before any script.
  const html = async () => (await page.request.get('/app')).text()
  await expect.poll(html).toMatch(/class="chip rose"[^>]*>dub</)
  await page.reload()
  await expect(dialog.getByRole('button', { name: 'Color of dub: Rose' })).toBeVisible()
  await page.getByRole('link', { name: 'Collection', exact: true }).click()
  await expect(chip(page)).toHaveClass('chip rose')

  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(chip(other)).toHaveClass('chip rose')
})

test('a color that can’t be saved is the earlier one again, and can be tried again', { tag: '@detail' }, async ({
  page,
}) => {
  test.info().annotations.push({ type: EXPECTS_FAILED_REQUESTS })
  await withAlbums(page, [{ title: 'One', tags: ['dub'] }])
  await page.route('**/api/tags/color', (route) => route.fulfill(FAILED))
  await open(page, '/app/tags')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Color of dub' }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await choose('Rose')
  await expect(toast(page)).toContainText('Couldn’t change the color')
  await expect(page.getByRole('button', { name: 'Color of dub: Teal (automatic)' })).toBeVisible()
  await page.unroute('**/api/tags/color')
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Color of dub: Rose' })).toBeVisible()
  await choose('Automatic')
  await expect(page.getByRole('button', { name: 'Color of dub: Teal (automatic)' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the filters lead to the tags, where one is deleted, and back leads to the albums', { tag: '@detail' }, async ({
    page,
  }) => {
    await withAlbums(page, [{ title: 'One', tags: ['tape', 'dub'] }])
    await page.getByRole('button', { name: /^Filter/ }).tap()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('link', { name: 'Manage tags' }).tap()
    const dialog = page.getByRole('main')
    await dialog.getByRole('button', { name: 'Delete tape' }).tap()
    await expect(dialog).toContainText('Removes “tape” from 1 album.')
    await dialog.getByRole('button', { name: 'Delete tag' }).tap()
    await expect(toast(page)).toContainText('“tape” removed from 1 album')
    await expect(dialog.getByRole('button', { name: 'Delete tape' })).toHaveCount(0)
    await page.goBack()
    await expect(card(page, 'One').getByRole('link', { name: 'tape' })).toHaveCount(0)
  })
})
