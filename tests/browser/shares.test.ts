import { expect } from '@playwright/test'
import { crateMenu, makeCrates, withCrates } from './crates.ts'
import { test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test('a crate is shared from its menu, changed and revoked in the settings, and shows at once what is chosen', async ({
  page,
  browser,
}) => {
  await withCrates(page, 3, { Sundays: 'BA' })
  await crateMenu(page, 'Sundays').click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Share “Sundays”')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('For breakfast')
  await dialog.getByLabel('Tags').check()
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/card/'),
  )
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toMatch(/\/s\/[\w-]{22}$/)
  expect((await stored).status()).toBe(204)

  const guest = await (await browser.newContext({ colorScheme: 'dark' })).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For breakfast')
  await expect(guest.getByRole('heading', { level: 2 })).toHaveText(['B', 'A'])
  const card = await guest.request.get(`${link}/card.jpg`)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  await open(page, '/app#settings-data')
  const settings = page.getByRole('dialog')
  await expect(settings).toContainText('1 visit')
  await settings.getByRole('button', { name: 'Change the share of For breakfast' }).click()
  await page.getByRole('dialog').getByLabel('List, with room for notes').check()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('For supper')
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page)).toContainText('Share updated')
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For supper')
  await open(page, '/app#settings-data')
  await page.getByRole('button', { name: 'Stop sharing For supper' }).click()
  await expect(toast(page)).toContainText('No longer shared')
  expect((await guest.reload())?.status()).toBe(404)
  await guest.context().close()
})

test('guests mark a gift and take it back without an account, and its owner sees nothing of it', async ({
  page,
  browser,
}) => {
  const { crates } = await makeCrates(page, 2, { Wishes: 'AB' }, { list: 'wishlist' })
  const made = await page.request.post('/api/shares', {
    data: { of: { crate: crates.get('Wishes') }, gift: { until: '2099-12-24' } },
  })
  const { url } = (await made.json()) as { url: string }
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()])
  const [giver, late] = await Promise.all([one.newPage(), other.newPage()])
  await Promise.all([giver.goto(url), late.goto(url)])
  const gift = (guest: typeof page, title: string) =>
    guest.getByRole('listitem').filter({ has: guest.getByRole('heading', { name: title }) })
  await giver.getByLabel('Your name').fill('Marit')
  await gift(giver, 'A').getByRole('button', { name: 'I’m giving this' }).click()
  await expect(gift(giver, 'A')).toContainText('You are giving this')
  await expect(gift(giver, 'A').getByRole('button', { name: 'Take it back' })).toBeFocused()
  // The page of the other guest is from before.
  await gift(late, 'A').getByRole('button', { name: 'I’m giving this' }).click()
  await expect(late.getByRole('status')).toHaveText('Somebody else is giving this already')
  await expect(gift(late, 'A')).toContainText('Taken')
  await page.goto(url)
  await expect(page.getByText('This is your own gift list')).toBeVisible()
  await expect(page.getByText('Taken', { exact: true })).toHaveCount(0)
  await giver.reload()
  await gift(giver, 'A').getByRole('button', { name: 'Take it back' }).click()
  await expect(gift(giver, 'A').getByRole('button', { name: 'I’m giving this' })).toBeVisible()
  await late.reload()
  await expect(gift(late, 'A').getByRole('button', { name: 'I’m giving this' })).toBeVisible()
  await Promise.all([one.close(), other.close()])
})
