import type { Locator, Page } from '@playwright/test'
import { linkFromOutbox } from './outbox.ts'
import { expect, fillSilently, newAccount, passGate, SIGNUP_PASSWORD, signUp, test, toast } from './person.ts'

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

/** Fills in the consent page of the fake Google server. */
async function answerGoogle(page: Page, email: string, answer: 'Allow' | 'Deny') {
  await page.waitForURL(/\/authorize\?/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: answer }).click()
}

test('a user signs up, confirms the email, signs in with password and Google, and resets the password', async ({
  page,
}) => {
  const account = await signUp(page)
  await expect(page.getByRole('heading', { name: 'Welcome to Gatefold' })).toBeVisible()

  await test.step('confirm the email with the emailed link', async () => {
    await page.goto(await linkFromOutbox(account.email, '/verify-email'))
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Already confirmed' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to your collection' }).click()
    await page.waitForURL('/app')
  })

  await test.step('sign out; a wrong password shows an error at the field', async () => {
    await signOut(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('back in a crate')
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Welcome back' })
    await dialog.getByRole('button', { name: 'Log in' }).click()
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
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('/app')
    await expect(toast(page)).toContainText('Login successful!')
    await expect(toast(page)).toContainText('Welcome back to Gatefold')
  })

  await test.step('sign in to the same account with Google', async () => {
    await signOut(page)
    const dialog = await openLogin(page)
    const google = dialog.getByRole('button', { name: 'Google' })
    const top = async (part: 'svg' | 'span') => (await google.locator(part).boundingBox())?.y ?? 0
    expect(Math.abs((await top('svg')) - (await top('span')))).toBeLessThan(4)
    await google.click()
    await answerGoogle(page, account.email, 'Allow')
    await page.waitForURL('/app')
    await expect(toast(page)).toContainText('Login successful!')
    await page.getByRole('button', { name: /menu/i }).first().click()
    await expect(page.getByRole('banner').getByText(account.email)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('request a password reset in the dialog', async () => {
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

  await test.step('set a new password with the link, which works once', async () => {
    const link = await linkFromOutbox(account.email, '/reset-password')
    await page.goto(link)
    const password = page.getByLabel('New password')
    await password.fill('harbour')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
    await expect(password).toBeFocused()
    await password.fill('Harbour22')
    await expect(page.locator('[data-rules-of] [data-met]')).toHaveCount(3)
    const confirmation = page.getByLabel('Confirm password')
    await confirmation.fill('Harbour2')
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await expect(confirmation).toBeFocused()
    await expect(password).toHaveValue('Harbour22')
    await expect(page.locator('[data-rules-of] [data-met]')).toHaveCount(3)
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
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('/app')
  })
})

test('signing up with Google requires the signup password', { tag: '@detail' }, async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.com`

  await test.step('signing in does not create an account', async () => {
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: 'Google' }).click()
    await answerGoogle(page, email, 'Allow')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Create an account first')
    await expect(page).toHaveURL('/')
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('canceling at Google returns to the form', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
    await passGate(page)
    await page.getByRole('dialog', { name: 'Create account' }).getByRole('button', { name: 'Google' }).click()
    await answerGoogle(page, email, 'Deny')
    const form = page.getByRole('dialog', { name: 'Create account' })
    await expect(form.getByRole('alert')).toHaveText('Google login was cancelled.')
    await expect(toast(page)).toHaveCount(0)
  })

  await test.step('consent creates an account with the welcome album', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Google' }).click()
    await answerGoogle(page, email, 'Allow')
    await page.waitForURL('/app')
    await expect(page.getByRole('heading', { name: 'Welcome to Gatefold' })).toHaveCount(1)
  })
})

test('an unknown Google error shows one toast', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/?auth=login&error=server_error')
  await expect(toast(page)).toContainText('Google login failed')
  await expect(toast(page)).toContainText('There was an error logging in with Google. Please try again.')
  await expect(page.getByRole('dialog', { name: 'Welcome back' }).getByRole('alert')).toHaveCount(0)
})

test('the sign-up form keeps its input when the signup password is requested again, and rejects a registered email', {
  tag: '@detail',
}, async ({ page, context }) => {
  await page.goto('/?auth=register')
  await passGate(page)
  const form = page.getByRole('dialog', { name: 'Create account' })
  await expect(form.getByLabel('Name')).toBeFocused()
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

test('the sign-up takes what a password manager filled in without events, beside its own elements', {
  tag: '@detail',
}, async ({ page }) => {
  await page.goto('/?auth=register')
  const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
  const form = page.getByRole('dialog', { name: 'Create account' })
  /** Puts a button beside each field, and a list that takes the focus at the end of the page. */
  const decorate = (dialog: Locator) =>
    dialog.evaluate((element) => {
      for (const field of element.querySelectorAll('input'))
        field.insertAdjacentHTML('afterend', '<x-manager tabindex="0">Fill</x-manager>')
      document.body.insertAdjacentHTML('beforeend', '<x-manager tabindex="0" popover="manual">Ines</x-manager>')
      const list = document.body.lastElementChild as HTMLElement
      list.showPopover()
      list.focus()
    })
  await decorate(gate)
  await expect(gate).toBeVisible()
  await gate.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await decorate(gate)
  await fillSilently([gate.getByLabel('Signup password'), SIGNUP_PASSWORD])
  await gate.getByRole('button', { name: 'Continue' }).click()
  await decorate(form)
  const email = `${crypto.randomUUID()}@example.com`
  await form.getByLabel('Name').fill('Ines Duarte')
  await fillSilently(
    [form.getByLabel('Email'), email],
    [form.getByLabel('Password', { exact: true }), 'Sleevenote1'],
    [form.getByLabel('Confirm password'), 'Sleevenote1'],
  )
  await form.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('/app')
  await expect(page.getByRole('banner').getByText(email)).toBeAttached()
})

test('the signup password dialog warns about Caps Lock and shows help after three wrong attempts', {
  tag: '@detail',
}, async ({ page }) => {
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

test('the signup password dialog says no more that a password is wrong once another one is entered', {
  tag: '@detail',
}, async ({ page }) => {
  await page.goto('/?auth=register')
  const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
  const password = gate.getByLabel('Signup password')
  const refuse = async () => {
    await password.fill('wrong')
    await password.press('Enter')
    await expect(toast(page)).toContainText('Incorrect password')
    await expect(gate.getByText('Incorrect password')).toBeVisible()
    // While the pointer is on it, it stays.
    await toast(page).hover()
  }
  await refuse()
  await password.press('x')
  await expect(page.getByText('Incorrect password')).toHaveCount(0)
  await refuse()
  await password.fill(SIGNUP_PASSWORD)
  await password.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible()
  await expect(page.getByText('Incorrect password')).toHaveCount(0)
})

test.describe('without JavaScript', { tag: '@detail' }, () => {
  test.use({ javaScriptEnabled: false })

  test('plain forms reset a password and confirm an email', async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: 'Log in first' })).toBeVisible()
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
  })
})
