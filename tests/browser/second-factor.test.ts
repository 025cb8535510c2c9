import type { Page } from '@playwright/test'
import { totp } from '../totp.ts'
import { expect, fillSilently, openAsNewPerson, test, toast } from './person.ts'
import { waitForIslands } from './wait-for-islands.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

async function openSecurity(page: Page) {
  await page.goto('/app#settings-security')
  return dialogOf(page)
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/?auth=login')
  const login = page.getByRole('dialog', { name: 'Welcome back' })
  await fillSilently([login.getByLabel('Email'), email], [login.getByLabel('Password', { exact: true }), password])
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a second factor is turned on, asked for at the sign-in, replaced by a recovery code, and turned off', {
  tag: '@detail',
}, async ({ page }) => {
  const account = await openAsNewPerson(page)
  const dialog = await openSecurity(page)
  const turnOn = dialog.getByRole('button', { name: 'Turn on' })
  await turnOn.click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill('not-my-password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = await dialog.getByLabel('Key').inputValue()
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await turnOn.click()
  await expect(dialog.getByText('This code is not valid.')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill(await totp(key))
  await turnOn.click()
  await expect(toast(page)).toContainText('Second factor turned on')
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  expect((await download).suggestedFilename()).toBe('gatefold-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('After your password we ask for a code')).toBeVisible()

  await waitForIslands(page)
  await page.context().clearCookies()
  await logIn(page, account)
  const step = page.getByRole('dialog', { name: 'Enter your code' })
  await expect(step.getByLabel('Code')).toBeFocused()
  await step.getByRole('button', { name: 'Log in' }).click()
  await expect(step.getByText('Enter the 6 digits that your app shows')).toBeVisible()
  // Each code counts once, and the next one is accepted up to 30 seconds early.
  await fillSilently([step.getByLabel('Code'), await totp(key, Date.now() + 30_000)])
  await page.keyboard.press('Enter')
  await page.waitForURL('/app')
  await waitForIslands(page)

  await page.context().clearCookies()
  await logIn(page, account)
  await step.getByRole('button', { name: 'Use a recovery code' }).click()
  await step.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('/app')

  await openSecurity(page)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(toast(page)).toContainText('Second factor turned off')
  await page.context().clearCookies()
  await logIn(page, account)
  await page.waitForURL('/app')
})
