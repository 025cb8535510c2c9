import { expect, newPerson, test, toast } from './person.ts'

test('a user whose email is on the admin list becomes an administrator', { tag: '@detail' }, async ({ page }) => {
  const { email } = await newPerson(page)
  let isAdmin = false
  let isVerified = false
  const asAdmin = async (response: { json(): Promise<object> }) => ({
    ...(await response.json()),
    ...(isAdmin ? { role: 'admin' } : { canBecomeAdmin: true }),
    emailVerified: isVerified,
  })
  await page.route('**/api/user', async (route) => route.fulfill({ json: await asAdmin(await route.fetch()) }))
  await page.route('**/api/auth/me', async (route) => route.fulfill({ json: await asAdmin(await route.fetch()) }))
  await page.goto('/app#settings')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByRole('button', { name: 'Change email' })).toBeVisible()
  await expect(dialog.getByText('Admin setup')).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Admin' }).click()
  await expect(page).toHaveURL(/#settings-admin$/)
  await expect(dialog.getByText('Your email is on the admin list. Confirm it, then set up admin here.')).toBeVisible()
  isVerified = true
  await page.reload()
  const field = dialog.getByLabel('Your email address')
  await expect(field).toHaveValue(email)
  await field.fill('')
  await dialog.getByRole('button', { name: 'Set up admin' }).click()
  await expect(toast(page)).toContainText('Email required')
  await expect(dialog.getByText('Please enter your email address')).toBeVisible()
  await field.fill(email)
  await dialog.getByRole('button', { name: 'Set up admin' }).click()
  await expect(toast(page)).toContainText('Couldn’t set up admin')
  await expect(dialog.getByText('Couldn’t set up admin')).toBeVisible()

  await page.route('**/api/setup/admin', (route) => {
    isAdmin = true
    return route.fulfill({ json: { role: 'admin' } })
  })
  const granted = page.waitForRequest('**/api/auth/me')
  await dialog.getByRole('button', { name: 'Set up admin' }).click()
  await expect(dialog.getByText('Admin privileges granted!')).toBeVisible()
  await expect(toast(page)).toContainText('Admin setup complete')
  await granted
  await expect(dialog.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true')
  // The server did not grant the role, so its requests still fail.
  await expect(dialog.getByText('This account can’t be an administrator.')).toBeVisible()
  await expect(toast(page)).toContainText('Couldn’t load the users')
})
