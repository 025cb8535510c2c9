import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { idOf } from './album-page.ts'
import { crateMenu, makeCrates, row, send, withCrates } from './crates.ts'
import { card, makeAlbums, numberedAlbums, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, isolate, signInAs, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'
import { open } from './wait-for-islands.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that axe finds broken on a page. */
async function violationsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    type Axe = { run(): Promise<{ violations: { id: string }[] }> }
    return (await (window as unknown as { axe: Axe }).axe.run()).violations.map(({ id }) => id)
  })
}

test('a crate is shared from its menu, changed and revoked among all shares, and shows at once what is chosen', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeCrates(page, 3, { Sundays: 'BA' }, { userTags: ['morning'] })
  await open(page, '/app')
  await crateMenu(page, 'Sundays').click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Share “Sundays”')
  // Looking shares nothing; the press on the focused button makes the link, which shows nothing but the albums.
  const copy = dialog.getByRole('button', { name: 'Copy link' })
  await expect(copy).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await (await page.request.get('/api/shares')).json()).toEqual([])
  await crateMenu(page, 'Sundays').click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Link copied')
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toMatch(/\/s\/[\w-]{22}$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const preview = dialog.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Sundays')
  const guest = await (await browser.newContext({ colorScheme: 'dark' })).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 2 })).toHaveText(['B', 'A'])
  await expect(guest.getByText('morning')).toHaveCount(0)

  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/card/'),
  )
  await dialog.getByRole('textbox', { name: 'Title' }).fill('For breakfast')
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Marit')
  await dialog.getByLabel('Tags').check()
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('For breakfast')
  await expect(preview.getByText('morning').first()).toBeVisible()
  await expect(preview.getByText('Shared by Marit')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('Saved')
  expect((await stored).status()).toBe(204)
  await dialog.getByLabel('The link expires').check()
  await expect(dialog.getByLabel('Link expires on')).not.toHaveValue('')
  await dialog.getByLabel('The link expires').uncheck()
  await expect(dialog.getByLabel('Link expires on')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For breakfast')
  await expect(guest.getByText('Shared by Marit')).toBeVisible()
  await expect(guest.getByText('morning').first()).toBeVisible()
  const card = await guest.request.get(`${link}/card.jpg`)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg'])

  const visits = async () => ((await (await page.request.get('/api/shares')).json()) as { visits: number }[])[0]?.visits
  await expect.poll(visits).toBe(2)

  // Asked again, it is the same link.
  await crateMenu(page, 'Sundays').click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link)
  await expect(dialog).toContainText('2 visits so far')

  await open(page, '/app/shares')
  const listed = page.getByRole('main').getByRole('listitem', { name: 'For breakfast' })
  await expect(listed).toContainText('2 visits')
  await listed.getByRole('button', { name: 'Change the share of For breakfast' }).click()
  await page.getByRole('dialog').getByLabel('List, with room for notes').check()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('For supper')
  // What was typed is saved when the dialog closes.
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await saved
  await expect
    .poll(async () => (await guest.reload()) && guest.getByRole('heading', { level: 1 }).textContent())
    .toBe('For supper')
  await open(page, '/app/shares')
  await page.getByRole('button', { name: 'Stop sharing For supper' }).click()
  await expect(toast(page)).toContainText('Sharing stopped')
  expect((await guest.reload())?.status()).toBe(404)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link is no longer shared')
  await guest.context().close()
})

test('an address alone shares nothing, and what is stopped is shared again by a press only', {
  tag: '@detail',
}, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write'])
  await makeCrates(page, 1, { Sundays: 'A' })
  await open(page, '/app#share')
  const dialog = page.getByRole('dialog', { name: 'Share “Collection”' })
  await expect(dialog).toContainText('Nobody else sees these albums yet')
  const shares = async () => (await (await page.request.get('/api/shares')).json()) as { url: string; title: string }[]
  await dialog.getByRole('textbox', { name: 'Title' }).fill('For breakfast')
  await dialog.getByRole('checkbox', { name: 'Notes' }).check()
  expect(await shares()).toEqual([])
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page)).toContainText('Link copied')
  const [made] = await shares()
  expect(made).toMatchObject({ title: 'For breakfast', shows: { notes: true, tags: false } })
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(made?.url ?? '')
  await open(page, '/app#share')
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(made?.url ?? '')
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog).toContainText('Sharing stopped')
  expect(await shares()).toEqual([])
  expect((await page.request.get(made?.url ?? '')).status()).toBe(404)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(made?.url ?? '')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('For breakfast')
  expect((await page.request.get(made?.url ?? '')).status()).toBe(200)
})

test('the wishes that are out soon stand in a calendar, whose address is made from the wishlist and stopped in Shares', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await makeAlbums(page, [
    { title: 'Later', list: 'wishlist', releaseDate: '2099-03-01' },
    { title: 'Sooner', list: 'wishlist', releaseDate: '2099-02-01' },
    { title: 'Out', list: 'wishlist', releaseDate: '2001-02-01' },
  ])
  await open(page, '/app?list=wishlist&sort=soon')
  await expect(page.locator('.albums li h2')).toHaveText(['Sooner', 'Later', 'Out'])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Release calendar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Release calendar' })
  await dialog.getByRole('checkbox', { name: 'Bandcamp Fridays' }).check()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page)).toContainText('Link copied')
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(address)
  expect(new URL(address).searchParams.get('zone')).not.toBe('')
  const text = async () => (await page.request.get(address)).text()
  expect((await text()).match(/SUMMARY:.*/g)).toEqual([
    'SUMMARY:Sooner by Marrow Tide',
    'SUMMARY:Later by Marrow Tide',
    'SUMMARY:Bandcamp Friday?',
  ])
  await dialog.getByRole('checkbox', { name: 'Reminders' }).check()
  await expect(dialog.getByRole('status')).toHaveText('Saved')
  expect((await text()).match(/BEGIN:VALARM/g)).toHaveLength(3)
  await open(page, '/app/shares')
  const listed = page.getByRole('main').getByRole('listitem', { name: 'Release calendar' })
  await listed.getByRole('button', { name: 'Change the share of' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Bandcamp Fridays' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await listed.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(toast(page)).toContainText('Sharing stopped')
  await expect(listed).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
})

test('the place of all shares shows what it knew without a network', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await withAlbums(page, numberedAlbums(2))
  await page.request.post('/api/shares', { data: { of: { list: 'wishlist' }, title: 'For my birthday' } })
  await open(page, '/app')
  const shares = page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Shares' })
  const row = page.getByRole('main').getByRole('listitem', { name: 'For my birthday' })
  await shares.click()
  await expect(row).toBeVisible()
  await open(page, '/app')
  await page.route('**/api/shares', (route) => route.abort('internetdisconnected'))
  await shares.click()
  await expect(row).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText('You’re offline')
})

test('covers that do not load on the page of a share are drawn', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await withAlbums(page, [{ title: 'Copper', coverUrl: 'https://f4.bcbits.com/img/a1234567890_10.jpg' }])
  const made = await page.request.post('/api/shares', { data: { of: { list: 'collection' } } })
  const { url } = (await made.json()) as { url: string }
  await page.route('https://f4.bcbits.com/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(url)
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Copper' }) })
  await expect(item.locator('.cover svg.sleeve')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('selected albums are shared by a crate of their own', async ({ page, browser }) => {
  await withCrates(page, 3, {})
  await pressSelect(page)
  await card(page, 'B').getByRole('checkbox').check()
  await card(page, 'C').getByRole('checkbox').check()
  await selectionBar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “2 albums”' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('For Marit')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue()
  await expect(row(page, 'For Marit')).toBeVisible()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('For Marit')
  expect((await guest.getByRole('heading', { level: 2 }).allTextContents()).sort()).toEqual(['B', 'C'])
  await guest.context().close()
})

test('a year is shared from its page, seen by everybody with the link, and revoked where it was made', {
  tag: '@detail',
}, async ({ page, browser }) => {
  const addedAt = '2021-01-20T00:00:00Z'
  const copper = { title: 'Copper', rating: 5, tags: ['dub'], releaseDate: '2021-01-01', addedAt }
  await withAlbums(page, [copper, { title: 'Amber', addedAt }])
  const id = await idOf(page, 'Copper')
  await page.request.patch(`/api/albums/${id}`, { data: { paid: 700, paidCurrency: 'EUR', notes: 'From Marit' } })
  await page.request.post(`/api/albums/${id}/listens`, { data: { at: '2021-03-04T21:15', note: 'Rain all evening' } })
  await page.goto('/app/year/2021')
  await expect(page.getByText('Paid €7.00 for 1 of 2 albums')).toBeVisible()
  const share = () => page.getByRole('link', { name: 'Share…' }).click()
  await share()
  const dialog = page.getByRole('dialog', { name: 'Share “2021 in albums”' })
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  const preview = dialog.frameLocator('iframe')
  await expect(preview.getByText('album heard')).toBeVisible()
  // A browser may count the press on the page of the year, which led here: then the link is there already.
  await dialog.getByRole('button', { name: /^(?:Create|Copy) link$/ }).click()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
  const stored = page.waitForResponse((response) => response.url().includes('/card/'))
  await dialog.getByLabel('Tags').check()
  await expect(preview.getByText('dub')).toBeVisible()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect((await stored).status()).toBe(204)

  const guest = await (await browser.newContext()).newPage()
  const problems: Error[] = []
  guest.on('pageerror', (error) => problems.push(error))
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('2021 in albums')
  await expect(guest.getByRole('main')).toContainText(/Most heard.*Copper.*1×.*Added to the collection.*Amber.*dub/s)
  for (const word of [/Paid/, /Rain/, /Marit/, /Mar 4|March/, '★']) await expect(guest.getByText(word)).toHaveCount(0)
  expect(await violationsIn(guest)).toEqual([])
  expect(problems).toEqual([])

  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.goto('/app/year/2021')
  await share()
  await expect(dialog).toContainText('1 visit so far')
  await expect(dialog.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', link)
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(toast(page)).toContainText('Sharing stopped')
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue('')
  expect((await guest.reload())?.status()).toBe(404)
  await guest.context().close()
})

test('an administrator takes a reported page down', { tag: '@detail' }, async ({ page, browser }) => {
  await withCrates(page, 1, { Sundays: 'A' })
  const made = await page.request.post('/api/shares', { data: { of: { list: 'collection' } } })
  const { url } = (await made.json()) as { url: string }
  const admin = await (await browser.newContext()).newPage()
  await signInAs(admin, 'admin')
  await open(admin, '/app#settings-admin-log')
  await admin.getByText('Take down a shared page').click()
  const address = admin.getByLabel('Address of the page')
  await address.fill('the page with the covers')
  await admin.getByRole('button', { name: 'Take down', exact: true }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(`${url}?page=1`)
  await admin.getByRole('button', { name: 'Take down', exact: true }).click()
  await expect(toast(admin)).toContainText('The page is taken down')
  await expect(admin.getByText('took down a share of').first()).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
  await admin.context().close()
})

test('guests mark a gift and take it back without an account, and its owner sees nothing of it', async ({
  page,
  browser,
}) => {
  const { crates } = await makeCrates(page, 2, { Wishes: 'AB' }, { list: 'wishlist' })
  const made = await page.request.post('/api/shares', {
    data: { of: { crate: crates.get('Wishes') }, gift: { until: '2099-12-24' } },
  })
  const { id, url } = (await made.json()) as { id: number; url: string }
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()])
  const [giver, late] = await Promise.all([one.newPage(), other.newPage()])
  await Promise.all([isolate(giver), isolate(late)])
  await Promise.all([giver.goto(url), late.goto(url)])
  const gift = (guest: typeof page, title: string) =>
    guest.getByRole('listitem').filter({ has: guest.getByRole('heading', { name: title }) })
  await giver.getByLabel('Your name').fill('Marit')
  await gift(giver, 'A').getByRole('button', { name: 'I’m giving this' }).click()
  await expect(gift(giver, 'A')).toContainText('You are giving this')
  await expect(gift(giver, 'A').getByRole('button', { name: 'Undo: I’m not giving this' })).toBeFocused()
  // The page of the other guest is from before.
  await gift(late, 'A').getByRole('button', { name: 'I’m giving this' }).click()
  await expect(late.getByRole('status')).toHaveText('Somebody else is giving this already')
  await expect(gift(late, 'A')).toContainText('Taken')
  await page.goto(url)
  await expect(page.getByText('What is taken stays secret')).toBeVisible()
  await expect(page.getByText('Taken', { exact: true })).toHaveCount(0)
  // The mark belongs to the list, which can get another link.
  const renewed = await page.request.post(`/api/shares/${id}/link`, { data: {} })
  const next = ((await renewed.json()) as { url: string }).url
  await giver.goto(next)
  await expect(giver.getByText('Marks belong to the list')).toBeVisible()
  await gift(giver, 'A').getByRole('button', { name: 'Undo: I’m not giving this' }).click()
  await expect(gift(giver, 'A').getByRole('button', { name: 'I’m giving this' })).toBeVisible()
  await late.goto(next)
  await expect(gift(late, 'A').getByRole('button', { name: 'I’m giving this' })).toBeVisible()
  await Promise.all([one.close(), other.close()])
})

test('a guest keeps a mark through a merge, sees what left the list, and the owner clears all unseen', {
  tag: '@detail',
}, async ({ page, browser }) => {
  await withAlbums(
    page,
    ['One', 'Two', 'Three'].map((title) => ({ title, list: 'wishlist' as const })),
  )
  const made = await page.request.post('/api/shares', {
    data: { of: { list: 'wishlist' }, gift: { until: '2099-12-24' } },
  })
  const { url } = (await made.json()) as { url: string }
  const albums = (await (await page.request.get('/api/albums?list=wishlist')).json()) as { id: number; title: string }[]
  const [one, two, three] = ['One', 'Two', 'Three'].map((title) => albums.find((album) => album.title === title)?.id)
  const context = await browser.newContext()
  const guest = await context.newPage()
  await isolate(guest)
  await guest.goto(url)
  const gift = (id: number | undefined) => guest.locator(`[data-gift="${id}"]`)
  for (const id of [two, three]) await gift(id).getByRole('button', { name: 'I’m giving this' }).click()
  await expect(guest.getByRole('button', { name: 'Undo: I’m not giving this' })).toHaveCount(2)
  await page.request.post('/api/albums/merge', { data: { keep: one, merge: [two] } })
  await page.request.patch(`/api/albums/${three}`, { data: { list: 'collection' } })
  await guest.reload()
  await expect(gift(one)).toContainText('You are giving this')
  await expect(guest.getByRole('heading', { name: 'No longer on the list' })).toBeVisible()
  await expect(gift(three)).toContainText('You are giving this')
  expect(await violationsIn(guest)).toEqual([])
  await gift(three).getByRole('button', { name: 'Undo: I’m not giving this' }).click()
  await expect(gift(three)).toBeFocused()
  await guest.reload()
  await expect(guest.getByText('No longer on the list')).toHaveCount(0)

  await open(page, '/app/shares')
  await page.getByRole('button', { name: 'Change the share of Wishlist' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all marks' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You are not told whether anything was marked')
  await question.getByRole('button', { name: 'Clear all marks' }).click()
  await expect(toast(page)).toContainText('No album is marked now')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeVisible()
  await guest.reload()
  await expect(gift(one).getByRole('button', { name: 'I’m giving this' })).toBeVisible()
  await context.close()
})

test('a crate of any size and a year are printed on one page', { tag: '@detail' }, async ({ page }) => {
  await makeAlbums(page, [
    ...numberedAlbums(130).map((album) => ({ ...album, rating: 4, tags: ['dub'], notes: 'Loud' })),
  ])
  const albums: { id: number }[] = await (await page.request.get('/api/albums')).json()
  const shows = { notes: true, ratings: true, tags: true, prices: true, tracks: true }
  const addressOf = async (of: object) => (await send<{ url: string }>(page, '/api/shares', { of, shows })).url
  const print = async (address: string) => {
    await page.goto(address)
    return (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page$/gm)
      ?.length
  }
  for (const [count, columns] of [
    [5, 3],
    [20, 5],
    [130, 14],
  ] as const) {
    const albumIds = albums.slice(0, count).map(({ id }) => id)
    const crate = await send<{ id: number }>(page, '/api/crates', { name: `The first ${count}`, albumIds })
    expect(await print(await addressOf({ crate: crate.id })), `${count} albums`).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const shown = page.getByRole('main').locator('li').first()
    expect(
      await shown.locator('..').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
    ).toBe(columns)
    await expect(shown.getByRole('heading')).toBeVisible({ visible: count <= 120 })
    await expect(shown.getByText('Loud')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.emulateMedia({ media: null })
  }
  for (const { id } of albums.slice(0, 12)) await send(page, `/api/albums/${id}/listens`, { at: '2026-05-01T20:15:00' })
  const year = await addressOf({ year: 2026 })
  expect(await print(year)).toBe(1)
  // The large figures do not reach beyond their panel on a phone.
  await page.setViewportSize({ width: 360, height: 780 })
  const right = await page.locator('dl').evaluate((list) => list.getBoundingClientRect().right)
  for (const figure of await page.locator('dl dd').all())
    expect((await figure.boundingBox())?.x ?? Number.NaN).toBeLessThan(right - 40)
})
