import type { Page } from '@playwright/test'
import { expect, newPerson, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow' })
test.skip(process.env.LANGUAGES === 'en', 'The build has no other language')

const language = (page: Page) => page.locator('html').getAttribute('lang')
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
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.replace(/.*\//, ''))
  await expect.poll(worker).toBe('sw.js')
  await open(page, '/app?lang=en-XA')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '[Ķéýböáŕð šĥöŕţçûţš' })).toBeVisible()
  await open(page, '/app')
  expect(await language(page)).toBe('en-XA')
  await expect.poll(worker).toBe('sw-en-XA.js')
  const refused = await page.evaluate(async () => (await fetch('/api/albums/0')).json())
  expect(refused).toMatchObject({ message: expect.stringMatching(/^\[/) })
})
