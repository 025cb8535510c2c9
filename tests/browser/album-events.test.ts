import { openByCover, sleeve } from './album-page.ts'
import { card, withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test('an album shows its history, and the collection what has changed since last time', async ({ page }) => {
  await withAlbums(page, [{ title: 'Copper', artist: 'Halvorsen' }])
  await expect(card(page, 'Copper')).toBeVisible()
  const link = page.getByRole('button', { name: /^\d+ new albums? since / })
  await expect(link).toHaveCount(0)
  const seen = () => page.evaluate(() => localStorage.getItem('gatefold.seen'))
  await expect.poll(seen).not.toBeNull()

  await openByCover(page, 'Copper')
  const rated = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await page.keyboard.press('4')
  await rated
  const changes = sleeve(page, 'Copper').getByRole('button', { name: 'All changes' })
  await expect(changes).toHaveAttribute('aria-expanded', 'false')
  await changes.click()
  const events = sleeve(page, 'Copper')
    .getByRole('listitem')
    .filter({ has: page.getByRole('time') })
  await expect(events.filter({ hasText: 'Added' })).toHaveCount(1)
  await expect(events.filter({ hasText: 'Rated 4' })).toHaveCount(1)

  const bring = async (title: string) => {
    const csvData = `title,artist,bandcampUrl\n${title},Halvorsen,https://halvorsen.bandcamp.com/album/${title.toLowerCase()}\n`
    expect((await page.request.post('/api/import/albums', { data: { csvData } })).ok()).toBe(true)
  }
  // The first import is how a collection begins.
  const before = Number(await seen())
  await bring('Granite')
  await open(page, '/app')
  await expect(card(page, 'Granite')).toBeVisible()
  await expect.poll(async () => Number(await seen())).toBeGreaterThan(before)
  await expect(link).toHaveCount(0)

  await bring('Slate')
  await open(page, '/app')
  await expect(link.locator('.cover')).toHaveCount(1)
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Since last time' })
  await expect(dialog.getByRole('heading', { name: '1 new album' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem').filter({ has: page.locator('.cover') })).toContainText(/Slate.*Halvorsen/)
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect(dialog).toBeHidden()
  await expect(link).toHaveCount(0)
  await open(page, '/app')
  await expect(card(page, 'Slate')).toBeVisible()
  await expect(link).toHaveCount(0)

  // What comes while the page is open is nothing of before.
  await bring('Flint')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page
    .getByRole('banner')
    .getByRole('button', { name: /1 new album/ })
    .click()
  await expect(card(page, 'Flint')).toBeVisible()
  await page.evaluate(() => {
    location.hash = 'since'
  })
  await expect(dialog).toContainText('Nothing has changed since last time.')
})
