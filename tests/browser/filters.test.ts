import { openCharts } from './list-head.ts'
import { type AlbumSeed, card, makeAlbums, SIX, titles, withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const MIXED: AlbumSeed[] = [
  { title: 'Plain', artist: 'Yonna Vesk', tags: ['folk', 'guitar'], rating: 4, releaseDate: '1994-03-02' },
  { title: 'Other', artist: 'Yonna Vesk', tags: [], releaseDate: '2019-01-01' },
  { title: 'Salt', artist: 'Kopje', tags: ['folk'], rating: 5, releaseDate: '2019-07-09' },
  { title: 'Bare', artist: 'Anselm', tags: ['dub'], label: 'Low Tide' },
]

test('bars, tags and names link to their albums; chips, Back and the back button lead out again', async ({ page }) => {
  await withAlbums(page, MIXED)
  const figures = page.getByRole('region', { name: 'Statistics' })

  await openCharts(page)
  await expect(figures.getByRole('link', { name: /^Low Tide/ })).toBeVisible()
  const height = await figures.evaluate((element) => element.clientHeight)
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
  const place = page.getByRole('heading', { level: 1 })
  await expect(place).toHaveText('Yonna Vesk')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(() => titles(page)).toHaveLength(5)
  await figures.getByRole('link', { name: /^Low Tide/ }).click()
  await expect.poll(() => titles(page)).toEqual(['Bare'])
  await expect(place).toHaveText('Low Tide')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(['Plain'])
  // The charts follow the list; the albums below them stay where they are.
  await expect(figures.getByRole('link', { name: /^Low Tide/ })).toBeHidden()
  expect(await figures.evaluate((element) => element.clientHeight)).toBe(height)
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
  await panel.getByLabel('Released', { exact: true }).selectOption('1994')
  await expect(page).toHaveURL('/app?year=1994')
  await panel.getByLabel('Released until').selectOption('2019')
  await expect(page).toHaveURL('/app?year=1994..2019')
  await expect.poll(() => titles(page)).toEqual(['Plain', 'Other', 'Salt'])
  await expect(page.getByRole('button', { name: 'Remove Released 1994 to 2019' })).toBeVisible()
  await panel.getByLabel('Released', { exact: true }).selectOption('2019')
  await expect(page).toHaveURL('/app?year=2019')
  await page.getByLabel('Sort by').selectOption('artist')
  await expect.poll(() => titles(page)).toEqual(['Salt', 'Other'])
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/app?sort=artist')
  await page.getByLabel('Sort by').selectOption('released')
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(['Salt', 'Other', 'Plain'])

  await panel.getByLabel('Label').selectOption('Low Tide')
  await expect(page).toHaveURL('/app?label=Low+Tide&sort=released')
  await expect.poll(() => titles(page)).toEqual(['Bare'])

  // A list opens in this order from now on.
  await page.goto('/app#keys')
  await expect(page).toHaveURL('/app?sort=released#keys')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Wishlist' }).click()
  await expect(page).toHaveURL('/app?list=wishlist&sort=released')
})

test('a search before all albums have arrived keeps the cards until the server has found others', {
  tag: '@detail',
}, async ({ page }) => {
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
  await page.getByRole('combobox', { name: /^Search/ }).fill('four')
  await asked
  expect(await titles(page)).toEqual([...SIX.map(({ title }) => title), 'Welcome to Gatefold'])
  answer.resolve()
  await expect.poll(() => titles(page)).toEqual(['Four'])
  pending.resolve()
  await page.getByRole('combobox', { name: /^Search/ }).fill('')
  await expect.poll(() => titles(page)).toHaveLength(7)
})

test('a key shows the albums of the first screen before those below it', { tag: '@detail' }, async ({
  page,
  baseURL,
}) => {
  const fifty = (word: string) => Array.from({ length: 50 }, (_, index) => ({ title: `${word} ${index}` }))
  await withAlbums(page, [...fifty('Tape'), ...fifty('Dub')])
  const headers = { origin: baseURL ?? '' }
  await page.request.patch('/api/user/preferences', { data: { itemsPerPage: 50 }, headers })
  await open(page, '/app')
  const atOnce = await page.getByRole('combobox', { name: /^Search/ }).evaluate(async (input) => {
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

for (const [name, width] of [
  ['panel', 1280],
  ['sheet', 390],
] as const)
  test(`the filter ${name} cuts no tag in half`, { tag: '@detail' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const tags = Array.from({ length: 60 }, (_, index) => `tag number ${index}`)
    await withAlbums(
      page,
      [0, 15, 30, 45].map((from) => ({ title: `From ${from}`, tags: tags.slice(from, from + 15) })),
    )
    await page.getByRole('button', { name: /^Filter/ }).click()
    const chips = page.getByRole('button', { name: /^tag number/ })
    await expect(chips).toHaveCount(60)
    const cut = await chips.evaluateAll((all) => {
      const end = all[0]?.parentElement?.getBoundingClientRect().bottom ?? 0
      return all.map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top < end && bottom > end).length
    })
    expect(cut).toBe(0)
  })
