import type { Page } from '@playwright/test'
import { card, makeAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, newTab, ownHeaders, signIn, test, toast } from './person.ts'
import { comeBack, find, isKept, kept, MANY } from './replica.ts'
import { open } from './wait-for-islands.ts'

const NOTHING = { stores: { albums: 0, crates: 0, members: 0, outbox: 0, state: 0 }, pages: [], recent: null }
const EMPTY = { ...NOTHING, stores: { ...NOTHING.stores, state: 1 } }

const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/')
}

test('logging out removes everything, also while another tab is open', async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  const other = await newTab(page)
  await open(other, '/app')
  await isKept(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('marrow')
  await page.getByRole('option', { name: 'Marrow Tide 30 albums' }).click()
  await expect(page).toHaveURL(/artist=Marrow/)
  expect((await kept(page)).recent).toContain('artist Marrow Tide')
  await logOut(page)
  await other.waitForURL('/')
  expect(await kept(page)).toEqual(NOTHING)
})

test('a session that was ended elsewhere leaves the copy for the same person', { tag: '@detail' }, async ({
  page,
  browser,
}) => {
  const account = await newPerson(page)
  await open(page, '/app')
  await isKept(page)
  const before = await kept(page)
  const context = await browser.newContext()
  const headers = ownHeaders(new URL(page.url()).origin)
  await context.request.post('/api/auth/sign-in/email', { data: account, headers })
  expect((await context.request.delete('/api/user/sessions', { headers })).status()).toBe(204)
  await context.close()
  await comeBack(page)
  await page.waitForURL('/')
  expect(await kept(page)).toEqual(before)
  await signIn(page, account)
  const asked = page.waitForRequest('**/api/sync*')
  await page.goto('/app')
  expect((await asked).url()).toContain('since')
})

test('the landing page leaves everything of a session that ended while no page was open', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  await isKept(page)
  await page.route('**/api/albums/*', (route) => route.abort())
  await card(page, 'Record 2').getByRole('radio', { name: '3 stars' }).click({ force: true })
  await expect.poll(async () => (await kept(page)).stores.outbox).toBe(1)
  const before = await kept(page)
  await page.goto('about:blank')
  await page.context().clearCookies()
  await open(page, '/')
  expect(await kept(page)).toEqual(before)
})

test('the settings tell what a device had not sent that is wiped', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await makeAlbums(page, MANY)
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() - (document.documentElement.dataset.isLater ? 0 : 2 * 86_400_000)
  })
  await open(page, '/app')
  await page.route('**/api/albums/*', (route) => route.abort())
  for (const title of ['Record 2', 'Record 3', 'Record 4'])
    await card(page, title).getByRole('radio', { name: '3 stars' }).click({ force: true })
  await expect.poll(async () => (await kept(page)).stores.outbox).toBe(3)
  await page.evaluate(() => {
    document.documentElement.dataset.isLater = 'true'
  })
  let sent = 0
  await page.unroute('**/api/albums/*')
  await page.route('**/api/albums/*', (route) => {
    sent += 1
    return sent === 1 ? route.continue() : route.abort()
  })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => (await kept(page)).stores.outbox).toBe(2)
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    indexedDB.deleteDatabase('gatefold')
  })
  await open(page, '/app#settings-account')
  await expect(page.getByRole('dialog')).toContainText(/A device couldn’t send 2 changes since /)
})

test('another account on the same device never sees what the former one left', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  await isKept(page)
  // The browser was closed before anything could be removed.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await newPerson(page)
  const pending = Promise.withResolvers<void>()
  await page.route('**/api/sync*', async (route) => {
    await pending.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/sync*')
  await page.goto('/app')
  expect((await asked).url()).not.toContain('since')
  await expect.poll(() => kept(page)).toEqual(EMPTY)
  await find(page).fill('record')
  await expect(page.getByText('No albums match your search and filters')).toBeVisible()
  pending.resolve()
})

test('a device that keeps nothing is chosen at sign-in and in the settings', { tag: '@detail' }, async ({ page }) => {
  const account = await newPerson(page)
  await page.context().clearCookies()
  await page.goto('/?auth=login')
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('checkbox', { name: 'Works offline on this device' })
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('/app')
  await expect(card(page, 'Welcome to Gatefold')).toBeVisible()
  await open(page, '/app#settings-data')
  const setting = page.getByRole('checkbox', { name: 'Works offline on this device' })
  await expect(setting).not.toBeChecked()
  expect(await kept(page)).toEqual(NOTHING)

  await setting.check()
  await expect(page.getByText('Your albums are kept here from the next time')).toBeVisible()
  await open(page, '/app')
  await isKept(page)
  await open(page, '/app#settings-data')
  await expect(page.getByText(/^[\d.,]+ [kM]B is stored here\. The browser may delete it/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove from this device' }).click()
  await expect(toast(page)).toContainText('Removed from this device')
  expect(await kept(page)).toEqual(NOTHING)
  await expect(setting).not.toBeChecked()
  await open(page, '/app')
  expect(await kept(page)).toEqual(NOTHING)
})
