import type { Page } from '@playwright/test'
import { card, makeAlbums, titles } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newTab, test, toast } from './person.ts'
import { comeBack, find, isKept, kept, MANY } from './replica.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

/** The ids of the person's albums by title. */
async function albumIds(page: Page) {
  const albums: { id: number; title: string }[] = await (await page.request.get('/api/albums')).json()
  return new Map(albums.map(({ id, title }) => [title, id]))
}

/** Changes an album as another device does. */
async function rateElsewhere(page: Page, title: string, rating: number) {
  const id = (await albumIds(page)).get(title)
  expect((await page.request.patch(`/api/albums/${id}`, { data: { rating } })).ok()).toBe(true)
}

const addElsewhere = async (page: Page, names: string[]) => {
  const albums = names.map((title) => ({
    title,
    artist: 'Marrow Tide',
    bandcampUrl: `https://marrow-tide.bandcamp.com/album/${title.toLowerCase().replace(/ /g, '-')}`,
    addedAt: new Date(Date.UTC(2032, 0, 1)).toISOString(),
  }))
  expect((await page.request.post('/api/albums/bulk', { data: { albums } })).ok()).toBe(true)
}

test('a second visit searches what the device keeps, before the server has answered', async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  await isKept(page)
  const pending = Promise.withResolvers<void>()
  await page.route('**/api/sync*', async (route) => {
    await pending.promise
    await route.continue()
  })
  await page.route('**/api/albums/page?*', (route) => route.abort())
  const asked = page.waitForRequest('**/api/sync*')
  await page.goto('/app')
  expect((await asked).url()).toMatch(/since=\d+&epoch=./)
  await find(page).fill('record 27')
  await expect.poll(() => titles(page)).toEqual(['Record 27'])
  pending.resolve()
})

test('a change on another device shows in place, and new albums wait until they are asked for', async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  const before = await titles(page)
  await rateElsewhere(page, 'Record 2', 4)
  await comeBack(page)
  await expect(card(page, 'Record 2').getByRole('radio', { name: '4 stars' })).toBeChecked()
  expect(await titles(page)).toEqual(before)

  await addElsewhere(page, ['Elsewhere One', 'Elsewhere Two'])
  const top = await card(page, 'Record 0').boundingBox()
  await comeBack(page)
  const news = page.getByRole('button', { name: '2 new albums' })
  await expect(news).toBeVisible()
  expect(await titles(page)).toEqual(before)
  expect(await card(page, 'Record 0').boundingBox()).toEqual(top)
  await news.click()
  await expect(news).toBeHidden()
  await expect
    .poll(async () => (await titles(page)).slice(0, 3))
    .toEqual(['Elsewhere Two', 'Elsewhere One', 'Record 0'])
})

test('a page that stays open asks once a minute what has changed elsewhere', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, MANY)
  await page.addInitScript(() => {
    const { setInterval } = globalThis
    globalThis.setInterval = ((work: () => void, every: number) => {
      if (every === 60_000) addEventListener('a-minute-later', work)
      return setInterval(work, every)
    }) as typeof setInterval
  })
  await open(page, '/app')
  await isKept(page)
  await rateElsewhere(page, 'Record 2', 4)
  await page.evaluate(() => dispatchEvent(new Event('a-minute-later')))
  await expect(card(page, 'Record 2').getByRole('radio', { name: '4 stars' })).toBeChecked()
})

test('new albums come along when something else is looked for', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  await addElsewhere(page, ['Elsewhere One'])
  await comeBack(page)
  await expect(page.getByRole('button', { name: '1 new album' })).toBeVisible()
  await find(page).fill('elsewhere')
  await expect.poll(() => titles(page)).toEqual(['Elsewhere One'])
  await expect(page.getByRole('button', { name: '1 new album' })).toBeHidden()
})

test('an album that is deleted on another device goes, and a crate made there comes', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  const ids = await albumIds(page)
  await page.request.post('/api/albums/delete', { data: { albumIds: [ids.get('Record 1')] } })
  await page.request.post('/api/crates', {
    data: { name: 'From the phone', albumIds: [ids.get('Record 3')] },
  })
  await comeBack(page)
  await expect(card(page, 'Record 1')).toBeHidden()
  await expect(page.locator('.rail .crate', { hasText: 'From the phone' })).toContainText('1')
})

test('one tab tells the others what it has got', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  const other = await newTab(page)
  await open(other, '/app')
  await rateElsewhere(page, 'Record 5', 2)
  await comeBack(page)
  await expect(card(page, 'Record 5').getByRole('radio', { name: '2 stars' })).toBeChecked()
  await expect(card(other, 'Record 5').getByRole('radio', { name: '2 stars' })).toBeChecked()
})

test('a rating made here is in the copy soon after, without another visit', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  await isKept(page)
  const asked = page.waitForResponse('**/api/sync*')
  await card(page, 'Record 4').getByRole('radio', { name: '3 stars' }).click({ force: true })
  await asked
  const ratings = () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('gatefold')
        request.onsuccess = () => resolve(request.result)
      })
      const request = database.transaction('albums').objectStore('albums').getAll()
      const buckets: { title: string; rating: number | null }[][] = await new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
      database.close()
      return buckets.flat().find(({ title }) => title === 'Record 4')?.rating
    })
  await expect.poll(ratings).toBe(3)
})

const BROKEN = {
  'has no database': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  },
  'refuses to open its database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  },
  'never opens its database': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'has no room left': () => {
    // It was said before.
    localStorage.setItem('gatefold.no-room', '1')
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'has a clock that is years ahead': () => {
    const { now } = Date
    Date.now = () => now() + 100_000_000_000
  },
}
for (const [what, breakIt] of Object.entries(BROKEN)) {
  test(`a browser that ${what} shows and changes albums as ever`, { tag: '@detail' }, async ({ page }) => {
    await makeAlbums(page, MANY)
    await page.addInitScript(breakIt)
    for (const _ of ['first', 'second']) {
      await open(page, '/app')
      await find(page).fill('record 27')
      await expect.poll(() => titles(page)).toEqual(['Record 27'])
      await card(page, 'Record 27').getByRole('radio', { name: '3 stars' }).click({ force: true })
      await expect(toast(page)).toContainText('Rating')
      await rateElsewhere(page, 'Record 27', 5)
      await comeBack(page)
      await expect(card(page, 'Record 27').getByRole('radio', { name: '5 stars' })).toBeChecked()
    }
  })
}

test('a device without room for the copy says so once, and keeps no part of it', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(page, MANY)
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    let puts = 0
    IDBObjectStore.prototype.put = function (...args) {
      puts += 1
      if (puts > 10) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  await open(page, '/app')
  await expect(toast(page)).toContainText('Not available offline')
  expect((await kept(page)).stores).toMatchObject({ albums: 0, crates: 0, members: 0 })
  await open(page, '/app')
  await find(page).fill('record 27')
  await expect.poll(() => titles(page)).toEqual(['Record 27'])
  await page.reload()
  await expect(find(page)).toHaveValue('record 27')
  await waitForIslands(page)
  await expect(toast(page)).toHaveCount(0)
  expect((await kept(page)).stores).toMatchObject({ albums: 0, crates: 0, members: 0 })
})

const deleteDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('gatefold')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  )

for (const isOpen of [true, false]) {
  test(`a copy whose database went ${isOpen ? 'under an open page' : 'while no page was open'} is fetched anew`, {
    tag: '@detail',
  }, async ({ page }) => {
    await makeAlbums(page, MANY)
    await open(page, '/app')
    await isKept(page)
    if (!isOpen) await page.goto('/robots.txt')
    await deleteDatabase(page)
    await rateElsewhere(page, 'Record 5', 2)
    if (isOpen) {
      await comeBack(page)
      await expect(card(page, 'Record 5').getByRole('radio', { name: '2 stars' })).toBeChecked()
      // Nothing of what is new makes a copy of its own.
      await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
      expect((await kept(page)).stores).toMatchObject({ albums: 0, crates: 0, state: 0 })
    }
    const asked = page.waitForRequest('**/api/sync*')
    await open(page, '/app')
    expect((await asked).url()).not.toContain('since')
    await expect(card(page, 'Record 5').getByRole('radio', { name: '2 stars' })).toBeChecked()
    await isKept(page)
    const next = page.waitForRequest('**/api/sync*')
    await page.route('**/api/albums/page?*', (route) => route.abort())
    await open(page, '/app')
    expect((await next).url()).toContain('since')
    await find(page).fill('record')
    await expect(page.getByText('30 albums').first()).toBeVisible()
  })
}

test('a browser that forbids all storage opens dialogs, keeps settings for the page, and leaves', {
  tag: '@detail',
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await makeAlbums(page, MANY)
  await open(page, '/app')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Record 4' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit album' })
  await edit.getByLabel('Notes').fill('Without storage')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(card(page, 'Record 4')).toContainText('Without storage')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill('marrow')
  await page.getByRole('option', { name: 'Marrow Tide 30 albums' }).click()
  await expect(page).toHaveURL(/artist=Marrow/)
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

const OFFLINE = 'Offline. Changes are kept and sent later.'
const OFFLINE_AND_NOT_KEPT = /This device can’t keep changes: they are only on this page/

const noStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
for (const [where, breaks] of [
  ['where it is stored', []],
  ['where it is stored although there is no database', [BROKEN['has no database']]],
  ['where it could not be stored', [BROKEN['has no database'], noStorage]],
] as const) {
  const isStored = breaks.length < 2
  test(`closing a tab with an unsent change asks ${isStored ? 'nothing ' : ''}${where}`, {
    tag: '@detail',
    annotation: { type: EXPECTS_FAILED_REQUESTS },
  }, async ({ page }) => {
    await makeAlbums(page, MANY)
    for (const breakIt of breaks) await page.addInitScript(breakIt)
    await open(page, '/app')
    await page.route('**/api/albums/*', (route) => route.abort())
    await card(page, 'Record 2').getByRole('radio', { name: '3 stars' }).click({ force: true })
    await expect(page.getByText(isStored ? OFFLINE : OFFLINE_AND_NOT_KEPT)).toBeVisible()
    const asked = new Promise<boolean>((resolve) => {
      page.on('dialog', async (dialog) => {
        await dialog.accept()
        resolve(dialog.type() === 'beforeunload')
      })
      page.on('close', () => resolve(false))
    })
    await page.close({ runBeforeUnload: true })
    expect(await asked).toBe(!isStored)
    if (!isStored) return
    const next = await newTab(page)
    await next.goto('/app')
    await expect(card(next, 'Record 2').getByRole('radio', { name: '3 stars' })).toBeChecked()
  })
}

test('without the server, the albums of the copy stay and can be searched', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await makeAlbums(page, MANY)
  await open(page, '/app')
  await isKept(page)
  await page.route('**/api/sync*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.route('**/api/albums/page?*', (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, '/app')
  await find(page).fill('record 27')
  await expect.poll(() => titles(page)).toEqual(['Record 27'])
})
