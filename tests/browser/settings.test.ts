import type { Page } from '@playwright/test'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, signInAsDemo, test, toast } from './person.ts'
import { settings, tab } from './settings.ts'
import { open } from './wait-for-islands.ts'

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128
  })

test('each tab has an address, works by keyboard, and the back button closes the dialog', async ({ page }) => {
  await signInAsDemo(page)
  await open(page, '/app')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Settings' })
  await opener.click()
  await expect(tab(page, 'Account')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#settings-security$/)
  await expect(settings(page).getByRole('heading', { name: 'Second factor' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#settings-appearance$/)
  await expect(tab(page, 'Appearance')).toBeFocused()
  await expect(settings(page).getByRole('heading', { name: 'Danger zone' })).toBeHidden()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#settings-data$/)
  await expect(settings(page).getByRole('button', { name: 'Delete collection' })).toBeVisible()
  await page.goBack()
  await expect(settings(page)).toBeHidden()
  await expect(page).toHaveURL(/\/app$/)
  await expect(opener).toBeFocused()

  await page.goto('/app#settings-data')
  await expect(tab(page, 'Data')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
})

test('the theme changes at once, is remembered, and System follows the system setting', async ({ page }) => {
  await signInAsDemo(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/app#settings-appearance')
  await settings(page).getByLabel('Dark').check()
  expect(await isDark(page)).toBe(true)
  await page.reload()
  expect(await isDark(page)).toBe(true)
  await settings(page).getByLabel('System').check()
  expect(await isDark(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await isDark(page)).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await isDark(page)).toBe(false)
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test(`the dialog has one height on all tabs at ${width} px`, { tag: '@detail' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signInAsDemo(page)
    await open(page, '/app#settings')
    const box = () => settings(page).locator('section').first().boundingBox()
    const first = await box()
    for (const name of ['Security', 'Appearance', 'Data']) {
      await tab(page, name).click()
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
      expect(await box()).toEqual(first)
    }
  })
}

test('server errors are shown and can be retried', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await signInAsDemo(page)
  const broken = { status: 500, json: { code: 'internal', message: 'Something went wrong here.' } }
  await page.route('**/api/user/sessions', (route) => route.fulfill(broken))
  await page.route('**/api/user', (route) =>
    route.request().method() === 'GET' ? route.fulfill(broken) : route.abort('connectionfailed'),
  )
  await page.goto('/app#settings')
  const dialog = settings(page)
  await expect(dialog.getByRole('alert')).toHaveCount(2)
  await dialog.getByLabel('Display name').fill('Nobody At All')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page)).toContainText('Couldn’t update your account')
  await expect(dialog.getByRole('alert').getByText('Couldn’t reach Gatefold.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard' }).click()

  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByLabel('Type ').fill('demo@example.com')
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await expect(question.getByText('Couldn’t reach Gatefold.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.unrouteAll()
  const tryAgain = dialog.getByRole('button', { name: 'Try again' }).filter({ visible: true })
  await expect(tryAgain).toHaveCount(2)
  for (let left = await tryAgain.count(); left > 0; left -= 1) {
    await tryAgain.first().click()
    await expect(tryAgain).toHaveCount(left - 1)
  }
  await expect(dialog.getByText('This device', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Change email' })).toBeVisible()
})

test('the trash shows albums and crates page by page, and restores and empties them', async ({ page }) => {
  await newPerson(page)
  const albums = Array.from({ length: 60 }, (_, index) => ({
    title: `Album ${index}`,
    artist: 'Marrow Tide',
    bandcampUrl: `https://marrow-tide.bandcamp.com/album/record-${index}`,
  }))
  const remove = async (path: string) => {
    const headers = { 'content-type': 'application/json' }
    expect((await page.request.delete(`/api/${path}`, { headers })).ok()).toBe(true)
  }
  await page.request.post('/api/albums/bulk', { data: { albums } })
  await remove('albums/all')
  const crate = await (await page.request.post('/api/crates', { data: { name: 'Sunday' } })).json()
  await remove(`crates/${crate.id}`)
  const html = await (await page.request.get('/app/trash')).text()
  expect(html).toContain('60 albums and 1 crate, kept for 30 days')
  await page.goto('/app/trash')
  const dialog = page.getByRole('main')
  const rows = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Restore / }) })
  await expect(dialog.getByText('60 albums and 1 crate, kept for 30 days')).toBeVisible()
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).toContainText('Crate with 0 albums')
  const showMore = dialog.getByRole('button', { name: 'Show more' })
  await showMore.click()
  await expect(rows).toHaveCount(61)
  await expect(showMore).toBeHidden()
  await dialog.getByRole('button', { name: 'Restore Sunday' }).click()
  await expect(toast(page)).toContainText('Crate restored')
  await expect(rows).toHaveCount(60)
  await expect(page.locator('.rail .crate-row[data-crate]')).toContainText(['Sunday'])
  await dialog.getByRole('button', { name: 'Restore all' }).click()
  await expect(dialog.getByText(/The trash is empty/)).toBeVisible()
  expect(await (await page.request.get('/api/albums')).json()).toHaveLength(60)
  await remove('albums/all')
  await page.reload()
  await dialog.getByRole('button', { name: 'Empty the trash now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByText(/The trash is empty/)).toBeVisible()
})
