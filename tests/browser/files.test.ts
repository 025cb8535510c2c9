import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, test, toast } from './person.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import/Export Collection' })
const pill = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^File import: / })
const importButton = (page: Page) => dialogOf(page).getByRole('button', { name: /^Import/ })

/** Writes a file to disk for the browser to read; a buffer would go through the DevTools protocol. */
async function fileOf(name: string, text: string | Buffer): Promise<string> {
  const path = test.info().outputPath(crypto.randomUUID(), name)
  await mkdir(dirname(path))
  await writeFile(path, text)
  return path
}

async function openFiles(page: Page, tab: 'Export' | 'Import') {
  await page.goto('/app#files')
  await dialogOf(page).getByRole('tab', { name: tab }).click()
}

const choose = async (page: Page, name: string, text: string | Buffer) =>
  dialogOf(page)
    .locator('.drop input[type=file]')
    .setInputFiles(await fileOf(name, text))

/** The counts that the dialog shows, by label. */
async function counts(page: Page): Promise<Record<string, number>> {
  const shown = dialogOf(page).locator('.counts')
  await shown.waitFor()
  const pairs = await shown
    .locator('div')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
    )
  return Object.fromEntries(pairs.map(([name, count]) => [name, Number(count?.replaceAll(',', ''))]))
}

async function download(page: Page, act: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const [got] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: got.suggestedFilename(), text: await readFile(await got.path(), 'utf8') }
}

type Album = { id: number; title: string; rating: number | null; notes: string }
const albumsOf = async (page: Page): Promise<Album[]> => (await page.request.get('/api/albums')).json()

/** A CSV with this many different albums. */
const manyRows = (count: number) =>
  `title,artist,bandcampUrl\n${Array.from({ length: count }, (_, at) => `Record ${at},Artist ${at % 9},https://band-${at % 7}.bandcamp.com/album/record-${at}\n`).join('')}`

const tricky = [
  { title: '=SUM(A1)', artist: '"Quoted", & Sons', notes: 'two\nlines; and, more', rating: 5, tags: ['a;b', 'c,d'] },
  { title: 'Łódź 東京 🎷', artist: "'apostrophe", notes: '-1', releaseDate: '2021-02-03', trackCount: 9 },
  { title: 'Wished', artist: '@home', list: 'wishlist', addedAt: '2020-01-02T03:04:05.000Z' },
].map((album, at) => ({ ...album, bandcampUrl: `https://band-${at}.bandcamp.com/album/tricky-${at}` }))

/** Deletes all albums, the trash and all crates. */
async function wipe(page: Page) {
  const headers = { 'content-type': 'application/json' }
  const crates: { id: number }[] = await (await page.request.get('/api/crates')).json()
  for (const path of ['albums/all', 'trash', ...crates.map(({ id }) => `crates/${id}`)]) {
    expect((await page.request.delete(`/api/${path}`, { headers })).ok()).toBe(true)
  }
}

test('exported JSON and CSV import without differences', async ({ page }) => {
  await newPerson(page)
  const { albums } = await (await page.request.post('/api/albums/bulk', { data: { albums: tricky } })).json()
  const crate = await (await page.request.post('/api/crates', { data: { name: 'Both / sides' } })).json()
  await page.request.post(`/api/crates/${crate.id}/albums`, { data: { albumIds: [albums[2].id, albums[0].id] } })

  const save = async (kind: 'Full collection' | 'All albums') => {
    await openFiles(page, 'Export')
    await dialogOf(page).getByRole('radio', { name: kind }).check()
    const file = await download(page, () =>
      dialogOf(page)
        .getByRole('link', { name: /^Export/ })
        .click(),
    )
    await expect(toast(page)).toContainText('Export started')
    return file
  }
  const withoutIds = (text: string) => {
    const file = JSON.parse(text)
    const place = new Map(file.albums.map(({ id }: Album, at: number) => [id, at]))
    return {
      albums: file.albums.map(({ id: _, ...album }: Album) => album),
      crates: file.crates.map(({ id: _, albumIds, ...rest }: { id: number; albumIds: number[] }) => ({
        ...rest,
        places: albumIds.map((id) => place.get(id)),
      })),
    }
  }
  const withoutIdCells = (text: string) => text.replace(/^\d+,/gm, '')

  const json = await save('Full collection')
  expect(json.name).toMatch(/^Gatefold collection \d{4}-\d\d-\d\d\.json$/)
  const csv = await save('All albums')
  expect(csv.name).toMatch(/^Gatefold albums \d{4}-\d\d-\d\d\.csv$/)

  await test.step('JSON, with crates', async () => {
    await wipe(page)
    await openFiles(page, 'Import')
    await choose(page, 'whatever.txt', json.text)
    expect(await counts(page)).toEqual({ New: 4, 'Already there': 0, Invalid: 0 })
    await expect(dialogOf(page)).toContainText('A Gatefold collection with 4 albums and 1 crate.')
    await expect(dialogOf(page).getByLabel('Destination')).toHaveValue('collection')
    await importButton(page).click()
    await expect(toast(page)).toContainText('Import successful')
    await expect(dialogOf(page)).toContainText('4 albums and 1 crate imported.')
    await dialogOf(page).getByRole('button', { name: 'Done' }).click()
    expect(withoutIds((await save('Full collection')).text)).toEqual(withoutIds(json.text))
  })

  await test.step('CSV', async () => {
    await wipe(page)
    await openFiles(page, 'Import')
    await choose(page, csv.name, csv.text)
    expect(await counts(page)).toEqual({ New: 4, 'Already there': 0, Invalid: 0 })
    await expect(dialogOf(page)).toContainText('A Gatefold CSV with 4 rows.')
    await expect(dialogOf(page).getByRole('listitem').filter({ hasText: '=SUM(A1)' })).toContainText('a;b')
    await importButton(page).click()
    await expect(toast(page)).toContainText('4 albums imported')
    await dialogOf(page).getByRole('button', { name: 'Done' }).click()
    expect(withoutIdCells((await save('All albums')).text)).toBe(withoutIdCells(csv.text))
  })

  await test.step('importing again adds nothing', async () => {
    await openFiles(page, 'Import')
    await choose(page, csv.name, csv.text)
    expect(await counts(page)).toEqual({ New: 0, 'Already there': 4, Invalid: 0 })
    await importButton(page).click()
    await expect(dialogOf(page)).toContainText('0 albums imported; 4 already there.')
    expect(await albumsOf(page)).toHaveLength(4)
  })
})

test('the preview shows new, existing and invalid rows; empty fields are filled; invalid rows can be fixed and imported', async ({
  page,
}) => {
  await newPerson(page)
  await page.request.post('/api/albums/bulk', {
    data: {
      albums: [
        {
          title: 'There',
          artist: 'Ann',
          bandcampUrl: 'https://ann.bandcamp.com/album/there',
          notes: 'Mine',
          userTags: [],
        },
        { title: 'Full', artist: 'Ann', bandcampUrl: 'https://ann.bandcamp.com/album/full', rating: 2, notes: 'Mine' },
      ],
    },
  })
  await openFiles(page, 'Import')

  await test.step('importing without a file shows an error', async () => {
    await importButton(page).click()
    await expect(dialogOf(page).getByText('Please select a file to import')).toBeVisible()
  })

  await test.step('the preview shows what happens to each row', async () => {
    const rows = [
      'Artist;Title;BandcampURL;Rating;Notes;Shelf',
      'Ann;There;https://ann.bandcamp.com/album/there;4;Theirs;A',
      'Ann;Full;https://ann.bandcamp.com/album/full;5;;A',
      'Ben;New one;;3;;B',
      'Cleo;;https://cleo.bandcamp.com/album/x;3;;B',
      'Dan;Wrong;not an address;3;"over',
      'two lines";B',
    ]
    await choose(page, 'shelf.csv', rows.join('\r\n'))
    expect(await counts(page)).toEqual({ New: 1, 'Already there': 2, Invalid: 2 })
    const dialog = dialogOf(page)
    await expect(dialog).toContainText('A CSV with 5 rows.')
    await expect(dialog).toContainText('Row 4, title: Title is required')
    await expect(dialog).toContainText('Row 5, bandcampUrl: Must be a valid URL')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'There' }).first()).toContainText('already there')
    await expect(dialog.getByText('1 album would be filled in from the file.')).toBeVisible()
    expect(await albumsOf(page)).toHaveLength(3)
  })

  await test.step('only empty fields are filled', async () => {
    const dialog = dialogOf(page)
    await dialog.getByRole('radio', { name: 'Fill in their empty fields' }).check()
    await importButton(page).click()
    await expect(toast(page)).toContainText('1 album imported; 1 album filled, 1 already there')
    expect(await counts(page)).toEqual({ Added: 1, Filled: 1, 'Already there': 1, Skipped: 2 })
    const albums = await albumsOf(page)
    expect(albums.find(({ title }) => title === 'There')).toMatchObject({ rating: 4, notes: 'Mine' })
    expect(albums.find(({ title }) => title === 'Full')).toMatchObject({ rating: 2, notes: 'Mine' })
  })

  await test.step('skipped rows can be downloaded, fixed and imported', async () => {
    const dialog = dialogOf(page)
    const skipped = await download(page, () => dialog.getByRole('button', { name: 'Download them as CSV' }).click())
    expect(skipped.name).toBe('shelf invalid rows.csv')
    expect(skipped.text).toContain('Artist,Title,BandcampURL,Rating,Notes,Shelf,error')
    expect(skipped.text).toContain('"over\r\ntwo lines",B,bandcampUrl: Must be a valid URL')
    const fixed = skipped.text
      .replace('Cleo,,', 'Cleo,Named,')
      .replace('not an address', 'https://dan.bandcamp.com/album/right')
    await dialog.getByRole('button', { name: 'Import another' }).click()
    await choose(page, skipped.name, fixed)
    expect(await counts(page)).toEqual({ New: 2, 'Already there': 0, Invalid: 0 })
    await importButton(page).click()
    await expect(toast(page)).toContainText('2 albums imported')
  })
})

test('undo removes the albums and the new crate of an import', async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const dialog = dialogOf(page)
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'records.csv'))
    return transfer
  }, manyRows(30))
  await dialog.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  await dialog.getByLabel('Destination').selectOption('A crate')
  await expect(importButton(page)).toBeDisabled()
  await dialog.getByLabel('Crate', { exact: true }).selectOption('New crate…')
  await importButton(page).click()
  await expect(dialog.getByText('Please enter a name for your crate')).toBeVisible()
  await dialog.getByLabel('Name of the new crate').fill('From the file')
  await importButton(page).click()
  await expect(toast(page)).toContainText('30 albums and 1 crate imported')
  const [crate] = await (await page.request.get('/api/crates')).json()
  expect(crate).toMatchObject({ name: 'From the file', albumCount: 30 })
  const inCrate: Album[] = await (await page.request.get(`/api/crates/${crate.id}/albums`)).json()
  expect(inCrate.map(({ title }) => title)).toEqual(Array.from({ length: 30 }, (_, at) => `Record ${at}`))

  await dialog.getByRole('button', { name: 'Undo this import…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await expect(question).toContainText('The 30 albums it added will be removed.')
  await question.getByRole('button', { name: 'Undo import' }).click()
  await expect(toast(page)).toContainText('30 albums removed, 1 crate removed')
  await expect(dialog.getByText('Undone')).toBeVisible()
  expect(await (await page.request.get('/api/crates')).json()).toEqual([])
  expect(await albumsOf(page)).toHaveLength(1)

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/app#import')
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'records.csv' })).toContainText(
    'Undone',
  )
})

/** Lets the chunks before this one through; later ones hang or fail. */
const stopAt = (page: Page, chunk: number, then: 'hang' | 'lose') =>
  page.context().route(/\/api\/imports\/\d+\/rows\/(\d+)$/, async (route) => {
    if (Number(/\d+$/.exec(route.request().url())?.[0]) < chunk) return route.continue()
    if (then === 'lose') await route.abort('internetdisconnected')
  })

test('an import continues while the dialog is closed and can be canceled', async ({ page }) => {
  await newPerson(page)
  await stopAt(page, 2, 'hang')
  await openFiles(page, 'Import')
  await choose(page, 'long.csv', manyRows(5_000))
  await importButton(page).click()
  await expect(dialogOf(page).getByRole('progressbar', { name: 'Import' })).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(pill(page)).toContainText('4,000 of 5,000')
  await pill(page).click()
  await expect(pill(page)).toBeHidden()
  await dialogOf(page).getByRole('button', { name: 'Cancel import' }).click()
  await expect(dialogOf(page)).toContainText('Import cancelled. 4,000 albums imported before that.')
  expect(await albumsOf(page)).toHaveLength(4_001)
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await expect(pill(page)).toBeHidden()
  await expect(page.getByText('4,001').first()).toBeVisible()
})

test('an import waits for a lost connection', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({ page }) => {
  await newPerson(page)
  await stopAt(page, 1, 'lose')
  await openFiles(page, 'Import')
  await choose(page, 'long.csv', manyRows(5_000))
  await importButton(page).click()
  await expect(dialogOf(page).locator('.alert')).toContainText('You are offline.')
  expect(await counts(page)).toMatchObject({ Added: 2_000 })
  await page.context().unrouteAll()
  await expect(toast(page)).toContainText('5,000 albums imported')
  expect(await counts(page)).toEqual({ Added: 5_000, 'Already there': 0, Skipped: 0 })
  expect(await albumsOf(page)).toHaveLength(5_001)
})

test('an import resumes after its tab was closed, only with the same file', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await newPerson(page)
  await stopAt(page, 1, 'lose')
  await openFiles(page, 'Import')
  await choose(page, 'long.csv', manyRows(5_000))
  await importButton(page).click()
  await expect.poll(async () => (await counts(page)).Added).toBe(2_000)

  const second = await context.newPage()
  await openFiles(second, 'Import')
  await expect(dialogOf(second)).toContainText('“long.csv” is being imported in another tab.')
  await page.close()
  await expect(dialogOf(second)).toContainText('“long.csv” is not finished: 2,000 of 5,000 rows imported.')
  await context.unrouteAll()
  await second.keyboard.press('Escape')
  await expect(pill(second)).toContainText('Unfinished')

  await test.step('a different file is rejected', async () => {
    await pill(second).click()
    await dialogOf(second)
      .getByLabel('Choose the file long.csv')
      .setInputFiles(await fileOf('long.csv', manyRows(4_999)))
    await expect(dialogOf(second)).toContainText('This is a different file from “long.csv”, or it has changed since')
  })

  await test.step('the same file resumes it, under any name', async () => {
    await choose(second, 'renamed.csv', manyRows(5_000))
    await expect(dialogOf(second)).toContainText('This import was started before: 2,000 of 5,000 rows imported.')
    await dialogOf(second).getByRole('button', { name: 'Import the rest' }).click()
    await expect(toast(second)).toContainText('5,000 albums imported')
    expect(await albumsOf(second)).toHaveLength(5_001)
    await dialogOf(second).getByRole('button', { name: 'Done' }).click()
    await expect(pill(second)).toBeHidden()
  })
})

test('an unfinished import can be canceled', { annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
  page,
  context,
}) => {
  await newPerson(page)
  await stopAt(page, 1, 'lose')
  await openFiles(page, 'Import')
  await choose(page, 'long.csv', manyRows(5_000))
  await importButton(page).click()
  await expect.poll(async () => (await counts(page)).Added).toBe(2_000)
  await page.close()
  const second = await context.newPage()
  await openFiles(second, 'Import')
  await dialogOf(second)
    .getByRole('button', { name: /^Cancel this import ?: long\.csv$/ })
    .click()
  await expect(dialogOf(second).getByRole('listitem').filter({ hasText: 'long.csv' })).toContainText(/[24],000 added/)
  await expect(dialogOf(second).getByText('is not finished')).toBeHidden()
})

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const UNREADABLE: [name: string, text: string | Buffer, says: string][] = [
  ['empty.csv', '', 'Please select a valid CSV file. This file is empty'],
  ['nothing.csv', 'title,artist\n', 'This file has only a header row'],
  ['columns.csv', 'name,year\nA,1999\n', 'This CSV has no title and artist columns'],
  ['sheet.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'This file is a workbook or an archive.'],
  ['noise.bin', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7) % 13)), 'This is not a text file.'],
  [
    'wide.csv',
    `title,artist,${'x,'.repeat(1_000_000)}\nA,B\n`,
    'This CSV has 1,000,003 columns. Files can have at most 1,000',
  ],
  [
    'later.json',
    '{"format":"gatefold","version":2,"albums":[],"crates":[]}',
    'This file is from a newer version of Gatefold',
  ],
  [
    'deep.json',
    '['.repeat(200) + ']'.repeat(200),
    'Please select a valid JSON file. This is not a Gatefold collection',
  ],
  [
    'broken.json',
    '{"format":"gatefold",',
    'Please select a valid JSON file. This JSON file ends too early. It may be only a part of the file',
  ],
  ['words.json', 'Dear diary,\n', 'Please select a valid JSON file.'],
]

test('unreadable files are rejected with a reason and change nothing', async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  for (const [name, text, says] of UNREADABLE) {
    await choose(page, name, text)
    await expect(dialogOf(page).getByRole('alert'), name).toContainText(says)
    await expect(dialogOf(page).getByRole('alert'), name).toContainText(name)
  }
  await choose(page, 'huge.csv', Buffer.alloc(40_000_000, 'title,artist\nA,B\n'))
  await expect(dialogOf(page).getByRole('alert')).toContainText('This file has too many rows', { timeout: 60_000 })
  expect(await albumsOf(page)).toHaveLength(1)
})

test('files with unusual encodings or invalid rows are read as far as possible', async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const preview = async (name: string, content: string | Buffer) => {
    await choose(page, name, content)
    const found = await counts(page)
    const text = await dialogOf(page).locator('.body').innerText()
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
    return { found, text }
  }
  const marked = await preview('utf16.csv', utf16('Title\tArtist\r\nÅska\tBjörn\r\n'))
  expect(marked.found).toEqual({ New: 1, 'Already there': 0, Invalid: 0 })
  expect(marked.text).toContain('A CSV, written in UTF-16, with 1 row.')
  expect(marked.text).toContain('Åska')
  const latin = await preview('latin1.csv', Buffer.from('title,artist\nCaf\u00e9,Bj\u00f6rk\n', 'latin1'))
  expect(latin.text).toContain('Café')
  const unclosed = await preview('unclosed.csv', 'title,artist\nA,B\n"C,D\nE,F\n')
  expect(unclosed.found).toEqual({ New: 1, 'Already there': 0, Invalid: 1 })
  expect(unclosed.text).toContain('Row 2: This row has an unclosed quote')
  const long = await preview('long-row.csv', `title,artist,notes\nA,B,"${'x'.repeat(5_000_000)}"\nC,D,\n`)
  expect(long.found).toEqual({ New: 1, 'Already there': 0, Invalid: 1 })
  expect(long.text).toContain('Row 1, notes: At most 10,000 characters')
  const twice = await preview('twice.csv', `${manyRows(2)}${manyRows(2).split('\n').slice(1).join('\n')}`)
  expect(twice.found).toEqual({ New: 2, 'Already there': 0, Invalid: 0, 'Duplicate in file': 2 })
})

test('the current view and the selection export as CSV, and an offline export shows an error', {
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page, context }) => {
  await newPerson(page)
  await page.request.post('/api/albums/bulk', { data: { albums: tricky } })
  await page.goto('/app?list=both&sort=title&q=tricky#files')
  await page.goto('/app?list=both&sort=title&min=5#files')
  await dialogOf(page).getByRole('radio', { name: 'Current view' }).check()
  await expect(dialogOf(page).getByText('2 albums as currently shown')).toBeVisible()
  const exportLink = dialogOf(page).getByRole('link', { name: 'Export CSV' })
  const shown = await download(page, () => exportLink.click())
  expect(shown.text).toContain('SUM(A1)')
  expect(shown.text).toContain('Welcome to Gatefold')
  expect(shown.text).not.toContain('Wished')

  await context.setOffline(true)
  await exportLink.click()
  await expect(dialogOf(page).getByRole('alert')).toContainText('Gatefold could not be reached.')
  await context.setOffline(false)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.locator('.cover [type=checkbox]').first().check()
  const bar = page.getByRole('region', { name: 'Selected albums' })
  await bar.getByRole('button', { name: 'More' }).click()
  const selected = await download(page, () => page.getByRole('menuitem', { name: 'Export CSV' }).click())
  expect(selected.name).toMatch(/^Gatefold selection \d{4}-\d\d-\d\d\.csv$/)
  expect(selected.text).toContain('SUM(A1)')
  expect(selected.text).not.toContain('Welcome to Gatefold')
})
