import type { Page } from '@playwright/test'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, ownHeaders, signInAsDemo, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const tab = (page: Page, name: string) => settings(page).getByRole('tab', { name })
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
  await expect(settings(page).getByRole('heading', { name: 'Danger Zone' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/#settings-data$/)
  await expect(settings(page).getByRole('heading', { name: 'Danger Zone' })).toBeHidden()
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

test('the user menu changes the theme and stays open', { tag: '@detail' }, async ({ page }) => {
  await signInAsDemo(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/app')
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  const themes = page.getByRole('group', { name: 'Theme' })
  const choice = (name: string) => themes.getByRole('menuitemradio', { name })
  await expect(choice('System')).toBeChecked()
  await choice('Dark').click()
  await expect(choice('Dark')).toBeChecked()
  await expect(choice('System')).not.toBeChecked()
  expect(await isDark(page)).toBe(true)
  await page.reload()
  expect(await isDark(page)).toBe(true)
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

test('name and photo update in the menu at once, and closing with unsaved changes asks', async ({ page }) => {
  await newPerson(page)
  await page.route('/api/pictures?url=*', (route) =>
    route.request().url().endsWith('there.png')
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        })
      : route.fulfill({ status: 404 }),
  )
  await page.goto('/app')
  await page.goto('/app#settings')
  const dialog = settings(page)
  const avatar = dialog.locator('.avatar')
  const save = dialog.getByRole('button', { name: 'Save changes' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')

  await dialog.getByLabel('Display name').fill('Zoë Quist')
  await expect(avatar).toHaveText('ZQ')
  await dialog.getByLabel('Photo URL').fill('http://pictures.example/there.png')
  await save.click()
  await expect(dialog.getByText('Must be a URL that starts with https://')).toBeVisible()
  await dialog.getByLabel('Photo URL').fill('https://pictures.example/nothing.png')
  await expect(dialog.getByText('There is no picture at this address')).toBeVisible()
  await expect(avatar).toHaveText('ZQ')
  await dialog.getByLabel('Photo URL').fill('https://pictures.example/there.png')
  await expect(avatar.locator('img')).toBeVisible()

  await test.step('switching tabs keeps the input; closing asks', async () => {
    await tab(page, 'Data').click()
    await tab(page, 'Account').click()
    await expect(dialog.getByLabel('Display name')).toHaveValue('Zoë Quist')
    await dialog.getByRole('button', { name: 'Close' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await page.goBack()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toHaveCount(0)
    await expect(dialog.getByLabel('Display name')).toHaveValue('Zoë Quist')
  })

  await save.click()
  await expect(toast(page)).toContainText('Account updated')
  await expect(save).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const menu = page.getByRole('banner').getByRole('button', { name: 'User menu' })
  await expect(menu.locator('img')).toHaveAttribute(
    'src',
    '/api/pictures?url=https%3A%2F%2Fpictures.example%2Fthere.png',
  )
  await menu.click()
  await expect(page.getByText('Zoë Quist')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toContain('Zoë Quist')

  await page.goto('/app#settings')
  await dialog.getByLabel('Photo URL').fill('')
  await save.click()
  await expect(toast(page)).toContainText('Account updated')
  await expect(menu.locator('img')).toHaveCount(0)
})

test('a new email must be confirmed, and the confirmation email can be sent again', { tag: '@detail' }, async ({
  page,
}) => {
  const { email, password } = await newPerson(page)
  await page.goto('/app#settings')
  const dialog = settings(page)
  await expect(dialog.getByText('This email is not verified yet.')).toBeVisible()
  await page.route('**/api/auth/send-verification-email', (route) => route.fulfill({ status: 204 }))
  await dialog.getByRole('button', { name: 'Send the email again' }).click()
  await expect(toast(page)).toContainText(`We sent the email to ${email} again.`)
  await page.unroute('**/api/auth/send-verification-email')
  await page.route('**/api/auth/send-verification-email', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-requests', message: 'Try again in 2 minutes.' } }),
  )
  await dialog.getByRole('button', { name: 'Send the email again' }).click()
  await expect(toast(page)).toContainText('Try again in 2 minutes.')

  const change = dialog.getByRole('button', { name: 'Change email' })
  await change.click()
  await expect(dialog.getByLabel('New email')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(change).toBeFocused()
  await change.click()
  await dialog.getByRole('button', { name: 'Send the email', exact: true }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(dialog.getByLabel('New email')).toBeFocused()
  const newEmail = `new-${email}`
  await dialog.getByLabel('New email').fill(newEmail)
  await dialog.getByLabel('Your password').fill('not-the-one')
  await dialog.getByRole('button', { name: 'Send the email', exact: true }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Send the email', exact: true }).click()
  await expect(dialog.getByText(`We sent an email to ${newEmail}.`)).toBeVisible()
  await expect(dialog.getByText(email, { exact: true })).toBeVisible()
})

test('changing the password checks its rules, and other devices can be signed out', async ({ page, browser }) => {
  const { email, password } = await newPerson(page)
  await page.goto('/app#settings')
  const others = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext()
      const signedIn = await context.request.post('/api/auth/sign-in/email', {
        data: { email, password },
        headers: {
          ...ownHeaders(new URL(page.url()).origin),
          'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
        },
      })
      expect(signedIn.ok()).toBe(true)
      return context
    }),
  )
  await page.reload()
  const dialog = settings(page)
  const devices = dialog.getByRole('listitem').filter({ hasText: 'Unknown location' })
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: 'This device' })).toContainText('in use now')
  await expect(devices.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Sign out Safari on iPhone' }).first().click()
  await expect(devices).toHaveCount(2)
  await expect(dialog.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices).toHaveCount(1)
  for (const other of others) expect((await other.request.get('/api/auth/me')).status()).toBe(401)

  await dialog.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('Current password').fill('not-the-one')
  await dialog.getByLabel('New password', { exact: true }).fill('sleeveNote')
  await expect(dialog.getByText('contain at least one uppercase letter, as it does')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('Password must contain at least one number')).toBeVisible()
  await expect(dialog.getByText("Passwords don't match")).toBeVisible()
  await dialog.getByLabel('New password', { exact: true }).fill('sleeveNote7')
  await dialog.getByLabel('Confirm new password').fill('sleeveNote7')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await expect(devices).toHaveCount(1)
  await Promise.all(others.map((other) => other.close()))
})

test('the Data tab exports and links to imports; the Danger Zone deletes the account after typing its email', async ({
  page,
}) => {
  const { email, password } = await newPerson(page)
  await page.goto('/app#settings-data')
  const dialog = settings(page)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'JSON' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/)
  await expect(toast(page)).toContainText('Export started')
  await dialog.getByRole('link', { name: 'Bandcamp' }).click()
  await expect(page.getByRole('dialog', { name: 'Import from Bandcamp' })).toBeVisible()
  await page.goBack()
  await dialog.getByRole('link', { name: 'File' }).click()
  await expect(page.getByRole('dialog', { name: 'Import/Export Collection' })).toBeVisible()
  await page.goBack()

  await tab(page, 'Appearance').click()
  await dialog.getByRole('button', { name: 'Delete Collection' }).click()
  const wipe = page.getByRole('alertdialog', { name: 'Delete Entire Collection?' })
  await expect(wipe.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await wipe.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(toast(page)).toContainText('Collection Deleted')
  await page.goto('/app#settings-data')
  await expect(dialog.getByText('1 album, each kept for 30 days')).toBeVisible()

  await tab(page, 'Appearance').click()
  const opener = dialog.getByRole('button', { name: 'Delete account' })
  await opener.click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const yes = question.getByRole('button', { name: 'Delete my account' })
  await expect(question.getByRole('link', { name: 'Export JSON' })).toHaveAttribute('href', '/api/export/collection')
  await question.getByLabel('Type ').fill('somebody@example.com')
  await expect(yes).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await question.getByLabel('Type ').fill(email.toUpperCase())
  await yes.click()
  await expect(question.getByText('Please enter your password')).toBeVisible()
  await question.getByLabel('Your password').fill('not-my-password')
  await yes.click()
  await expect(question.getByText('This is not your password')).toBeVisible()
  await question.getByLabel('Your password').fill(password)
  await yes.click()
  await page.waitForURL('/')
  await expect(toast(page)).toContainText('Account deleted')
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
  const again = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password },
    headers: ownHeaders(new URL(page.url()).origin),
  })
  expect(again.status()).toBe(401)
})

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
  await page.route('**/api/trash', (route) => route.fulfill(broken))
  await page.goto('/app#settings')
  const dialog = settings(page)
  await expect(dialog.getByRole('alert')).toHaveCount(2)
  await dialog.getByLabel('Display name').fill('Nobody At All')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page)).toContainText('Error updating account')
  await expect(dialog.getByRole('alert').getByText('Gatefold could not be reached.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard' }).click()

  await tab(page, 'Data').click()
  await expect(dialog.getByRole('alert').filter({ visible: true })).toHaveCount(1)
  await tab(page, 'Appearance').click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByLabel('Type ').fill('demo@example.com')
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await expect(question.getByText('Gatefold could not be reached.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()

  await tab(page, 'Account').click()
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
  await page.goto('/app#settings-data')
  const dialog = settings(page)
  const rows = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Restore / }) })
  await expect(dialog.getByText('60 albums and 1 crate, each kept for 30 days')).toBeVisible()
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText('Crate with 0 albums')
  const showMore = dialog.getByRole('button', { name: 'Show more' })
  await showMore.click()
  await expect(rows).toHaveCount(50)
  await showMore.click()
  await expect(rows).toHaveCount(61)
  await expect(showMore).toBeHidden()
  await dialog.getByRole('button', { name: 'Restore Sunday' }).click()
  await expect(toast(page)).toContainText('Crate restored')
  await expect(rows).toHaveCount(60)
  await expect(page.locator('.rail .crate-row[data-crate]')).toContainText(['Sunday'])
  await dialog.getByRole('button', { name: 'Restore all' }).click()
  await expect(dialog.getByText(/The trash is empty/)).toBeVisible()
  expect(await (await page.request.get('/api/albums')).json()).toHaveLength(61)
  await remove('albums/all')
  await page.reload()
  await dialog.getByRole('button', { name: 'Empty the trash now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByText(/The trash is empty/)).toBeVisible()
})
