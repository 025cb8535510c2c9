import { listMenu } from './list-head.ts'
import { type AlbumSeed, card, chooseView, numberedAlbums, SIX, titles, withAlbums } from './own-albums.ts'
import { changes, EXPECTS_FAILED_REQUESTS, expect, FAILED, test, toast } from './person.ts'
import { noteOpened, pressSelect, selectionBar } from './selection.ts'
import { open } from './wait-for-islands.ts'

test('a range selected with Shift is deleted with one request, and Undo restores it', async ({ page }) => {
  await withAlbums(page, SIX)
  await pressSelect(page)
  await expect(selectionBar(page)).toContainText('0 selected')
  await card(page, 'Two').locator('.cover').click()
  await card(page, 'Five')
    .locator('.cover')
    .click({ modifiers: ['Shift'] })
  await expect(selectionBar(page)).toContainText('4 selected')
  await card(page, 'Three').locator('.cover').click()
  await expect(selectionBar(page)).toContainText('3 selected')

  const calls = changes(page)
  await selectionBar(page).getByRole('button', { name: 'Delete selected' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete 3 albums?' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await expect(selectionBar(page)).toContainText('3 selected')
  await selectionBar(page).getByRole('button', { name: 'Delete selected' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Albums deleted')
  await expect(toast(page)).toContainText('Successfully deleted 3 albums')
  await expect(selectionBar(page)).toBeHidden()
  await expect.poll(() => titles(page)).toEqual(['One', 'Three', 'Six', 'Welcome to Gatefold'])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Five')).toBeVisible()
  expect(calls).toEqual(['POST /api/albums/delete', 'POST /api/albums/restore'])
})

test('the selection spans pages and filters and is cleared on leaving select mode', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(
    page,
    Array.from({ length: 23 }, (_, index) => ({ title: `Record ${index}`, tags: index < 12 ? ['tape'] : [] })),
  )
  await pressSelect(page)
  await selectionBar(page)
    .getByRole('button', { name: /^Select all \(current page\)/ })
    .click()
  await expect(selectionBar(page)).toContainText('10 selected')
  await page.getByRole('link', { name: 'Next page' }).click()
  await selectionBar(page)
    .getByRole('button', { name: /^Select all \(current page\)/ })
    .click()
  await expect(selectionBar(page)).toContainText('20 selected')
  await selectionBar(page).getByRole('button', { name: 'Deselect all' }).click()
  await expect(selectionBar(page)).toContainText('0 selected')
  await expect(selectionBar(page).getByRole('button', { name: 'Add to crate' })).toBeDisabled()

  await open(page, '/app?tag=tape')
  await pressSelect(page)
  await selectionBar(page).getByRole('button', { name: 'Select all that match' }).click()
  await expect(selectionBar(page)).toContainText('12 selected')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(selectionBar(page)).toContainText('12 selected')
  await selectionBar(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(selectionBar(page)).toBeHidden()
  await expect(listMenu(page)).toBeFocused()
  await pressSelect(page)
  await expect(selectionBar(page)).toContainText('0 selected')
})

test('tags, rating, list and crate of several albums change with one request each', async ({ page }) => {
  await withAlbums(page, SIX)
  await pressSelect(page)
  for (const title of ['One', 'Two', 'Three']) await card(page, title).getByRole('checkbox').check()
  const calls = changes(page)

  await selectionBar(page).getByRole('button', { name: 'Tags…' }).click()
  const tags = page.getByRole('dialog', { name: 'Tags' })
  await tags.getByLabel('Tags to add').fill('night, slow')
  await tags.getByRole('button', { name: /^dub/ }).click()
  await tags.getByRole('button', { name: 'Change 3 albums' }).click()
  await expect(toast(page)).toContainText('Albums updated')
  await expect(card(page, 'Two').locator('.chips')).toHaveText('nightslow')
  await expect(card(page, 'Four').locator('.chips')).toHaveText('dub')

  await selectionBar(page).getByRole('radio', { name: '4 stars' }).click()
  await expect(toast(page)).toContainText('Rating updated')
  await expect(card(page, 'Three').getByRole('radio', { name: '4 stars' })).toBeChecked()

  await selectionBar(page).getByRole('button', { name: 'Add to crate' }).click()
  const crates = page.getByRole('dialog', { name: 'Add to crate' })
  await crates.getByRole('button', { name: 'New crate…' }).click()
  await crates.getByLabel('Name of the new crate').fill('Sunday, slow')
  await crates.getByRole('button', { name: 'Create' }).click()
  await crates.getByRole('button', { name: 'Add to Sunday, slow' }).click()
  await expect(toast(page)).toContainText('Albums added to crate')
  await expect(page.locator('.rail .crate', { hasText: 'Sunday, slow' })).toContainText('3')

  await selectionBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to wishlist' }).click()
  await expect(toast(page)).toContainText('Moved to your wishlist')
  await expect(card(page, 'One')).toBeHidden()
  await expect(selectionBar(page)).toContainText('3 not shown')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'One')).toBeVisible()

  const edit = 'POST /api/albums/edit'
  expect(calls.filter((call) => !/^POST \/api\/crates/.test(call))).toEqual([edit, edit, edit, 'POST /api/albums/undo'])
  expect(calls.filter((call) => call === 'POST /api/crates/albums')).toHaveLength(1)
})

test('Undo gives albums that were rated together the ratings they had', { tag: '@detail' }, async ({ page }) => {
  const rated: AlbumSeed[] = [1, 3, undefined, 5, 3].map((rating, index) => ({
    title: `Album ${index}`,
    ...(rating && { rating }),
  }))
  await withAlbums(page, rated)
  const ratings = async () => {
    const albums: { title: string; rating: number | null }[] = await (await page.request.get('/api/albums')).json()
    return JSON.stringify(albums.map(({ title, rating }) => [title, rating]))
  }
  const before = await ratings()
  await pressSelect(page)
  await selectionBar(page).getByRole('button', { name: 'Select all that match' }).click()
  await expect(selectionBar(page)).toContainText('6 selected')
  await selectionBar(page).getByRole('radio', { name: '5 stars' }).click()
  await expect(toast(page)).toContainText('6 albums: 5 stars')
  expect(await ratings()).not.toBe(before)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Album 2').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect.poll(ratings).toBe(before)
})

test('edits of many albums are undone after a reload, but for what was changed since', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, SIX)
  const stars = (title: string) => card(page, title).getByRole('radio', { checked: true })
  const rate = async (title: string, name: string) => card(page, title).getByRole('radio', { name }).click()
  await pressSelect(page)
  for (const title of ['One', 'Two', 'Three']) await card(page, title).getByRole('checkbox').check()
  await selectionBar(page).getByRole('radio', { name: '5 stars' }).click()
  await expect(toast(page)).toContainText('3 albums: 5 stars')
  await selectionBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to wishlist' }).click()
  await expect(card(page, 'One')).toBeHidden()
  await expect(toast(page)).toContainText('Moved to your wishlist')

  await open(page, '/app')
  await page.keyboard.press('ControlOrMeta+z')
  const offer = toast(page).filter({ hasText: 'Undo an earlier change?' })
  await expect(offer).toContainText('Moved to your wishlist · 3 albums')
  await expect(card(page, 'One')).toBeHidden()
  await offer.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page).filter({ hasText: 'Undone' })).toContainText('3 albums')
  await expect(stars('One')).toHaveAccessibleName('5 stars')

  await rate('Two', '2 stars')
  await expect(toast(page).filter({ hasText: 'Two: 2 stars' })).toBeVisible()
  await open(page, '/app')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(offer).toContainText('Two: 2 stars')
  // Another device knows of the edits of many albums alone.
  await page.evaluate(() => localStorage.removeItem('gatefold.undo'))
  await page.keyboard.press('ControlOrMeta+k')
  const commands = page.getByRole('dialog', { name: 'Find anything' })
  await commands.getByRole('option', { name: 'Undo: Rated 3 albums: 5 stars' }).click()
  await expect(toast(page).filter({ hasText: '1 album was changed since' })).toContainText('Two by')
  await expect(stars('One')).toHaveCount(0)
  await expect(stars('Two')).toHaveAccessibleName('2 stars')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(toast(page).filter({ hasText: 'Nothing to undo' })).toBeVisible()
})

test('Undo gives albums whose tags were changed together the tags they had', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [
    { title: 'One', tags: ['dub', 'night'] },
    { title: 'Two', tags: ['dub'] },
    { title: 'Three', tags: ['tape'] },
  ])
  const chipsOf = async (title: string) =>
    (await card(page, title).locator('.chips').getByRole('link').allTextContents()).sort()
  const chips = () => Promise.all(['One', 'Two', 'Three'].map(chipsOf))
  const before = [['dub', 'night'], ['dub'], ['tape']]
  await expect.poll(chips).toEqual(before)
  await pressSelect(page)
  for (const title of ['One', 'Two', 'Three']) await card(page, title).getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'Tags…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags' })
  await dialog.getByLabel('Tags to add').fill('night')
  await dialog.getByRole('button', { name: /^dub/ }).click()
  await dialog.getByRole('button', { name: 'Change 3 albums' }).click()
  await expect.poll(chips).toEqual([['night'], ['night'], ['night', 'tape']])
  await toast(page).filter({ hasText: 'Albums updated' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(chips).toEqual(before)
})

test('a question about selected albums does not open where nothing can be selected, after a reload', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, SIX)
  await pressSelect(page)
  await card(page, 'One').getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/app')
  await open(page, '/app#selected-delete')
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a box on the card that is pointed at, Ctrl and Shift select albums', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, SIX)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await card(page, 'One').hover()
  await page.getByRole('checkbox', { name: 'Select One' }).click()
  await expect(selectionBar(page)).toContainText('1 selected')
  await expect(card(page, 'One').getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(selectionBar(page)).toBeHidden()

  await card(page, 'Two')
    .locator('h2 a')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(selectionBar(page)).toContainText('1 selected')
  await card(page, 'Five')
    .locator('h2 a')
    .click({ modifiers: ['Shift'] })
  await expect(selectionBar(page)).toContainText('4 selected')
  await card(page, 'Three')
    .locator('h2 a')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(selectionBar(page)).toContainText('3 selected')
  await expect(page).toHaveURL(/\/app$/)
  expect(page.context().pages()).toHaveLength(1)
  await page.keyboard.press('Escape')

  for (const view of ['List', 'Compact', 'Wall'] as const) {
    await chooseView(page, view)
    await card(page, 'Four').getByRole('heading').hover()
    const box = page.getByRole('checkbox', { name: 'Select Four' })
    await expect(box).toBeVisible()
    await box.click()
    await expect(selectionBar(page)).toContainText('1 selected')
    await expect(card(page, 'Four').getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Escape')
  }
  await card(page, 'Six').getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(card(page, 'Six').getByRole('checkbox')).toBeVisible()
})

test('opening in Bandcamp opens tabs one at a time, asks above ten, and reports blocked popups', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, numberedAlbums(11))
  const opened = await noteOpened(page)
  await pressSelect(page)
  await card(page, 'Record 0').getByRole('checkbox').check()
  await card(page, 'Record 1').getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open in Bandcamp' }).click()
  await expect.poll(() => opened.length).toBe(2)

  await selectionBar(page).getByRole('button', { name: 'Select all that match' }).click()
  await page.evaluate(() => {
    window.open = () => null
  })
  await selectionBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open in Bandcamp' }).click()
  const question = page.getByRole('dialog', { name: 'Open in Bandcamp' })
  await expect(question).toContainText(/1[12] tabs/)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Popup blocked')
  await expect(toast(page)).toContainText('Your browser might be blocking popups. Please allow popups for this site')
})

test('opening very many albums in Bandcamp opens 50 tabs, says so, and goes on when asked', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, numberedAlbums(105))
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    window.open = (url) => {
      opened.push(String(url))
      return { opener: null } as Window
    }
  })
  const opened = () => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
  await pressSelect(page)
  await card(page, 'Record 0').getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'Select all that match' }).click()
  await expect(selectionBar(page)).toContainText('106 selected')
  await selectionBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open in Bandcamp' }).click()
  const question = page.getByRole('dialog', { name: 'Open in Bandcamp' })
  await expect(question).toContainText('This opens 50 tabs, one at a time, for the first of 105 albums.')
  await page.clock.install()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(async () => (await opened()).length).toBeGreaterThan(0)
  const aWhile = () => page.clock.runFor(20_000)
  await aWhile()
  await expect(toast(page)).toContainText('Opened 50 of 105 albums')
  expect(await opened()).toHaveLength(50)
  await toast(page).getByRole('button', { name: 'Open the next 50' }).click()
  await aWhile()
  await expect(toast(page)).toContainText('Opened 100 of 105 albums')
  await toast(page).getByRole('button', { name: 'Open the next 5' }).click()
  await aWhile()
  await expect.poll(async () => new Set(await opened()).size).toBe(105)
})

test('failed changes show an error, keep the list and can be retried', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await withAlbums(page, SIX)
  const fails = (url: RegExp) => page.route(url, (route) => route.fulfill(FAILED), { times: 1 })
  await fails(/api\/albums\/\d+$/)
  await page.locator('.albums li').first().focus()
  await page.keyboard.press('3')
  await expect(toast(page)).toContainText('Couldn’t update the rating')
  await expect(card(page, 'One').getByRole('radio', { name: '3 stars' })).not.toBeChecked()
  await expect(card(page, 'Six')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page)).toContainText('Rating updated')
  await expect(card(page, 'One').getByRole('radio', { name: '3 stars' })).toBeChecked()

  await fails(/api\/albums\/delete$/)
  await pressSelect(page)
  await card(page, 'One').getByRole('checkbox').check()
  await card(page, 'Two').getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Couldn’t delete the albums')
  await expect(selectionBar(page)).toContainText('2 selected')
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page)).toContainText('Successfully deleted 2 albums')
  await expect(card(page, 'Two')).toBeHidden()
})
