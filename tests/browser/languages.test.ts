import type { Page } from '@playwright/test'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow' })
test.skip(process.env.LANGUAGES === 'en', 'The build has no other language')

const language = (page: Page) => page.locator('html').getAttribute('lang')
/**
 * Waits until the service worker of a language serves the page. Chromium with DevTools attached, as here, may leave a page unanswered that
 * opens while one takes over from another; without, it never did.
 */
const waitForWorker = (page: Page, file: string) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.replace(/.*\//, ''))).toBe(file)
const chooseIt = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Éñglîsh' }).click()

test('a page is in the language that was chosen last, on the server and in the browser', {
  tag: '@screens',
}, async ({ page }) => {
  await page.goto('/')
  expect(await language(page)).toBe('en')
  await chooseIt(page)
  await expect(page).toHaveTitle(/^\[Ĝáţéföļð/)
  await page.goto('/')
  expect(await language(page)).toBe('en-XA')
  await page.goto('/?lang=en')
  expect(await language(page)).toBe('en')

  await newPerson(page)
  await open(page, '/app')
  expect(await language(page)).toBe('en')
  await waitForWorker(page, 'sw.js')
  await open(page, '/app?lang=en-XA')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '[Ķéýböáŕð šĥöŕţçûţš' })).toBeVisible()
  await open(page, '/app')
  expect(await language(page)).toBe('en-XA')
  await waitForWorker(page, 'sw-en-XA.js')
  const refused = await page.evaluate(async () => (await fetch('/api/albums/0')).json())
  expect(refused).toMatchObject({ message: expect.stringMatching(/^\[/) })
})

test('the language chosen in the settings is that of the page, of the account and of its other devices', {
  tag: '@screens',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, browser }) => {
  await page.goto('/?lang=en-XA')
  await newPerson(page, { email: `${crypto.randomUUID()}@example.com` })
  await open(page, '/app?q=dub&lang=en-XA#settings-appearance')
  await waitForWorker(page, 'sw-en-XA.js')
  const choice = page.getByRole('combobox', { name: '[Ļáñĝûáĝé' })
  const names = choice.getByRole('option')
  await expect(names).toHaveText([/^\[Åš ţĥé bŕöŵšéŕ/, 'English', '日本語', 'Éñglîsh'])
  expect(await names.evaluateAll((all) => all.map((one) => one.getAttribute('lang')))).toEqual([
    null,
    'en',
    'ja',
    'en-XA',
  ])
  // What is typed in another tab of the browser stays.
  const other = await page.context().newPage()
  await open(other, '/app#add')
  const title = other.locator('[name=title]')
  await title.fill('Low Water')

  await choice.selectOption({ label: 'English' })
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  expect(await language(page)).toBe('en')
  await waitForWorker(page, 'sw.js')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?q=dub#settings-appearance')
  await expect(title).toHaveValue('Low Water')
  await other.close()

  // The welcome album has the title of the sign-up, and is still known.
  await open(page, '/app')
  await expect(page.getByRole('heading', { name: 'Where are your records?' })).toBeVisible()

  // Offline nothing changes.
  await open(page, '/app#settings-appearance')
  await page.context().setOffline(true)
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Éñglîsh' })
  await expect(toast(page)).toContainText('Couldn’t change the language')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  await page.context().setOffline(false)

  // A device without a choice takes the one of the account, once.
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Éñglîsh' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
  const cookies = await page.context().cookies()
  const device = await browser.newContext({ locale: 'en-GB' })
  await device.addCookies(cookies.filter(({ name }) => !name.endsWith('gatefold.language')))
  const there = await device.newPage()
  await there.goto('/app#settings-appearance')
  expect(await language(there)).toBe('en-XA')
  await waitForWorker(there, 'sw-en-XA.js')
  const manifest = await there.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await there.request.get(manifest ?? '')).json()).toMatchObject({
    lang: 'en-XA',
    description: expect.stringMatching(/^\[/),
  })
  await there.getByRole('combobox', { name: '[Ļáñĝûáĝé' }).selectOption({ index: 0 })
  await expect.poll(() => language(there)).toBe('en')
  await expect(there.getByRole('combobox', { name: 'Language' })).toHaveValue('')
  await device.close()
})
