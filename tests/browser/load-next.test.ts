import { expect, newPerson, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const ENTRY = /\/assets\/app-[^/]+\.js$/
const NEXT = [/\/assets\/later-[^/]+\.js$/, /\/assets\/records-[^/]+\.js$/]

test('what the script of the page will import loads beside it', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  const asked = NEXT.map((path) => page.waitForRequest(path))
  await page.route(ENTRY, async (route) => {
    await Promise.all(asked)
    await route.continue()
  })
  await open(page, '/app')
  await page.getByRole('link', { name: 'New crate' }).click()
  await expect(page.getByRole('dialog', { name: 'New Crate' })).toBeVisible()
})
