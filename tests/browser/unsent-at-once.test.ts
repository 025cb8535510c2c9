import type { Page } from '@playwright/test'
import { card } from './own-albums.ts'
import { expect, newTab, test } from './person.ts'
import { newCollector, OFFLINE, ratings, unsent } from './unsent.ts'
import { waitForIslands } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow' })

const star = (page: Page, title: string, stars: number) =>
  card(page, title)
    .getByRole('radio')
    .nth(stars - 1)

/** Rates an album and reloads the page in the same moment, before anything else can run. */
async function rateAndReload(page: Page, title: string, stars: number) {
  const isReloaded = page.waitForEvent('framenavigated')
  await star(page, title, stars).evaluate((radio: HTMLInputElement) => {
    radio.click()
    location.reload()
  })
  await isReloaded
}

/** Lets no first call of a page arrive. */
async function holdFirst(page: Page) {
  let isFirst = true
  await page.route('**/api/albums/*', (route) => {
    const isHeld = isFirst
    isFirst = false
    return isHeld ? undefined : route.continue()
  })
}

/** Counts the calls that the server got. */
function countCalls(page: Page) {
  const sent: unknown[] = []
  page.context().on('requestfinished', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  return sent
}

test('a rating is there after the page was reloaded in the moment it was given', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page }) => {
  const { address } = await newCollector(page, ['One'])
  await holdFirst(page)
  await rateAndReload(page, 'One', 4)
  await expect(star(page, 'One', 4)).toBeChecked()
  await expect.poll(() => ratings(page, address)).toMatchObject({ One: 4 })
  await expect.poll(() => unsent(page)).toEqual([])
  await expect(star(page, 'One', 4)).toBeChecked()
})

test('ratings are there after the page was reloaded in the moment they were given without a network, and are sent once', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, context }) => {
  const { address } = await newCollector(page, ['One', 'Two'])
  await context.setOffline(true)
  await rateAndReload(page, 'One', 4)
  await expect(star(page, 'One', 4)).toBeChecked()
  await waitForIslands(page)
  await rateAndReload(page, 'Two', 2)
  await expect(star(page, 'Two', 2)).toBeChecked()
  await expect(star(page, 'One', 4)).toBeChecked()
  expect(await ratings(page, address)).toMatchObject({ One: null, Two: null })
  const sent = countCalls(page)
  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toEqual([])
  expect(await ratings(page, address)).toMatchObject({ One: 4, Two: 2 })
  expect(sent).toEqual([{ rating: 4 }, { rating: 2 }])
})

test('a key that rates counts although the tab crashes at once', { ...OFFLINE, tag: '@detail' }, async ({ page }) => {
  const { address } = await newCollector(page, ['One'])
  const browser = await page.context().newCDPSession(page)
  await holdFirst(page)
  const isCrashed = page.waitForEvent('crash')
  await card(page, 'One').focus()
  await page.keyboard.press('5')
  void browser.send('Page.crash').catch(() => undefined)
  await isCrashed
  const tab = await newTab(page)
  await tab.goto('/app')
  await expect(star(tab, 'One', 5)).toBeChecked()
  await expect.poll(() => ratings(tab, address)).toMatchObject({ One: 5 })
})
