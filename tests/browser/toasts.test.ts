import type { Page } from '@playwright/test'
import { withCrates } from './crates.ts'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, press, test, toast } from './person.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

/** How many controls of the bars at the bottom and of the open dialog a toast covers. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-toasts] > [data-front=true]')?.getBoundingClientRect()
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
      () => page.locator('.icon-btn[href="#commands"]').click(),
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

test.describe('by keyboard', { tag: '@detail' }, () => {
  test.use({ viewport: { width: 1280, height: 1400 } })

  const askForToast = async (page: Page) => {
    await card(page, 'B').focus()
    await press(page, '4')
    await expect(toast(page)).toContainText('Rating updated')
  }

  test('F8 focuses the region, and the toast stays while focus is inside', async ({ page }) => {
    await withCrates(page, 4)
    await page.clock.install()
    await askForToast(page)
    await press(page, 'F8')
    await page.clock.runFor(60_000)
    await expect(toast(page)).toContainText('Rating updated')
    await press(page, 'Shift+Tab')
    await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(0)
    await page.clock.runFor(6_000)
    await expect(toast(page)).toBeHidden()
  })

  test('Escape dismisses the toast and returns focus', async ({ page }) => {
    await withCrates(page, 4)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 600_000)
    await card(page, 'B').focus()
    await press(page, '4')
    // The clock is paused, so the toast does not close by itself.
    await expect(async () => {
      await page.clock.runFor(50)
      expect(await toast(page).count()).toBe(1)
    }).toPass()
    await press(page, 'F8', 'Escape')
    await page.clock.runFor(1_000)
    expect(await toast(page).count()).toBe(0)
    await expect(card(page, 'B')).toBeFocused()
  })

  test('focus stays where the user moves it from a toast', async ({ page }) => {
    await withCrates(page, 4)
    await askForToast(page)
    await press(page, 'F8')
    await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1)
    await page.getByRole('combobox', { name: /^Search/ }).click()
    await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()

    await card(page, 'B').getByRole('button', { name: 'Delete B' }).click()
    await expect(toast(page)).toContainText('Album deleted')
    await press(page, 'F8')
    await toast(page).getByRole('button', { name: 'Undo' }).focus()
    await press(page, 'Enter')
    await expect(card(page, 'C')).toBeFocused()
    await card(page, 'A').focus()
    await expect(toast(page)).toBeHidden()
    await expect(card(page, 'A')).toBeFocused()
  })

  test('Undo is the first Tab stop after F8', async ({ page }) => {
    await withCrates(page, 4)
    await card(page, 'B').getByRole('button', { name: 'Delete B' }).click()
    await expect(toast(page)).toContainText('Album deleted')
    await press(page, 'F8', 'Tab')
    await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  })
})
