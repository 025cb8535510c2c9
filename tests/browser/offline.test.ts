import type { Page } from '@playwright/test'
import { newServer } from './own-server.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, newTab, ownHeaders, signIn, test } from './person.ts'
import { open } from './wait-for-islands.ts'

const OFFLINE = { annotation: { type: EXPECTS_FAILED_REQUESTS } }

test.use({ serviceWorkers: 'allow' })

/** The addresses of the pages that the service worker keeps, the least recently used one first. */
const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().flatMap(({ url }) => {
      const { pathname, search } = new URL(url)
      return pathname === '/app' ? [pathname + search] : []
    })
  })

/** Opens the collection, and waits until the service worker has all it needs to open it again alone. */
async function openAndKeep(page: Page, address = '') {
  await page.goto(`${address}/app`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect.poll(() => storedPages(page)).toContain('/app')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Collection' })
/** Reloads; resolves to what the page was rendered with. */
async function reload(page: Page): Promise<string> {
  await page.reload()
  return page.evaluate(() => [...document.querySelectorAll('[data-props]')].map((props) => props.textContent).join())
}
const signOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
}

test(
  'the collection opens from the device while the server is stopped, at any of its addresses',
  OFFLINE,
  async ({ page }) => {
    using server = await newServer()
    await newPerson(page, { origin: server.address })
    await openAndKeep(page, server.address)
    server.kill()
    for (const path of ['/app?list=both', '/', '/app']) {
      await page.goto(server.address + path)
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveURL(server.address + (path === '/' ? '/app' : path))
    }
    await expect(page.getByRole('heading', { name: 'Welcome to Gatefold' })).toBeVisible()
    // What loads later is there too.
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.goto(`${server.address}/reset-password`)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  },
)

test('a page from the device is followed by what has changed since', async ({ page }) => {
  await newPerson(page)
  await openAndKeep(page)
  await page.request.post('/api/crates', { data: { name: 'Sundays' }, headers: ownHeaders(new URL(page.url()).origin) })
  const rail = page.getByRole('complementary', { name: 'Crates' })
  expect(await reload(page)).not.toContain('Sundays')
  await expect(rail.getByText('Sundays')).toBeVisible()
  await expect.poll(() => reload(page)).toContain('Sundays')
})

test('at most 20 pages are kept, those used last', async ({ page }) => {
  await newPerson(page)
  await openAndKeep(page)
  const paths = Array.from({ length: 20 }, (_, index) => `/app?min=${1 + (index % 5)}&list=both&page=${index + 1}`)
  for (const [index, path] of paths.entries()) {
    await page.goto(path)
    await expect.poll(() => storedPages(page)).toContain(path)
    if (index === 18) await page.goto('/app')
  }
  const kept = await storedPages(page)
  expect(kept).toHaveLength(20)
  expect(kept).toContain('/app')
  expect(kept).not.toContain(paths[0])
})

test('a setting that the server renders shows in the next page', async ({ page }) => {
  await newPerson(page)
  await openAndKeep(page)
  expect(await reload(page)).toContain('"look":{"view":"grid"')
  await page.getByRole('main').getByRole('radio', { name: 'Compact' }).check({ force: true })
  expect(await reload(page)).toContain('"look":{"view":"compact"')
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/user/preferences', { method: 'PATCH', headers, body: '{"itemsPerPage":50}' })
  })
  expect(await reload(page)).toContain('"pageSize":50')
})

test('nobody sees the page of another person', async ({ page, context }) => {
  const first = await newPerson(page)
  await openAndKeep(page)
  await signOut(page)
  expect(await storedPages(page)).toEqual([])

  // Another person signs in past the service worker, while the page of the first is stored.
  await signIn(page, first)
  await openAndKeep(page)
  await context.clearCookies()
  const second = await newPerson(page)
  await page.goto('/app?list=both')
  await expect.poll(() => storedPages(page)).toEqual(['/app?list=both'])
  expect(await reload(page)).toContain(second.email)

  // The session has ended elsewhere: the page from the device is left as soon as the server is asked.
  await context.clearCookies()
  await page.goto('/app?list=both')
  await page.waitForURL('/')
  await expect.poll(() => storedPages(page)).toEqual([])
})

test('a browser that is to keep nothing keeps no page', async ({ page, context }) => {
  await newPerson(page)
  await openAndKeep(page)
  await context.addCookies([{ name: 'gatefold-copy', value: 'off', url: page.url() }])
  await page.reload()
  await expect.poll(() => storedPages(page)).toEqual([])
})

/** The changes on the device that the server has not confirmed. */
const unsent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const request = indexedDB.open('gatefold')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const entries = request.result.transaction('outbox').objectStore('outbox').getAll()
          entries.onsuccess = () => {
            request.result.close()
            resolve(entries.result)
          }
        }
      }),
  )

const line = (page: Page) => page.locator('[data-connection] [role=status]')
const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const rate = (page: Page, title: string, stars: number) =>
  card(page, title)
    .getByRole('radio')
    .nth(stars - 1)
    .check({ force: true })

/** Opens the collection with everything loaded that changes need. */
async function openAll(page: Page, address: string) {
  await openAndKeep(page, address)
  await open(page, `${address}/app`)
}

const addAlbums = async (page: Page, address: string, titles: string[]) => {
  const albums = titles.map((title) => ({
    title,
    artist: 'Marrow Tide',
    bandcampUrl: `https://marrow-tide.bandcamp.com/album/${title.toLowerCase()}`,
  }))
  const answer = await page.request.post(`${address}/api/albums/bulk`, {
    data: { albums },
    headers: { origin: address },
  })
  expect(answer.ok()).toBe(true)
}

type Export = {
  albums: { id: number; title: string; rating: number | null; notes: string }[]
  crates: { name: string; albumIds: number[] }[]
}
const exported = async (page: Page, address: string): Promise<Export> =>
  (await page.request.get(`${address}/api/export/collection`)).json()

test(
  'changes made while the server is stopped show at once, outlive the tab, and arrive once',
  OFFLINE,
  async ({ page, browser }) => {
    using server = await newServer()
    const account = await newPerson(page, { origin: server.address })
    await addAlbums(page, server.address, ['One', 'Two', 'Three'])
    await openAll(page, server.address)
    await page.getByRole('button', { name: 'Add One to crate…' }).click()
    await page.keyboard.press('Escape')
    server.kill()

    for (const stars of [1, 2, 3, 4]) await rate(page, 'One', stars)
    await expect(line(page)).toContainText('Offline. Changes are kept and sent later.')
    await expect(card(page, 'One').getByRole('radio').nth(3)).toBeChecked()

    await page.getByRole('button', { name: 'Edit Two' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Album' })
    await edit.getByLabel('Notes').fill('Heard on a train')
    await edit.getByRole('button', { name: 'Save changes' }).click()
    await expect(edit).toBeHidden()
    await expect(card(page, 'Two')).toContainText('Heard on a train')

    await page.goto(`${server.address}/app#new-crate`)
    const form = page.getByRole('dialog', { name: 'Create new crate' })
    await form.getByLabel('Name').fill('Sundays')
    await form.getByRole('button', { name: 'Create crate' }).click()
    await expect(form).toBeHidden()

    await page.goto(`${server.address}/app#add`)
    const add = page.getByRole('dialog', { name: 'Add New Album' })
    await add.getByLabel('Title').fill('Four')
    await add.getByLabel('Artist').fill('Marrow Tide')
    await add.getByRole('button', { name: 'Add album' }).click()
    await expect(add).toBeHidden()
    await expect(card(page, 'Four')).toBeVisible()

    await expect.poll(async () => (await unsent(page)).length).toBeGreaterThan(2)
    await page.close()
    await server.start()
    const later = await newTab(page)
    await later.goto(`${server.address}/app`)
    await expect.poll(() => unsent(later), { timeout: 60_000 }).toEqual([])
    const { albums, crates } = await exported(later, server.address)
    expect(albums.map(({ title }) => title).sort()).toEqual(['Four', 'One', 'Three', 'Two', 'Welcome to Gatefold'])
    expect(albums.find(({ title }) => title === 'One')?.rating).toBe(4)
    expect(albums.find(({ title }) => title === 'Two')?.notes).toBe('Heard on a train')
    expect(crates.map(({ name }) => name)).toEqual(['Sundays'])

    const other = await browser.newContext()
    const device = await other.newPage()
    await signIn(device, account, server.address)
    await device.goto(`${server.address}/app`)
    await expect(card(device, 'Four')).toBeVisible()
    await other.close()
  },
)
