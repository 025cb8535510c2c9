import { dialogOf } from './files.ts'
import { expect, newPerson, ownHeaders, test, toast } from './person.ts'
import { settings, tab } from './settings.ts'

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
  await dialog.getByLabel('Or paste an address').fill('http://pictures.example/there.png')
  await save.click()
  await expect(dialog.getByText('Must be a URL that starts with https://')).toBeVisible()
  await dialog.getByLabel('Or paste an address').fill('https://pictures.example/nothing.png')
  await expect(dialog.getByText('There is no picture at this address')).toBeVisible()
  await expect(avatar).toHaveText('ZQ')
  await dialog.getByLabel('Or paste an address').fill('https://pictures.example/there.png')
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
  await expect(page.getByRole('banner').getByText('Zoë Quist')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toContain('Zoë Quist')

  await page.goto('/app#settings')
  await dialog.getByLabel('Or paste an address').fill('')
  await save.click()
  await expect(toast(page)).toContainText('Account updated')
  await expect(menu.locator('img')).toHaveCount(0)
})

test('an uploaded photo is a small square, and what is typed beside it stays', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await page.goto('/app#settings')
  const dialog = settings(page)
  const image = dialog.locator('.avatar img')
  await dialog.getByLabel('Display name').fill('Zoë Quist')
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('Upload a photo').setInputFiles({ name, mimeType, buffer })
  await choose('notes.txt', 'text/plain', Buffer.from('no picture'))
  await expect(dialog.getByRole('alert')).toContainText('can’t open this file as a picture')
  await choose('tall.png', 'image/png', await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 500 } }))
  await expect(toast(page)).toContainText('Account updated')
  await expect(image).toHaveAttribute('src', /^\/api\/user\/photo\//)
  const size = () => image.evaluate((one: HTMLImageElement) => `${one.naturalWidth} × ${one.naturalHeight}`)
  await expect.poll(size).toBe('256 × 256')
  await expect(page.getByRole('banner').getByRole('button', { name: 'User menu' }).locator('img')).toBeVisible()
  await expect(dialog.getByLabel('Display name')).toHaveValue('Zoë Quist')
  await expect(dialog.getByLabel('Or paste an address')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(image).toHaveCount(0)
  await expect(dialog.getByLabel('Display name')).toHaveValue('Zoë Quist')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true')
})

test('a new email must be confirmed, and the confirmation email can be sent again', { tag: '@detail' }, async ({
  page,
}) => {
  const { email, password } = await newPerson(page)
  await page.goto('/app#settings')
  const dialog = settings(page)
  await expect(dialog.getByText('This email is not confirmed yet.')).toBeVisible()
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
  const headers = ownHeaders(new URL(page.url()).origin)
  for (const name of ['One', 'Two'])
    await page.request.post('/api/tokens', { data: { name, scope: 'read', days: 30, password }, headers })
  await page.reload()
  const dialog = settings(page)
  const devices = dialog.getByRole('listitem').filter({ hasText: /Active now|Last used/ })
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: 'This device' })).toContainText('Active now')
  await expect(devices.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Log out Safari on iPhone' }).first().click()
  await expect(devices).toHaveCount(2)
  await expect(dialog.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused()
  const box = dialog.getByRole('checkbox', { name: /^Revoke my / })
  await expect(box).not.toBeChecked()
  await expect(dialog.getByText('Otherwise the scripts and apps that use them go on working.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(toast(page)).toContainText('2 access tokens still work.')
  await expect(devices).toHaveCount(1)
  for (const other of others) expect((await other.request.get('/api/auth/me')).status()).toBe(401)

  await dialog.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('Current password').fill('not-the-one')
  await dialog.getByLabel('New password', { exact: true }).fill('sleeveNote')
  await expect(dialog.getByText('contain at least one uppercase letter, done')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('Password must contain at least one number')).toBeVisible()
  await expect(dialog.getByText("Passwords don't match")).toBeVisible()
  await dialog.getByLabel('New password', { exact: true }).fill('sleeveNote7')
  await dialog.getByLabel('Confirm new password').fill('sleeveNote7')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('checkbox', { name: 'Revoke my 2 access tokens too' }).check()
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')
  await expect(toast(page)).toContainText('Your access tokens are revoked.')
  expect(await (await page.request.get('/api/tokens')).json()).toEqual([])
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await expect(devices).toHaveCount(1)
  await Promise.all(others.map((other) => other.close()))
})

test('the Data tab exports, links to imports and deletes all albums; the account is deleted after typing its email', {
  tag: '@detail',
}, async ({ page }) => {
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
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()

  await dialog.getByRole('button', { name: 'Delete collection' }).click()
  const wipe = page.getByRole('alertdialog', { name: 'Delete Entire Collection?' })
  await expect(wipe.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await wipe.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(toast(page)).toContainText('Collection Deleted')
  await page.getByRole('link', { name: 'Tidy up' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByText('1 album, kept for 30 days')).toBeVisible()

  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
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
