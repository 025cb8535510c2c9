import type { Page } from '@playwright/test'
import { linkFromOutbox } from './outbox.ts'
import { expect, newAccount, passGate, signUp, test, toast } from './person.ts'

async function signOut(page: Page) {
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/')
  await expect(toast(page)).toContainText('Logged out')
}

async function openLogin(page: Page) {
  await page.goto('/?auth=login')
  return page.getByRole('dialog', { name: 'Welcome back' })
}

/** Consents, or not, at the made-up Google. */
async function answerGoogle(page: Page, email: string, answer: 'Allow' | 'Deny') {
  await page.waitForURL(/\/authorize\?/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: answer }).click()
}

test('an account from sign-up by password to confirmation, Google, a forgotten password and a new one', async ({
  page,
}) => {
  const account = await signUp(page)

  await test.step('confirm the address by the link of the mail', async () => {
    await page.goto(await linkFromOutbox(account.email, '/verify-email'))
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Already confirmed' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to your collection' }).click()
    await page.waitForURL('/app')
  })

  await test.step('sign out; a wrong password says so beside the field', async () => {
    await signOut(page)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Welcome back' })
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await dialog.getByLabel('Email').fill(` ${account.email.toUpperCase()} `)
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-one')
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible()
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(toast(page)).toContainText('Login failed')
    await dialog.getByLabel('Password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Show password' }).click()
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('/app')
    await expect(toast(page)).toContainText('Login successful!')
    await expect(toast(page)).toContainText('Welcome back to Gatefold')
  })

  await test.step('the same account by Google, whose address is the same', async () => {
    await signOut(page)
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: 'Google' }).click()
    await answerGoogle(page, account.email, 'Allow')
    await page.waitForURL('/app')
    await expect(toast(page)).toContainText('Login successful!')
    await page.getByRole('button', { name: /menu/i }).first().click()
    await expect(page.getByText(account.email)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('forget the password in the dialog', async () => {
    await signOut(page)
    const dialog = await openLogin(page)
    await dialog.getByLabel('Email').fill(account.email)
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    const forgot = page.getByRole('dialog', { name: 'Forgot password' })
    await expect(forgot.getByLabel('Email')).toHaveValue(account.email)
    await forgot.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByLabel('Email')).toHaveValue(account.email)
    await dialog.getByRole('button', { name: 'Forgot password?' }).click()
    await forgot.getByRole('button', { name: 'Send reset link' }).click()
    const sent = page.getByRole('dialog', { name: 'Check your email' })
    await expect(sent.getByText(/Check your spam folder/)).toBeVisible()
    await sent.getByRole('button', { name: 'Try again' }).click()
    await expect(forgot.getByLabel('Email')).toHaveValue(account.email)
  })

  await test.step('choose a new one by the link, which works once', async () => {
    const link = await linkFromOutbox(account.email, '/reset-password')
    await page.goto(link)
    const password = page.getByLabel('New password')
    await password.fill('harbour')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
    await expect(password).toBeFocused()
    await password.fill('Harbour22')
    await expect(page.locator('.rules .is-met')).toHaveCount(3)
    const confirmation = page.getByLabel('Confirm password')
    await confirmation.fill('Harbour2')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await expect(confirmation).toBeFocused()
    await expect(password).toHaveValue('Harbour22')
    await expect(page.locator('.rules .is-met')).toHaveCount(3)
    await expect(confirmation).toHaveValue('Harbour2')
    await page.keyboard.press('End')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('Invalid or missing reset code. The link may be invalid or expired')).toBeVisible()
    const dialog = await openLogin(page)
    await dialog.getByLabel('Email').fill(account.email)
    await dialog.getByLabel('Password', { exact: true }).fill('Harbour22')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('/app')
  })
})

test('a newcomer signs up by Google, behind the gate only', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`

  await test.step('signing in makes no account', async () => {
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: 'Google' }).click()
    await answerGoogle(page, email, 'Allow')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Register first')
    await expect(page).toHaveURL('/')
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('turning back at Google leads to the form again', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
    await passGate(page)
    await page.getByRole('dialog', { name: 'Create an account' }).getByRole('button', { name: 'Google' }).click()
    await answerGoogle(page, email, 'Deny')
    const form = page.getByRole('dialog', { name: 'Create an account' })
    await expect(form.getByRole('alert')).toHaveText('Google sign-in was cancelled.')
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('with consent there is an account with one welcome album', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click()
    await answerGoogle(page, email, 'Allow')
    await page.waitForURL('/app')
    await expect(page.getByRole('heading', { name: 'Welcome to Gatefold' })).toHaveCount(1)
  })
})

test('a failure at Google without a known reason is told once, in a toast', async ({ page }) => {
  await page.goto('/?auth=login&error=server_error')
  await expect(toast(page)).toContainText('Google login failed')
  await expect(toast(page)).toContainText('There was an error logging in with Google. Please try again.')
  await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByRole('alert')).toHaveCount(0)
})

test('what was typed stays when the signup password is asked for again, and an address in use says so', async ({
  page,
  context,
}) => {
  await page.goto('/?auth=register')
  await passGate(page)
  const form = page.getByRole('dialog', { name: 'Create an account' })
  await form.getByLabel('Name').fill('Ines Duarte')
  await form.getByLabel('Email').fill('demo@example.com')
  await form.getByLabel('Password', { exact: true }).fill('sleevenote')
  await form.getByLabel('Confirm password').fill('sleevenotes')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('Passwords do not match')).toBeVisible()
  await form.getByLabel('Confirm password').fill('sleevenote')
  await context.clearCookies()
  await form.getByRole('button', { name: 'Register' }).click()
  await passGate(page)
  await expect(form.getByLabel('Name')).toHaveValue('Ines Duarte')
  await form.getByRole('button', { name: 'Register' }).click()
  const taken = 'This email is already registered. Try logging in instead.'
  await expect(form.getByText(taken)).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(toast(page)).toContainText(taken)
})

test('the gate sees Caps Lock, and helps after more than two wrong tries', async ({ page }) => {
  await page.goto('/?auth=register')
  const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
  await gate.getByLabel('Signup password').dispatchEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })
  await expect(gate.getByText('Caps Lock is on')).toBeVisible()
  for (let n = 0; n < 3; n += 1) {
    await expect(gate.getByText('Contact the administrator.')).toBeHidden()
    await gate.getByLabel('Signup password').fill(`wrong ${n}`)
    await gate.getByRole('button', { name: 'Continue' }).click()
    await expect(gate.getByText('Incorrect password')).toBeVisible()
  }
  await expect(gate.getByText('Contact the administrator.')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a password is forgotten and replaced by plain forms', async ({ page }) => {
    await page.goto('/forgot-password')
    const { email } = await newAccount(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await page.goto(await linkFromOutbox(email, '/reset-password'))
    await page.getByLabel('New password').fill('Harbour22')
    await page.getByLabel('Confirm password').fill('Harbour22')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
    await page.goto(await linkFromOutbox(email, '/verify-email'))
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  })
})
