import type { Page } from '@playwright/test'
import { openLine } from '../../scripts/bench/line.ts'
import { chooseView, viewMenu } from './own-albums.ts'
import { newAddress } from './own-server.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, ownHeaders, signIn, test } from './person.ts'
import { keptFiles, openAndKeep, openOnce, storedPages } from './stored-pages.ts'
import { line, OFFLINE, rate, ratings } from './unsent.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Your Collection$|^Collection and wishlist$/ })
/** Reloads; resolves to what the page was rendered with. */
async function reload(page: Page): Promise<string> {
  await page.reload()
  return page.evaluate(() => [...document.querySelectorAll('[data-props]')].map((props) => props.textContent).join())
}
/** Adds an album. With the welcome album alone, a page also asks how the last import ended. */
const addAlbum = (page: Page, baseURL = '') =>
  page.request.post('/api/albums', {
    data: { title: 'Reed', artist: 'Fen', bandcampUrl: 'https://fen.bandcamp.com/album/reed' },
    headers: ownHeaders(new URL(baseURL).origin),
  })
const signOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
}

test('the collection opens from the device while the server is stopped, at any of its addresses', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  using server = await newAddress()
  await newPerson(page)
  await openOnce(page, server.address)
  // After one visit the list and its albums open, after two all that the app may load.
  await page.context().setOffline(true)
  await open(page, `${server.address}/app?list=both`)
  await page.getByRole('link', { name: 'Welcome to Gatefold' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Welcome to Gatefold' })).toBeVisible()
  await page.context().setOffline(false)
  const atFirst = await keptFiles(page)
  await open(page, `${server.address}/app`)
  // It takes a while on a busy machine.
  await expect.poll(() => keptFiles(page), { timeout: 120_000 }).toBeGreaterThan(atFirst)
  await openAndKeep(page, server.address)
  server.kill()
  for (const path of ['/app?list=both', '/', '/app']) {
    await page.goto(server.address + path)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(server.address + (path === '/' ? '/app' : path))
  }
  await expect(page.getByRole('heading', { name: 'Welcome to Gatefold' })).toBeVisible()
  await waitForIslands(page)
  // What loads later is there too.
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: 'Add new album' })).toBeVisible()
  await page.goto(`${server.address}/reset-password`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})

test('diary, year, trash and tidy up open from the device while the server is stopped', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, baseURL }) => {
  using server = await newAddress()
  await newPerson(page)
  const headers = ownHeaders(new URL(baseURL ?? '').origin)
  const add = async (title: string, album: string) => {
    const data = { title, artist: 'Fen', bandcampUrl: `https://fen.bandcamp.com/album/${album}` }
    return ((await (await page.request.post('/api/albums', { data, headers })).json()) as { id: number }).id
  }
  const id = await add('Reed', 'reed')
  await add('Reed', 'reed-again')
  const gone = await add('Moss', 'moss')
  await page.request.post(`/api/albums/${id}/listens`, { data: { at: '2024-03-04T21:15', note: 'Rain.' }, headers })
  await page.request.delete(`/api/albums/${gone}`, { headers })
  await openAndKeep(page, server.address)
  await page.goto(`${server.address}/app/diary`)
  await expect(page.getByRole('heading', { name: 'March 2024' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => caches.match('/app/year/2024').then(Boolean))).toBe(true)
  await page.goto(`${server.address}/app/trash`)
  await expect(page.getByRole('button', { name: 'Restore Moss' })).toBeVisible()
  await page.goto(`${server.address}/app/tidy`)
  await expect(page.getByRole('button', { name: /^Merge/ })).toBeVisible()

  server.kill()
  await page.goto(`${server.address}/app/diary`)
  await expect(page.getByText('This is what this device has of your diary')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'March 2024' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note on Reed' })).toHaveValue('Rain.')
  await page.goto(`${server.address}/app/trash`)
  await expect(page.getByText('This is what was in the trash')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore Moss' })).toHaveAttribute('aria-disabled', 'true')
  await page.goto(`${server.address}/app/tidy`)
  await expect(page.getByRole('button', { name: /^Merge/ })).toBeVisible()
  await page.goto(`${server.address}/app/year/2024`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your 2024' })).toBeVisible()
  await page.goto(`${server.address}/app/year/2023`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
})

const LOGIN = '<title>Log in</title><h1>Log in to the office</h1>'
for (const [answer, refused] of [
  ['redirects to its own host', { status: 302, body: '', headers: { location: 'http://login.test/' } }],
  ['refuses', { status: 401, body: LOGIN }],
  ['answers with its own page', { status: 200, body: LOGIN }],
] as const)
  test(`a login in front of the server that ${answer} is told, leads to it, and loses no change`, {
    ...OFFLINE,
    tag: '@detail',
  }, async ({ page, baseURL }) => {
    const between = await openLine(baseURL ?? '')
    await page.route('http://login.test/**', (route) => route.fulfill({ contentType: 'text/html', body: LOGIN }))
    try {
      await newPerson(page)
      await openAndKeep(page, between.address)
      between.refused = { path: /^/, ...refused }
      await rate(page, 'Welcome to Gatefold', 4)
      const told = 'Something in front of Gatefold asks you to log in. Changes are kept and sent afterwards.'
      await expect(line(page)).toContainText(told)
      await expect(line(page)).toContainText('1 unsent change')
      await page.reload()
      await expect(line(page)).toContainText(told)
      await line(page).getByRole('button', { name: 'Log in there' }).click()
      await expect(page.getByRole('heading', { name: 'Log in to the office' })).toBeVisible()

      between.refused = null
      await open(page, `${between.address}/app`)
      await expect.poll(() => ratings(page, baseURL ?? '')).toEqual({ 'Welcome to Gatefold': 4 })
      await expect(line(page)).toBeEmpty()
      await page.evaluate(() => navigator.serviceWorker.ready)
      expect(await storedPages(page)).toContain('/app')
    } finally {
      between.close()
    }
  })

test('what comes back from signing in with another service never passes the service worker', {
  tag: '@detail',
}, async ({ page }) => {
  await newPerson(page)
  await openAndKeep(page)
  const passed: boolean[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/auth/callback')) passed.push(response.fromServiceWorker())
  })
  await page.goto('/api/auth/callback/google?error=denied&state=none')
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('form'))
    Object.assign(form, { method: 'post', action: '/api/auth/callback/google' })
    form.submit()
  })
  await expect.poll(() => passed).toEqual([false, false])
})

test('the demo opens without a network, with what was changed in its tab', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await open(page, '/demo')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('radio', { name: '3 stars' }).first().click({ force: true })
  await expect(page.getByRole('radio', { name: '3 stars' }).first()).toBeChecked()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('radio', { name: '3 stars' }).first()).toBeChecked()
  await page.goto('/demo/album/2')
  const sleeve = page.getByRole('dialog', { name: 'Tin Parliament' })
  await sleeve.getByRole('button', { name: 'Play a preview of Tin Parliament' }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await page.goto('/demo/tidy')
  await expect(page.getByRole('button', { name: /^Merge: / })).toBeVisible()
  await page.goto('/demo/diary')
  await expect(page.locator('[data-day]').first()).toBeVisible()
  await page.goto('/demo/s/sunday')
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday, slow' })).toBeVisible()
})

test('a page from the device is followed by what has changed since', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openAndKeep(page)
  await page.request.post('/api/crates', { data: { name: 'Sundays' }, headers: ownHeaders(new URL(page.url()).origin) })
  const rail = page.getByRole('complementary', { name: 'Crates' })
  expect(await reload(page)).not.toContain('Sundays')
  await expect(rail.getByRole('link', { name: /^Sundays/ })).toBeVisible()
  await expect.poll(() => reload(page)).toContain('Sundays')
})

test('a visit without changes asks the server once, in less than a kilobyte, also where the service worker has stopped', {
  tag: '@detail',
}, async ({ page, context, baseURL }) => {
  await newPerson(page)
  await addAlbum(page, baseURL)
  const line = await openLine(baseURL ?? '')
  try {
    await openAndKeep(page, line.address)
    const browser = await context.newCDPSession(page)
    for (const isStopped of [false, true]) {
      await page.goto('about:blank')
      await browser.send('ServiceWorker.enable')
      if (isStopped) await browser.send('ServiceWorker.stopAllWorkers')
      await line.quiet()
      line.take()
      await page.goto(`${line.address}/app`)
      await line.quiet()
      const { bytes, requests } = line.take()
      const paths = requests.map(({ path }) => path.replace(/\?.*/, ''))
      // The browser also asks whether there is a new service worker.
      expect(paths.filter((path) => path !== '/sw.js')).toEqual(['/api/sync'])
      expect(bytes).toBeLessThan(1_000)
    }
  } finally {
    line.close()
  }
})

test('a visit after a change on another device loads the change alone, and the next one opens with it', {
  tag: '@detail',
}, async ({ page, baseURL }) => {
  await newPerson(page)
  await addAlbum(page, baseURL)
  const line = await openLine(baseURL ?? '')
  try {
    await openAndKeep(page, line.address)
    await page.request.post('/api/crates', {
      data: { name: 'Sundays' },
      headers: ownHeaders(new URL(baseURL ?? '').origin),
    })
    await page.goto('about:blank')
    await line.quiet()
    line.take()
    await page.goto(`${line.address}/app`)
    await expect(
      page.getByRole('complementary', { name: 'Crates' }).getByRole('link', { name: /^Sundays/ }),
    ).toBeVisible()
    await line.quiet()
    const { bytes, requests } = line.take()
    expect(requests.map(({ path }) => path.replace(/\?.*/, '')).filter((path) => path !== '/sw.js')).toEqual([
      '/api/sync',
      // What it says of albums since last time.
      '/api/albums/events',
    ])
    expect(bytes).toBeLessThan(2_000)
    await page.goto('about:blank')
    await expect.poll(() => line.take().requests.map(({ path }) => path)).toContain('/app')
    await line.quiet()
    await page.goto(`${line.address}/app`)
    expect(await reload(page)).toContain('Sundays')
  } finally {
    line.close()
  }
})

test('at most 20 pages are kept, those used last', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openAndKeep(page)
  const paths = Array.from({ length: 20 }, (_, index) => `/app?min=${1 + (index % 5)}&list=both&page=${index + 1}`)
  for (const [index, path] of paths.entries()) {
    await page.goto(path)
    await expect.poll(() => storedPages(page)).toContain(path)
    if (index !== 18) continue
    await page.goto('/app')
    // The one used last stands last.
    await expect.poll(async () => (await storedPages(page)).at(-1)).toBe('/app')
  }
  const kept = await storedPages(page)
  expect(kept).toHaveLength(20)
  expect(kept).toContain('/app')
  expect(kept).not.toContain(paths[0])
})

test('a setting that the server renders shows in the next page', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openAndKeep(page)
  expect(await reload(page)).toContain('"settings":{"view":""')
  await chooseView(page, 'Compact')
  await expect(viewMenu(page, 'Compact')).toBeVisible()
  expect(await reload(page)).toContain('"settings":{"view":"compact"')
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/user/preferences', { method: 'PATCH', headers, body: '{"itemsPerPage":50}' })
  })
  expect(await reload(page)).toContain('"itemsPerPage":50,"lastView":"compact"')
})

test('nobody sees the page of another person', { tag: '@detail' }, async ({ page, context }) => {
  const first = await newPerson(page)
  await openAndKeep(page)
  await signOut(page)
  expect(await storedPages(page)).toEqual([])

  // Another person signs in past the service worker, while the page of the first is stored.
  await signIn(page, first)
  await openAndKeep(page)
  // An open page would notice that its session is gone, and go to the landing page.
  await page.goto('about:blank')
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

test('logging out without a network leaves the person signed in, or has the device forget its copy', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await newPerson(page)
  await openAndKeep(page)
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).hover()
  await context.setOffline(true)
  const logOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByText('Gatefold can’t be reached, so your session goes on.')).toBeVisible()
  }
  await logOut()
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await logOut()
  await page.getByRole('button', { name: 'Forget the copy' }).click()
  await page.waitForURL('/')
  expect(await storedPages(page)).toEqual([])
  // The page without a network continues by itself.
  await context.setOffline(false)
  await expect(heading(page)).toBeVisible()
  await signOut(page)
  expect(await storedPages(page)).toEqual([])
})

test('a browser that is to keep nothing keeps no page', { tag: '@detail' }, async ({ page, context }) => {
  await newPerson(page)
  await openAndKeep(page)
  await context.addCookies([{ name: 'gatefold-copy', value: 'off', url: page.url() }])
  await page.reload()
  await expect.poll(() => storedPages(page)).toEqual([])
})
