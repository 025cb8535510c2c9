import { expect, newTab, openAsNewPerson, test, toast } from './person.ts'
import { endSession, expectLandingPage } from './session.ts'
import { rate } from './unsent.ts'
import { open } from './wait-for-islands.ts'

test('unsaved input waits while the same user signs in again in another tab', { tag: '@detail' }, async ({ page }) => {
  const account = await openAsNewPerson(page)
  await page.goto('/app#add')
  const form = page.getByRole('dialog', { name: 'Add new album' })
  await form.getByLabel('Title').fill('Salt Ledger')
  await form.getByLabel('Artist').fill('Ottilie Brandt')
  await form
    .getByLabel(/Bandcamp/)
    .first()
    .fill('https://ottilie.bandcamp.com/album/salt-ledger')
  const notifier = await newTab(page)
  await open(notifier, '/app')
  await endSession(page, account)
  await rate(notifier, 'Welcome to Gatefold', 2)
  const question = page.getByRole('alertdialog', { name: 'You have been logged out' })
  await expect(question.getByText(/What you typed is still here/)).toBeVisible()
  await expect(toast(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect(page.locator('.scrim').last()).toHaveCSS('background-color', ground)

  const opening = page.context().waitForEvent('page')
  await question.getByRole('link', { name: 'Log in' }).click()
  const other = await opening
  const login = other.getByRole('dialog', { name: 'Welcome back' })
  await login.getByLabel('Email').fill(account.email)
  await login.getByLabel('Password', { exact: true }).fill(account.password)
  await login.getByRole('button', { name: 'Log in' }).click()
  await other.waitForURL('/app')

  await expect(question).toHaveCount(0)
  await expect(form.getByLabel('Title')).toHaveValue('Salt Ledger')
  await form.getByRole('button', { name: 'Add album' }).click()
  await expect(toast(page)).toContainText('Album added')
})

test('unsaved input can be discarded after a session has ended', { tag: '@detail' }, async ({ page }) => {
  await openAsNewPerson(page)
  await page.goto('/app#settings')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByLabel('Display name').fill('Zoë Quist')
  const other = await newTab(page)
  await other.goto('/app')
  await other.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expectLandingPage(page, 'Log in to continue.')
})
