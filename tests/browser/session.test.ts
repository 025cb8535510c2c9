import type { Page } from '@playwright/test'
import {
  EXPECTS_FAILED_REQUESTS,
  expect,
  newPerson,
  newTab,
  openAsNewPerson,
  signInAs,
  signInAsDemo,
  test,
  toast,
} from './person.ts'
import { endSession, expectLandingPage, signInElsewhere, waitForLastRequest } from './session.ts'
import { open } from './wait-for-islands.ts'

/** Changes a rating. */
async function rateFirstAlbum(page: Page) {
  await page.getByRole('main').locator('[id^=album-]').first().getByRole('radio').nth(2).click()
}

test('signing out in one tab shows the landing page in every other tab', async ({ page }) => {
  await openAsNewPerson(page)
  const other = await newTab(page)
  await other.goto('/app#settings')
  await expect(other.getByText('This device', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectLandingPage(other, 'Log in to continue.')
  await page.waitForURL('/')
  await expect(toast(page)).toContainText('Logged out')
})

test('the next request after a session has ended shows the landing page with a notice in every tab', {
  tag: '@detail',
}, async ({ page }) => {
  const account = await openAsNewPerson(page)
  const other = await newTab(page)
  await open(other, '/app#keys')
  await expect(other.getByRole('dialog')).toBeVisible()
  await endSession(page, account)
  await rateFirstAlbum(page)
  // The notices go after some seconds, so neither tab waits for the other.
  const text = `Log in as ${account.email} to send it.`
  await Promise.all([page, other].map((tab) => expectLandingPage(tab, text)))
})

test('an export after the session has ended shows the landing page instead of downloading an error', {
  tag: '@detail',
}, async ({ page }) => {
  const account = await openAsNewPerson(page)
  await open(page, '/app#settings-data')
  await endSession(page, account)
  await page.getByRole('dialog').getByRole('link', { name: 'JSON' }).click()
  await expectLandingPage(page, 'Log in to continue.')
})

test('a banned user sees the ban and its reason', { tag: '@detail' }, async ({ page, browser }) => {
  await openAsNewPerson(page)
  await waitForLastRequest(page)
  const context = await browser.newContext()
  const headers = await signInElsewhere(page, context, { email: 'admin@example.com', password: 'gatefold-admin' })
  const { id } = await (await page.request.get('/api/auth/me')).json()
  const banned = await context.request.post(`/api/admin/users/${id}/ban`, {
    headers,
    data: { reason: 'Sold bootlegs' },
  })
  expect(banned.ok()).toBe(true)
  await context.close()
  await rateFirstAlbum(page)
  await expectLandingPage(page, 'This account is banned: Sold bootlegs')

  await page.goto('/app')
  await page.waitForURL('/')
  await expect(page.getByRole('dialog').getByText('This account is banned.')).toBeVisible()
})

test('signing in with another account in one tab switches every tab', { tag: '@detail' }, async ({ page }) => {
  const account = await openAsNewPerson(page)
  await page.goto('/app?q=welcome#settings')
  const other = await newTab(page)
  await signInAsDemo(other)
  await other.goto('/app')
  await page.waitForURL('/app')
  await expect(toast(page)).toContainText('demo@example.com')
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByText('demo@example.com').first()).toBeVisible()
  await expect(page.getByText(account.email)).toHaveCount(0)
})

test('a request that meets a change of the password is sent again with the new session', { tag: '@detail' }, async ({
  page,
  context,
}) => {
  const { password } = await newPerson(page)
  const old = await context.cookies()
  const cookie = old.map(({ name, value }) => `${name}=${value}`).join('; ')
  const asked = Promise.withResolvers<void>()
  const renewed = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<void>()
  // It arrives when its session is over, and is answered before the browser has the cookie of the new one.
  await page.route(
    '**/api/user/sessions',
    async (route) => {
      asked.resolve()
      await renewed.promise
      await route.fulfill({ response: await route.fetch({ headers: { ...route.request().headers(), cookie } }) })
      refused.resolve()
    },
    { times: 1 },
  )
  await page.route('**/api/user/password', async (route) => {
    const response = await route.fetch()
    const current = await context.cookies()
    await context.addCookies(old)
    renewed.resolve()
    await refused.promise
    await context.addCookies(current)
    await route.fulfill({ response })
  })
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/user/sessions') && response.ok())
  await page.goto('/app#settings')
  await asked.promise
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByLabel('New password', { exact: true }).fill('sleeveNote7')
  await dialog.getByLabel('Confirm new password').fill('sleeveNote7')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page)).toContainText('Password changed')
  await answered
  await expect(page).toHaveURL('/app#settings')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect((await page.request.get('/api/auth/me')).status()).toBe(200)
})

test('network errors and responses of other servers do not end the session', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await signInAs(page, 'demo')
  await open(page, '/app')
  const unsent = page.getByRole('link', { name: '1 unsent change' })
  const answers = [
    { status: 401, contentType: 'text/html', body: 'Please sign in to the Wi-Fi' },
    { status: 503, contentType: 'text/html', body: 'Deploying' },
  ]
  for (const answer of answers) {
    await page.route('**/api/albums/*', (route) => route.fulfill(answer))
    await rateFirstAlbum(page)
    await expect(unsent).toBeVisible()
    await page.unroute('**/api/albums/*')
    await expect(unsent).toBeHidden()
  }
  await page.context().setOffline(true)
  await rateFirstAlbum(page)
  await expect(page.getByText('Offline. Changes are kept and sent later.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(unsent).toBeHidden()
  await expect(page).toHaveURL(/\/app$/)
})

test('changing the theme in one tab changes it in every tab', { tag: '@detail' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAsDemo(page)
  await page.goto('/app#settings-appearance')
  const other = await newTab(page)
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/app#settings-appearance')
  const forgotten = await newTab(page)
  await forgotten.emulateMedia({ colorScheme: 'light' })
  await forgotten.goto('/forgot-password')
  const theme = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.theme)
  const bars = (tab: Page) =>
    tab.locator('meta[name=theme-color]').evaluateAll((all) => all.map((bar) => (bar as HTMLMetaElement).media))
  for (const [name, shown, media] of [
    ['Dark', 'dark', ['not all', '']],
    ['Light', 'light', ['', 'not all']],
    ['System', undefined, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
  ] as const) {
    await page.getByRole('radio', { name }).check()
    await expect(other.getByRole('radio', { name })).toBeChecked()
    for (const tab of [page, other, forgotten]) {
      await expect.poll(() => theme(tab)).toBe(shown)
      expect(await bars(tab)).toEqual(media)
    }
  }
})
