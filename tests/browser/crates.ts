import { expect, type Locator, type Page } from '@playwright/test'
import { newPerson, toast } from './person.ts'
import { open } from './wait-for-islands.ts'

export const row = (page: Page, name: string) => page.locator('.rail .crate', { hasText: name })
export const crateNames = (page: Page) => page.locator('.rail .crate-row[data-crate] .crate-name').allTextContents()
export const count = (page: Page, name: string) => row(page, name).locator('> :last-child')
export const crateMenu = (page: Page, name: string) =>
  page.locator('.rail').getByRole('button', { name: `More about ${name}` })
export const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' }).click()

type Made = { albums: Map<string, number>; crates: Map<string, number> }

export const send = async <Answer>(page: Page, path: string, data: unknown): Promise<Answer> => {
  const response = await page.request.post(path, { data })
  expect(response.ok()).toBe(true)
  return response.json()
}

/** Creates a user with albums A, B, C … (A first, the welcome album last) and crates of the albums of their letters; opens no page. */
export async function makeCrates(
  page: Page,
  albumCount: number,
  crates: Record<string, string> = {},
  fields: { list?: 'collection' | 'wishlist'; userTags?: string[] } = {},
): Promise<Made> {
  await newPerson(page)
  const names = Array.from({ length: albumCount }, (_, index) => String.fromCharCode(65 + index))
  const answer = await send<{ id: number; title: string }[]>(page, '/api/albums/bulk', {
    albums: names.map((title, index) => ({
      title,
      artist: 'Marrow Tide',
      bandcampUrl: `https://marrow-tide.bandcamp.com/album/record-${index}`,
      addedAt: new Date(Date.UTC(2031, 0, 30 - index)).toISOString(),
      ...fields,
    })),
  })
  const albums = new Map(answer.map(({ id, title }) => [title, id]))
  const made = new Map<string, number>()
  for (const [name, inside] of Object.entries(crates)) {
    const albumIds = [...inside].map((title) => albums.get(title))
    const crate = await send<{ id: number }>(page, '/api/crates', {
      name,
      ...(albumIds.length > 0 && { albumIds }),
    })
    made.set(name, crate.id)
  }
  return { albums, crates: made }
}

/** As `makeCrates`, and opens the collection. */
export async function withCrates(page: Page, albumCount: number, crates: Record<string, string> = {}): Promise<Made> {
  const made = await makeCrates(page, albumCount, crates)
  await open(page, '/app')
  return made
}

export type Spot = { x: number; y: number }

export async function spotOn(target: Locator, right = 0.5, down = 0.5): Promise<Spot> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element has no box')
  return { x: box.x + box.width * right, y: box.y + box.height * down }
}

export async function pickUp(page: Page, from: Locator) {
  await from.scrollIntoViewIfNeeded()
  const { x, y } = await spotOn(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + 8, { steps: 3 })
}

export async function carry(page: Page, to: Locator, right?: number, down?: number) {
  const { x, y } = await spotOn(to, right, down)
  await page.mouse.move(x, y, { steps: 3 })
}

export const line = (page: Page) => page.locator('.drop-line')
