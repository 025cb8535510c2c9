import type { Page } from '@playwright/test'
import { newServer } from './own-server.ts'
import { expect, newPerson, test, toast } from './person.ts'

// Browsers accept no passkeys for an IP address, so these tests have a server with a name.
let origin = ''
let server: Awaited<ReturnType<typeof newServer>> | undefined

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  server = await newServer({ host: 'localhost' })
  origin = server.address
})

test.afterAll(() => server?.[Symbol.dispose]())

async function openSecurity(page: Page) {
  await page.goto(`${origin}/app#settings-security`)
  return page.getByRole('dialog', { name: 'Settings' })
}

async function addAuthenticator(page: Page, isUserVerified = true) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified, automaticPresenceSimulation: true },
  })
  return { client, authenticatorId }
}

test('a passkey is added in the settings, signs in without a password, and no more once it is removed', {
  tag: '@detail',
}, async ({ page }) => {
  const account = await newPerson(page, { origin })
  await addAuthenticator(page)
  const dialog = await openSecurity(page)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name').fill('Blue laptop')
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page)).toContainText('Passkey added')
  await expect(dialog.getByText('Blue laptop')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add a passkey' })).toBeFocused()

  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible()

  await page.context().clearCookies()
  // What another app shared meanwhile waits until somebody is there.
  const shared = 'https://music.example/record'
  await page.goto(`${origin}/add?${new URLSearchParams({ text: `Listen to this ${shared}` })}`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await page.waitForURL(`${origin}/app#add`)
  await expect(page.getByRole('dialog', { name: 'Add new album' }).getByLabel('Bandcamp URL')).toHaveValue(shared)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/app`)
  const me = await (await page.request.get(`${origin}/api/auth/me`)).json()
  expect(me.email).toBe(account.email)

  await openSecurity(page)
  await dialog.getByRole('button', { name: 'Remove the passkey Blue laptop' }).click()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await dialog.getByLabel('Your password').fill('not-the-one')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(toast(page)).toContainText('Passkey removed')
  await expect(dialog.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await page.context().clearCookies()
  await page.goto(`${origin}/?auth=login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(toast(page)).toContainText('This passkey was not accepted')
})

test('a passkey that is not created says so', { tag: '@detail' }, async ({ page }) => {
  const account = await newPerson(page, { origin })
  await addAuthenticator(page, false)
  const dialog = await openSecurity(page)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Your password').fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('The passkey was not created.')).toBeVisible()
})
