import type { Page } from '@playwright/test'
import { count, makeCrates, row, undo, withCrates } from './crates.ts'
import { card, titles } from './own-albums.ts'
import { changes, EXPECTS_FAILED_REQUESTS, expect, FAILED, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 1280, height: 1400 } })

test('several albums are added to several crates with one request; crates with all or some of them are marked', async ({
  page,
}) => {
  await withCrates(page, 5, { All: 'ABC', Some: 'B', None: '', Other: '' })
  await pressSelect(page)
  for (const title of ['A', 'B']) await card(page, title).getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'Add to crate' }).click()
  const chooser = page.getByRole('dialog', { name: 'Add to crate' })
  await expect(chooser.getByLabel('All')).toBeChecked()
  await expect(chooser.getByLabel('All')).toBeDisabled()
  await expect(chooser.getByLabel('Some')).toBeChecked({ indeterminate: true })
  await expect(chooser.getByLabel('None')).not.toBeChecked()
  await expect(chooser.getByRole('button', { name: 'Add to crate' })).toBeDisabled()

  const calls = changes(page)
  await chooser.getByLabel('Some').check()
  await chooser.getByLabel('None').check()
  await chooser.getByRole('button', { name: 'New crate…' }).click()
  await chooser.getByRole('button', { name: 'Create' }).click()
  await expect(chooser).toContainText('Please enter a name for your crate')
  await chooser.getByLabel('Name of the new crate').fill('Made here')
  await page.keyboard.press('Enter')
  await expect(chooser.getByLabel('Made here')).toBeChecked()
  await chooser.getByRole('button', { name: 'Add to 3 crates' }).click()
  await expect(toast(page)).toContainText('Albums added to crate')
  await expect(count(page, 'Some')).toHaveText(/^2 /)
  await expect(count(page, 'None')).toHaveText(/^2 /)
  await expect(count(page, 'Made here')).toHaveText(/^2 /)
  expect(calls).toEqual(['POST /api/crates', 'POST /api/crates/albums'])
  await undo(page)
  await expect(count(page, 'Made here')).toHaveText(/^0 /)
  await expect(count(page, 'Some')).toHaveText(/^1 /)

  await row(page, 'All').click()
  await selectionBar(page).getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove from crate' }).click()
  await expect(toast(page)).toContainText('Albums removed from crate')
  await expect.poll(() => titles(page)).toEqual(['C'])
  await undo(page)
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C'])
})

test('the album form adds to and removes from crates, and Undo restores the position', { tag: '@detail' }, async ({
  page,
}) => {
  const { crates } = await makeCrates(page, 3, { Sunday: 'ABC', Kitchen: '' })
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await card(page, 'A').getByRole('button', { name: 'Edit A' }).click()
  const form = page.getByRole('dialog', { name: 'Edit album' })
  const calls = changes(page)
  await form.getByRole('button', { name: 'Sunday' }).click()
  await form.getByRole('button', { name: 'Kitchen' }).click()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page)).toContainText('Removed from Sunday')
  await expect.poll(() => titles(page)).toEqual(['B', 'C'])
  await expect(count(page, 'Kitchen')).toHaveText(/^1 /)
  expect(calls).toEqual([expect.stringMatching(/^PUT \/api\/albums\/\d+\/crates$/)])
  await undo(page)
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C'])
  await expect(count(page, 'Kitchen')).toHaveText(/^0 /)
})

/** Moves album A from the open crate From here to the crate To there. */
async function moveSelected(page: Page) {
  await pressSelect(page)
  await card(page, 'A').getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'Add to crate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to crate' })
  await dialog.getByLabel('To there').check()
  await dialog.getByLabel('Remove them from “From here”').check()
  await dialog.getByRole('button', { name: /Move/ }).click()
}

test('selected albums move to another crate, and Undo moves them back', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await makeCrates(page, 1, { 'From here': 'A', 'To there': '' })
  await open(page, `/app?crate=${crates.get('From here')}`)
  await moveSelected(page)
  await expect(toast(page)).toContainText('Albums moved')
  await expect(toast(page)).toContainText('Successfully moved 1 album to the crate')
  await expect(count(page, 'From here')).toHaveText(/^0 /)
  await expect(count(page, 'To there')).toHaveText(/^1 /)
  await undo(page)
  await expect(count(page, 'From here')).toHaveText(/^1 /)
  await expect(count(page, 'To there')).toHaveText(/^0 /)
})

test('a failed move shows a toast', { tag: '@detail', annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
  page,
}) => {
  const { crates } = await makeCrates(page, 1, { 'From here': 'A', 'To there': '' })
  await open(page, `/app?crate=${crates.get('From here')}`)
  await page.route(/\/api\/crates\/albums$/, (route) => route.fulfill(FAILED))
  await moveSelected(page)
  await expect(toast(page)).toContainText('Couldn’t move the albums')
  await expect(toast(page)).toContainText('Please try again')
})
