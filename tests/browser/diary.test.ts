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
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.filter({ hasText: 'Slate' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit the entry of Copper' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit entry' })
  await dialog.getByLabel('When').fill('2025-03-04T21:15')
  await dialog.getByLabel('4 stars').check()
  await dialog.getByLabel('Note', { exact: true }).fill('Rain all evening.')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'March 4, 2025' })).toBeVisible()
  await expect(entries.last()).toContainText(/Copper.*21:15.*Rain all evening/)

  // The server renders the same.
  await open(page, page.url())
  await expect(page.getByRole('heading', { name: 'March 2025', exact: true })).toBeVisible()
  await expect(entries.last().getByRole('img', { name: /4 stars/ })).toBeVisible()
  await page.getByRole('button', { name: 'Edit the entry of Amber' }).first().click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(entries).toHaveCount(2)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(entries).toHaveCount(3)

  await page.getByRole('link', { name: /^Your 20/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your 20\d\d$/)
  await expect(page.getByText('2 listens, 1 album')).toBeVisible()
  // The button works once the script of the page has run.
  await page.waitForLoadState()
  await page.evaluate(() => Object.assign(window, { print: () => document.body.toggleAttribute('data-printed') }))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.goto('/app/year/2025')
  await expect(page.getByText('1 listen, 1 album')).toBeVisible()
})

test('the diary takes entries without a network and sends them later', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await withAlbums(page, ALBUMS)
  const id = await idOf(page, 'Copper')
  // Entries of the same second are in no certain order.
  await page.clock.setFixedTime('2026-05-01T20:30:00')
  await card(page, 'Slate').focus()
  await page.keyboard.press('h')
  await expect(toast(page)).toContainText('Slate')
  const places = page.getByRole('navigation', { name: 'Places' })
  const entries = page.getByRole('main').getByRole('listitem')
  await places.getByRole('link', { name: 'Diary' }).click()
  await expect(entries).toHaveText([/Slate/])
  await places.getByRole('link', { name: 'Collection' }).click()
  await context.setOffline(true)
  await page.clock.setFixedTime('2026-05-01T21:30:00')
  await card(page, 'Copper').focus()
  await page.keyboard.press('h')
  await expect(toast(page)).toContainText('Copper')
  await page.keyboard.press('h')
  await expect(page.getByText('2 unsent changes')).toBeVisible()
  await places.getByRole('link', { name: 'Diary' }).click()
  await expect(entries).toHaveText([/Copper/, /Copper/, /Slate/])
  await context.setOffline(false)
  const heard = async () => (await (await page.request.get('/api/listens')).json()).listens
  await expect.poll(heard, { timeout: 30_000 }).toMatchObject([{ albumId: id }, { albumId: id }, {}])
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
    const data = { at: `20${10 + (at % 10)}-0${1 + (at % 7)}-11T10:00:${String(at % 60).padStart(2, '0')}` }
    await page.request.post(`/api/albums/${album.id}/listens`, { data, headers })
  }
  await open(page, '/app/diary')
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(entries).toHaveCount(103)
  await expect(page.getByText('103 entries')).toBeVisible()
})
