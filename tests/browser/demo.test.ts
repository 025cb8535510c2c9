import type { Page } from '@playwright/test'
import { chooseView } from './own-albums.ts'
import { answerCovers, expect, newPerson, signInAsDemo, test, toast } from './person.ts'
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
  }))

const titles = (page: Page) => page.locator('.title-link')

test('the demo works for visitors without a call to the server, and keeps what they change in its tab', async ({
  page,
}) => {
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

  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: 'This comes with an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the demo' }).click()

  await page.reload()
  await open(page, '/demo/album/3')
  await expect(sleeve.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await expect(sleeve.getByRole('textbox', { name: 'Note' })).toHaveValue('Borrowed')
  await expect(page.locator('.wall-item').first()).toBeAttached()
  expect(calls).toEqual([])
  expect(await kept(page)).toEqual({ databases: [], stored: [] })
})

test('a demo album shows its tracks and plays its preview without a call to the server', async ({ page }) => {
  const calls = apiCalls(page)
  await open(page, '/demo/album/2')
  const sleeve = page.getByRole('dialog', { name: 'Tin Parliament' })
  await expect(sleeve.getByRole('heading', { name: /^5 tracks, \d+ minutes$/ })).toBeVisible()
  await expect(sleeve.getByRole('listitem').filter({ hasText: /\d:\d\d$/ })).toHaveCount(5)
  await sleeve.getByRole('button', { name: 'Play a preview of Tin Parliament' }).click()
  const dock = page.getByRole('region', { name: 'Player' })
  await expect
    .poll(async () => Number(await dock.getByLabel('Position').inputValue()), { message: 'the sound plays' })
    .toBeGreaterThan(0.05)
  const track = sleeve.getByRole('listitem').filter({ hasText: /\d:\d\d$/ })
  const title = ((await track.nth(1).textContent()) ?? '').replace(/^\d+\W*|\W*\d+:\d\d$/g, '')
  await open(page, `/demo?list=both&q=${encodeURIComponent(`"${title.toLowerCase()}"`)}`)
  await expect(page.getByRole('heading', { name: 'Tin Parliament' })).toBeVisible()
  expect(calls).toEqual([])
})

test('tags and duplicates of the demo can be changed, and a reload keeps that', { tag: '@detail' }, async ({
  page,
}) => {
  const calls = apiCalls(page)
  await open(page, '/demo/tags')
  const tags = page.getByRole('main')
  await tags.getByRole('button', { name: 'Rename ambient' }).click()
  await tags.getByRole('textbox', { name: /ambient/ }).fill('Stillness')
  await tags.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(toast(page)).toContainText('Stillness')
  await tags.getByRole('button', { name: /^Color of Stillness/ }).click()
  await page.getByRole('menuitemradio', { name: 'Plum' }).click()

  await page.getByRole('link', { name: 'Tidy up' }).click()
  const duplicates = page.getByRole('main')
  await duplicates.getByRole('button', { name: /^Merge: Sign Here, and Here/ }).click()
  await expect(duplicates.getByText('No duplicates')).toBeVisible()

  await page.reload()
  await expect(duplicates.getByText('No duplicates')).toBeVisible()
  await open(page, '/demo/tags')
  await expect(tags.getByRole('button', { name: /^Color of Stillness.*Plum/ })).toBeVisible()
  await expect(tags.getByRole('button', { name: 'Rename ambient' })).toHaveCount(0)
  expect(calls).toEqual([])
})

test('the diary of the demo has covers of years and takes new entries, without a call to the server', {
  tag: '@detail',
}, async ({ page }) => {
  const calls = apiCalls(page)
  await open(page, '/demo')
  await page.getByRole('link', { name: 'Diary', exact: true }).click()
  await expect(page).toHaveURL('/demo/diary')
  const main = page.getByRole('main')
  const years = main.getByRole('navigation', { name: 'Years' }).getByRole('link')
  await expect.poll(() => years.count()).toBeGreaterThan(2)
  await expect.poll(() => main.locator('[data-day]').count()).toBeGreaterThan(20)
  await years.nth(1).click()
  await expect(page).toHaveURL(/\/demo\/diary\?in=\d{4}$/)
  await expect.poll(() => main.locator('[data-day]').count()).toBeGreaterThan(20)

  await open(page, '/demo/album/2')
  const sleeve = page.getByRole('dialog', { name: 'Tin Parliament' })
  await sleeve.getByRole('button', { name: /I heard it/ }).click()
  await expect(toast(page)).toContainText('Tin Parliament')
  await open(page, '/demo/diary')
  await expect(main.getByRole('listitem').filter({ hasText: 'Tin Parliament' }).first()).toBeVisible()
  expect(calls).toEqual([])
})

test('the share of the demo opens as others would see it', { tag: '@detail' }, async ({ page }) => {
  await open(page, '/demo/shares')
  await expect(page.getByRole('main').getByText('Sunday, slow')).toBeVisible()
  await page.getByRole('button', { name: /^Change/ }).click()
  await expect(page.getByRole('dialog', { name: 'This comes with an account' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the demo' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^See the page/ }).click()
  const shared = await opened
  await expect(shared).toHaveURL('/demo/s/sunday')
  await expect(shared.getByRole('heading', { level: 1, name: 'Sunday, slow' })).toBeVisible()
  await expect(shared.getByText('Shared by Marit')).toBeVisible()
  await expect(shared.getByRole('heading', { level: 2 })).toHaveCount(14)
  await expect(shared.getByRole('link', { name: /feed/i })).toHaveCount(0)
})

test('the demo account has a diary, and a share that others can open', { tag: '@detail' }, async ({
  page,
  browser,
}) => {
  await signInAsDemo(page)
  const years = (await (await page.request.get('/api/listens/years')).json()) as { listens: number }[]
  expect(years.length).toBeGreaterThan(2)
  const shares = (await (await page.request.get('/api/shares')).json()) as { url: string; sharer: string }[]
  const share = shares.find(({ sharer }) => sharer === 'Marit')
  const visitor = await browser.newPage()
  await visitor.goto(share?.url ?? '')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sunday, slow' })).toBeVisible()
  await visitor.close()
})

test('the demo account has the tracks of its albums', { tag: '@detail' }, async ({ page }) => {
  await answerCovers(page)
  await signInAsDemo(page)
  await open(page, '/app')
  await titles(page).filter({ hasText: 'Tin Parliament' }).click()
  const sleeve = page.getByRole('dialog', { name: 'Tin Parliament' })
  await expect(sleeve.getByRole('heading', { name: /^5 tracks, \d+ minutes$/ })).toBeVisible()
})

test('somebody who is signed in sees the demo and loses nothing', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app')
  await expect.poll(async () => (await kept(page)).databases).toHaveLength(1)
  const before = await kept(page)
  await open(page, '/demo')
  await page.getByRole('radio', { name: '3 stars' }).first().click({ force: true })
  await expect(toast(page)).toContainText('3 stars')
  expect((await kept(page)).databases).toEqual(before.databases)
  await open(page, '/app')
  await expect(titles(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
})
