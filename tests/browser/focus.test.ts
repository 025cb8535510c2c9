import type { Page } from '@playwright/test'
import { crateMenu, makeCrates, row, withCrates } from './crates.ts'
import { card } from './own-albums.ts'
import { expect, newPerson, press, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 1280, height: 1400 } })

const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: /^Yes/ })

test.describe('after an album leaves the list', () => {
  test('deleting moves focus to the next card, or the previous one after the last', async ({ page }) => {
    await withCrates(page, 4)
    await card(page, 'B').getByRole('button', { name: 'Delete B' }).focus()
    await press(page, 'Enter')
    await expect(card(page, 'C')).toBeFocused()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await card(page, 'Welcome to Gatefold')
      .getByRole('button', { name: /^Delete/ })
      .focus()
    await press(page, 'Enter')
    await expect(card(page, 'D')).toBeFocused()
  })

  test('deleting from the edit dialog moves focus to the next card', { tag: '@detail' }, async ({ page }) => {
    await withCrates(page, 4)
    await card(page, 'B').getByRole('button', { name: 'Edit B' }).focus()
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit album' })
    await dialog.getByRole('button', { name: 'Delete album' }).focus()
    await press(page, 'Enter')
    await expect(dialog).toBeHidden()
    await expect(card(page, 'C')).toBeFocused()
  })

  test('deleting the selected albums moves focus to the card after the last one touched', { tag: '@detail' }, async ({
    page,
  }) => {
    await withCrates(page, 5)
    await pressSelect(page)
    for (const title of ['D', 'B', 'C']) {
      await card(page, title).getByRole('checkbox').focus()
      await press(page, 'Space')
    }
    await selectionBar(page).getByRole('button', { name: 'Delete' }).focus()
    await press(page, 'Enter')
    await yes(page).focus()
    await press(page, 'Enter')
    await expect(selectionBar(page)).toBeHidden()
    await expect(card(page, 'E')).toBeFocused()
  })

  test('moving to the collection moves focus to the next card of the wishlist', { tag: '@detail' }, async ({
    page,
  }) => {
    await makeCrates(page, 2, {}, { list: 'wishlist' })
    await open(page, '/app?list=wishlist')
    const move = (title: string) => card(page, title).getByRole('button', { name: /to your collection/ })
    await move('A').focus()
    await press(page, 'Enter')
    await expect(card(page, 'A')).toBeHidden()
    await expect(card(page, 'B')).toBeFocused()
    await move('B').focus()
    await press(page, 'Enter')
    await expect(card(page, 'B')).toBeHidden()
    await expect(page.locator(':focus')).toBeVisible()
  })

  test('removing from the open crate moves focus to the next card, undo keeps it', { tag: '@detail' }, async ({
    page,
  }) => {
    const { crates } = await makeCrates(page, 4, { Sunday: 'ABC' })
    await open(page, `/app?crate=${crates.get('Sunday')}`)
    await card(page, 'B').getByRole('button', { name: 'More about B' }).focus()
    await press(page, 'Enter')
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
    await press(page, 'End', 'Enter')
    await expect(card(page, 'B')).toBeHidden()
    await expect(card(page, 'C')).toBeFocused()
    await expect(toast(page)).toContainText('Album removed from crate')
    await press(page, 'F8', 'Tab', 'Enter')
    await expect(card(page, 'B')).toBeVisible()
    await expect(card(page, 'C')).toBeFocused()
  })
})

test('undo in a toast returns focus to the card', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 4)
  await card(page, 'B').getByRole('button', { name: 'Delete B' }).click()
  await expect(card(page, 'C')).toBeFocused()
  await toast(page).getByRole('button', { name: 'Undo' }).focus()
  await press(page, 'Enter')
  await expect(card(page, 'B')).toBeVisible()
  await expect(toast(page)).toBeHidden()
  await expect(card(page, 'C')).toBeFocused()
})

test('leaving a crate returns focus to its link', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 4, { Sunday: 'AB', Kitchen: 'C' })
  await row(page, 'Sunday').focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible()
  await expect(row(page, 'Sunday')).toBeFocused()
})

test('leaving a crate that was opened by its address keeps focus in the page', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await makeCrates(page, 4, { Sunday: 'AB' })
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await page.getByRole('link', { name: 'Back' }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible()
  await expect(page.locator(':focus')).toBeVisible()
})

test('adding a crate to favorites and removing it keeps focus on its menu button', { tag: '@detail' }, async ({
  page,
}) => {
  await withCrates(page, 4, { Sunday: '', Kitchen: '' })
  const favorites = page.locator('.rail').getByRole('list', { name: 'Favorite crates' })
  for (const entry of ['Add to favorites', 'Remove from favorites']) {
    await crateMenu(page, 'Sunday').focus()
    await press(page, 'Enter')
    await page.getByRole('menuitem', { name: entry }).focus()
    await press(page, 'Enter')
    if (entry.startsWith('Add')) await expect(favorites).toContainText('Sunday')
    else await expect(favorites).toBeHidden()
    await expect(crateMenu(page, 'Sunday')).toBeFocused()
  }
})

test('deleting a crate moves focus to the next one', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 4, { Sunday: 'A', Kitchen: '', Late: '' })
  await crateMenu(page, 'Kitchen').focus()
  await press(page, 'ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await press(page, 'Enter')
  await yes(page).focus()
  await press(page, 'Enter')
  await expect(row(page, 'Kitchen')).toBeHidden()
  await expect(row(page, 'Late')).toBeFocused()
})

test('removing a tag moves focus to the next tag, then to the field', { tag: '@detail' }, async ({ page }) => {
  await makeCrates(page, 1, {}, { userTags: ['dub', 'tape', 'winter'] })
  await open(page, '/app')
  await card(page, 'A').getByRole('button', { name: 'Edit A' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit album' })
  const remove = (tag: string) => dialog.getByRole('button', { name: `Remove ${tag}` })
  await remove('tape').focus()
  await press(page, 'Enter')
  await expect(remove('winter')).toBeFocused()
  await press(page, 'Enter')
  await expect(dialog.getByRole('textbox', { name: /tags/i })).toBeFocused()
})

test('restoring from the trash keeps focus on the page', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 4)
  for (const title of ['A', 'B', 'C']) {
    await card(page, title)
      .getByRole('button', { name: `Delete ${title}` })
      .click()
    await expect(card(page, title)).toBeHidden()
  }
  await page.getByRole('link', { name: 'Tidy up' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).click()
  const dialog = page.getByRole('main')
  const restore = (title: string) => dialog.getByRole('button', { name: `Restore ${title}`, exact: true })
  await restore('B').focus()
  await press(page, 'Enter')
  await expect(restore('B')).toBeHidden()
  await expect(restore('A')).toBeFocused()
  const restoreAll = dialog.getByRole('button', { name: 'Restore all' })
  await expect(restoreAll).not.toHaveAttribute('aria-disabled')
  await restoreAll.focus()
  await press(page, 'Enter')
  await expect(restore('A')).toBeHidden()
  await expect(page.locator(':focus')).toBeVisible()
})

test('turning pages moves focus to the list', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 12)
  const list = page.getByRole('region', { name: 'Albums' })
  await page.getByRole('link', { name: 'Next page' }).focus()
  await press(page, 'Enter')
  await expect(card(page, 'L')).toBeVisible()
  await expect(list).toBeFocused()
  await press(page, 'ArrowLeft')
  await expect(card(page, 'A')).toBeVisible()
  await expect(list).toBeFocused()
})

test('every dialog returns focus to its opener', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 4, { Sunday: 'A' })
  const header = page.getByRole('banner')
  const openers = [
    ...['Find anything', 'Settings'].map((name) => header.getByRole('link', { name, exact: true })),
    page.locator('.rail').getByRole('link', { name: 'New crate' }),
    ...['Edit B', 'Add B to crate'].map((name) => card(page, 'B').getByRole('button', { name })),
  ]
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  for (const [index, opener] of openers.entries()) {
    await opener.focus()
    await press(page, 'Enter')
    await expect(dialog).toBeVisible()
    const button = dialog.getByRole('button', { name: /^(Close|No|Cancel)$/ }).first()
    if (index % 2 === 0 || index === openers.length - 1) await press(page, 'Escape')
    else await button.click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await crateMenu(page, 'Sunday').focus()
  await press(page, 'Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).focus()
  await press(page, 'Enter')
  await expect(dialog).toBeVisible()
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  await expect(crateMenu(page, 'Sunday')).toBeFocused()
})

test('a button that is disabled during its call gets the focus back', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await page.request.post('/api/shares', { data: { of: { list: 'collection' } } })
  await open(page, '/app/shares')
  const button = page.getByRole('main').getByRole('button', { name: 'New link' })
  await button.focus()
  await press(page, 'Enter')
  await expect(toast(page)).toContainText('New link')
  await expect(button).toBeFocused()
})

test.describe('on a phone', { tag: '@detail' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('closing a dialog opens no keyboard', async ({ page }) => {
    await newPerson(page)
    await open(page, '/app')
    const search = page.getByRole('combobox', { name: /Search albums/ })
    await search.focus()
    await page.evaluate(() => {
      location.hash = 'keys'
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
    await expect(search).not.toBeFocused()
  })
})

test('a dialog that is still fading out takes neither the focus nor Escape', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app#new-crate')
  const dialog = page.getByRole('dialog', { name: 'Create New Crate' })
  const name = dialog.getByLabel('Name')
  await name.fill('Sunday')
  // Nothing fades out before the test ends.
  await page.evaluate(() => document.documentElement.style.setProperty('--calm', '600s'))
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const answer of ['Escape', 'Enter']) {
    await press(page, 'Escape')
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await press(page, answer)
    await expect(name).toBeFocused()
  }
  await name.fill('')
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
})
