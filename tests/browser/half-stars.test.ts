import type { Locator, Page } from '@playwright/test'
import { openCharts } from './list-head.ts'
import { card, titles, withAlbums } from './own-albums.ts'
import { expect, test, toast } from './person.ts'
import { settings } from './settings.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

const star = (within: Locator, stars: string) => within.getByRole('radio', { name: stars, exact: true })
const switchTo = async (page: Page, isOn: boolean) => {
  await page.goto('/app#settings-appearance')
  await settings(page).getByRole('checkbox', { name: 'Half stars' }).setChecked(isOn)
  await open(page, '/app')
}

test('half stars show, are given by a star’s left half and by keys once they are turned on, and are searched', async ({
  page,
}) => {
  await withAlbums(page, [{ title: 'One', rating: 3.5 }, { title: 'Two' }])
  const [one, two] = [card(page, 'One'), card(page, 'Two')]
  // A file or another device gave it: it shows and is told, a click gives whole ones.
  await expect(one.locator('.stars > .on')).toHaveCount(3)
  await expect(one.locator('.stars > .half')).toHaveCount(1)
  await expect(star(one, '3.5 of 5 stars')).toBeChecked()
  await expect(one.getByRole('radio')).toHaveCount(6)
  const left = { position: { x: 4, y: 12 } }
  await one.locator('.stars > span').nth(3).click(left)
  await expect(star(one, '4 stars')).toBeChecked()
  await two.focus()
  await page.keyboard.press('Shift+Digit2')
  await expect(two.getByRole('radio', { checked: true })).toHaveCount(0)

  await switchTo(page, true)
  await one.locator('.stars > span').nth(1).click(left)
  await expect(toast(page)).toContainText('One: 1.5 stars')
  await expect(star(one, '1.5 of 5 stars')).toBeChecked()
  await expect(one.locator('.stars > .half')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(star(one, '2 stars')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(star(one, '2.5 of 5 stars')).toBeChecked()
  await expect(star(one, '2.5 of 5 stars')).toBeFocused()
  await page.keyboard.press('Shift+Digit5')
  await expect(star(one, '4.5 of 5 stars')).toBeFocused()
  await two.focus()
  await page.keyboard.press('Shift+Digit4')
  await expect(star(two, '3.5 of 5 stars')).toBeChecked()
  await page.keyboard.press('4')
  await expect(star(two, '4 stars')).toBeChecked()
  await page.keyboard.press('Shift+Digit1')
  await expect(star(two, '0.5 of 5 stars')).toBeChecked()

  await page.keyboard.press('/')
  await page.keyboard.type('rating>4 rating<5')
  await expect(two).toBeHidden()
  await expect(one).toBeVisible()

  await switchTo(page, false)
  await expect(star(two, '0.5 of 5 stars')).toBeChecked()
  await expect(two.getByRole('radio')).toHaveCount(6)
  await star(two, '0.5 of 5 stars').focus()
  await page.keyboard.press('ArrowRight')
  await expect(star(two, '1 star')).toBeFocused()
  await expect(star(two, '1 star')).toBeChecked()
})

test('a bar of the chart leads to the half stars that it counts', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(
    page,
    [2.5, 3, 3.5, 4].map((rating) => ({ title: `Rated ${rating}`, rating })),
  )
  await openCharts(page)
  await page.getByRole('link', { name: '2.5 to 3 stars: 2' }).click()
  await expect(page).toHaveURL(/min=2\.5&max=3/)
  await expect.poll(() => titles(page)).toEqual(['Rated 2.5', 'Rated 3'])
  await expect(page.getByRole('button', { name: 'Remove 2.5 to 3 stars' })).toBeVisible()
  await page.getByRole('link', { name: '2.5 to 3 stars: 2' }).click()
  await expect.poll(() => titles(page)).toHaveLength(5)
})

test('a command turns half stars on, also in the demo', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/demo')
  await waitForIslands(page)
  const first = page.locator('.albums li').first()
  const left = { position: { x: 4, y: 12 } }
  await first.locator('.stars > span').nth(2).click(left)
  await expect(star(first, '3 stars')).toBeChecked()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('half stars')
  await page.getByRole('option', { name: 'Turn half stars on' }).click()
  await first.locator('.stars > span').nth(1).click(left)
  await expect(star(first, '1.5 of 5 stars')).toBeChecked()
  await page.reload()
  await expect(star(first, '1.5 of 5 stars')).toBeChecked()
  await expect(first.getByRole('radio')).toHaveCount(10)
})
