import type { Page } from '@playwright/test'
import { newServer } from './own-server.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, ownHeaders, signIn, test } from './person.ts'

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
