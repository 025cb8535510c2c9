import type { Page } from '@playwright/test'
import {
  type AlbumSeed,
  card,
  chooseView,
  makeAlbums,
  numberedAlbums,
  showView,
  titles,
  withAlbums,
} from './own-albums.ts'
import { changes, EXPECTS_FAILED_REQUESTS, expect, FAILED, newPerson, test, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selected albums' })
const selectButton = (page: Page) => page.getByRole('button', { name: 'Select', exact: true })

const SIX: AlbumSeed[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({ title, tags: ['dub'] }))

test('a range selected with Shift is deleted with one request, and Undo restores it', async ({ page }) => {
  await withAlbums(page, SIX)
  await selectButton(page).click()
  await expect(bar(page)).toContainText('0 selected')
  await card(page, 'Two').locator('.cover').click()
  await card(page, 'Five')
    .locator('.cover')
    .click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('4 selected')
  await card(page, 'Three').locator('.cover').click()
  await expect(bar(page)).toContainText('3 selected')

  const calls = changes(page)
  await bar(page).getByRole('button', { name: 'Delete selected' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Multiple Albums' })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await expect(bar(page)).toContainText('3 selected')
  await bar(page).getByRole('button', { name: 'Delete selected' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Albums deleted')
  await expect(toast(page)).toContainText('Successfully deleted 3 albums')
  await expect(bar(page)).toBeHidden()
  expect(await titles(page)).toEqual(['One', 'Three', 'Six', 'Welcome to Gatefold'])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Five')).toBeVisible()
  expect(calls).toEqual(['POST /api/albums/delete', 'POST /api/albums/restore'])
})

test('the selection spans pages and filters and is cleared on leaving select mode', async ({ page }) => {
  await withAlbums(
    page,
    Array.from({ length: 23 }, (_, index) => ({ title: `Record ${index}`, tags: index < 12 ? ['tape'] : [] })),
  )
  await selectButton(page).click()
  await bar(page)
    .getByRole('button', { name: /^Select all \(current page\)/ })
    .click()
  await expect(bar(page)).toContainText('10 selected')
  await page.getByRole('link', { name: 'Next page' }).click()
  await bar(page)
    .getByRole('button', { name: /^Select all \(current page\)/ })
    .click()
  await expect(bar(page)).toContainText('20 selected')
  await bar(page).getByRole('button', { name: 'Deselect all' }).click()
  await expect(bar(page)).toContainText('0 selected')
  await expect(bar(page).getByRole('button', { name: 'Add to crate' })).toBeDisabled()

  await open(page, '/app?tag=tape')
  await selectButton(page).click()
  await bar(page).getByRole('button', { name: 'Select all that match' }).click()
  await expect(bar(page)).toContainText('12 selected')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(bar(page)).toContainText('12 selected')
  await bar(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(selectButton(page)).toBeFocused()
  await selectButton(page).click()
  await expect(bar(page)).toContainText('0 selected')
})

test('tags, rating, list and crate of several albums change with one request each', async ({ page }) => {
  await withAlbums(page, SIX)
  await selectButton(page).click()
  for (const title of ['One', 'Two', 'Three']) await card(page, title).getByRole('checkbox').check()
  const calls = changes(page)

  await bar(page).getByRole('button', { name: 'Tags…' }).click()
  const tags = page.getByRole('dialog', { name: 'Tags' })
  await tags.getByLabel('Tags to add').fill('night, slow')
  await tags.getByRole('button', { name: /^dub/ }).click()
  await tags.getByRole('button', { name: 'Change 3 albums' }).click()
  await expect(toast(page)).toContainText('Albums updated')
  await expect(card(page, 'Two').locator('.chips')).toHaveText('nightslow')
  await expect(card(page, 'Four').locator('.chips')).toHaveText('dub')

  await bar(page).getByRole('radio', { name: '4 stars' }).click()
  await expect(toast(page)).toContainText('Rating updated')
  await expect(card(page, 'Three').getByRole('radio', { name: '4 stars' })).toBeChecked()

  await bar(page).getByRole('button', { name: 'Add to crate' }).click()
  const crates = page.getByRole('dialog', { name: 'Add to Crate' })
  await crates.getByRole('button', { name: 'New crate…' }).click()
  await crates.getByLabel('Name of the new crate').fill('Sunday, slow')
  await crates.getByRole('button', { name: 'Create' }).click()
  await crates.getByRole('button', { name: 'Add to Sunday, slow' }).click()
  await expect(toast(page)).toContainText('Albums added to crate')
  await expect(page.locator('.rail .crate', { hasText: 'Sunday, slow' })).toContainText('3')

  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to wishlist' }).click()
  await expect(toast(page)).toContainText('Moved to your wishlist')
  await expect(card(page, 'One')).toBeHidden()
  await expect(bar(page)).toContainText('3 not shown')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'One')).toBeVisible()

  expect(calls.filter((call) => !/^POST \/api\/crates/.test(call))).toEqual(Array(4).fill('POST /api/albums/edit'))
  expect(calls.filter((call) => call === 'POST /api/crates/albums')).toHaveLength(1)
})

test('Undo gives albums that were rated together the ratings they had', async ({ page }) => {
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
  await selectButton(page).click()
  await bar(page).getByRole('button', { name: 'Select all that match' }).click()
  await expect(bar(page)).toContainText('6 selected')
  await bar(page).getByRole('radio', { name: '5 stars' }).click()
  await expect(toast(page)).toContainText('6 albums: 5 stars')
  expect(await ratings()).not.toBe(before)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Album 2').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect.poll(ratings).toBe(before)
})

test('a box on the card that is pointed at, Ctrl and Shift select albums', async ({ page }) => {
  await withAlbums(page, SIX)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await card(page, 'One').hover()
  await page.getByRole('checkbox', { name: 'Select One' }).click()
  await expect(bar(page)).toContainText('1 selected')
  await expect(card(page, 'One').getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()

  await card(page, 'Two')
    .locator('h2 a')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(bar(page)).toContainText('1 selected')
  await card(page, 'Five')
    .locator('h2 a')
    .click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('4 selected')
  await card(page, 'Three')
    .locator('h2 a')
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(bar(page)).toContainText('3 selected')
  await expect(page).toHaveURL(/\/app$/)
  expect(page.context().pages()).toHaveLength(1)
  await page.keyboard.press('Escape')

  for (const view of ['List', 'Compact', 'Wall'] as const) {
    await chooseView(page, view)
    await card(page, 'Four').getByRole('heading').hover()
    const box = page.getByRole('checkbox', { name: 'Select Four' })
    await expect(box).toBeVisible()
    await box.click()
    await expect(bar(page)).toContainText('1 selected')
    await expect(card(page, 'Four').getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Escape')
  }
  await card(page, 'Six').getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(card(page, 'Six').getByRole('checkbox')).toBeVisible()
})

test('opening in Bandcamp opens tabs one at a time, asks above ten, and reports blocked popups', async ({ page }) => {
  await withAlbums(page, numberedAlbums(11))
  const opened: string[] = []
  await page.exposeFunction('noteOpened', (url: string) => opened.push(url))
  await page.evaluate(() => {
    const { noteOpened } = window as unknown as { noteOpened: (url: string) => void }
    window.open = (url) => {
      noteOpened(String(url))
      return {} as Window
    }
  })
  await selectButton(page).click()
  await card(page, 'Record 0').getByRole('checkbox').check()
  await card(page, 'Record 1').getByRole('checkbox').check()
  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open in Bandcamp' }).click()
  await expect.poll(() => opened.length).toBe(2)

  await bar(page).getByRole('button', { name: 'Select all that match' }).click()
  await page.evaluate(() => {
    window.open = () => null
  })
  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Open in Bandcamp' }).click()
  const question = page.getByRole('dialog', { name: 'Open in Bandcamp' })
  await expect(question).toContainText(/1[12] tabs/)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Popup blocked')
  await expect(toast(page)).toContainText('Your browser might be blocking popups. Please allow popups for this site')
})

const MIXED: AlbumSeed[] = [
  { title: 'Plain', artist: 'Yonna Vesk', tags: ['folk', 'guitar'], rating: 4, releaseDate: '1994-03-02' },
  { title: 'Other', artist: 'Yonna Vesk', tags: [], releaseDate: '2019-01-01' },
  { title: 'Salt', artist: 'Kopje', tags: ['folk'], rating: 5, releaseDate: '2019-07-09' },
  { title: 'Bare', artist: 'Anselm', tags: ['dub'], label: 'Low Tide' },
]

test('bars, tags and names link to their filters; chips and the back button remove them', async ({ page }) => {
  await withAlbums(page, MIXED)
  const figures = page.getByRole('region', { name: 'Statistics' })

  await page.getByRole('button', { name: 'Charts' }).click()
  await figures.getByRole('link', { name: '4 stars: 1' }).click()
  await expect(page).toHaveURL(/min=4&max=4/)
  await expect.poll(() => titles(page)).toEqual(['Plain'])
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 of 5 albums')
  await page.goBack()
  await expect.poll(() => titles(page)).toHaveLength(5)

  await figures.getByRole('link', { name: '2010s: 2' }).click()
  await expect.poll(() => titles(page)).toEqual(['Other', 'Salt'])
  await page.reload()
  await expect.poll(() => titles(page)).toEqual(['Other', 'Salt'])
  await page.getByRole('button', { name: 'Remove Released in the 2010s' }).click()
  await expect.poll(() => titles(page)).toHaveLength(5)

  await card(page, 'Salt').getByRole('link', { name: 'folk' }).click()
  await expect.poll(() => titles(page)).toEqual(['Plain', 'Salt'])
  await card(page, 'Plain').getByRole('link', { name: 'guitar' }).click()
  await expect.poll(() => titles(page)).toEqual(['Plain'])
  await card(page, 'Plain').getByRole('link', { name: 'Yonna Vesk' }).click()
  await expect.poll(() => titles(page)).toEqual(['Plain', 'Other'])
  await page.getByRole('button', { name: 'Remove By Yonna Vesk' }).click()
  await expect.poll(() => titles(page)).toHaveLength(5)
  await figures.getByRole('link', { name: /^Low Tide/ }).click()
  await expect.poll(() => titles(page)).toEqual(['Bare'])
  await page.getByRole('button', { name: 'Remove On Low Tide' }).click()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(['Plain'])
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/app')
})

test('the filter panel finds tags and filters by untagged, unrated and year', async ({ page }) => {
  await withAlbums(page, MIXED)
  await page.getByRole('button', { name: /^Filter/ }).click()
  const panel = page.getByRole('region', { name: 'Filters' })
  await panel.getByLabel('Find a tag').fill('gui')
  await expect(panel.getByRole('button', { name: /^folk/ })).toBeHidden()
  await panel.getByRole('button', { name: /^guitar/ }).click()
  await expect.poll(() => titles(page)).toEqual(['Plain'])
  await panel.getByLabel('Find a tag').fill('')

  await panel.getByRole('button', { name: 'Untagged' }).click()
  await expect(page).toHaveURL('/app?untagged=1')
  await expect.poll(() => titles(page)).toEqual(['Other'])
  await panel.getByRole('button', { name: 'Untagged' }).click()
  await panel.getByRole('button', { name: 'Unrated' }).click()
  await expect.poll(() => titles(page)).toEqual(['Other', 'Bare'])
  await panel.getByRole('button', { name: '4 stars' }).click()
  await expect(page).toHaveURL('/app?min=4&max=4')
  await expect.poll(() => titles(page)).toEqual(['Plain'])
  await panel.getByRole('button', { name: '5 stars' }).click()
  await expect(panel.getByRole('button', { name: /stars/, pressed: true })).toHaveCount(2)
  await expect(page).toHaveURL('/app?min=4')
  await panel.getByRole('button', { name: 'Unrated' }).click()
  await expect(page).toHaveURL('/app?unrated=1')
  await panel.getByLabel('Released').selectOption('2019')
  await expect.poll(() => titles(page)).toEqual(['Other'])
  await page.getByRole('button', { name: 'Remove Unrated' }).click()
  await expect.poll(() => titles(page)).toEqual(['Other', 'Salt'])
  await page.getByLabel('Sort by').selectOption('artist')
  await expect.poll(() => titles(page)).toEqual(['Salt', 'Other'])
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/app?sort=artist')
  await page.getByLabel('Sort by').selectOption('released')
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Salt', 'Other', 'Plain'])
})

test('a release date can be a year and be made more precise later', async ({ page }) => {
  await withAlbums(page, [{ title: 'Salt', releaseDate: '2024' }])
  const edit = () => card(page, 'Salt').getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Album' })
  const released = dialog.getByLabel('Released')
  await edit()
  await expect(released).toHaveValue('2024')
  await released.fill('2024-13')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('A release date must be YYYY, YYYY-MM or YYYY-MM-DD')).toBeVisible()
  await released.fill('2024-05')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await edit()
  await expect(released).toHaveValue('2024-05')
})

test('failed changes show an error, keep the list and can be retried', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await withAlbums(page, SIX)
  const fails = (url: RegExp) => page.route(url, (route) => route.fulfill(FAILED), { times: 1 })
  await fails(/api\/albums\/\d+$/)
  await page.locator('.albums li').first().focus()
  await page.keyboard.press('3')
  await expect(toast(page)).toContainText('Error updating rating')
  await expect(card(page, 'One').getByRole('radio', { name: '3 stars' })).not.toBeChecked()
  await expect(card(page, 'Six')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page)).toContainText('Rating updated')
  await expect(card(page, 'One').getByRole('radio', { name: '3 stars' })).toBeChecked()

  await fails(/api\/albums\/delete$/)
  await selectButton(page).click()
  await card(page, 'One').getByRole('checkbox').check()
  await card(page, 'Two').getByRole('checkbox').check()
  await bar(page).getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(page)).toContainText('Failed to delete albums')
  await expect(bar(page)).toContainText('2 selected')
  await toast(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page)).toContainText('Successfully deleted 2 albums')
  await expect(card(page, 'Two')).toBeHidden()
})

test('markup is shown as text, and long or bidirectional text does not overflow the page', async ({ page }) => {
  await withAlbums(page, [
    { title: 'W'.repeat(300), artist: 'A'.repeat(300), tags: ['<img src=x onerror=alert(1)>', 'x'.repeat(60)] },
    { title: 'مرحبا بالعالم \u202Eevil', artist: 'שלום', tags: ['עברית', '👩‍👩‍👧‍👦'], notes: 'لا '.repeat(200) },
    { title: '\u200B\u200D\u200B!', artist: 'Z̸̢̛̭̪͉̗̙͓̰̼͕̈́̓ͅ'.repeat(20), tags: [] },
  ])
  page.on('dialog', () => expect('a script').toBe('not run'))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const view of ['grid', 'list', 'compact'] as const) {
      await showView(page, view)
      await page.reload()
      await expect(page.locator('.albums li[id]').first()).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${view} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>' }).first()).toBeVisible()
})

test('the view is remembered and rendered by the server', async ({ page }) => {
  await withAlbums(page, SIX)
  await chooseView(page, 'Compact')
  await expect(page.locator('.albums .compact')).toBeVisible()
  const html = await (await page.request.get('/app')).text()
  expect(html).toContain('class="compact ')
  await page.reload()
  await expect(page.locator('.albums .compact')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
})

test('turning a page scrolls to the top, and the back button restores the scroll position', async ({ page }) => {
  await withAlbums(page, numberedAlbums(14))
  const next = page.getByRole('link', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await next.click()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(left - 300)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.goto('/forgot-password')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('numbers and dates use German formats, text stays English, and hydration has no mismatch', async ({ page }) => {
    await withAlbums(page, [
      { title: 'Long', trackCount: 700 },
      { title: 'Longer', trackCount: 505 },
    ])
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(card(page, 'Long').locator('time')).toHaveAttribute('title', '20. Januar 2031')
    await expect(page.getByRole('list', { name: 'Totals' })).toContainText(/1\.2\d\d tracks/)
  })
  test('messages from the file reader use German number formats', async ({ page }) => {
    await newPerson(page)
    await page.goto('/app#files')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Import' }).click()
    const buffer = Buffer.from(Array(1_200).fill('title').join(','))
    const wide = { name: 'wide.csv', mimeType: 'text/csv', buffer }
    await dialog.locator('.drop input[type=file]').setInputFiles(wide)
    await expect(dialog).toContainText('This CSV has 1.200 columns. Files can have at most 1.000')
  })
})

test('a search before all albums have arrived keeps the cards until the server has found others', async ({ page }) => {
  await makeAlbums(page, SIX)
  const pending = Promise.withResolvers<void>()
  await page.route('**/api/sync*', async (route) => {
    await pending.promise
    await route.continue()
  })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/albums/page?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/app')
  const asked = page.waitForRequest('**/api/albums/page?q=four')
  await page.getByRole('searchbox').fill('four')
  await asked
  expect(await titles(page)).toEqual([...SIX.map(({ title }) => title), 'Welcome to Gatefold'])
  answer.resolve()
  await expect.poll(() => titles(page)).toEqual(['Four'])
  pending.resolve()
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => titles(page)).toHaveLength(7)
})

test('a key shows the albums of the first screen before those below it', async ({ page, baseURL }) => {
  const fifty = (word: string) => Array.from({ length: 50 }, (_, index) => ({ title: `${word} ${index}` }))
  await withAlbums(page, [...fifty('Tape'), ...fifty('Dub')])
  const headers = { origin: baseURL ?? '' }
  await page.request.patch('/api/user/preferences', { data: { itemsPerPage: 50 }, headers })
  await open(page, '/app')
  const atOnce = await page.getByRole('searchbox').evaluate(async (input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'dub')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    // React renders what a key changes in a microtask, and what may wait in a task.
    await null
    await null
    return [...document.querySelectorAll('.albums h2')].filter((one) => one.textContent.startsWith('Dub')).length
  })
  expect(atOnce).toBeGreaterThan(0)
  expect(atOnce).toBeLessThan(20)
  await expect.poll(() => titles(page)).toEqual(fifty('Dub').map(({ title }) => title))
})
