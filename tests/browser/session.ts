import type { BrowserContext, Page } from '@playwright/test'
import { expect, ownHeaders, toast } from './person.ts'
import { waitForIslands } from './wait-for-islands.ts'

export type Account = { email: string; password: string }
export const origin = (page: Page) => new URL(page.url()).origin

/** Signs in from another device. */
export async function signInElsewhere(page: Page, context: BrowserContext, account: Account) {
  const headers = ownHeaders(origin(page))
  const signedIn = await context.request.post('/api/auth/sign-in/email', { data: account, headers })
  expect(signedIn.ok()).toBe(true)
  return headers
}

/** Waits until the collection page has nothing more to request by itself: what has changed comes last, after the page. */
export async function waitForLastRequest(page: Page) {
  await waitForIslands(page)
  const hasAsked = () => performance.getEntriesByType('resource').some(({ name }) => /\/api\/sync(?:$|\?)/.test(name))
  await expect.poll(() => page.evaluate(hasAsked)).toBe(true)
}

/** Ends the session of `page` from another device, when no tab has anything more to request by itself. */
export async function endSession(page: Page, account: Account) {
  for (const tab of page.context().pages()) await waitForLastRequest(tab)
  const context = (await page.context().browser()?.newContext()) as BrowserContext
  const headers = await signInElsewhere(page, context, account)
  expect((await context.request.delete('/api/user/sessions', { headers })).status()).toBe(204)
  await context.close()
}

export const expectLandingPage = async (page: Page, text: string) => {
  await page.waitForURL('/')
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await expect(toast(page)).toContainText('You have been logged out')
  await expect(toast(page)).toContainText(text)
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
}
