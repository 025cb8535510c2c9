import type { BrowserContext, Page } from '@playwright/test'
import { card, fillInAlbum, titles } from './own-albums.ts'
import { newAddress } from './own-server.ts'
import { expect, newPerson, newTab, signIn, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'
import { openAndKeep } from './stored-pages.ts'
import {
  addAlbums,
  addCrate,
  type Export,
  exported,
  line,
  newCollector,
  OFFLINE,
  rate,
  ratings,
  unsent,
} from './unsent.ts'
import { open } from './wait-for-islands.ts'

test.use({ serviceWorkers: 'allow' })

type Account = Awaited<ReturnType<typeof newPerson>>

/** What the server has after a new tab has sent everything. */
async function exportedWhenSent(page: Page, address: string): Promise<Export> {
  const tab = await newTab(page)
  await tab.goto(`${address}/app`)
  await expect.poll(() => unsent(tab), { timeout: 60_000 }).toEqual([])
  return exported(tab, address)
}

/** The collection of an account on another device. */
async function openSignedIn(device: BrowserContext, account: Account, address: string): Promise<Page> {
  const page = await device.newPage()
  await signIn(page, account)
  await page.goto(`${address}/app`)
  return page
}

test('changes made while the server is stopped show at once, outlive the tab, and arrive once', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, browser }) => {
  using server = await newAddress()
  const account = await newPerson(page)
  await addAlbums(page, server.address, ['One', 'Two', 'Three'])
  await openAndKeep(page, server.address)
  await page.getByRole('button', { name: 'Add One to crate…' }).click()
  await page.keyboard.press('Escape')
  const session = await page.context().newCDPSession(page)
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo
  const asked = { permissions: ['durableStorage' as const], origin: server.address, browserContextId }
  await session.send('Browser.grantPermissions', asked)
  server.kill()

  for (const stars of [1, 2, 3, 4]) await rate(page, 'One', stars)
  await expect(line(page)).toContainText('Offline. Changes are kept and sent later.')
  await expect(card(page, 'One').getByRole('radio').nth(3)).toBeChecked()

  await page.getByRole('button', { name: 'Edit Two' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit album' })
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
  await fillInAlbum(page, 'Four')
  await expect(card(page, 'Four')).toBeVisible()

  await expect.poll(async () => (await unsent(page)).length).toBeGreaterThan(2)
  const address = await card(page, 'Four').getByRole('link', { name: 'Four' }).first().getAttribute('href')
  expect(await page.evaluate(() => navigator.storage.persisted())).toBe(true)
  // Opened again without the server, two days later.
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000)
  await page.goto(`${server.address}/app?list=both`)
  await expect(line(page)).toContainText(/unsent changes since \w+ \d+/)
  await expect(card(page, 'Four')).toBeVisible()
  await expect(card(page, 'Two')).toContainText('Heard on a train')
  await expect(card(page, 'One').getByRole('radio').nth(3)).toBeChecked()
  await page.getByRole('combobox', { name: /^Search/ }).fill('four')
  await expect(card(page, 'One')).toHaveCount(0)
  await expect(card(page, 'Four')).toBeVisible()
  await page.close()
  await server.start()
  const { albums, crates } = await exportedWhenSent(page, server.address)
  expect(albums.map(({ title }) => title).sort()).toEqual(['Four', 'One', 'Three', 'Two', 'Welcome to Gatefold'])
  expect(address).toContain(`/app/album/${albums.find(({ title }) => title === 'Four')?.id}`)
  expect(albums.find(({ title }) => title === 'One')?.rating).toBe(4)
  expect(albums.find(({ title }) => title === 'Two')?.notes).toBe('Heard on a train')
  expect(crates.map(({ name }) => name)).toEqual(['Sundays'])

  await using other = await browser.newContext()
  const device = await openSignedIn(other, account, server.address)
  await expect(card(device, 'Four')).toBeVisible()
})

test('an order, deletions, and changes of several albums made while the server is stopped arrive once, on a second device too', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, browser }) => {
  using server = await newAddress()
  const account = await newPerson(page)
  await addAlbums(page, server.address, ['One', 'Two', 'Three', 'Four', 'Five'])
  await addCrate(page, server.address, 'Sundays', ['One', 'Two', 'Three'])
  await openAndKeep(page, server.address)
  server.kill()

  await page
    .getByRole('complementary', { name: 'Crates' })
    .getByRole('link', { name: /Sundays/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sundays' })).toBeVisible()
  await expect(page.locator('.albums li')).toHaveCount(3)
  const [first = ''] = await titles(page)
  await card(page, first).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await titles(page)).indexOf(first)).toBe(1)
  const order = await titles(page)
  await expect.poll(async () => (await unsent(page)).length).toBe(1)

  await open(page, `${server.address}/app`)
  for (const title of ['Four', 'Five']) {
    await card(page, title)
      .getByLabel(/^Delete/)
      .first()
      .click()
    await expect(card(page, title)).toHaveCount(0)
    if (title === 'Four') await page.getByRole('button', { name: 'Undo' }).click()
  }
  await expect(card(page, 'Four')).toBeVisible()

  await pressSelect(page)
  for (const title of ['One', 'Two', 'Three']) await card(page, title).getByRole('checkbox').check()
  const bar = selectionBar(page)
  await bar.getByRole('radio', { name: '2 stars' }).click({ force: true })
  await expect(card(page, 'Three').getByRole('radio', { name: '2 stars' })).toBeChecked()
  await expect(toast(page)).toContainText('2 stars')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Three').getByRole('radio', { checked: true })).toHaveCount(0)
  await card(page, 'Three').getByRole('checkbox').uncheck()
  await bar.getByRole('radio', { name: '4 stars' }).click({ force: true })
  await expect(card(page, 'Two').getByRole('radio', { name: '4 stars' })).toBeChecked()
  await bar.getByRole('button', { name: 'Tags…' }).click()
  const tags = page.getByRole('dialog', { name: 'Tags' })
  await tags.getByLabel('Tags to add').fill('train')
  await page.keyboard.press('Enter')
  await tags.getByRole('button', { name: 'Change 2 albums' }).click()
  await expect(tags).toBeHidden()
  await expect(card(page, 'One')).toContainText('train')

  await expect.poll(async () => (await unsent(page)).length).toBeGreaterThan(3)
  await page.close()
  await server.start()
  const { albums, crates } = await exportedWhenSent(page, server.address)
  expect(albums.map(({ title }) => title).sort()).toEqual(['Four', 'One', 'Three', 'Two', 'Welcome to Gatefold'])
  for (const title of ['One', 'Two']) {
    expect(albums.find((album) => album.title === title)).toMatchObject({ rating: 4, userTags: ['train'] })
  }
  expect(albums.find((album) => album.title === 'Three')).toMatchObject({ rating: null })
  const titleOf = (id: number) => albums.find((album) => album.id === id)?.title
  expect(crates.map(({ name, albumIds: ids }) => [name, ids.map(titleOf)])).toEqual([['Sundays', order]])

  await using other = await browser.newContext()
  const device = await openSignedIn(other, account, server.address)
  await expect(card(device, 'Four')).toBeVisible()
  await expect(card(device, 'Five')).toHaveCount(0)
  await expect(card(device, 'One')).toContainText('train')
})

test('every tab shows what was changed without a network, and one of them sends it once', {
  ...OFFLINE,
  tag: '@detail',
}, async ({ page, context }) => {
  const { address } = await newCollector(page, ['One', 'Two'])
  const other = await newTab(page)
  await open(other, `${address}/app`)
  await context.setOffline(true)
  for (const stars of [1, 2, 3, 5]) await rate(page, 'One', stars)
  await expect(card(other, 'One').getByRole('radio').nth(4)).toBeChecked()
  await expect(line(other)).toContainText('1 unsent change')
  const sent: string[] = []
  // An attempt before the network is back reaches nothing.
  context.on('response', (response) => {
    const request = response.request()
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '')
  })
  await context.setOffline(false)
  await expect.poll(() => unsent(page)).toEqual([])
  expect(await ratings(page, address)).toMatchObject({ One: 5, Two: null })
  for (const tab of [page, other]) await expect(line(tab)).toBeEmpty()
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ rating: 5 }])
})
