import { carry, count, crateNames, line, makeCrates, pickUp, row, undo, withCrates } from './crates.ts'
import { card, showView, titles } from './own-albums.ts'
import { changes, expect, test, toast } from './person.ts'
import { pressSelect } from './selection.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 1280, height: 1400 } })

test('dragging an album onto a crate adds it, and Undo removes it', async ({ page }) => {
  await withCrates(page, 3, { Sunday: 'A' })
  const calls = changes(page)

  await pickUp(page, card(page, 'B').locator('.cover'))
  await carry(page, row(page, 'Sunday'))
  await expect(row(page, 'Sunday')).toHaveClass(/is-drop/)
  await expect(page.locator('.drag-tip')).toHaveText('Add to Sunday')
  await page.mouse.up()
  await expect(count(page, 'Sunday')).toHaveText(/^2 /)
  await expect(toast(page)).toContainText('Album added to crate')
  await undo(page)
  await expect(count(page, 'Sunday')).toHaveText(/^1 /)

  await pickUp(page, card(page, 'A').locator('.cover'))
  await carry(page, row(page, 'Sunday'))
  await expect(row(page, 'Sunday')).toHaveClass(/is-refused/)
  await expect(page.locator('.drag-tip')).toHaveText('Already in Sunday')
  await page.mouse.up()
  await expect(page.locator('.drag-tip')).toBeHidden()
  await expect(toast(page)).toContainText('Already in Sunday')

  expect(calls).toEqual(['POST /api/crates/albums', expect.stringMatching('DELETE')])
})

test('what can be dragged has a cursor of its own, and all crates glow while an album is dragged', {
  tag: '@detail',
}, async ({ page }) => {
  await withCrates(page, 2, { Sunday: 'A', Kitchen: '' })
  const cover = card(page, 'B').locator('.album-link')
  await expect(cover).toHaveCSS('cursor', 'grab')
  for (const name of ['Sunday', 'Kitchen']) await expect(row(page, name)).toHaveCSS('box-shadow', 'none')
  await pickUp(page, cover)
  await expect(cover).toHaveCSS('cursor', 'grabbing')
  for (const name of ['Sunday', 'Kitchen']) await expect(row(page, name)).not.toHaveCSS('box-shadow', 'none')
  await expect(row(page, 'Not in any crate')).toHaveCSS('box-shadow', 'none')
  await page.keyboard.press('Escape')
  await expect(row(page, 'Sunday')).toHaveCSS('box-shadow', 'none')
  await page.mouse.up()
  await pressSelect(page)
  await expect(card(page, 'B')).toHaveCSS('cursor', 'auto')
})

test('albums cannot be dragged in select mode', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 3, { Sunday: 'A', Kitchen: '' })
  const calls = changes(page)
  await pressSelect(page)
  await card(page, 'B').getByRole('checkbox').check()
  for (const title of ['B', 'C']) {
    for (const part of ['.cover', 'h2']) {
      await pickUp(page, card(page, title).locator(part))
      await carry(page, row(page, 'Kitchen'))
      await expect(page.locator('html')).not.toHaveAttribute('data-dragging')
      await expect(page.locator('.drag-tip')).toHaveCount(0)
      await page.mouse.up()
    }
  }
  await pickUp(page, row(page, 'Kitchen'))
  await carry(page, row(page, 'Sunday'), 0.5, 0.2)
  await expect(line(page)).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => crateNames(page)).toEqual(['Kitchen', 'Sunday'])
  await expect.poll(() => calls).toEqual(['PUT /api/crates/order'])
})

test('dropping an album on “New crate…” creates a crate with one request', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 3, { Sunday: '' })
  const calls = changes(page)
  await pickUp(page, card(page, 'B').locator('.cover'))
  await carry(page, page.locator('.rail [data-new-crate]'))
  await expect(page.locator('.drag-tip')).toHaveText('New crate with B')
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Create new crate' })
  await expect(dialog).toContainText('Starts with B.')
  await dialog.getByLabel('Name').fill('Listen next')
  await dialog.getByRole('button', { name: 'Create crate' }).click()
  await expect(toast(page)).toContainText('Crate created')
  await expect(count(page, 'Listen next')).toHaveText(/^1 /)
  expect(calls).toEqual(['POST /api/crates'])
})

test('Escape cancels a mouse drag, and the click after a drag opens nothing', { tag: '@detail' }, async ({ page }) => {
  await withCrates(page, 2, { Sunday: 'A', Kitchen: '' })
  const calls = changes(page)
  await pickUp(page, card(page, 'B').locator('.cover'))
  await carry(page, row(page, 'Kitchen'))
  await expect(row(page, 'Kitchen')).toHaveClass(/is-drop/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.drag-preview')).toHaveCount(0)
  await page.mouse.up()
  await pickUp(page, row(page, 'Kitchen'))
  await expect(page.locator('.drag-preview')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('.drag-preview')).toHaveCount(0)
  await expect(page).toHaveURL(/\/app$/)
  expect(calls).toEqual([])
  await row(page, 'Kitchen').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible()
})

for (const [view, right, down] of [
  ['grid', 0.1, 0.4],
  ['list', 0.5, 0.1],
  ['compact', 0.5, 0.1],
] as const) {
  test(`dragging reorders a crate in the ${view} view`, { tag: view === 'grid' ? [] : '@detail' }, async ({ page }) => {
    const { crates } = await makeCrates(page, 4, { Sunday: 'ABCD' })
    await showView(page, view)
    await open(page, `/app?crate=${crates.get('Sunday')}`)
    const calls = changes(page)
    await pickUp(page, card(page, 'C').locator('.cover'))
    await carry(page, card(page, 'A'), right, down)
    await expect(line(page)).toBeVisible()
    await expect(page.locator('.drag-tip')).toHaveText('Move to 1 of 4')
    await page.mouse.up()
    await expect.poll(() => titles(page)).toEqual(['C', 'A', 'B', 'D'])
    await expect(line(page)).toBeHidden()
    await expect(toast(page)).toContainText('C moved to position 1 of 4')
    await undo(page)
    await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C', 'D'])

    await pickUp(page, card(page, 'A').locator('.cover'))
    await carry(page, card(page, 'D'), 1 - right, 1 - down)
    await expect(line(page)).toBeVisible()
    await page.mouse.up()
    await expect.poll(() => titles(page)).toEqual(['B', 'C', 'D', 'A'])
    await expect(toast(page)).toContainText('A moved to position 4 of 4')
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['B', 'C', 'D', 'A'])
    expect(calls).toEqual(Array(3).fill(`PUT /api/crates/${crates.get('Sunday')}/order`))
  })
}
