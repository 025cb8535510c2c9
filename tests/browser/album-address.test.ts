import { idOf, MANY, NOTE, note, openByCover, sleeve } from './album-page.ts'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, test, toast } from './person.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

test('a reloaded album is a page with the same neighbors, which leads back to its list', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(
    page,
    MANY.map((album, index) => ({ ...album, tags: index % 2 === 0 ? ['dub'] : [] })),
  )
  await open(page, '/app?tag=dub')
  await openByCover(page, 'Record 3')
  await sleeve(page, 'Record 3').waitFor()
  await page.reload()
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(title('Record 3')).toBeVisible()
  await expect(page.getByText('2 of 7')).toBeVisible()
  await waitForIslands(page)
  await page.keyboard.press('ArrowRight')
  await expect(title('Record 5')).toBeVisible()
  await page.getByRole('radio', { name: '5 stars' }).click({ force: true })
  await expect(toast(page).getByText('Rating updated')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/app?tag=dub')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible()
  await expect(card(page, 'Record 5').getByRole('radio', { name: '5 stars' })).toBeChecked()
})

test('a reloaded album has its neighbors in the order of prices in different currencies', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [
    { title: 'Yen', price: 2_000, currency: 'JPY' },
    { title: 'Dollars', price: 1_500, currency: 'USD' },
  ])
  const id = await idOf(page, 'Dollars')
  // The server knows rates from Bandcamp only.
  await page.route(`**/app/album/${id}?*`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('"rates":{}', '"rates":{"JPY":150,"USD":1}') })
  })
  await page.goto(`/app/album/${id}?sort=price`)
  await expect(page.getByText('1 of 3')).toBeVisible()
})

test.describe('without script', { tag: '@detail' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a click on a title opens the album as a page, with the way back', async ({ page }) => {
    await makeAlbums(page, [{ title: 'Amber', notes: NOTE, tags: ['dub'], rating: 4 }])
    await page.goto('/app')
    await card(page, 'Amber').getByRole('link', { name: 'Amber', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Amber' })).toBeVisible()
    await expect(page.getByText(NOTE)).toBeVisible()
    await expect(page.getByRole('img', { name: 'Rating of Amber: 4 stars' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Your Collection' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible()
  })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an album opens from the device without a network, and a note written then is kept', {
    tag: '@detail',
    annotation: { type: EXPECTS_FAILED_REQUESTS },
  }, async ({ page, context }) => {
    await newPerson(page)
    await page.goto('/app')
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await page.reload()
    const id = await idOf(page, 'Welcome to Gatefold')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/app', { ignoreVary: true })) !== undefined))
      .toBe(true)
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.goto(`/app/album/${id}`)
    await expect(sleeve(page, 'Welcome to Gatefold')).toBeVisible()
    await note(page).fill(NOTE)
    await note(page).blur()
    await expect(page.getByText('1 unsent change')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page, 'Welcome to Gatefold').getByText(NOTE)).toBeVisible()
  })
})
