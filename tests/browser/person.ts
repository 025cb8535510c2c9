import { test as base, type Cookie, expect, type Page } from '@playwright/test'
import { watch } from './awake.ts'

/** The annotation of a test that breaks the server or the network on purpose. */
export const TROUBLE = 'trouble'

/** Gives a tab an address of its own and keeps it from the network. */
async function isolate(page: Page): Promise<void> {
  const octet = () => Math.floor(Math.random() * 250) + 1
  await page.setExtraHTTPHeaders({ 'cf-connecting-ip': `10.${octet()}.${octet()}.${octet()}` })
  // Covers come from Bandcamp's picture host; no test reaches for it, and a missing picture shows the drawn sleeve.
  await page.route(/^https:\/\/f4\.bcbits\.com\//, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  )
}

/** A browser in which a stray error on the console or in a script fails the test, and that has an address of its own. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    watch(page)
    const errors: string[] = []
    // The browser notes every refused call itself; whether one was right is for the test to say.
    const isRefusal = (text: string) =>
      /^Failed to load resource: the server responded with a status of (?:4|502)/.test(text) ||
      (text.startsWith('Failed to load resource') && test.info().annotations.some(({ type }) => type === TROUBLE))
    page.on(
      'console',
      (message) => message.type() === 'error' && !isRefusal(message.text()) && errors.push(message.text()),
    )
    page.on('pageerror', (error) => errors.push(String(error)))
    await isolate(page)
    await use(page)
    expect(errors).toEqual([])
  },
})

export { expect }

/** Another tab of the same browser. */
export async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await isolate(tab)
  return tab
}

/** What was said last, at the foot of the page. */
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).locator('[data-front="true"]')

export const SIGNUP_PASSWORD = 'open sesame'

/** Enters the signup password where it is asked for. */
export async function passGate(page: Page): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
  await gate.getByLabel('Signup password').fill(SIGNUP_PASSWORD)
  await gate.getByRole('button', { name: 'Continue' }).click()
}

/** Makes an account through the pages, as a visitor does; ends at the collection. `newPerson` costs far less. */
export async function signUp(page: Page): Promise<{ email: string; password: string }> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'sleevenote' }
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await passGate(page)
  const form = page.getByRole('dialog', { name: 'Create an account' })
  await form.getByLabel('Name').fill('Ines Duarte')
  await form.getByLabel('Email').fill(account.email)
  await form.getByLabel('Password', { exact: true }).fill(account.password)
  await form.getByLabel('Confirm password').fill(account.password)
  await form.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('/app')
  return account
}

/** What a call from Gatefold's own pages carries, each from a network of its own. */
const ownHeaders = (origin: string) => ({
  origin,
  'cf-connecting-ip': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
})

const ownOrigin = () => new URL(test.info().project.use.baseURL ?? '').origin

/** A new person of this test alone, signed in, made without the pages; no page is open yet. */
export async function newPerson(
  page: Page,
  { origin = ownOrigin(), email = `${crypto.randomUUID()}@example.com` } = {},
): Promise<{ email: string; password: string }> {
  const account = { email, password: 'sleevenote' }
  const headers = ownHeaders(origin)
  await page.request.post(`${origin}/api/signup/verify`, { data: { password: SIGNUP_PASSWORD }, headers })
  const data = { name: 'Ines Duarte', ...account }
  const made = await page.request.post(`${origin}/api/auth/sign-up/email`, { data, headers })
  if (!made.ok()) throw new Error(`No account: ${await made.text()}`)
  return account
}

/** The same for the Gatefold that is open in `page`; nobody is signed in afterwards. */
export async function newAccount(page: Page, email?: string): Promise<{ email: string; password: string }> {
  const account = await newPerson(page, { origin: new URL(page.url()).origin, email })
  await page.context().clearCookies()
  return account
}

const signedIn = new Map<string, Promise<Cookie[]>>()

/** Signs in with an account that every Gatefold here has, without going through the dialog; once for all tests of a process. */
export async function signInAs(page: Page, account: 'demo' | 'admin', origin = ownOrigin()): Promise<void> {
  const key = `${account} ${origin}`
  const cookies = signedIn.get(key) ?? signInAt(page, account, origin)
  signedIn.set(key, cookies)
  await page.context().addCookies(await cookies)
}

async function signInAt(page: Page, account: 'demo' | 'admin', origin: string): Promise<Cookie[]> {
  const response = await page.request.post(`${origin}/api/auth/sign-in/email`, {
    data: { email: `${account}@example.com`, password: `gatefold-${account}` },
    headers: ownHeaders(origin),
  })
  expect(response.ok()).toBe(true)
  return page.context().cookies()
}

export const signInAsDemo = (page: Page) => signInAs(page, 'demo')

/** The calls that change something from here on, and to where. */
export function changes(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return calls
}
