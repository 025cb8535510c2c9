import { idOf, openByCover, sleeve } from './album-page.ts'
import { card, makeAlbums, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, ownHeaders, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

const ALBUMS = [{ title: 'Copper', artist: 'Halvorsen' }, { title: 'Amber' }, { title: 'Slate' }]

test('what was heard is noted with a key or a button, changed in the diary, and makes the year', async ({ page }) => {
  await withAlbums(page, ALBUMS)
  await card(page, 'Copper').focus()
  await page.keyboard.press('h')
  await expect(toast(page)).toContainText('Added to your diary')
  await page.getByRole('button', { name: 'I heard it: add Slate to your diary' }).click()
  await expect(toast(page)).toContainText('Slate')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await openByCover(page, 'Amber')
  await sleeve(page, 'Amber').getByRole('button', { name: 'I heard it', exact: true }).click()
  await expect(toast(page)).toContainText('Amber')
  await page.keyboard.press('h')
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Diary' }).click()
  await expect(page).toHaveTitle('Diary · Gatefold')
  const entries = page.getByRole('main').locator('ol > li[id]')
  await expect(entries).toHaveCount(3)
  await expect(entries.filter({ hasText: 'Slate' })).toHaveCount(0)
  // Rating and note are changed where they stand.
  const copper = entries.filter({ hasText: 'Copper' })
  await copper.getByRole('group', { name: 'Rating of Copper' }).getByLabel('4 stars').check()
  await copper.getByRole('button', { name: 'Add a note on Copper' }).click()
  await page.keyboard.type('Rain all evening.')
  await page.keyboard.press('Control+Enter')
  await expect(copper.getByRole('textbox', { name: 'Note on Copper' })).toHaveValue('Rain all evening.')
  await page.getByRole('button', { name: 'Edit the entry of Copper' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit entry' })
  await dialog.getByLabel('When').fill('2025-03-04T21:15')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(entries).toHaveCount(2)
  await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '2025' }).click()
  await expect(page.getByRole('heading', { name: 'March 4, 2025' })).toBeVisible()
  await expect(entries).toHaveText([/Copper.*21:15/])
  await expect(page.getByRole('button', { name: 'March 4, 2025: Copper' })).toBeVisible()

  // The server renders the same.
  await open(page, page.url())
  await expect(page.getByRole('heading', { name: 'March 2025', exact: true })).toBeVisible()
  await expect(copper.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(copper.getByRole('textbox')).toHaveValue('Rain all evening.')
  await page.goBack()
  await expect(entries).toHaveCount(2)
  await page.getByRole('button', { name: 'Edit the entry of Amber' }).first().click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entries).toHaveCount(1)
  // The page of the year is the server's.
  const undone = page.waitForResponse((response) => response.request().method() === 'POST')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(entries).toHaveCount(2)
  await undone

  await page.getByRole('link', { name: /^Your 20/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your 20\d\d$/)
  await expect(page.getByRole('main')).toContainText(/listens2album heard1/)
  // The button works once the script of the page has run.
  await page.waitForLoadState()
  await page.evaluate(() => Object.assign(window, { print: () => document.body.toggleAttribute('data-printed') }))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.goto('/app/year/2025')
  await expect(page.getByRole('main')).toContainText(/listen1album heard1/)
})

test('the diary takes entries without a network and sends them later', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await withAlbums(page, ALBUMS)
  const id = await idOf(page, 'Copper')
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await card(page, 'Slate').focus()
  await page.keyboard.press('h')
  await expect(toast(page)).toContainText('Slate')
  const places = page.getByRole('navigation', { name: 'Places' })
  const entries = page.getByRole('main').locator('ol > li[id]')
  await places.getByRole('link', { name: 'Diary' }).click()
  await expect(entries).toHaveText([/Slate/])
  await places.getByRole('link', { name: 'Collection' }).click()
  await context.setOffline(true)
  await page.clock.setFixedTime(now + 60_000)
  await card(page, 'Copper').focus()
  await page.keyboard.press('h')
  await expect(toast(page)).toContainText('Copper')
  await page.keyboard.press('h')
  await expect(page.getByText('2 unsent changes')).toBeVisible()
  await places.getByRole('link', { name: 'Diary' }).click()
  await expect(entries).toHaveText([/Copper/, /Copper/, /Slate/])
  await context.setOffline(false)
  // The server takes its own time for those of the future, so all may be of the same second, which are in no certain order.
  const heard = async () => {
    const { listens } = await (await page.request.get('/api/listens')).json()
    return listens.filter(({ albumId }: { albumId: number }) => albumId === id).length
  }
  await expect.poll(heard, { timeout: 30_000 }).toBe(2)
})

test('the diary shows months of entries page by page, and says what to do without any', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(page, ALBUMS)
  await open(page, '/app/diary')
  await expect(page.getByRole('heading', { name: 'Nothing heard yet' })).toBeVisible()
  const [album] = await (await page.request.get('/api/albums')).json()
  const headers = ownHeaders(new URL(page.url()).origin)
  for (let at = 0; at < 103; at += 1) {
    const data = { at: `2019-0${1 + (at % 7)}-11T10:00:${String(at % 60).padStart(2, '0')}` }
    await page.request.post(`/api/albums/${album.id}/listens`, { data, headers })
  }
  await open(page, '/app/diary')
  await expect(page.getByRole('heading', { name: 'July 2019', exact: true })).toBeVisible()
  await expect(page.getByText('103 entries in 2019')).toBeVisible()
  // What comes next loads on the way down.
  const entries = page.getByRole('main').locator('ol > li[id]')
  await page.keyboard.press('End')
  await expect(entries).toHaveCount(103)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await page.goto('/app/diary?in=2018')
  await expect(page.getByRole('heading', { name: 'Nothing in 2018 yet' })).toBeVisible()
})

test('the arrow keys lead through the days of a month, and Enter to the entry', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, ALBUMS)
  for (const [title, at] of [
    ['Copper', '2021-05-03T20:00'],
    ['Amber', '2021-05-14T20:00'],
    ['Slate', '2021-05-14T21:00'],
  ] as const)
    await page.request.post(`/api/albums/${await idOf(page, title)}/listens`, { data: { at } })
  await open(page, '/app/diary')
  const day = (name: string) => page.getByRole('button', { name })
  await day('May 14, 2021: Slate and Amber').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(day('May 3, 2021: Copper')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(day('May 14, 2021: Slate and Amber')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Copper' })).toBeFocused()
})
