import type { Page } from '@playwright/test'
import { card } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, ownHeaders, test } from './person.ts'
import { openAndKeep } from './stored-pages.ts'

/** The changes on the device that the server has not confirmed. */
export const unsent = (page: Page) =>
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

export const OFFLINE = { annotation: { type: EXPECTS_FAILED_REQUESTS } }
export const line = (page: Page) => page.locator('[data-connection] [role=status]')

export const rate = (page: Page, title: string, stars: number) =>
  card(page, title)
    .getByRole('radio')
    .nth(stars - 1)
    .click({ force: true })

/** Opens the note of an album beside its card. */
export async function openNote(page: Page, title: string) {
  await card(page, title).locator('[data-part=note]').click()
  return page.getByRole('dialog', { name: `Note on ${title}` }).getByRole('textbox')
}

export const addAlbums = async (page: Page, address: string, titles: string[]) => {
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

/** Creates a crate with the albums of these titles, in this order. */
export const addCrate = async (page: Page, address: string, name: string, titles: string[]) => {
  const { albums } = await exported(page, address)
  const albumIds = titles.map((title) => albums.find((album) => album.title === title)?.id)
  const answer = await page.request.post(`${address}/api/crates`, {
    data: { name, albumIds },
    headers: ownHeaders(address),
  })
  expect(answer.ok()).toBe(true)
}

/** A person who has these albums and has opened the collection with everything that changes need. */
export async function newCollector(page: Page, titles: string[] = []) {
  const account = await newPerson(page)
  const address = new URL(test.info().project.use.baseURL ?? '').origin
  if (titles.length > 0) await addAlbums(page, address, titles)
  await openAndKeep(page, address)
  return { account, address }
}

export type Export = {
  albums: { id: number; title: string; rating: number | null; notes: string }[]
  crates: { name: string; albumIds: number[] }[]
}

export const exported = async (page: Page, address: string): Promise<Export> =>
  (await page.request.get(`${address}/api/export/collection`)).json()

/** The ratings of a person's albums on the server, by title. */
export const ratings = async (page: Page, address: string) =>
  Object.fromEntries((await exported(page, address)).albums.map(({ title, rating }) => [title, rating]))
