import { carry, count, crateNames, line, makeCrates, pickUp, row, send, undo, withCrates } from './crates.ts'
import { card, titles } from './own-albums.ts'
import { changes, expect, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 1280, height: 1400 } })

test('the keyboard adds albums to a crate, moves and removes them, and reorders crates', async ({ page }) => {
  const { crates } = await withCrates(page, 12, { Sunday: 'ABCDEFGHIJKL', Kitchen: '', Late: '' })
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  const chooser = page.getByRole('dialog', { name: 'Add to crate' })
  await expect(chooser.getByLabel('Sunday')).toBeChecked()
  await chooser.getByLabel('Kitchen').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(chooser).toBeHidden()
  await expect(card(page, 'A')).toBeFocused()
  await expect(count(page, 'Kitchen')).toHaveText(/^1 /)
  await expect(toast(page)).toContainText('Album added to crate')

  await row(page, 'Sunday').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday' })).toBeVisible()
  await card(page, 'A').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(toast(page)).toContainText('Already first')
  const calls = changes(page)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['B', 'A', 'C'])
  await expect(card(page, 'A')).toBeFocused()
  await expect(toast(page)).toContainText('A moved to position 2 of 12')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(toast(page)).toContainText('A moved to position 3 of 12')
  expect(calls).toHaveLength(2)
  await page.keyboard.press('F8')
  await toast(page).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['A', 'B', 'C'])

  await card(page, 'J').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page).toHaveURL(/page=2/)
  await expect(card(page, 'J')).toBeFocused()
  await expect.poll(() => titles(page)).toEqual(['J', 'L'])

  const menu = card(page, 'L').getByRole('button', { name: 'More about L' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const position = page.getByRole('dialog', { name: 'Move to position' })
  await expect(position).toContainText('“L” is 12 of 12.')
  await expect(position.getByLabel('Position')).toBeFocused()
  await page.keyboard.type('13')
  await page.keyboard.press('Enter')
  await expect(position).toContainText('Must be a number from 1 to 12')
  await position.getByLabel('Position').fill('2')
  await page.keyboard.press('Enter')
  await expect(position).toBeHidden()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['A', 'L', 'B'])
  await expect(card(page, 'L')).toBeFocused()

  await card(page, 'L').getByRole('button', { name: 'More about L' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Remove from crate' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Album removed from crate')
  await expect(count(page, 'Sunday')).toHaveText(/^11 /)
  await expect(card(page, 'B')).toBeFocused()
  await undo(page)
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['A', 'L', 'B'])

  await row(page, 'Late').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => crateNames(page)).toEqual(['Sunday', 'Late', 'Kitchen'])
  await expect(row(page, 'Late')).toBeFocused()
  await expect(toast(page)).toContainText('Late moved to position 2 of 3')
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  expect(await crateNames(page)).toEqual(['Sunday', 'Late', 'Kitchen'])
})

test('moving in a filtered crate skips hidden albums, and a sorted crate explains why it cannot be reordered', {
  tag: '@detail',
}, async ({ page }) => {
  const { crates } = await makeCrates(page, 5, { Sunday: 'ABCDE' })
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  for (const title of ['A', 'C', 'E']) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await card(page, title).getByRole('radio', { name: '4 stars' }).click()
    await saved
  }
  await open(page, `/app?crate=${crates.get('Sunday')}&min=4`)
  await expect.poll(() => titles(page)).toEqual(['A', 'C', 'E'])
  await card(page, 'E').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(toast(page)).toContainText('E moved to position 3 of 5')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'E', 'C', 'D'])

  await page.getByLabel('Sort by').selectOption('title')
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C', 'D', 'E'])
  await card(page, 'B').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(toast(page)).toContainText('Sorted by “Title”')
  await pickUp(page, card(page, 'B').locator('.cover'))
  await carry(page, card(page, 'D'), 0.1, 0.3)
  await expect(page.locator('.drag-tip')).toHaveText('Sorted by “Title”')
  await expect(line(page)).toBeHidden()
  await page.mouse.up()
  await toast(page).getByRole('button', { name: 'Crate order' }).click()
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'E', 'C', 'D'])
})

test('moves faster than the server responds are merged into few requests', { tag: '@detail' }, async ({ page }) => {
  const { crates } = await makeCrates(page, 6, { Sunday: 'ABCDEF' })
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  const calls = changes(page)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/order', async (route) => {
    await isReleased
    await route.continue()
  })
  await card(page, 'A').focus()
  for (const expected of ['BACDEF', 'BCADEF', 'BCDAEF', 'BCDEAF']) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await titles(page)).join('')).toBe(expected)
  }
  release()
  await expect(toast(page)).toContainText('A moved to position 5 of 6')
  expect(calls).toHaveLength(2)
  await page.reload()
  await expect.poll(async () => (await titles(page)).join('')).toBe('BCDEAF')
})

test('a change says that it is done while the page still reads what was changed elsewhere', {
  tag: '@detail',
}, async ({ page }) => {
  const { albums, crates } = await makeCrates(page, 6, { Sunday: 'ABCDE' })
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await send(page, '/api/crates/albums', { crateIds: [crates.get('Sunday')], albumIds: [albums.get('F')] })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/sync*', async (route) => {
    await isReleased
    await route.continue()
  })
  const read = page.waitForRequest('**/api/sync*')
  await card(page, 'A').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await read
  await expect(toast(page)).toContainText('A moved to position 2 of 5')
  await card(page, 'A').getByRole('button', { name: 'More about A' }).click()
  await page.getByRole('menuitem', { name: 'Remove from crate' }).click()
  await expect(toast(page)).toContainText('Album removed from crate')
  release()
  await expect.poll(async () => (await titles(page)).join('')).toBe('BCDEF')
  await expect(toast(page)).toContainText('Album removed from crate')
})
