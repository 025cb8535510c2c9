import type { Page } from '@playwright/test'
import { card } from './own-albums.ts'
import { expect, newPerson, newTab, signIn, test } from './person.ts'
import { addAlbums, exported, line, newCollector, OFFLINE, openNote, rate, ratings, unsent } from './unsent.ts'
import { open } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow' })

test('a change that was also made elsewhere shows both versions, and one of an album that is gone is dropped', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, context }) => {
  const { address } = await newCollector(page, ['One', 'Two'])
  await page.getByRole('button', { name: 'Edit One' }).hover()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Edit One' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit album' })
  await edit.getByLabel('Notes').fill('From the train')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toBeHidden()
  await rate(page, 'Two', 4)
  const { albums } = await exported(page, address)
  const idOf = (title: string) => albums.find((album) => album.title === title)?.id
  const headers = { origin: address }
  await page.request.patch(`${address}/api/albums/${idOf('One')}`, { data: { notes: 'From home' }, headers })
  await page.request.delete(`${address}/api/albums/${idOf('Two')}`, { headers })
  await context.setOffline(false)
  await expect(line(page)).toContainText('1 unsent change')
  await expect(card(page, 'Two')).toHaveCount(0)
  await line(page).getByRole('link', { name: '1 unsent change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unsent changes' })
  await expect(dialog).toContainText('From the train')
  await expect(dialog).toContainText('From home')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toContainText('All changes have been sent.')
  expect((await exported(page, address)).albums.find(({ title }) => title === 'One')?.notes).toBe('From the train')
})

/** A new person's rating that waits for the network. */
async function rateOffline(page: Page) {
  const collector = await newCollector(page)
  await page.context().setOffline(true)
  await rate(page, 'Welcome to Gatefold', 2)
  await expect(line(page)).toContainText('1 unsent change')
  return collector
}

test('unsent changes wait for the same person, and nobody else sees or sends them', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, context }) => {
  const { account: first, address } = await rateOffline(page)
  // The session ends on another device.
  await context.clearCookies()
  await context.setOffline(false)
  await page.waitForURL(`${address}/`)
  await expect(page.getByText(`Log in as ${first.email} to send it.`)).toBeVisible()
  expect(await unsent(page)).toHaveLength(1)

  await newPerson(page)
  await open(page, `${address}/app`)
  await expect(card(page, 'Welcome to Gatefold').getByRole('radio').nth(4)).toBeChecked()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(await unsent(page)).toHaveLength(1)
  expect(await ratings(page, address)).toEqual({ 'Welcome to Gatefold': 5 })

  await signIn(page, first)
  await page.goto(`${address}/app`)
  // The page that the device kept is the other person's, so it makes way for another first.
  await expect.poll(() => unsent(page).catch(() => null)).toEqual([])
  expect(await ratings(page, address)).toEqual({ 'Welcome to Gatefold': 2 })
})

test('a change that is sent after somebody else has logged in waits for its person', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, context }) => {
  const { account: first, address } = await rateOffline(page)
  await newPerson(page)
  const sent = page.waitForResponse((response) => response.request().method() === 'PATCH')
  // Otherwise the page may learn of the other person first, and send nothing.
  await context.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await sent.catch(() => undefined)
    await route.continue()
  })
  await context.setOffline(false)
  expect((await sent).status()).toBe(401)
  await expect(page.getByText('This browser is now logged in as')).toBeVisible()
  expect(await unsent(page)).toHaveLength(1)
  expect(await ratings(page, address)).toEqual({ 'Welcome to Gatefold': 5 })

  await signIn(page, first)
  await page.goto(`${address}/app`)
  await expect.poll(() => unsent(page).catch(() => null)).toEqual([])
  expect(await ratings(page, address)).toEqual({ 'Welcome to Gatefold': 2 })
})

test('logging out asks before unsent changes are lost', { ...OFFLINE, tag: '@detail' }, async ({ page, context }) => {
  const { address } = await newCollector(page)
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).hover()
  await context.route('**/api/albums/*', (route) => route.abort())
  await rate(page, 'Welcome to Gatefold', 2)
  await expect.poll(() => unsent(page)).toHaveLength(1)
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await expect(question).toContainText('You have 1 unsent change.')
  await question.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL(`${address}/`)
  await expect.poll(() => unsent(page)).toEqual([])
})

test('logging out asks also while the server is silent', { ...OFFLINE, tag: '@detail' }, async ({ page, context }) => {
  await newCollector(page)
  await context.route('**/api/**', () => undefined)
  await rate(page, 'Welcome to Gatefold', 2)
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toContainText('You have 1 unsent change.')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('a first visit whose network is lost, before the service worker has all code', { tag: '@detail' }, () => {
  test.use({ serviceWorkers: 'block' })

  test('opens the note of an album and asks before logging out', OFFLINE, async ({ page, context }) => {
    await newPerson(page)
    await addAlbums(page, new URL(test.info().project.use.baseURL ?? '').origin, ['One'])
    await open(page, '/app')
    await context.setOffline(true)
    const note = await openNote(page, 'One')
    await note.fill('Heard on a train')
    await page.keyboard.press('Escape')
    await expect(line(page)).toContainText('1 unsent change')
    await expect(card(page, 'One')).toContainText('Heard on a train')
    await page.getByRole('banner').getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toContainText('You have 1 unsent change.')
  })
})

test('the question at its address says that nothing is unsent', { tag: '@detail' }, async ({ page }) => {
  await newCollector(page)
  await page.goto('/app#log-out')
  const question = page.getByRole('alertdialog', { name: 'Log out?' })
  await expect(question).toContainText('All changes have been sent.')
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(card(page, 'Welcome to Gatefold')).toBeVisible()
})

test('a change that this version cannot read is listed and can be discarded, while all others are sent', {
  tag: '@detail',
}, async ({ page, context }) => {
  const { address } = await newCollector(page, ['One', 'Two'])
  await context.setOffline(true)
  await rate(page, 'One', 4)
  await expect.poll(() => unsent(page)).toHaveLength(1)
  // What a newer build has stored before an earlier one came back.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('gatefold')
        request.onsuccess = () => {
          const writing = request.result.transaction('outbox', 'readwrite')
          const { account } = document.documentElement.dataset
          writing.objectStore('outbox').put({ account, key: 'new', change: { call: 'share-crate', id: 1 } }, 1)
          writing.oncomplete = () => resolve(request.result.close())
        }
      }),
  )
  await rate(page, 'Two', 3)
  await context.setOffline(false)
  await expect.poll(() => ratings(page, address)).toMatchObject({ Two: 3 })
  await line(page).getByRole('link', { name: '1 unsent change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unsent changes' })
  await expect(dialog).toContainText('This version of Gatefold can’t read this change')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toContainText('All changes have been sent.')
  expect(await unsent(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await rate(page, 'One', 2)
  await expect.poll(() => ratings(page, address)).toMatchObject({ One: 2, Two: 3 })
})

test('unsent changes are told after a restart, before it is known whether the server can be reached', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, context }) => {
  const { address } = await newCollector(page, ['One'])
  await context.setOffline(true)
  await rate(page, 'One', 4)
  await expect(line(page)).toContainText('1 unsent change')
  await page.close()
  // The network takes everything and answers nothing.
  await context.route('**/api/**', () => undefined)
  await context.setOffline(false)
  const tab = await newTab(page)
  await tab.goto(`${address}/app`)
  await expect(line(tab)).toHaveText('1 unsent change')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a page that cannot ask for its records says that it is offline', { ...OFFLINE, tag: '@detail' }, async ({
  page,
  context,
}) => {
  const { address } = await newCollector(page, ['One'])
  await context.route('**/api/sync*', (route) => route.abort())
  await page.goto(`${address}/app`)
  await expect(line(page)).toHaveText('Offline. Changes are kept and sent later.')
})
