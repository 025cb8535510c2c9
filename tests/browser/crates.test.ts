import type { Locator, Page } from '@playwright/test'
import { card, keepNothing, showView, titles } from './own-albums.ts'
import { changes, EXPECTS_FAILED_REQUESTS, expect, FAILED, newPerson, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

test.use({ viewport: { width: 1280, height: 1400 } })

const row = (page: Page, name: string) => page.locator('.rail .crate', { hasText: name })
const crateNames = (page: Page) => page.locator('.rail .crate-row[data-crate] .truncate').allTextContents()
const count = (page: Page, name: string) => row(page, name).locator('> :last-child')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected albums' })
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).click()

type Made = { albums: Map<string, number>; crates: Map<string, number> }

const send = async <Answer>(page: Page, path: string, data: unknown): Promise<Answer> => {
  const response = await page.request.post(path, { data })
  expect(response.ok()).toBe(true)
  return response.json()
}

/** Creates a user with albums A, B, C … (A first, the welcome album last) and crates, and opens the collection. */
async function withCrates(page: Page, albumCount: number, crates: Record<string, string>): Promise<Made> {
  await newPerson(page)
  const names = Array.from({ length: albumCount }, (_, index) => String.fromCharCode(65 + index))
  const answer = await send<{ albums: { id: number; title: string }[] }>(page, '/api/albums/bulk', {
    albums: names.map((title, index) => ({
      title,
      artist: 'Marrow Tide',
      bandcampUrl: `https://marrow-tide.bandcamp.com/album/record-${index}`,
      addedAt: new Date(Date.UTC(2031, 0, 30 - index)).toISOString(),
    })),
  })
  const albums = new Map(answer.albums.map(({ id, title }) => [title, id]))
  const made = new Map<string, number>()
  for (const [name, inside] of Object.entries(crates)) {
    const albumIds = [...inside].map((title) => albums.get(title))
    const crate = await send<{ id: number }>(page, '/api/crates', {
      name,
      ...(albumIds.length > 0 && { albumIds }),
    })
    made.set(name, crate.id)
  }
  await open(page, '/app')
  return { albums, crates: made }
}

type Spot = { x: number; y: number }

async function spotOn(target: Locator, right = 0.5, down = 0.5): Promise<Spot> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element has no box')
  return { x: box.x + box.width * right, y: box.y + box.height * down }
}

async function pickUp(page: Page, from: Locator) {
  await from.scrollIntoViewIfNeeded()
  const { x, y } = await spotOn(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 8, { steps: 3 })
}

async function carry(page: Page, to: Locator, right?: number, down?: number) {
  const { x, y } = await spotOn(to, right, down)
  await page.mouse.move(x, y, { steps: 3 })
}

const line = (page: Page) => page.locator('.drop-line')

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

  expect(calls).toEqual(['POST /api/crates/albums', expect.stringMatching('DELETE')])
})

test('what can be dragged has a cursor of its own, and all crates glow while an album is dragged', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(card(page, 'B')).toHaveCSS('cursor', 'auto')
})

test('the trash is below the albums in no crate', async ({ page }) => {
  await withCrates(page, 2, { Sunday: '' })
  const others = page.locator('.rail').getByRole('list', { name: 'Other' }).getByRole('listitem')
  await expect(others).toHaveText([/Not in any crate/, 'Trash'])
  await others.getByRole('link', { name: 'Trash' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true')
  await expect(settings.getByRole('heading', { name: 'Trash' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(others.getByRole('link', { name: 'Trash' })).toBeFocused()
})

test('albums cannot be dragged in select mode', async ({ page }) => {
  await withCrates(page, 3, { Sunday: 'A', Kitchen: '' })
  const calls = changes(page)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
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

test('dropping an album on “New crate…” creates a crate with one request', async ({ page }) => {
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

test('Escape cancels a mouse drag, and the click after a drag opens nothing', async ({ page }) => {
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
  test(`dragging reorders a crate in the ${view} view`, async ({ page }) => {
    const { crates } = await withCrates(page, 4, { Sunday: 'ABCD' })
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

test('the keyboard adds albums to a crate, moves and removes them, and reorders crates', async ({ page }) => {
  const { crates } = await withCrates(page, 12, { Sunday: 'ABCDEFGHIJKL', Kitchen: '', Late: '' })
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  const chooser = page.getByRole('dialog', { name: 'Add to Crate' })
  await expect(chooser.getByLabel('Sunday')).toBeChecked()
  await chooser.getByLabel('Kitchen').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
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
  expect(await titles(page)).toEqual(['J', 'L'])

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

test('moving in a filtered crate skips hidden albums, and a sorted crate explains why it cannot be reordered', async ({
  page,
}) => {
  const { crates } = await withCrates(page, 5, { Sunday: 'ABCDE' })
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  for (const title of ['A', 'C', 'E']) {
    await card(page, title).getByRole('radio', { name: '4 stars' }).click()
    await expect(card(page, title).getByRole('radio', { name: '4 stars' })).toBeChecked()
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

test('several albums are added to several crates with one request; crates with all or some of them are marked', async ({
  page,
}) => {
  await withCrates(page, 5, { All: 'ABC', Some: 'B', None: '', Other: '' })
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const title of ['A', 'B']) await card(page, title).getByRole('checkbox').check()
  await bar(page).getByRole('button', { name: 'Add to crate' }).click()
  const chooser = page.getByRole('dialog', { name: 'Add to Crate' })
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
  await bar(page).getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Remove from crate' }).click()
  await expect(toast(page)).toContainText('Albums removed from crate')
  await expect.poll(() => titles(page)).toEqual(['C'])
  await undo(page)
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C'])
})

test('crates can be reordered by dragging, searched from 13 on and folded; uncrated albums have a view', async ({
  page,
}) => {
  const names = Array.from({ length: 13 }, (_, index) => `Crate ${String.fromCharCode(97 + index)}`)
  await withCrates(page, 2, Object.fromEntries(names.map((name, index) => [name, index === 0 ? 'A' : ''])))
  await pickUp(page, row(page, 'Crate a'))
  await carry(page, row(page, 'Crate c'), 0.5, 0.8)
  await expect(line(page)).toBeVisible()
  await page.mouse.up()
  await expect.poll(async () => (await crateNames(page)).slice(0, 3)).toEqual(['Crate b', 'Crate c', 'Crate a'])
  await undo(page)
  await expect.poll(async () => (await crateNames(page)).slice(0, 3)).toEqual(['Crate a', 'Crate b', 'Crate c'])

  const find = page.locator('.rail').getByLabel('Find a crate')
  await find.fill('ATE M')
  await expect.poll(() => crateNames(page)).toEqual(['Crate m'])
  await find.fill('zz')
  await expect(page.getByText('No crates match')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(find).toHaveValue('')
  await find.fill('crate b')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Crate b' })).toBeVisible()
  await expect(page.getByText('Nothing in this crate')).toBeVisible()
  await page.keyboard.press('Escape')

  await row(page, 'Not in any crate').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Not in any crate' })).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(['B', 'Welcome to Gatefold'])
  await pickUp(page, card(page, 'B').locator('.cover'))
  await carry(page, row(page, 'Crate b'))
  await page.mouse.up()
  await expect.poll(() => titles(page)).toEqual(['Welcome to Gatefold'])
  await expect(row(page, 'Not in any crate')).toContainText('1')

  await page.locator('.rail').getByRole('button', { name: 'Crates', exact: true }).click()
  await expect(find).toBeHidden()
  await page.reload()
  await expect(find).toBeHidden()
  await page.locator('.rail').getByRole('button', { name: 'Crates', exact: true }).click()
  await expect(find).toBeVisible()
})

test('rejected changes are reverted and can be retried', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
  page,
}) => {
  const { crates } = await withCrates(page, 4, { Sunday: 'ABC', Kitchen: '' })
  const fails = (url: string) => page.route(url, (route) => route.fulfill(FAILED), { times: 1 })

  await fails('**/api/crates/albums')
  await pickUp(page, card(page, 'D').locator('.cover'))
  await carry(page, row(page, 'Kitchen'))
  await page.mouse.up()
  await expect(toast(page)).toContainText('Error adding to crate')
  await expect(count(page, 'Kitchen')).toHaveText(/^0 /)
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page)).toContainText('Album added to crate')
  await expect(count(page, 'Kitchen')).toHaveText(/^1 /)

  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await fails('**/order')
  await card(page, 'C').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(toast(page)).toContainText('Error updating crate')
  await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C'])
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titles(page)).toEqual(['A', 'C', 'B'])

  await fails(`**/api/crates/${crates.get('Sunday')}/albums`)
  await card(page, 'A').getByRole('button', { name: 'More about A' }).click()
  await page.getByRole('menuitem', { name: 'Remove from crate' }).click()
  await expect(toast(page)).toContainText('Error updating crate')
  await expect.poll(() => titles(page)).toEqual(['A', 'C', 'B'])
  await expect(count(page, 'Sunday')).toHaveText(/^3 /)

  await keepNothing(page)
  await page.route('**/api/sync*', (route) => route.abort())
  await open(page, `/app?crate=${crates.get('Sunday')}&sort=title`)
  await page.getByLabel('Sort by').selectOption('crate')
  await expect(toast(page)).toContainText('Error loading crate')
  await page.unroute('**/api/sync*')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(() => titles(page)).toEqual(['A', 'C', 'B'])
})

test('the album form adds to and removes from crates, and Undo restores the position', async ({ page }) => {
  const { crates } = await withCrates(page, 3, { Sunday: 'ABC', Kitchen: '' })
  await open(page, `/app?crate=${crates.get('Sunday')}`)
  await card(page, 'A').getByRole('button', { name: 'Edit A' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Album' })
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

test('moves faster than the server responds are merged into few requests', async ({ page }) => {
  const { crates } = await withCrates(page, 6, { Sunday: 'ABCDEF' })
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

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  /** A touch point, driven through the DevTools protocol because Playwright only taps. */
  async function fingerOn(page: Page) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    return {
      async hold(target: Locator) {
        await target.scrollIntoViewIfNeeded()
        const spot = await spotOn(target)
        await touch('touchStart', spot)
        await expect(page.locator('.drag-preview')).toBeVisible()
        return spot
      },
      over: async (target: Locator, right?: number, down?: number) =>
        touch('touchMove', await spotOn(target, right, down)),
      lift: () => touch('touchEnd'),
      second: (spot: Spot) => touch('touchStart', spot, { x: spot.x + 40, y: spot.y + 40 }),
      // All at once: a finger that rests first would drag. Done when the page has stopped.
      async scroll(spot: Spot) {
        await page.evaluate(() => {
          const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
          Object.assign(window, { ended })
        })
        await Promise.all([
          touch('touchStart', spot),
          ...Array.from({ length: 20 }, (_, step) => touch('touchMove', { ...spot, y: spot.y - 20 * step })),
          touch('touchEnd'),
        ])
        await page.evaluate(() => (window as unknown as { ended: Promise<unknown> }).ended.then(() => null))
      },
    }
  }

  test('a long press drags an album onto a crate and within a crate', async ({ page }) => {
    const { crates } = await withCrates(page, 4, { Sunday: 'ABCD', Kitchen: '' })
    const finger = await fingerOn(page)
    const tray = page.getByRole('region', { name: 'Crates' })

    await finger.scroll({ x: 200, y: 600 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await expect(page.locator('.drag-preview')).toHaveCount(0)

    await finger.hold(card(page, 'B').locator('.cover'))
    await expect(tray.getByText('Sunday')).toBeVisible()
    await finger.over(tray.locator('.crate', { hasText: 'Kitchen' }))
    await expect(tray.locator('.crate', { hasText: 'Kitchen' })).toHaveClass(/is-drop/)
    await finger.lift()
    await expect(toast(page)).toContainText('B · Kitchen')
    await expect(tray).toBeHidden()
    await expect(page.locator('.drag-preview')).toHaveCount(0)

    const spot = await finger.hold(card(page, 'C').locator('.cover'))
    await finger.second(spot)
    await expect(tray).toBeHidden()
    await finger.lift()
    await finger.hold(card(page, 'C').locator('.cover'))
    await page.keyboard.press('Escape')
    await expect(tray).toBeHidden()
    await finger.lift()

    await showView(page, 'compact')
    await open(page, `/app?crate=${crates.get('Sunday')}`)
    await card(page, 'D').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await finger.hold(card(page, 'D').locator('.cover'))
    await finger.over(card(page, 'B'), 0.4, 0.2)
    await expect(line(page)).toBeVisible()
    await finger.lift()
    await expect.poll(() => titles(page)).toEqual(['A', 'D', 'B', 'C'])
    await expect(toast(page)).toContainText('D moved to position 2 of 4')
    await undo(page)
    await expect.poll(() => titles(page)).toEqual(['A', 'B', 'C', 'D'])
  })

  test('the compact view of a crate has a menu for each album', async ({ page }) => {
    const { crates } = await withCrates(page, 2, { Sunday: 'AB' })
    await showView(page, 'compact')
    await open(page, `/app?crate=${crates.get('Sunday')}`)
    await card(page, 'B').getByRole('button', { name: 'More about B' }).tap()
    await page.getByRole('menuitem', { name: 'Move up' }).tap()
    await expect.poll(() => titles(page)).toEqual(['B', 'A'])
  })

  test('a long press reorders crates in the drawer', async ({ page }) => {
    await withCrates(page, 1, { Sunday: 'A', Kitchen: '', Late: '' })
    await open(page, '/app#crates')
    const drawer = page.getByRole('dialog', { name: 'Crates' })
    const names = () => drawer.locator('.crate-row[data-crate] .truncate').allTextContents()
    await expect.poll(names).toEqual(['Sunday', 'Kitchen', 'Late'])
    const finger = await fingerOn(page)
    await finger.hold(drawer.locator('.crate', { hasText: 'Late' }))
    await finger.over(drawer.locator('.crate', { hasText: 'Sunday' }), 0.5, 0.2)
    await expect(line(page)).toBeVisible()
    await finger.lift()
    await expect.poll(names).toEqual(['Late', 'Sunday', 'Kitchen'])
    await expect(drawer).toBeVisible()
  })
})

test('a crate changed elsewhere asks which version to keep', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  const { crates } = await withCrates(page, 1, { Sunday: 'A' })
  const id = crates.get('Sunday')
  const elsewhere = (name: string) => page.request.patch(`/api/crates/${id}`, { data: { name } })
  const dialog = page.getByRole('dialog', { name: 'Edit crate' })
  const saveAs = async (name: string) => {
    await page.goto(`/app#edit-crate-${id}`)
    await dialog.getByLabel('Name').fill(name)
    await elsewhere(`${name} elsewhere`)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Which version do you want to keep?')
  }
  await saveAs('Monday')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(toast(page)).toContainText('Crate updated')
  await expect.poll(() => crateNames(page)).toEqual(['Monday'])

  await saveAs('Friday')
  await dialog.getByRole('button', { name: 'Use the other' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Friday elsewhere')
  await expect.poll(() => crateNames(page)).toEqual(['Friday elsewhere'])
})

test('a double submit creates one crate', async ({ page }) => {
  await withCrates(page, 1, {})
  await page.goto('/app#new-crate')
  const dialog = page.getByRole('dialog', { name: 'Create new crate' })
  await dialog.getByLabel('Name').fill('Once')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(toast(page)).toContainText('Crate created')
  await expect.poll(() => crateNames(page)).toEqual(['Once'])
  expect(await (await page.request.get('/api/crates')).json()).toHaveLength(1)
})

test('undo restores a deleted crate with its albums and position', async ({ page }) => {
  const { crates } = await withCrates(page, 3, { Sunday: 'CAB', Kitchen: 'A' })
  await page.goto(`/app?crate=${crates.get('Sunday')}#delete-crate-${crates.get('Sunday')}`)
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Crate deleted')
  await expect(page.locator('.rail a.crate .truncate')).not.toContainText(['Sunday'])
  await undo(page)
  await expect(page.locator('.rail a.crate', { hasText: 'Sunday' })).toContainText('3')
  const names = page.locator('.rail a.crate .truncate')
  await expect(names.nth(0)).toHaveText('Sunday')
  await page.locator('.rail a.crate', { hasText: 'Sunday' }).click()
  await expect.poll(() => titles(page)).toEqual(['C', 'A', 'B'])
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await page.locator('header.top').evaluate((head) => head.getBoundingClientRect().top)).toBe(0)
})

test('many large crates are loaded after the page', async ({ page }) => {
  await newPerson(page)
  const { id } = await send<{ id: number }>(page, '/api/imports/file', {
    fileName: 'a.json',
    format: 'json',
    mode: 'skip',
  })
  const crates = Array.from({ length: 400 }, (_, place) => ({
    place,
    name: `Crate ${place}`,
    description: 'd'.repeat(2_000),
  }))
  expect((await page.request.put(`/api/imports/${id}/crates/0`, { data: { crates } })).ok()).toBe(true)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/sync*', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/app')
  await expect(row(page, 'Crate 100')).toBeAttached()
  const find = page.locator('.rail').getByRole('searchbox')
  await find.fill('Crate 399')
  await expect(row(page, 'Crate 399')).toHaveCount(0)
  release()
  await expect(row(page, 'Crate 399')).toBeVisible()
})
