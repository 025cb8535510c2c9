import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Page, test } from '@playwright/test'

/** The open dialog. One that is closing is inert and still found by its role; a file set there is lost. */
export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Import/Export Collection' }).and(page.locator(':not([inert])'))
export const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^File import: / })
export const importButton = (page: Page) => dialogOf(page).getByRole('button', { name: /^Import/ })

/** Writes a file to disk for the browser to read; a buffer would go through the DevTools protocol. */
export async function fileOf(name: string, text: string | Buffer): Promise<string> {
  const path = test.info().outputPath(crypto.randomUUID(), name)
  await mkdir(dirname(path))
  await writeFile(path, text)
  return path
}

export async function openFiles(page: Page, tab: 'Export' | 'Import') {
  await page.goto('/app#files')
  await dialogOf(page).getByRole('tab', { name: tab }).click()
}

export const choose = async (page: Page, name: string, text: string | Buffer) =>
  dialogOf(page)
    .locator('.drop input[type=file]')
    .setInputFiles(await fileOf(name, text))

/** The counts that the dialog shows, by label. */
export async function counts(page: Page): Promise<Record<string, number>> {
  const shown = dialogOf(page).locator('.counts')
  await shown.waitFor()
  const pairs = await shown
    .locator('div')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
    )
  return Object.fromEntries(pairs.map(([name, count]) => [name, Number(count?.replaceAll(',', ''))]))
}

export async function download(page: Page, act: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const [got] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: got.suggestedFilename(), text: await readFile(await got.path(), 'utf8') }
}

export type Album = { id: number; title: string; rating: number | null; notes: string; downloadedAt: string | null }
export const albumsOf = async (page: Page): Promise<Album[]> => (await page.request.get('/api/albums')).json()

/** A CSV with this many different albums. */
export const manyRows = (count: number, first = 0) =>
  `title,artist,bandcampUrl\n${Array.from({ length: count }, (_, index) => first + index)
    .map((at) => `Record ${at},Artist ${at % 9},https://band-${at % 7}.bandcamp.com/album/record-${at}\n`)
    .join('')}`
