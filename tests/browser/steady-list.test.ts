import type { Locator, Page } from '@playwright/test'
import { card, makeAlbums, showView, titles } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const UNRATED = ['One', 'Two', 'Three'].map((title) => ({ title }))

const star = (page: Page, title: string) => card(page, title).getByRole('radio', { name: '4 stars' })
const spotOf = async (target: Locator) => {
  const box = await target.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}
/** The welcome album has no rating either. */
const openUnrated = async (page: Page, view: 'grid' | 'list' | 'compact') => {
  await makeAlbums(page, UNRATED)
  await showView(page, view)
  await open(page, '/app?unrated=1&q=marrow')
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three'])
}

for (const view of ['grid', 'list', 'compact'] as const)
  test(`an album that is rated stays in its place in the ${view} until the mouse leaves it`, {
    tag: '@detail',
  }, async ({ page }) => {
    await openUnrated(page, view)
    await card(page, 'One').hover()
    const { x, y } = await spotOf(star(page, 'One'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.up()
    await expect(star(page, 'One')).toBeChecked()
    // The second click of a double one.
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await expect(star(page, 'One')).toBeChecked()
    expect(await titles(page)).toEqual(['One', 'Two', 'Three'])
    await page.mouse.move(0, 0)
    await expect.poll(() => titles(page)).toEqual(['Two', 'Three'])
    await expect(star(page, 'Two')).not.toBeChecked()
  })

test('a key or another filter lets a rated album go', { tag: '@detail' }, async ({ page }) => {
  await openUnrated(page, 'grid')
  await star(page, 'One').click({ force: true })
  await expect(star(page, 'One')).toBeChecked()
  await page.keyboard.press('Shift')
  await expect.poll(() => titles(page)).toEqual(['Two', 'Three'])
  await star(page, 'Two').click({ force: true })
  await page.getByRole('button', { name: 'Remove Unrated' }).evaluate((button: HTMLElement) => button.click())
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three'])
})

test.describe('by touch', () => {
  // So high that the toast covers no album.
  test.use({ viewport: { width: 390, height: 1600 }, hasTouch: true, isMobile: true })

  test('rated albums stay in their places until something else is tapped', { tag: '@detail' }, async ({ page }) => {
    await openUnrated(page, 'list')
    for (const title of ['One', 'Two']) {
      await star(page, title).tap({ force: true })
      await expect(star(page, title)).toBeChecked()
      expect(await titles(page)).toEqual(['One', 'Two', 'Three'])
    }
    await page.locator('h1').tap()
    await expect.poll(() => titles(page)).toEqual(['Three'])
  })
})
