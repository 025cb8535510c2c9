import type { Page } from '@playwright/test'
import { answerCovers, expect, newPerson, signInAsDemo, test, toast } from './person.ts'

test.beforeEach(({ page }) => answerCovers(page))
const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Import from Bandcamp: / })
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import from Bandcamp' })

async function startImport(page: Page, fan: string) {
  await page.goto('/app#import')
  await importDialog(page).getByLabel('Bandcamp username').fill(fan)
  await importDialog(page).getByRole('button', { name: 'Import', exact: true }).click()
  await expect(importDialog(page).getByText('marit’s collection, with tags')).toBeVisible()
}

test('an import continues in the background and after a reload, and can be synced again and undone', async ({
  page,
}) => {
  await newPerson(page)

  await test.step('the form shows an estimate', async () => {
    await page.goto('/app#import')
    const dialog = importDialog(page)
    await expect(dialog.getByText('About 100 albums take about 3 minutes')).toBeVisible()
    await dialog.getByLabel('Wishlist').check()
    await expect(dialog.getByText('Wishlists of 500 or more may take minutes.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog.getByText('Please enter a Bandcamp username')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a profile address starts an import with a progress bar', async () => {
    await startImport(page, 'https://bandcamp.com/marit?from=menu')
    const dialog = importDialog(page)
    await expect(dialog.getByText('of about 120 found')).toBeVisible()
    await expect(dialog.getByText(/ left$/)).toBeVisible()
    await expect(dialog.getByRole('progressbar', { name: 'Tags' })).toBeVisible()
    await expect(pill(page)).toBeHidden()
  })

  await test.step('the pill shows it while the dialog is closed, also after a reload', async () => {
    await page.keyboard.press('Escape')
    await expect(pill(page)).toContainText(/\d+ of \d+/)
    await page.reload()
    await expect(pill(page)).toContainText(/\d+ of \d+/)
    await pill(page).click()
    await expect(importDialog(page).getByRole('button', { name: 'Cancel import' })).toBeVisible()
  })

  await test.step('the summary links to the imported albums', async () => {
    const dialog = importDialog(page)
    await expect(dialog.getByText('Successfully imported collection from Bandcamp.')).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText('Tagged').locator('..')).toContainText('120')
    await expect(toast(page)).toContainText('Import complete')
    await dialog.getByRole('link', { name: 'See what was imported' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\?list=both&import=\d+$/)
    await expect(page.getByText('120 of 121 albums').first()).toBeVisible()
    await expect(pill(page)).toBeHidden()
    await page.reload()
    await expect(page.getByText('120 of 121 albums').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove Imported' }).click()
    await expect(page.getByText('121 albums', { exact: true }).first()).toBeAttached()
  })

  await test.step('syncing again adds nothing', async () => {
    await page.goto('/app#import')
    const dialog = importDialog(page)
    await dialog.getByRole('button', { name: 'Sync again with marit’s collection' }).click()
    await expect(dialog.getByText('Nothing new: everything is already here.')).toBeVisible({ timeout: 30_000 })
    await expect(dialog.getByText('Already there').locator('..')).toContainText('120')
    await dialog.getByRole('button', { name: 'Import more' }).click()
  })

  await test.step('undo asks first and keeps albums rated since', async () => {
    const { 0: rated } = (await (await page.request.get('/api/albums')).json()).filter(
      (album: { title: string }) => album.title === 'Record 5',
    )
    await page.request.patch(`/api/albums/${rated.id}`, { data: { rating: 4 } })
    const dialog = importDialog(page)
    await dialog.getByRole('button', { name: 'Undo this import…' }).click()
    const question = page.getByRole('alertdialog', { name: 'Undo this import?' })
    await expect(question).toContainText('The 120 albums it added will be removed.')
    await question.getByRole('button', { name: 'Undo import' }).click()
    await expect(toast(page)).toContainText('119 albums removed, 1 kept because you changed them')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('2 albums').first()).toBeVisible()
  })
})

test('an empty list is reported, and an unknown fan cannot be synced again', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  const dialog = importDialog(page)
  const importFrom = async (fan: string) => {
    await page.goto('/app#import')
    await dialog.getByLabel('Bandcamp username').fill(fan)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  }
  await importFrom('empty-shelf')
  await expect(dialog.getByText('This fan’s collection is empty.')).toBeVisible({ timeout: 30_000 })
  await expect(toast(page)).toContainText('Nothing to import')
  await dialog.getByRole('button', { name: 'Import more' }).click()

  await dialog.getByLabel('Wishlist').check()
  await dialog.getByLabel('Bandcamp username').fill('nobody-here')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(dialog.getByText(/^No Bandcamp fan is called nobody-here/)).toHaveCount(1)
  await expect(dialog.getByRole('term')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Import more' }).click()
  const past = dialog.getByRole('listitem')
  await expect(past.filter({ hasText: 'nobody-here' })).toContainText(['no such fan', 'no such fan'])
  await expect(past.filter({ hasText: 'nobody-here' }).getByRole('button')).toHaveCount(0)
  await expect(past.filter({ hasText: 'empty-shelf' }).getByRole('button', { name: /^Sync again/ })).toBeVisible()
})

test('a canceled import keeps what was imported', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await startImport(page, 'marit')
  await expect(importDialog(page).getByText('of about 120 found')).toBeVisible()
  await importDialog(page).getByRole('button', { name: 'Cancel import' }).click()
  await expect(importDialog(page).getByText(/Import cancelled. \d+ albums imported before that\./)).toBeVisible()
})

test('both lists are imported at once, and each can be canceled', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await page.goto('/app?list=wishlist#import')
  const dialog = importDialog(page)
  await expect(dialog.getByRole('checkbox', { name: 'Collection' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Wishlist' })).toBeChecked()
  await expect(dialog.getByText('About 600 albums take')).toBeVisible()
  await dialog.getByLabel('Bandcamp username').fill('marit')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('marit’s collection, with tags')).toBeVisible()
  await expect(dialog.getByText('marit’s wishlist, with tags')).toBeVisible()
  await expect(dialog.getByText('Successfully imported wishlist from Bandcamp.')).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: /^Cancel import/ }).click()
  await expect(dialog.getByText(/^Import cancelled\. /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Import more' }).click()
  await expect(dialog.getByRole('button', { name: /^Sync again/ })).toHaveCount(2)
})

test('a preview plays, pauses and seeks, and an expired one is renewed once', { tag: '@detail' }, async ({ page }) => {
  await signInAsDemo(page)
  const preview = (album: string) => page.getByRole('group', { name: `Preview of ${album}` })
  await page.goto('/app')
  const starters = page.getByRole('button', { name: /^Play a preview of / })
  const titles = (await starters.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map(
    (label) => label.replace('Play a preview of ', ''),
  )
  const [first = '', second = ''] = titles
  const begin = (title: string) => page.getByRole('button', { name: `Play a preview of ${title}`, exact: true }).click()
  const at = async (title: string) => Number(await preview(title).getByLabel('Position').inputValue())

  await begin(first)
  await expect(page.getByRole('button', { name: `Pause the preview of ${first}` })).toBeFocused()
  await expect(preview(first).getByLabel('Volume')).toHaveValue('0.7')
  await expect(preview(first)).toContainText('0:06')
  await expect.poll(() => at(first)).toBeGreaterThan(0.2)
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.album)).toBe(first)

  await page.keyboard.press('Space')
  await expect(preview(first).getByRole('button', { name: /^Play/ })).toBeVisible()
  await preview(first).getByLabel('Position').fill('2')
  await preview(first).getByLabel('Position').press('ArrowRight')
  expect(await at(first)).toBeCloseTo(2.1)
  await preview(first).getByLabel('Volume').press('ArrowLeft')
  await expect(preview(first).getByLabel('Volume')).toHaveValue('0.69')

  await preview(first).getByRole('button', { name: /^Play/ }).click()
  await begin(second)
  await expect(page.getByRole('button', { name: `Play a preview of ${first}`, exact: true })).toBeVisible()
  await expect.poll(() => at(second)).toBeGreaterThan(0.2)

  await page.reload()
  let asked = 0
  const dead = 'https://t4.bcbits.com/stream/dead'
  await page.route(dead, (route) => route.fulfill({ status: 410 }))
  const id = await page.locator('[data-album]', { hasText: first }).first().getAttribute('data-album')
  await page.route(`**/api/albums/${id}/preview*`, async (route) => {
    asked += 1
    const [address = '', query] = route.request().url().split('?')
    expect(query).toBe(asked === 2 ? 'fresh=1' : undefined)
    const response = await route.fetch({ url: address })
    await route.fulfill({ response, json: { ...(await response.json()), ...(asked !== 2 && { url: dead }) } })
  })
  await begin(first)
  await expect.poll(() => at(first)).toBeGreaterThan(0.2)
  expect(asked).toBe(2)
  await page.route('**/api/albums/*/preview*', (route) =>
    route.fulfill({ json: { url: dead, title: 'Gone', expiresAt: new Date().toISOString() } }),
  )
  await begin(second)
  await expect(toast(page)).toContainText('The preview could not be played')
  await expect(page.getByRole('button', { name: `Play a preview of ${second}`, exact: true })).toBeVisible()
})
