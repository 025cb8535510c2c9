import type { Page } from '@playwright/test'
import { withCrates } from './crates.ts'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, FAILED, press, test, toast } from './person.ts'
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

/** Titles, the logo and the controls of the player that the toast lies over, of those that can be seen. */
const hiddenByToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toasts] > [data-front=true]')?.getBoundingClientRect()
    if (!toast) return ['there is no toast']
    const dialog = document.querySelector('[role=dialog]:not([inert])')?.getAttribute('aria-labelledby')
    const title = dialog ? document.getElementById(dialog) : null
    const all = [
      ...document.querySelectorAll('h1, .brand, [data-dock] :is(a, button, input)'),
      ...(title ? [title] : []),
    ]
    return all.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const isPart = element.matches('a, button, input')
      const { left, right, top, bottom } = (isPart ? element : range).getBoundingClientRect()
      const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      const isSeen = element.contains(under.find((one) => !one.closest('[data-toasts]')) ?? null)
      const isCovered = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      return isCovered && isSeen ? element.outerHTML.slice(0, 80) : []
    })
  })

for (const [width, height] of [
  [360, 740],
  [820, 800],
  [1280, 800],
] as const)
  test(`a toast lies over no title, logo or player at ${width} px`, {
    tag: '@detail',
    annotation: { type: EXPECTS_FAILED_REQUESTS },
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await makeAlbums(page, [{ title: 'Amber' }, { title: 'Basalt', list: 'wishlist' }])
    await page.context().grantPermissions(['clipboard-write'])

    await open(page, '/app')
    await card(page, 'Amber').focus()
    await press(page, '3')
    await expect(toast(page)).toContainText('Amber: 3 stars')
    expect(await hiddenByToast(page)).toEqual([])

    await press(page, 'Enter')
    await expect(page.getByRole('dialog', { name: /Amber/ })).toBeVisible()
    await press(page, '4')
    await expect(toast(page)).toContainText('Amber: 4 stars')
    await expect.poll(() => hiddenByToast(page)).toEqual([])
    await press(page, 'Escape')

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const share = page.getByRole('dialog', { name: /^Share/ })
    await share.getByRole('button', { name: 'Copy link' }).click()
    await expect(toast(page)).toContainText('Link copied')
    await expect.poll(() => hiddenByToast(page)).toEqual([])

    await open(page, '/app/shares')
    await page.getByRole('button', { name: /^Copy/ }).click()
    await expect(toast(page)).toContainText('Link copied')
    expect(await hiddenByToast(page)).toEqual([])

    await open(page, '/app/desk?list=wishlist')
    await page.route('/api/albums/*', (route) => route.fulfill(FAILED))
    await page.getByRole('button', { name: /^Keep/ }).click()
    await expect(toast(page)).toContainText('Couldn’t save the decision')
    expect(await hiddenByToast(page)).toEqual([])

    await open(page, '/demo')
    await card(page, 'Tin Parliament').focus()
    await press(page, 'p')
    await expect(page.locator('[data-dock]')).toBeVisible()
    await card(page, 'Tin Parliament').focus()
    await press(page, '2')
    await expect(toast(page)).toContainText('Tin Parliament: 2 stars')
    expect(await hiddenByToast(page)).toEqual([])
  })

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
