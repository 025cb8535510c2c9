import { card, numberedAlbums, withAlbums } from './own-albums.ts'
import { expect, pressAtOnce, test, toast } from './person.ts'
import { selectionBar } from './selection.ts'

test('keyboard shortcuts move between albums, rate, edit and select them', async ({ page }) => {
  await withAlbums(
    page,
    ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({ title })),
  )
  const bar = selectionBar(page)
  const focused = page.locator('.albums li:focus h2')
  await page.keyboard.press('j')
  await expect(focused).toHaveText('One')
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveText('Two')
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveText('Five')
  await page.keyboard.press('k')
  await expect(focused).toHaveText('Four')

  await page.keyboard.press('5')
  await expect(toast(page)).toContainText('Four: 5 stars')
  await expect(card(page, 'Four').getByRole('radio', { name: '5 stars' })).toBeChecked()
  await page.keyboard.press('0')
  await expect(toast(page)).toContainText('Rating removed')
  await expect(card(page, 'Four').getByRole('radio', { name: '5 stars' })).not.toBeChecked()

  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit album' })
  await dialog.getByLabel('Title').fill('Four, jazz version')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Four, jazz version')).toBeFocused()

  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Add to crate' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('x')
  await expect(bar).toContainText('1 selected')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(bar).toContainText('3 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /Search albums/ })).toBeFocused()
  await page.keyboard.type('ajax?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Add an album')
  await keys.getByLabel(/Use single-key shortcuts/).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('arrow keys turn pages when no album has focus', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, numberedAlbums(12))
  await page.locator('h1').click()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/page=2/)
  await expect(card(page, 'Record 11')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(card(page, 'Record 0')).toBeVisible()
})

test('keys work as soon as a dialog is closed, while it still fades', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await pressAtOnce(page, 'Escape', 'j')
  await expect(card(page, 'Amber')).toBeFocused()

  await card(page, 'Amber').getByRole('button', { name: 'Edit Amber' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Amber')
  await pressAtOnce(page, 'Escape', 'j')
  await expect(card(page, 'Copper')).toBeFocused()

  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await pressAtOnce(page, 'Escape', '/')
  await expect(page.getByRole('combobox', { name: /Search albums/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.locator('h1').click()
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  await pressAtOnce(page, 'Escape', 'ControlOrMeta+k')
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible()
})

test('keys work while a tooltip is shown', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  await card(page, 'Copper').getByRole('button', { name: 'Edit Copper' }).hover()
  await expect(page.locator('.tooltip')).toBeVisible()
  await page.keyboard.press('j')
  await expect(card(page, 'Amber')).toBeFocused()
})

test('the number of unrated albums follows each rating with the paint, however fast the keys are', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, numberedAlbums(8))
  await expect(page.getByRole('list', { name: 'Totals' })).toContainText('8 unrated')
  await page.keyboard.press('j')
  // In the frame that shows a rating, the number of those without one.
  const seen = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const numbers: string[] = []
    for (let rated = 1; rated <= 7; rated += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true, cancelable: true }))
      while (document.querySelectorAll('.albums li [type=radio][value="3"]:checked').length < rated) await frame()
      numbers.push(/\d+ unrated/.exec(document.querySelector('[aria-label=Totals]')?.textContent ?? '')?.[0] ?? '')
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }))
    }
    return numbers
  })
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((left) => `${left} unrated`))
})
