import type { Locator, Page } from '@playwright/test'
import { makeCrates } from './crates.ts'
import { card, chooseView, makeAlbums, showView, titles, viewMenu } from './own-albums.ts'
import {
  changes,
  chooseAdd,
  EXPECTS_FAILED_REQUESTS,
  EXPECTS_OTHER_HTML,
  expect,
  newPerson,
  test,
  toast,
} from './person.ts'
import { waitForIslands } from './wait-for-islands.ts'

const SCRIPTS = /\/assets\/[^/]+\.js$/
const LATER_SCRIPT = /\/assets\/later-[^/]+\.js$/
const starOf = (page: Page, title: string, stars: string) => card(page, title).getByRole('radio', { name: stars })

/** Opens a server-rendered page and holds its scripts back; returns a function that releases them. */
async function openWithoutScript(page: Page, path = '/app', shown = '.albums li[id]'): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await isReleased
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator(shown).first()).toBeVisible()
  return release
}

test('the page has all its styles before any file has arrived, and dialogs do not load them again', {
  tag: '@detail',
}, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }])
  const files: string[] = []
  page.on('request', (request) => request.url().endsWith('.css') && files.push(new URL(request.url()).pathname))
  const release = await openWithoutScript(page)
  await expect(page.locator('.frame')).toHaveCSS('display', 'grid')
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  release()
  await waitForIslands(page)
  await chooseAdd(page, 'A link')
  await expect(page.getByRole('dialog', { name: 'Add new album' })).toBeVisible()
  await expect(page.locator('head style')).toHaveCount(2)
  expect(files.filter((file) => /\/(?:app|uno)-/.test(file))).toEqual([])
})

test('text typed into the search before hydration is kept and searched', async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Ambit' }, { title: 'Copper' }])
  const release = await openWithoutScript(page)
  const search = page.getByRole('combobox', { name: 'Search albums, artists, or tags' })
  await search.pressSequentially('amer')
  await search.press('ArrowLeft')
  await search.press('ArrowLeft')
  release()
  await expect(page).toHaveURL('/app?q=amer')
  await page.keyboard.type('b')
  await expect(search).toHaveValue('amber')
  await expect.poll(() => titles(page)).toEqual(['Amber'])
  await search.fill('')
  await expect.poll(() => titles(page)).toHaveLength(4)
})

test('what is typed before hydration stays where an extension has put an element into the page', {
  tag: '@detail',
  annotation: { type: EXPECTS_OTHER_HTML },
}, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  const release = await openWithoutScript(page)
  const search = page.getByRole('combobox', { name: 'Search albums, artists, or tags' })
  await search.pressSequentially('ambe')
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]')) island.prepend(document.createElement('div'))
  })
  release()
  await expect(page).toHaveURL('/app?q=ambe')
  await expect(search).toBeFocused()
  await page.keyboard.type('r')
  await expect(search).toHaveValue('amber')
  await expect.poll(() => titles(page)).toEqual(['Amber'])
  await waitForIslands(page)
  // The islands are React’s own now.
  await chooseView(page, 'Compact')
  await expect(page.locator('.albums .compact')).toBeVisible()
})

test('keys that are pressed before hydration are pressed again, in their order', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Ambit' }])
  const release = await openWithoutScript(page)
  for (const key of ['j', 'j', '4', 'n']) await page.keyboard.press(key)
  await page.keyboard.type('Heard at night')
  release()
  const [, second = ''] = await titles(page)
  await expect(starOf(page, second, '4 stars')).toBeChecked()
  await expect(page.getByRole('dialog', { name: `Note on ${second}` }).getByRole('textbox')).toHaveValue(
    'Heard at night',
  )
})

test('what is typed after ⌘K before hydration is searched for', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  const release = await openWithoutScript(page)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('coppa')
  await page.keyboard.press('Backspace')
  release()
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toHaveValue('copp')
  await expect(page.getByRole('option', { name: /^Copper/ })).toBeVisible()
})

test('keys of the desk that are pressed before its list is there decide about it', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(
    page,
    ['Amber', 'Birch', 'Cedar'].map((title) => ({ title, list: 'wishlist' as const })),
  )
  const release = await openWithoutScript(page, '/app/desk?list=wishlist', 'h1')
  await page.keyboard.press('y')
  await page.keyboard.press('l')
  release()
  await expect(page.locator('[data-desk]').getByRole('heading', { level: 1, name: 'Cedar' })).toBeVisible()
})

/** Makes React hydrate a slice at a time, when `nextSlice` is called, until `goOn`. */
async function holdSlices(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const { prototype } = MessagePort
    const { postMessage } = prototype
    // React's scheduler starts each slice with a message.
    prototype.postMessage = function (...args: unknown[]) {
      held.push(() => Reflect.apply(postMessage, this, args))
    }
    const nextSlice = () => held.shift()?.()
    const goOn = () => {
      prototype.postMessage = postMessage
      while (held.length > 0) nextSlice()
    }
    Object.assign(globalThis, { nextSlice, goOn })
  })
  const call = (name: string) => page.evaluate((one) => Reflect.get(globalThis, one)(), name)
  return { nextSlice: () => call('nextSlice'), goOn: () => call('goOn') }
}

test('what a script types and chooses between the slices of hydration takes effect after it', {
  tag: '@detail',
}, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Ambit' }, { title: 'Copper' }])
  const { nextSlice, goOn } = await holdSlices(page)
  const saved = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.goto('/app')
  const island = page.locator('[data-island=collection]')
  const hasRoot = () => island.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactContainer')))
  await expect
    .poll(async () => {
      await nextSlice()
      return hasRoot()
    })
    .toBe(true)
  // Neither has a key or a pointer before it, for which React would hydrate at once.
  await page.getByRole('combobox', { name: 'Search albums, artists, or tags' }).evaluate((field: HTMLInputElement) => {
    field.value = 'amb'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await starOf(page, 'Ambit', '4 stars').evaluate((star: HTMLInputElement) => star.click())
  await expect(island).not.toHaveAttribute('data-hydrated')
  await goOn()
  await expect(page).toHaveURL('/app?q=amb')
  await expect.poll(() => titles(page)).toEqual(['Amber', 'Ambit'])
  expect((await saved).postDataJSON()).toEqual({ rating: 4 })
  await expect(starOf(page, 'Ambit', '4 stars')).toBeChecked()
  await expect(island).toHaveAttribute('data-hydrated')
})

test('text typed before hydration replaces the query of the address', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  const release = await openWithoutScript(page, '/app?q=amb')
  const search = page.getByRole('combobox', { name: 'Search albums, artists, or tags' })
  await search.fill('')
  release()
  await expect(page).toHaveURL('/app')
  await expect.poll(() => titles(page)).toEqual(['Amber', 'Copper', 'Welcome to Gatefold'])
  await expect(search).toHaveValue('')
})

test('stars set and cleared before hydration are saved once each', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Copper', rating: 3 }, { title: 'Zinc', rating: 2 }])
  const calls = changes(page)
  const bodies: unknown[] = []
  page.on('request', (request) => request.method() === 'PATCH' && bodies.push(request.postDataJSON()))
  const release = await openWithoutScript(page)
  // A second click before hydration does not clear the rating.
  await starOf(page, 'Amber', '4 stars').click()
  await starOf(page, 'Amber', '4 stars').click()
  await starOf(page, 'Copper', '3 stars').click()
  expect(calls).toEqual([])
  release()
  // Both are sent at once, and either may be first.
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies).toEqual(expect.arrayContaining([{ rating: 4 }, { rating: null }]))
  await expect(toast(page)).toContainText(/Rating (updated|removed)/)
  await expect(starOf(page, 'Amber', '4 stars')).toBeChecked()
  await expect(starOf(page, 'Copper', '3 stars')).not.toBeChecked()
  await expect(starOf(page, 'Zinc', '2 stars')).toBeChecked()
  await waitForIslands(page)
  await page.reload()
  await expect(starOf(page, 'Amber', '4 stars')).toBeChecked()
  await expect(card(page, 'Copper').getByRole('radio', { checked: true })).toHaveCount(0)
  expect(bodies).toHaveLength(2)
})

test('a rating given while all albums are still on their way stays when it is saved', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Copper', rating: 3 }])
  await page.route('**/api/sync*', () => undefined)
  await page.goto('/app')
  await expect(page.locator('[data-island=collection]')).toHaveAttribute('data-hydrated')
  await starOf(page, 'Amber', '4 stars').click()
  await expect(toast(page)).toContainText('Rating updated')
  await expect(starOf(page, 'Amber', '4 stars')).toBeChecked()
  await expect(starOf(page, 'Copper', '3 stars')).toBeChecked()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Amber').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('buttons, options and menus used before hydration take effect after it', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  let release = await openWithoutScript(page)
  await chooseView(page, 'Compact')
  // What was chosen is done later, so the menu stays open until then, or until Escape.
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title')
  await page.getByRole('button', { name: 'Filter' }).click()
  release()
  await expect(page.locator('.albums .compact')).toBeVisible()
  await expect(viewMenu(page, 'Compact')).toBeVisible()
  await expect(page).toHaveURL('/app?sort=title')
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()

  await chooseView(page, 'Grid')
  release = await openWithoutScript(page)
  const length = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Edit Amber' }).click()
  await page.getByRole('button', { name: 'Edit Amber' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Edit album' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(length + 1)

  release = await openWithoutScript(page)
  await page.getByRole('button', { name: 'User menu' }).click()
  release()
  await expect(page.getByRole('menuitem', { name: 'Import/Export' })).toBeFocused()
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [button, menu] = [
    await box(page.getByRole('button', { name: 'User menu' })),
    await box(page.locator('.menu:popover-open')),
  ]
  expect(menu.x + menu.width).toBe(button.x + button.width)
  expect(menu.y).toBe(button.y + button.height + 4)
})

test('a row that the mouse came to before hydration has its actions after it', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, [{ title: 'Amber' }, { title: 'Copper' }])
  await showView(page, 'compact')
  const release = await openWithoutScript(page)
  await card(page, 'Amber').hover()
  await expect(card(page, 'Amber').getByRole('button')).toHaveCount(0)
  release()
  await expect(card(page, 'Amber').getByRole('button', { name: 'Edit Amber' })).toBeVisible()
})

test('a button of the crates is replayed when their code arrives after that of the albums', { tag: '@detail' }, async ({
  page,
}) => {
  await makeCrates(page, 1, { Sunday: 'A' })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(LATER_SCRIPT, async (route) => {
    await isReleased
    await route.fallback()
  })
  await page.goto('/app')
  await page.getByRole('combobox', { name: /^Search/ }).fill('zzz')
  await expect(page.getByRole('heading', { name: 'No albums match' })).toBeVisible()
  const fold = page.getByRole('button', { name: 'All crates' })
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  release()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
})

test('a username sent before hydration starts the import after it', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  const release = await openWithoutScript(page)
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  await panel.getByLabel('Wishlist').uncheck()
  await panel.getByLabel('Bandcamp username').fill('empty-shelf')
  await panel.getByLabel('Bandcamp username').press('Enter')
  const started = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/imports/fan'),
  )
  release()
  expect((await started).postDataJSON()).toEqual({ username: 'empty-shelf', type: 'collection', importTags: true })
})

const failing = { annotation: { type: EXPECTS_FAILED_REQUESTS } }

test('crates whose code cannot be loaded come back with the connection', { ...failing, tag: '@detail' }, async ({
  page,
  context,
}) => {
  await makeCrates(page, 1, { Sunday: 'A' })
  await page.route(LATER_SCRIPT, (route) => route.abort())
  await page.goto('/app')
  await waitForIslands(page)
  const fold = page.getByRole('button', { name: 'All crates' })
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await page.unroute(LATER_SCRIPT)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(async () => {
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'false', { timeout: 1_000 })
  }).toPass()
})
