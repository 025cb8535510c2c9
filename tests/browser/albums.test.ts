import { card, chooseView, keepNothing, numberedAlbums, showView, titles, viewMenu, withAlbums } from './own-albums.ts'
import { expect, signInAsDemo, test, toast } from './person.ts'
import { noteOpened, pressSelect, selectionBar } from './selection.ts'

const WIDTHS = [360, 1280]
const VIEWS = ['grid', 'list', 'compact'] as const

test('an album without an address has no Bandcamp link in any view', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'Pressed' }, { title: 'Home tape', bandcampUrl: '' }])
  for (const view of VIEWS) {
    await showView(page, view)
    await page.reload()
    await card(page, 'Pressed').hover()
    await expect(card(page, 'Pressed').getByRole('link', { name: 'Pressed on Bandcamp' })).toBeVisible()
    for (const title of ['Home tape', 'Welcome to Gatefold']) {
      await card(page, title).hover()
      await expect(card(page, title).getByRole('button', { name: `Delete ${title}` })).toBeVisible()
      await expect(card(page, title).getByRole('link', { name: /Bandcamp/ })).toHaveCount(0)
    }
    await expect(page.locator('a[href=""]')).toHaveCount(0)
    const right = async (title: string) => {
      await card(page, title).hover()
      return card(page, title)
        .getByRole('button', { name: `Delete ${title}` })
        .evaluate(
          (button) => button.getBoundingClientRect().right - (button.closest('li')?.getBoundingClientRect().x ?? 0),
        )
    }
    expect(await right('Home tape')).toBe(await right('Pressed'))
  }
})

test('opening selected albums in Bandcamp reports albums without an address', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [
    { title: 'Home tape', bandcampUrl: '' },
    { title: 'Field recording', bandcampUrl: '' },
    ...numberedAlbums(11),
  ])
  const opened = await noteOpened(page)
  const openSelected = async () => {
    await selectionBar(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Open in Bandcamp' }).click()
  }
  await pressSelect(page)
  await card(page, 'Home tape').getByRole('checkbox').check()
  await openSelected()
  await expect(toast(page)).toContainText('1 album has no Bandcamp address')
  await card(page, 'Field recording').getByRole('checkbox').check()
  await openSelected()
  await expect(toast(page)).toContainText('2 albums have no Bandcamp address')
  expect(opened).toEqual([])

  await card(page, 'Record 0').getByRole('checkbox').check()
  await toast(page).getByRole('button', { name: 'Dismiss' }).click()
  await openSelected()
  await expect.poll(() => opened).toEqual(['https://marrow-tide.bandcamp.com/album/record-2'])
  await expect(toast(page)).toContainText('2 albums have no Bandcamp address')

  await selectionBar(page).getByRole('button', { name: 'Select all that match' }).click()
  await openSelected()
  const question = page.getByRole('dialog', { name: 'Open in Bandcamp' })
  await expect(question).toContainText('11 tabs')
  await expect(question).toContainText('3 albums have no Bandcamp address')
})

for (const view of VIEWS) {
  test(`the ${view} view shows a skeleton of the same shape while albums load`, { tag: '@detail' }, async ({
    page,
  }) => {
    await withAlbums(
      page,
      ['One', 'Two', 'Three'].map((title) => ({ title, tags: ['dub'], rating: 3, trackCount: 7 })),
    )
    await showView(page, view)
    await keepNothing(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/api\/(?:albums\/page|sync)/, async (route) => {
        await isReleased
        await route.fallback()
      })
      await page.goto('/app?list=wishlist')
      // Before that, the link loads the page.
      await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0)
      await page
        .getByRole('link', { name: /^Collection/ })
        .filter({ visible: true })
        .first()
        .click()
      const boxes = (items: string) =>
        page.locator(items).evaluateAll((all) =>
          all.slice(0, 3).map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return { x, y: y + scrollY, width, height }
          }),
        )
      await expect(page.locator('[aria-busy=true] > li')).toHaveCount(6)
      const before = await boxes('[aria-busy=true] > li')
      release()
      await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three', 'Welcome to Gatefold'])
      expect(await boxes('.albums li[id]')).toEqual(before)
    }
  })
}

test('a preview keeps playing when the view changes and can be paused in each view', { tag: '@detail' }, async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/app')
  const starter = page.getByRole('button', { name: /^Play a preview of / }).first()
  const title = ((await starter.getAttribute('aria-label')) ?? '').replace('Play a preview of ', '')
  await starter.click()
  const pause = page.getByRole('button', { name: `Pause the preview of ${title}` })
  await expect(pause).toBeFocused()
  // Records calls of play() and pause().
  await page.evaluate(() => {
    const noted: string[] = []
    Object.assign(window, { noted })
    for (const type of ['pause', 'play'] as const) {
      const act = HTMLMediaElement.prototype[type] as () => unknown
      HTMLMediaElement.prototype[type] = function (this: HTMLMediaElement) {
        noted.push(type)
        return act.call(this) as never
      }
    }
  })
  for (const view of ['List', 'Compact', 'Grid'] as const) {
    await chooseView(page, view)
    await expect(viewMenu(page, view)).toBeVisible()
    await expect(pause).toBeVisible()
  }
  expect(await page.evaluate(() => (window as unknown as { noted: string[] }).noted)).toEqual([])
  await chooseView(page, 'Compact')
  await pause.click()
  const play = page.getByRole('button', { name: `Play the preview of ${title}` })
  await expect(play).toBeVisible()
  await chooseView(page, 'Grid')
  await expect(play).toBeVisible()
})

test('the filter sheet on a phone offers to clear only active filters', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [{ title: 'One', tags: ['dub'] }])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: 'Filter' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show/ })
  const clear = sheet.getByRole('button', { name: 'Clear all filters' })
  await expect(show).toBeVisible()
  await expect(clear).toHaveCount(0)
  await sheet.getByRole('button', { name: /^dub/ }).click()
  await clear.click()
  await expect(clear).toHaveCount(0)
  await expect(show).toBeFocused()
})

test('chosen columns show in lists and stay after a reload', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, [
    { title: 'Sold', label: 'Low Tide', price: 1_980, currency: 'JPY' },
    { title: 'Home tape' },
    { title: 'Wished', list: 'wishlist', price: 750, currency: 'EUR' },
  ])
  await viewMenu(page).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Label' })).toHaveCount(0)
  await page.getByRole('menuitemradio', { name: 'List' }).click()
  await viewMenu(page).click()
  for (const name of ['Label', 'Price']) {
    await page.getByRole('menuitemcheckbox', { name }).click()
    await expect(page.getByRole('menuitemcheckbox', { name })).toBeChecked()
  }
  await page.keyboard.press('Escape')
  await expect(card(page, 'Sold')).toContainText('¥1,980 · Low Tide')
  await page.goto('/app?list=both')
  await expect(card(page, 'Wished').getByText('€7.50')).toHaveCount(1)
  await showView(page, 'compact')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(card(page, 'Sold').getByTitle('Low Tide')).toBeVisible()
  await expect(page.locator('.albums').getByText('Year', { exact: true })).toHaveCount(0)
})

test('the edit form shows what Bandcamp says of an album, and nothing of one made by hand', { tag: '@detail' }, async ({
  page,
}) => {
  const facts = { label: 'Low Tide', labelUrl: 'https://low-tide.bandcamp.com', price: 750, currency: 'EUR' }
  await withAlbums(page, [{ title: 'Sold', ...facts, about: 'Two sides of sea' }, { title: 'Home tape' }])
  let isBroken = true
  await page.route(/\/api\/albums\/\d+$/, (route) =>
    isBroken ? route.fulfill({ status: 502, json: { code: 'x', message: 'Not now' } }) : route.fallback(),
  )
  const edit = (title: string) =>
    card(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click()
  await edit('Sold')
  const said = page.getByRole('region', { name: 'From Bandcamp' })
  await expect(said).toContainText('Not now')
  isBroken = false
  await said.getByRole('button', { name: 'Try again' }).click()
  await expect(said.getByRole('link', { name: 'Low Tide' })).toHaveAttribute('href', facts.labelUrl)
  await expect(said).toContainText('€7.50')
  await expect(said).not.toContainText('Two sides')
  await said.getByRole('button', { name: 'About' }).click()
  await expect(said).toContainText('Two sides of sea')
  await page.keyboard.press('Escape')

  const read = page.waitForResponse(/\/api\/albums\/\d+$/)
  await edit('Home tape')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await read
  await expect(said).toHaveCount(0)
})
