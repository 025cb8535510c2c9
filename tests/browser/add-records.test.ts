import { makeCrates } from './crates.ts'
import { numberedAlbums, withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { unsent } from './unsent.ts'
import { open } from './wait-for-islands.ts'

test('a new crate opens at once, and records are added from a list that saves each tick', async ({ page }) => {
  await withAlbums(page, numberedAlbums(12))
  await page.getByRole('link', { name: 'New crate' }).first().click()
  await page.getByLabel('Name').fill('Sunday')
  await page.getByRole('button', { name: 'Create crate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
  const head = await page.locator('.opened').evaluate((element) => element.getBoundingClientRect().height)
  expect(head).toBeLessThanOrEqual(120)

  await page.getByRole('button', { name: 'Add albums' }).click()
  const picker = page.getByRole('dialog', { name: 'Add albums to Sunday' })
  await picker.getByLabel('Find an album').fill('record 1')
  await expect(picker.getByRole('checkbox')).toHaveCount(3)
  await picker.getByRole('checkbox', { name: /Record 11/ }).check()
  await picker.getByRole('checkbox', { name: /Record 10/ }).check()
  await expect(picker.getByRole('status')).toHaveText('2 albums added')
  const saved = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await picker.getByRole('checkbox', { name: /Record 11/ }).uncheck()
  await expect(picker.getByRole('status')).toHaveText('1 album added')
  await picker.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('.albums h2')).toHaveText(['Record 10'])
  await saved
  await page.reload()
  await expect(page.locator('.albums h2')).toHaveText(['Record 10'])
})

test('ticks that wait for a slow server outlive the page', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await makeCrates(page, 2, { Sunday: '' })
  const address = `/app?crate=${crates.get('Sunday')}`
  // It answers nothing.
  await page.route('**/api/crates/albums', () => undefined)
  await open(page, `${address}#add-records-${crates.get('Sunday')}`)
  const picker = page.getByRole('dialog', { name: 'Add albums to Sunday' })
  const tick = (title: string) => picker.getByRole('checkbox', { name: title, exact: true }).click()
  await tick('A Marrow Tide')
  await tick('B Marrow Tide')
  await tick('A Marrow Tide')
  await expect.poll(() => unsent(page)).toHaveLength(3)
  await page.goto('about:blank')
  await page.unroute('**/api/crates/albums')
  await page.goto(address)
  await expect(page.locator('.albums h2')).toHaveText(['B'])
  await expect.poll(() => unsent(page)).toEqual([])
  await page.reload()
  await expect(page.locator('.albums h2')).toHaveText(['B'])
})
