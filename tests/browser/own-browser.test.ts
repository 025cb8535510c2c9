import type { Page } from '@playwright/test'
import { addressOf } from '../bandcamp-site/albums.ts'
import { fanItem, fanItemsAnswer } from '../bandcamp-site/answers.ts'
import type { News } from '../bandcamp-site/news.ts'
import { answerAsBandcamp, createSite, siteAlbum } from '../bandcamp-site/site.ts'
import { row } from './crates.ts'
import { choose, counts, dialogOf, download, importButton } from './files.ts'
import { answerCovers, expect, newPerson, test } from './person.ts'

const OWNED = 940
const WISHES = 60
const NOW = '2026-11-25T10:00:00Z'
const albums = Array.from({ length: OWNED + WISHES }, (_, index) => siteAlbum(index))

/** Bandcamp as a person's own browser sees it; `answer` may take the place of what it says, and so many albums are hidden. */
async function visitBandcamp(
  page: Page,
  code: string,
  answer: (url: string) => Response | null = () => null,
  hidden = 0,
  news: News | null = null,
) {
  const site = createSite('turned-away', albums.slice(0, OWNED), albums.slice(OWNED))
  site.news = news
  for (const { album } of news?.feed ?? []) site.albums.set(addressOf(album), album)
  for (const album of [...(news?.pages.values() ?? [])].flatMap((all) => all ?? []))
    site.albums.set(addressOf(album), album)
  await page.route('https://bandcamp.com/**', async (route) => {
    const request = route.request()
    const given =
      answer(request.url()) ??
      (await answerAsBandcamp(site, new Request(request.url(), { method: request.method(), body: request.postData() })))
    await route.fulfill({
      status: given.status,
      headers: Object.fromEntries(given.headers),
      body: Buffer.from(await given.arrayBuffer()),
    })
  })
  await page.clock.install({ time: NOW })
  await page.goto('https://bandcamp.com/turned-away')
  if (hidden > 0)
    await page.evaluate((item_count) => {
      const data = document.getElementById('pagedata')
      if (data)
        data.dataset.blob = JSON.stringify({ ...JSON.parse(data.dataset.blob ?? ''), hidden_data: { item_count } })
    }, hidden)
  await page.evaluate(decodeURIComponent(code.replace('javascript:', '')))
  return page.getByRole('status')
}

const codeIn = async (page: Page) =>
  (await page.getByRole('dialog').getByRole('link', { name: 'Add to Gatefold' }).getAttribute('href')) ?? ''

test('where Bandcamp turns the server away, a bookmark saves both lists to a file, which can be imported', async ({
  page,
  context,
}) => {
  await answerCovers(page)
  await newPerson(page)
  await page.goto('/app#import')
  const dialog = page.getByRole('dialog', { name: 'Import from Bandcamp' })
  await dialog.getByLabel('Bandcamp username').fill('turned-away')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Import from Bandcamp: / })
    .click()
  await expect(dialog.getByRole('heading', { name: 'Bring it in from your own browser' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'bandcamp.com/turned-away' })).toBeVisible()

  const bandcamp = await context.newPage()
  const status = await visitBandcamp(bandcamp, await codeIn(page))
  await expect(status).toHaveText(`Reading your collection: 100 of ${OWNED}`)
  const file = await download(bandcamp, () =>
    expect(async () => {
      await bandcamp.clock.runFor(5_000)
      await expect(status).toHaveText('All 1000 albums are saved as a file.', { timeout: 100 })
    }).toPass({ intervals: [10] }),
  )
  expect(file.name).toBe('gatefold-bandcamp-turned-away.json')
  await expect(bandcamp.getByRole('link', { name: 'Import it in Gatefold' })).toBeVisible()
  await bandcamp.getByRole('button', { name: 'Close' }).click()
  await expect(status).toBeHidden()

  await dialog.getByRole('link', { name: 'Import the file' }).click()
  await dialogOf(page).getByRole('tab', { name: 'Import' }).click()
  await choose(page, file.name, file.text)
  await expect(dialogOf(page)).toContainText('Lists from your Bandcamp page with 1,000 albums.')
  expect(await counts(page)).toMatchObject({ New: 1_000, Invalid: 0 })
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('1,000 albums imported')
  const lists = ((await (await page.request.get('/api/albums')).json()) as { list: string }[]).map(({ list }) => list)
  // The welcome album was there before.
  expect(lists.filter((list) => list === 'collection')).toHaveLength(OWNED + 1)
  expect(lists.filter((list) => list === 'wishlist')).toHaveLength(WISHES)
})

test('the bookmark waits where Bandcamp asks it to, saves what it got, and can be stopped', { tag: '@detail' }, async ({
  page,
  context,
}) => {
  await newPerson(page)
  await page.goto('/app#import')
  const code = await codeIn(page)
  const bandcamp = await context.newPage()
  const asked: string[] = []
  const status = await visitBandcamp(bandcamp, code, (url) => {
    const list = /(\w+)_items$/.exec(url)?.[1] ?? ''
    asked.push(list)
    const isRefused = list === 'wishlist' || (list === 'collection' && asked.filter((one) => one === list).length === 2)
    if (!isRefused) return null
    return list === 'wishlist' ? new Response('<title>Client Challenge</title>') : new Response('', { status: 429 })
  })
  await expect(status).toHaveText(/^Reading your collection: 100/)
  await bandcamp.clock.runFor(5_000)
  await expect(status).toHaveText('Bandcamp asks to slow down. Going on in 1 min.')
  const file = await download(bandcamp, () =>
    expect(async () => {
      await bandcamp.clock.runFor(60_000)
      await expect(status).toHaveText(/^Bandcamp gave 940 of 1000 albums/, { timeout: 100 })
    }).toPass({ intervals: [10] }),
  )
  expect(JSON.parse(file.text)).toMatchObject({ fan: 'turned-away', wishlist: [] })

  await bandcamp.evaluate(decodeURIComponent(code.replace('javascript:', '')))
  await bandcamp.getByRole('button', { name: 'Cancel' }).click()
  await expect(bandcamp.getByText('Reading your collection')).toBeHidden()
})

test('the bookmark saves what one’s own page hides, which comes in if it is wanted', { tag: '@detail' }, async ({
  page,
  context,
}) => {
  await answerCovers(page)
  await newPerson(page)
  await page.goto('/app#import')
  const added = '07 May 2026 10:00:00 GMT'
  const hidden = () => Response.json(fanItemsAnswer([fanItem(siteAlbum(OWNED + WISHES), added, added)]))
  const bandcamp = await context.newPage()
  const answer = (url: string) => (url.endsWith('/hidden_items') ? hidden() : null)
  const status = await visitBandcamp(bandcamp, await codeIn(page), answer, 1)
  const file = await download(bandcamp, () =>
    expect(async () => {
      await bandcamp.clock.runFor(5_000)
      await expect(status).toHaveText('All 1001 albums are saved as a file.', { timeout: 100 })
    }).toPass({ intervals: [10] }),
  )
  const { title, artist } = siteAlbum(0)
  const csvData = `title,artist\n${title},${artist}\n`
  expect((await page.request.post('/api/import/albums', { data: { csvData } })).status()).toBe(200)
  await page.goto('/app#files-import')
  await choose(page, file.name, file.text)
  expect(await counts(page)).toMatchObject({ New: 999, 'Already there': 1 })
  await expect(dialogOf(page).getByRole('radio', { name: /^Fill in/ })).toBeChecked()
  await dialogOf(page).getByLabel('Hidden on your page').selectOption('Add them to the collection')
  await expect.poll(() => counts(page)).toMatchObject({ New: 1_000 })
})

test('the bookmark saves what followed artists have released, which is decided at the desk and shows in what is new', async ({
  page,
  context,
}) => {
  await answerCovers(page)
  await newPerson(page)
  const bring = async (number: number) => {
    const { title, artist } = siteAlbum(number)
    const csvData = `title,artist\n${title},${artist}\n`
    expect((await page.request.post('/api/import/albums', { data: { csvData } })).status()).toBe(200)
  }
  // The first import is how a collection begins.
  await bring(2_000)
  await page.goto('/app')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gatefold.seen'))).not.toBeNull()
  await page.goto('/app#import')
  const release = (number: number, released: string) => ({ ...siteAlbum(2_000 + number), released })
  const news: News = {
    feed: [
      { album: release(1, '2026-11-24'), at: '24 Nov 2026 09:00:00 GMT' },
      { album: siteAlbum(0), at: '20 Nov 2026 09:00:00 GMT' },
      { album: release(2, '2026-11-10'), at: '10 Nov 2026 09:00:00 GMT' },
      { album: release(3, '2026-10-01'), at: '01 Oct 2026 09:00:00 GMT' },
    ],
    pages: new Map([
      [81, [release(4, '2026-11-20'), release(2, '2026-11-10'), release(5, '2027-01-08'), release(6, '2020-02-02')]],
      [82, null],
    ]),
  }
  const bandcamp = await context.newPage()
  const status = await visitBandcamp(bandcamp, await codeIn(page), undefined, 0, news)
  const file = await download(bandcamp, () =>
    expect(async () => {
      await bandcamp.clock.runFor(5_000)
      await expect(status).toHaveText(
        'All 1000 albums are saved as a file. New by artists you follow: 4. Artists not looked at: 1.',
        { timeout: 100 },
      )
    }).toPass({ intervals: [10] }),
  )
  const { followed, ...lists } = JSON.parse(file.text) as { followed: { title?: string; item_title?: string }[] }
  expect(followed.map(({ title, item_title }) => item_title ?? title)).toEqual(
    [2_001, 0, 2_002, 2_004].map((number) => `Record ${number}`),
  )
  await page.goto('/app#files-import')
  await choose(page, file.name, JSON.stringify({ ...lists, collection: [], wishlist: [], followed }))
  await expect.poll(() => counts(page)).toMatchObject({ New: 0 })
  const offered = dialogOf(page).getByLabel('New by artists you follow')
  await expect(dialogOf(page).getByText('4 albums you neither have nor wish for')).toBeVisible()
  await offered.selectOption('Add to the wishlist, to decide at the desk')
  await expect.poll(() => counts(page)).toMatchObject({ New: 4 })
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('4 albums and 1 crate imported')
  await page.goto('/app')
  await page.getByRole('button', { name: /^4 new albums since / }).click()
  const since = page.getByRole('dialog', { name: 'Since last time' })
  await expect(since.getByRole('listitem')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await row(page, 'New by artists you follow').click()
  await page.getByRole('main').getByRole('link', { name: 'Desk' }).click()
  await expect(page.getByText('1 of 4')).toBeVisible()
  await page.getByRole('button', { name: /^Trash it/ }).click()
  await expect(page.getByText('2 of 4')).toBeVisible()

  // Signed out at Bandcamp there is no feed, and the rest is read.
  const refusing = (url: string) =>
    url.endsWith('/fan_dash_feed_updates') ? new Response('<title>Log in</title>') : null
  const again = await context.newPage()
  await page.goto('/app#import')
  const told = await visitBandcamp(again, await codeIn(page), refusing, 0, news)
  await expect(async () => {
    await again.clock.runFor(5_000)
    await expect(told).toContainText(
      'New by artists you follow: 2. Bandcamp did not give your feed. Artists not looked at: 1.',
      { timeout: 100 },
    )
  }).toPass({ intervals: [10] })
})

test('an import that Bandcamp turns away leaves the own browser: on the page of a first run, and in the dialog afterwards', {
  tag: '@detail',
}, async ({ page }) => {
  await newPerson(page)
  const ended = { status: 'failed', errorCode: 'turned-away', waitingUntil: null, finishedAt: new Date().toISOString() }
  const message = 'Bandcamp turns Gatefold’s server away. Nothing was imported; try again later.'
  let isOver = false
  await page.route('**/api/imports', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const imports = (await response.json()) as object[]
    await route.fulfill({ response, json: isOver ? imports.map((one) => ({ ...one, ...ended, message })) : imports })
  })
  await page.goto('/app')
  const panel = page.getByRole('region', { name: 'Where are your records?' })
  await panel.getByLabel('Bandcamp username').fill('turned-away')
  await panel.getByRole('button', { name: 'Bring my albums in' }).click()
  await expect(panel.getByText(/^Bandcamp turns Gatefold’s server away\. Resuming/).first()).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Bring it in from your own browser' })).toBeVisible()
  isOver = true
  await expect(panel.getByText(message)).toBeVisible()
  const told = page.getByRole('banner').getByRole('link', { name: /^Import from Bandcamp: Import failed/ })
  await expect(told).toContainText(message)
  await told.click()
  const dialog = page.getByRole('dialog', { name: 'Import from Bandcamp' })
  await expect(dialog.getByText(message).first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'bandcamp.com/turned-away' })).toBeVisible()
  await page.reload()
  await expect(dialog.getByRole('heading', { name: 'Bring it in from your own browser' })).toBeVisible()
  await page.goto('/app')
  await expect(panel.getByText(message)).toBeVisible()
})
