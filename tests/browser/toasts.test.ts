import type { Page } from '@playwright/test'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, test, toast } from './person.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

/** How many controls of the bars at the bottom and of the open dialog a toast covers. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-sonner-toast][data-front=true]')?.getBoundingClientRect()
    const bars = ':is([data-select-bar], .tabbar, [role=dialog]:not([inert])) :is(a, button, input, textarea)'
    return [...document.querySelectorAll<HTMLElement>(bars)]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map(({ outerHTML }) => outerHTML)
  })

for (const [width, height] of [
  [1280, 760],
  [390, 844],
] as const) {
  test(`a toast at the bottom left covers no control of bars and dialogs at ${width} px`, { tag: '@detail' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await withAlbums(page, [{ title: 'A' }, { title: 'B' }])
    const openers = [
      () => page.keyboard.press('e'),
      () => page.keyboard.press('a'),
      () => page.locator('.icon-btn[href="#settings"]').click(),
    ]
    for (const [index, openDialog] of openers.entries()) {
      await card(page, 'A').focus()
      await page.keyboard.press(String(index + 1))
      await expect(toast(page)).toContainText(`A: ${index + 1} star`)
      const box = await toast(page).boundingBox()
      expect(box?.x).toBeLessThanOrEqual(24)
      expect(box?.y).toBeGreaterThan(height / 2)
      expect(await coveredByToast(page)).toEqual([])
      await openDialog()
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
      await expect.poll(() => coveredByToast(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await card(page, 'A').focus()
    await page.keyboard.press('x')
    await page.keyboard.press('5')
    await expect(toast(page)).toContainText('A: 5 stars')
    expect(await coveredByToast(page)).toEqual([])
  })
}

test('the page works if the code of the toasts cannot be loaded', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }])
  await page.route(/\/assets\/toast-region/, (route) => route.abort())
  await open(page, '/app')
  const star = card(page, 'Amber').getByRole('radio', { name: '4 stars' })
  await star.click()
  await waitForIslands(page)
  await page.reload()
  await expect(star).toBeChecked()
})
