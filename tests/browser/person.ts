import { test as base, type CDPSession, type Cookie, expect, type Locator, type Page } from '@playwright/test'
import type { ReadyPerson } from './ready-people.ts'
import { NAME, PASSWORD } from './sign-up-values.ts'
import { trackRequests } from './wait-for-islands.ts'

/** The annotation type of tests that make requests fail on purpose. */
export const EXPECTS_FAILED_REQUESTS = 'expects failed requests'

/** The annotation type of tests that put elements into the page before React takes it over. */
export const EXPECTS_OTHER_HTML = 'expects other HTML'

/** How the server refuses a change for its content. What fails in any other way is kept and sent again. */
export const FAILED = { status: 400, json: { code: 'invalid', message: 'Something went wrong. Please try again.' } }

/** Gives a tab its own IP address, for the rate limits. */
export async function isolate(page: Page): Promise<void> {
  const octet = () => Math.floor(Math.random() * 250) + 1
  await page.setExtraHTTPHeaders({ 'cf-connecting-ip': `10.${octet()}.${octet()}.${octet()}` })
}

export const BANDCAMP_COVERS = /^https:\/\/f4\.bcbits\.com\//

const COVER = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="350" height="350"/>').toString('base64')

/**
 * Answers a tab's requests for Bandcamp's covers, until the session that it returns is detached. A route would stop at every request and
 * turn off the browser's cache.
 */
export async function answerCovers(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
        body: COVER,
      })
      // The page that asked may be gone.
      .catch(() => undefined),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://f4.bcbits.com/*' }] })
  return session
}

/**
 * Reports what the Content Security Policy of the context's pages forbids, and texts that React changes, removes or adds before beside
 * other nodes: a browser that translates the page has put others in their place, so each needs an element of its own.
 */
async function reportFaults(page: Page, errors: string[]): Promise<void> {
  await page.context().exposeFunction('reportFault', (fault: string) => errors.push(fault))
  await page.context().addInitScript(() => {
    const report = (text: string) => (globalThis as unknown as { reportFault(text: string): void }).reportFault(text)
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) =>
      report(`CSP: ${[violatedDirective, blockedURI, sample, sourceFile, lineNumber].join(' ')}`),
    )
    // The preview of a share, in a frame, runs no scripts.
    if (parent !== window) return
    // React marks a text only where it stands beside other nodes.
    const isBesides = (node: Node | null) =>
      node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith('__react'))
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes, removedNodes, nextSibling } of changes) {
        // A translator takes one node and puts in another at once, React does not.
        if (addedNodes.length > 0 && removedNodes.length > 0) continue
        const touched =
          type === 'characterData' ? [target] : [...removedNodes, addedNodes.length > 0 ? nextSibling : null]
        for (const text of touched)
          if (isBesides(text))
            report(
              `“${text?.textContent}” has no element of its own: ${(target.parentElement ?? document.body).innerHTML.slice(0, 300)}`,
            )
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** A test with an isolated page, which fails on unexpected console errors, uncaught exceptions and violations of the policy. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    trackRequests(page)
    const errors: string[] = []
    await reportFaults(page, errors)
    // The browser logs every response with an error status; tests check the expected ones themselves.
    const has = (expected: string) => test.info().annotations.some(({ type }) => type === expected)
    const mayFail = has(EXPECTS_FAILED_REQUESTS)
    // The policy forbids requests that are redirected to another host.
    const isFailedRequest = (text: string) =>
      /^Failed to load resource: the server responded with a status of (?:4|502)/.test(text) ||
      (mayFail &&
        /^(?:Failed to load resource|Connecting to '|CSP: connect-src |An unknown error occurred when fetching)/.test(
          text,
        ))
    page.on('console', (message) => {
      // What React renders anew is no error for people, but for the project.
      const isAnew = /React error #4[12]\d/.test(message.text()) && !has(EXPECTS_OTHER_HTML)
      if (message.type() === 'error' || isAnew) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await isolate(page)
    await use(page)
    expect(errors.filter((text) => !isFailedRequest(text))).toEqual([])
  },
})

export { expect }

/** Opens another tab in the same browser context. */
export async function newTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await isolate(tab)
  return tab
}

/** The latest toast. */
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).locator('[data-front="true"]')

/** Presses keys one after the other. */
export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses keys without waiting for what the page does with each. */
export const pressAtOnce = async (page: Page, ...keys: string[]): Promise<void> => {
  await Promise.all(keys.map((key) => page.keyboard.press(key)))
}

/** Fills fields as some password managers and keyboards do, without any event. */
export const fillSilently = async (...fields: [field: Locator, value: string][]): Promise<void> => {
  for (const [field, value] of fields)
    await field.evaluate((element: HTMLInputElement, filled) => {
      element.value = filled
    }, value)
}

/** Pastes a text into an element. */
export const paste = (into: Locator, text: string): Promise<void> =>
  into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

export const SIGNUP_PASSWORD = 'open sesame'

/** Fills in the signup password dialog. */
export async function passGate(page: Page): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
  await gate.getByLabel('Signup password').fill(SIGNUP_PASSWORD)
  await gate.getByRole('button', { name: 'Continue' }).click()
}

/** Signs up through the pages and ends at the collection. `newPerson` is much faster. */
export async function signUp(page: Page): Promise<{ email: string; password: string }> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD }
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await passGate(page)
  const form = page.getByRole('dialog', { name: 'Create account' })
  await form.getByLabel('Name').fill(NAME)
  await form.getByLabel('Email').fill(account.email)
  await form.getByLabel('Password', { exact: true }).fill(account.password)
  await form.getByLabel('Confirm password').fill(account.password)
  await form.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('/app')
  return account
}

/** Headers of a same-origin request from a new IP address, so that no rate limit counts it with others. */
export const ownHeaders = (origin: string) => ({
  origin,
  'cf-connecting-ip': `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
})

const ownOrigin = () => new URL(test.info().project.use.baseURL ?? '').origin

/** Creates a user through the API and signs in; opens no page. */
async function signUpByCalls(page: Page, origin: string, email = `${crypto.randomUUID()}@example.com`) {
  const account = { email, password: PASSWORD }
  const headers = ownHeaders(origin)
  await page.request.post(`${origin}/api/signup/verify`, { data: { password: SIGNUP_PASSWORD }, headers })
  const data = { name: NAME, ...account }
  const made = await page.request.post(`${origin}/api/auth/sign-up/email`, { data, headers })
  if (!made.ok()) throw new Error(`No account: ${await made.text()}`)
  return account
}

/** Signs in a user whom nobody else is; opens no page. The server has them ready, because signing up takes long. */
export async function newPerson(
  page: Page,
  { origin = ownOrigin(), email }: { origin?: string; email?: string } = {},
): Promise<{ email: string; password: string }> {
  if (email || origin !== ownOrigin()) return signUpByCalls(page, origin, email)
  const answer = await fetch(process.env.GATEFOLD_TEST_PEOPLE ?? '')
  const ready = (await answer.json()) as ReadyPerson | null
  if (!ready) return signUpByCalls(page, origin)
  const cookie = { name: 'gatefold.session_token', value: ready.cookie, url: origin, httpOnly: true }
  await page.context().addCookies([{ ...cookie, sameSite: 'Lax' }])
  return { email: ready.email, password: PASSWORD }
}

/** Creates a user, signs in and opens the collection. */
export async function openAsNewPerson(page: Page): Promise<{ email: string; password: string }> {
  const account = await newPerson(page)
  await page.goto('/app')
  return account
}

/** Creates a user on the server that `page` shows, and stays signed out. */
export async function newAccount(page: Page, email?: string): Promise<{ email: string; password: string }> {
  const account = await signUpByCalls(page, new URL(page.url()).origin, email)
  await page.context().clearCookies()
  return account
}

/** Signs in through the API. */
export async function signIn(
  page: Page,
  data: { email: string; password: string },
  origin = ownOrigin(),
): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/sign-in/email`, { data, headers: ownHeaders(origin) })
  expect(response.ok()).toBe(true)
}

const signedIn = new Map<string, Promise<Cookie[]>>()

/** Signs in to a seeded account through the API. Tests share the session: a test that ends sessions must use `newPerson`. */
export async function signInAs(page: Page, account: 'demo' | 'admin', origin = ownOrigin()): Promise<void> {
  const key = `${account} ${origin}`
  const cookies = signedIn.get(key) ?? signInAt(page, account, origin)
  signedIn.set(key, cookies)
  await page.context().addCookies(await cookies)
}

async function signInAt(page: Page, account: 'demo' | 'admin', origin: string): Promise<Cookie[]> {
  await signIn(page, { email: `${account}@example.com`, password: `gatefold-${account}` }, origin)
  return page.context().cookies()
}

export const signInAsDemo = (page: Page) => signInAs(page, 'demo')

/** Records all further requests other than GET, as `POST /api/…`. */
export function changes(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return calls
}

/** Chooses what to bring in from the Add menu of the header. */
export async function chooseAdd(page: Page, name: 'A link' | 'From Bandcamp' | 'A file'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
