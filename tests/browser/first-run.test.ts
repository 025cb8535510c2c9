import { card, fillInAlbum, withAlbums } from './own-albums.ts'
import { answerCovers, expect, newPerson, openAsNewPerson, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test.beforeEach(async ({ page }) => {
  await answerCovers(page)
})

test('a new shelf asks for the username, and brings both lists in', { tag: '@detail' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAsNewPerson(page)
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  const username = panel.getByLabel('Bandcamp username')
  const start = panel.getByRole('button', { name: 'Bring my albums in' })
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(2)

  await start.click()
  await expect(panel.getByText('Please enter a Bandcamp username')).toBeVisible()
  await expect(username).toBeFocused()
  // Nothing was imported yet, as the page knows.
  expect(asked).not.toContain('/api/imports')
  await username.fill('marit')
  await panel.getByLabel('Collection').uncheck()
  await panel.getByLabel('Wishlist').uncheck()
  await username.press('Enter')
  await expect(panel.getByText('Please choose at least one list')).toBeVisible()
  await panel.getByLabel('Collection').check()
  await panel.getByLabel('Wishlist').check()
  await username.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Import from Bandcamp' })
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Import from Bandcamp: / })
    .click()
  await expect(dialog.getByText('Collection of marit, with tags')).toBeVisible()
  await expect(dialog.getByText(/^\d+ (?:new )?albums? in your collection/)).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('link', { name: 'See what was imported' }).click()
  await expect(page).toHaveURL(/list=both&import=/)
  await expect(page.getByText('Record 0', { exact: true })).toBeVisible()
  // The wishlist is so short that it may be there before the dialog is.
  await open(page, '/app?list=both')
  await expect(page.getByText('121 albums').first()).toBeVisible()
  await expect(page.getByText('Welcome to Gatefold')).toHaveCount(0)
  await expect(panel).toBeHidden()
})

test('the panel of a new shelf leads to Add and to the import of a file, and is only there', {
  tag: '@detail',
}, async ({ page }) => {
  await newPerson(page)
  await open(page, '/app')
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  await panel.getByRole('link', { name: 'Import a file' }).click()
  const files = page.getByRole('dialog', { name: 'Import/Export' })
  await expect(files.getByRole('tab', { name: 'Import' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await panel.getByRole('link', { name: 'Add one link' }).click()
  await fillInAlbum(page, 'Four')
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Four' })).toBeVisible()
  await expect(panel).toBeHidden()
})

test('the panel returns when the shelf is emptied', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Amber' }])
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  await expect(panel).toBeHidden()
  const remove = async (title: string) => {
    await card(page, title)
      .getByRole('button', { name: `Delete ${title}` })
      .click()
    await expect(card(page, title)).toHaveCount(0)
  }
  await remove('Amber')
  await expect(panel).toBeVisible()
  await remove('Welcome to Gatefold')
  await expect(page.getByText('Your Collection is Empty')).toBeVisible()
  await expect(panel).toBeVisible()
  const entry = page.locator('#albums').getByRole('button', { name: 'Import from Bandcamp' })
  await expect(entry).toHaveCount(0)
  await open(page, '/app?list=wishlist')
  await expect(entry).toBeVisible()
  await open(page, '/app')
  await expect(panel).toHaveCount(1)
})

test('the wall opens when the first import brings many albums', { tag: '@detail' }, async ({ page }) => {
  await openAsNewPerson(page)
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  await panel.getByLabel('Bandcamp username').fill('marit')
  await panel.getByRole('button', { name: 'Bring my albums in' }).click()
  await expect(page.locator('.wall-item').nth(20)).toBeAttached({ timeout: 60_000 })
  // Its end is behind the header.
  await expect.poll(async () => (await panel.boundingBox())?.y).toBeLessThan(-150)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.reload()
  await expect(page.locator('.wall-item').first()).toBeVisible()
})

test('the panel says at the username that nobody has it, and starts again with another', { tag: '@detail' }, async ({
  page,
}) => {
  await openAsNewPerson(page)
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  const username = panel.getByLabel('Bandcamp username')
  await username.fill('nobody-of-that-name')
  await username.press('Enter')
  await expect(username).toHaveAccessibleDescription(/No Bandcamp fan is called .*nobody-of-that-name/, {
    timeout: 60_000,
  })
  await username.fill('empty-shelf')
  await username.press('Enter')
  await expect(username).toHaveAccessibleDescription(/collection is empty/, { timeout: 60_000 })
  await username.fill('ottilie')
  await username.press('Enter')
  await expect(page.getByText('Record 0', { exact: true })).toBeVisible({ timeout: 60_000 })
})

test('the page does not jump when the first import fills a new shelf', { tag: '@detail' }, async ({ page }) => {
  await openAsNewPerson(page)
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  await panel.getByLabel('Bandcamp username').fill('marit')
  await panel.getByLabel('Wishlist').uncheck()
  await page.evaluate(() => {
    document.body.dataset.shift = '0'
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!one.hadRecentInput) document.body.dataset.shift = String(Number(document.body.dataset.shift) + one.value)
    }).observe({ type: 'layout-shift' })
  })
  await panel.getByRole('button', { name: 'Bring my albums in' }).click()
  await expect(page.getByText('Record 0', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(panel).toBeVisible()
  expect(Number(await page.evaluate(() => document.body.dataset.shift))).toBeLessThan(0.1)
  await page.getByRole('navigation').getByRole('link', { name: 'Wishlist' }).first().click()
  await expect(panel).toBeHidden()
})
