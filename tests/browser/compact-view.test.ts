import { card, makeAlbums, numberedAlbums, showColumns, showView, titles, withAlbums } from './own-albums.ts'
import { expect, test } from './person.ts'
import { open } from './wait-for-islands.ts'

test('the column heads of the compact view sort the albums', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [
    { title: 'Beta', artist: 'Zoe', rating: 2, label: 'Tin' },
    { title: 'Alpha', artist: 'Yan', rating: 5, label: 'Zinc' },
    { title: 'Gamma', artist: 'Xi', rating: 4, label: 'Amber' },
  ])
  await page.setViewportSize({ width: 1500, height: 900 })
  await showColumns(page, 'label')
  await showView(page, 'compact')
  await page.reload()
  const heads = page.getByRole('group', { name: 'Sort by' })
  const expectSorted = async (name: string, first: string[]) => {
    await heads.getByRole('link', { name, exact: true }).click()
    await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual(first)
    await expect(heads.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  }
  await expectSorted('Title', ['Alpha', 'Beta', 'Gamma'])
  await expectSorted('Artist', ['Welcome to Gatefold', 'Gamma', 'Alpha'])
  await expectSorted('Label', ['Gamma', 'Beta', 'Alpha'])
  await heads.getByRole('link', { name: 'Rating', exact: true }).click()
  await expect.poll(() => titles(page)).toEqual(['Alpha', 'Welcome to Gatefold', 'Gamma', 'Beta'])
  await expectSorted('Rating', ['Beta', 'Gamma', 'Alpha'])
  await expectSorted('Added', ['Beta', 'Alpha', 'Gamma'])
})

test('albums of the compact view are side by side on a wide screen, unless more columns are chosen', {
  tag: '@detail',
}, async ({ page }) => {
  await withAlbums(page, numberedAlbums(8))
  await showView(page, 'compact')
  const lefts = () =>
    page.locator('.albums li').evaluateAll((rows) => new Set(rows.map((row) => row.getBoundingClientRect().left)).size)
  for (const [width, count] of [
    [1770, 1],
    [1810, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    expect(await lefts()).toBe(count)
  }
  await showColumns(page, 'label')
  await page.reload()
  expect(await lefts()).toBe(1)
})

test.describe('on a phone', { tag: '@detail' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a row of the compact view opens its album and shows its stars', async ({ page }) => {
    await makeAlbums(page, [{ title: 'Amber', rating: 3, notes: 'Loud' }])
    await showView(page, 'compact')
    await open(page, '/app')
    const row = card(page, 'Amber')
    await expect(row).toContainText('3 ★')
    const box = await row.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 200, (box?.y ?? 0) + 12)
    await expect(page).toHaveURL(/\/app\/album\/\d+/)
  })
})
