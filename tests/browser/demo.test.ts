import type { Page } from '@playwright/test'
import { chooseView } from './own-albums.ts'
import { expect, newPerson, test, toast } from './person.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

/** What the pages of a browser ask the server's API for. */
function apiCalls(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** What the browser keeps for the site. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    stored: Object.keys(localStorage),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

const titles = (page: Page) => page.locator('.title-link')

test('the demo works for visitors without a call to the server, and keeps nothing', async ({ page }) => {
  const calls = apiCalls(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Try the demo' }).first().click()
  await waitForIslands(page)
  await expect(page.getByText('What you change here stays in this tab.')).toBeVisible()
  await expect(titles(page).first()).toHaveText('Slow Harbour Lights')

  await page.getByRole('combobox', { name: /^Search/ }).fill('kopje')
  await expect(titles(page)).toHaveText(['Kopje'])
  await page.getByRole('radio', { name: '2 stars' }).first().click({ force: true })
  await expect(toast(page)).toContainText('Kopje: 2 stars')

  await titles(page).click()
  const sleeve = page.getByRole('dialog', { name: 'Kopje' })
  await expect(page).toHaveURL(/\/demo\/album\/\d+\?q=kopje$/)
  await expect(sleeve.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await sleeve.getByRole('textbox', { name: 'Note' }).fill('Borrowed')
  await sleeve.getByRole('button', { name: 'Close' }).click()
  await expect(sleeve).toBeHidden()
  await expect(page.locator('.card-notes')).toHaveText('Borrowed')

  await page.getByRole('button', { name: 'Clear the search' }).click()
  await chooseView(page, 'Wall')
  await expect(page.locator('.wall-item').nth(30)).toBeVisible()

  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('dialog', { name: 'This comes with an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the demo' }).click()

  await open(page, '/demo/album/3')
  await expect(page.getByRole('dialog', { name: 'Kopje' }).getByRole('radio', { name: '4 stars' })).toBeChecked()
  await page.goto('/demo')
  await expect(titles(page).first()).toHaveText('Slow Harbour Lights')
  expect(calls).toEqual([])
  expect(await kept(page)).toEqual({ databases: [], stored: [], caches: [], workers: 0 })
})

test('somebody who is signed in sees the demo and loses nothing', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app')
  await expect.poll(async () => (await kept(page)).stored).toContain('gatefold-copy-of')
  const before = await kept(page)
  await open(page, '/demo')
  await page.getByRole('radio', { name: '3 stars' }).first().click({ force: true })
  await expect(toast(page)).toContainText('3 stars')
  expect((await kept(page)).databases).toEqual(before.databases)
  await open(page, '/app')
  await expect(titles(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
})
