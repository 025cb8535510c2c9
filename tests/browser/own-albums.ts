import { expect, type Page, test } from '@playwright/test'
import { chunk } from '#domain/chunk.ts'
import { newPerson } from './person.ts'
import { open } from './wait-for-islands.ts'

export type AlbumSeed = {
  title: string
  artist?: string
  bandcampUrl?: string
  coverUrl?: string
  list?: 'collection' | 'wishlist'
  tags?: string[]
  rating?: number
  releaseDate?: string
  addedAt?: string
  notes?: string
  trackCount?: number
  label?: string
  labelUrl?: string
  price?: number
  currency?: string
  about?: string
  itemType?: 'album' | 'track'
  itemId?: number
}

export const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export const titles = (page: Page) => page.locator('.albums li h2').allTextContents()

/** Albums called `Record 0` and so on. */
export const numberedAlbums = (count: number, first = 0): AlbumSeed[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Record ${first + index}` }))

/** Albums called One to Six, all with a tag. */
export const SIX: AlbumSeed[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
  title,
  tags: ['dub'],
}))

/** Creates a user with these albums, in this order before the welcome album, and returns the account; opens no page. */
export async function makeAlbums(page: Page, seeds: AlbumSeed[]): ReturnType<typeof newPerson> {
  const account = await newPerson(page)
  const albums = seeds.map((seed, index) => ({
    artist: 'Marrow Tide',
    bandcampUrl: `https://marrow-tide.bandcamp.com/album/record-${index}`,
    addedAt: new Date(Date.UTC(2031, 0, 20 - index)).toISOString(),
    ...seed,
  }))
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  for (const some of chunk(albums, 1_000)) {
    // Only file imports accept albums without an address.
    const collectionData = JSON.stringify({ format: 'gatefold', version: 1, albums: some, crates: [] })
    const response = some.every(({ bandcampUrl }) => bandcampUrl)
      ? await page.request.post('/api/albums/bulk', { data: { albums: some }, headers })
      : await page.request.post('/api/import/collection', { data: { collectionData }, headers })
    expect(response.ok()).toBe(true)
  }
  return account
}

/** Creates a user with these albums and opens the collection. */
export async function withAlbums(page: Page, seeds: AlbumSeed[]): Promise<void> {
  await makeAlbums(page, seeds)
  await open(page, '/app')
}

/** Adds an album in the open dialog. */
export async function fillInAlbum(page: Page, title: string): Promise<void> {
  const add = page.getByRole('dialog', { name: 'Add new album' })
  await add.getByLabel('Bandcamp URL').fill(`https://marrow-tide.bandcamp.com/album/${title.toLowerCase()}`)
  await add.getByLabel('Title').fill(title)
  await add.getByLabel('Artist').fill('Marrow Tide')
  await add.getByRole('button', { name: 'Add album' }).click()
  await expect(add).toBeHidden()
}

export type View = 'grid' | 'list' | 'compact' | 'wall'

const keep = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name: `gatefold.${name}`, value, domain: '127.0.0.1', path: '/app' }])

/** Sets the view that the next page opens in. */
export const showView = (page: Page, view: View) => keep(page, 'view', view)

/** Closes the hints of the first week, which stand above the albums. */
export const closeHints = (page: Page) => keep(page, 'hints', 'closed')

export type ViewLabel = 'Grid' | 'List' | 'Compact' | 'Wall'

/** The menu of the views, which names the present one. */
export const viewMenu = (page: Page, name?: ViewLabel) =>
  page.getByRole('main').getByRole('button', { name: name ? `View: ${name}` : /^View: / })

/** Chooses a view in its menu. */
export async function chooseView(page: Page, name: ViewLabel): Promise<void> {
  await viewMenu(page).click()
  await page.getByRole('menuitemradio', { name }).click()
}

/** Sets the columns of lists on the next page. */
export const showColumns = (page: Page, columns: string) => keep(page, 'columns', columns)

/** Has the device keep nothing from the next page on, so that each page fetches all albums. */
export const keepNothing = (page: Page) =>
  page.context().addCookies([{ name: 'gatefold-copy', value: 'off', domain: '127.0.0.1', path: '/' }])
