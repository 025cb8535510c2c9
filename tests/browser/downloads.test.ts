import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { openByCover, sleeve } from './album-page.ts'
import { albumsOf } from './files.ts'
import { type AlbumSeed, card, titles, withAlbums } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, expect, test, toast } from './person.ts'
import { selectionBar } from './selection.ts'
import { open } from './wait-for-islands.ts'

const ALBUMS: AlbumSeed[] = [
  { title: 'Copper', artist: 'Halvorsen' },
  { title: 'Amber & Ash' },
  { title: 'Slate (Deluxe Edition)' },
  { title: 'Quartz', trackCount: 3, itemType: 'album', itemId: 4155612459 },
  { title: 'Basalt', artist: 'Nadja Okoro-Lind' },
]

/** A folder of files without content, and of those with one, removed after the test. */
async function withFolder(
  paths: string[],
  act: (folder: string) => Promise<void>,
  contents: Record<string, string> = {},
) {
  const root = await mkdtemp(join(tmpdir(), 'gatefold-music-'))
  try {
    for (const path of [...paths, ...Object.keys(contents)]) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), contents[path] ?? '')
    }
    await act(root)
  } finally {
    await rm(root, { recursive: true })
  }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Compare with a folder' })

test('an album is marked as downloaded on its page, in the selection and without a network', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await withAlbums(page, ALBUMS)
  await openByCover(page, 'Copper')
  await sleeve(page, 'Copper').getByRole('button', { name: 'Mark as downloaded' }).click()
  await expect(toast(page)).toContainText('Copper by Halvorsen')
  await expect(sleeve(page, 'Copper').getByText(/^Downloaded \w+ \d/)).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(sleeve(page, 'Copper').getByRole('button', { name: 'Mark as downloaded' })).toBeVisible()
  await page.keyboard.press('Escape')

  const shown = page.getByText(/^\d of \d albums$/)
  await page.getByRole('combobox', { name: /^Search albums/ }).fill('is:undownloaded')
  await expect(shown).toHaveText('6 of 6 albums')
  const bar = selectionBar(page)
  for (const title of ['Quartz', 'Basalt']) {
    await card(page, title).focus()
    await page.keyboard.press('x')
  }
  await expect(bar).toContainText('2 selected')
  await context.setOffline(true)
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Mark as downloaded' }).click()
  await expect(toast(page)).toContainText('2 albums')
  await page.keyboard.press('Escape')
  await expect(shown).toHaveText('4 of 6 albums')
  await context.setOffline(false)
  await expect(page.getByText(/Offline/)).toBeHidden()
  await open(page, '/app?downloaded=yes')
  await expect.poll(async () => (await titles(page)).sort()).toEqual(['Basalt', 'Quartz'])
  await page.getByRole('button', { name: /Downloaded/ }).click()
  await expect.poll(() => titles(page)).toContain('Copper')
})

test('a folder is compared on the device alone, corrected, and its albums are marked', async ({ page }) => {
  await withAlbums(page, ALBUMS)
  const files = [
    'Halvorsen - Copper.zip',
    'Marrow Tide/2019 - Amber and Ash [FLAC]/01 First.flac',
    'Marrow Tide/2019 - Amber and Ash [FLAC]/cover.jpg',
    'Marrow Tide - Slate/CD1/01 First.mp3',
    'Nadja Secretly/Basaltic/01 First.flac',
    'Photos/1.jpg',
    'Renamed/By hand/01 First.flac',
  ]
  await page.goto('/app#settings-data')
  await page.getByRole('link', { name: 'Compare with a folder' }).click()
  const dialog = dialogOf(page)
  const sent: string[] = []
  page.on('request', (request) =>
    sent.push(request.url() + JSON.stringify(request.headers()) + (request.postData() ?? '')),
  )
  const kept = { 'Renamed/By hand/bandcamp_item_id.txt': '4155612459\n', 'ignores.txt': '98765432  # Nobody / Kept\n' }
  await withFolder(
    files,
    async (folder) => {
      await dialog.getByLabel(/Choose a folder/).setInputFiles(folder)
      await expect(dialog.getByRole('status').first()).toHaveText('4 albums match 6 names.')
    },
    kept,
  )
  await expect(dialog.getByText('3 whole, 1 partly, 2 missing in your collection.')).toBeVisible()
  await expect(dialog.getByText('1 of 3 tracks downloaded')).toBeVisible()
  await dialog.getByRole('button', { name: 'Missing tracks' }).click()
  await expect(dialog.getByText('The track names of this album aren’t known here.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mark 4 as downloaded' })).toBeEnabled()
  // One that is not wanted, and one whose name says something else.
  await dialog.getByRole('checkbox', { name: /Slate/ }).uncheck()
  await dialog.getByRole('button', { name: '2 names without an album' }).click()
  await dialog.getByRole('button', { name: /Choose album: .*Basaltic/ }).click()
  await dialog.getByRole('searchbox', { name: /Find an album/ }).fill('basalt')
  await dialog.getByRole('button', { name: 'Basalt by Nadja Okoro-Lind' }).click()
  await dialog.getByRole('button', { name: 'Mark 4 as downloaded' }).click()
  await expect(toast(page)).toContainText('4 albums')
  await expect(dialog).toBeHidden()
  await open(page, '/app?downloaded=yes')
  await expect.poll(async () => (await titles(page)).sort()).toEqual(['Amber & Ash', 'Basalt', 'Copper'])
  await page.getByRole('combobox', { name: /^Search albums/ }).fill('is:partial')
  await expect.poll(() => titles(page)).toEqual(['Quartz'])
  await openByCover(page, 'Quartz')
  await sleeve(page, 'Quartz').getByRole('button', { name: '1 of 3 tracks downloaded' }).click()
  await expect(sleeve(page, 'Quartz').getByText(/^Downloaded \w+ \d/)).toBeVisible()

  expect(sent.filter((text) => text.includes('/api/albums/edit'))).toHaveLength(3)
  for (const name of ['Secretly', 'Basaltic', 'FLAC', '.zip', 'CD1', 'By hand', '98765432', 'Kept'])
    expect(sent.join('\n'), name).not.toContain(name)
})

test('a folder without music, one of other music, and a pasted list', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(page, ALBUMS)
  await open(page, '/app#compare-folder')
  const dialog = dialogOf(page)
  await withFolder(['Photos/1.jpg'], async (folder) => {
    await dialog.getByLabel(/Choose a folder/).setInputFiles(folder)
    await expect(dialog.getByRole('alert')).toContainText('No music files in this folder')
  })
  const list = dialog.getByLabel('Or paste a list of names')
  await list.fill('Nobody - Nothing')
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(dialog.getByRole('status').first()).toHaveText('No albums match 1 name.')
  await expect(dialog.getByText('Nobody - Nothing')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mark as downloaded' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Other folder' }).click()
  await expect(list).toHaveValue('Nobody - Nothing')
  await list.fill('Halvorsen - Copper\nMarrow Tide/Quartz')
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'ignores.txt: 1 album' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('4155612459  # Marrow Tide / Quartz\n')
  const missing = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Missing: 4 albums' }).click()
  expect(await readFile(await (await missing).path(), 'utf8')).toMatch(
    /^title,artist,bandcampUrl,trackCount,downloadedTracks\r\n(?:.+,https:.+\r\n){3}Welcome to Gatefold,Gatefold,,1,\r\n$/,
  )
  await dialog.getByRole('button', { name: 'Mark 2 as downloaded' }).click()
  const marked = async () => (await albumsOf(page)).filter(({ downloadedAt }) => downloadedAt).length
  await expect.poll(marked).toBe(2)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(marked).toBe(0)
  await open(page, '/app?downloaded=yes')
  await expect(page.getByRole('heading', { name: /match/ })).toBeVisible()
})
