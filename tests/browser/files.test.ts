import type { Page } from '@playwright/test'
import { type Album, albumsOf, choose, counts, dialogOf, download, importButton, manyRows, openFiles } from './files.ts'
import { EXPECTS_FAILED_REQUESTS, expect, newPerson, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'

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
  const albums = await (await page.request.post('/api/albums/bulk', { data: { albums: tricky } })).json()
  const crate = await (await page.request.post('/api/crates', { data: { name: 'Both / sides' } })).json()
  await page.request.post(`/api/crates/${crate.id}/albums`, { data: { albumIds: [albums[2].id, albums[0].id] } })

  await page.request.post('/api/tags/edit', { data: { from: ['hip hop'], to: 'hip-hop' } })

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
      // What happened to albums is not taken over.
      albums: file.albums.map(({ id: _, events: __, ...album }: Album & { events?: unknown }) => album),
      crates: file.crates.map(({ id: _, albumIds, ...rest }: { id: number; albumIds: number[] }) => ({
        ...rest,
        places: albumIds.map((id) => place.get(id)),
      })),
      tagRules: file.tagRules,
    }
  }
  const withoutIdCells = (text: string) => text.replace(/^\d+,/gm, '')

  const json = await save('Full collection')
  expect(json.name).toMatch(/^Gatefold collection \d{4}-\d\d-\d\d\.json$/)
  const csv = await save('All albums')
  expect(csv.name).toMatch(/^Gatefold albums \d{4}-\d\d-\d\d\.csv$/)

  await test.step('JSON, with crates', async () => {
    await wipe(page)
    await page.request.delete('/api/tags/rules', { data: { from: ['hip hop'] } })
    await openFiles(page, 'Import')
    await choose(page, 'whatever.txt', json.text)
    expect(await counts(page)).toEqual({ New: 4, 'Already there': 0, Invalid: 0 })
    await expect(dialogOf(page)).toContainText('A Gatefold collection with 4 albums, 1 crate, and 1 tag rule.')
    await expect(dialogOf(page).getByLabel('Destination')).toHaveValue('collection')
    await importButton(page).click()
    await expect(dialogOf(page)).toContainText('Import successful')
    await expect(dialogOf(page)).toContainText('4 albums, 1 crate, and 1 tag rule imported.')
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
    await expect(dialogOf(page)).toContainText('4 albums imported')
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
      ';;not an address;3;;B',
      ';;;3;"over',
      'two lines";B',
      'Dan;Odd cells;not an address;A-;;B',
    ]
    await choose(page, 'shelf.csv', rows.join('\r\n'))
    expect(await counts(page)).toEqual({ New: 2, 'Already there': 2, Invalid: 2 })
    const dialog = dialogOf(page)
    await expect(dialog).toContainText('A CSV with 6 rows.')
    await expect(dialog).toContainText('Row 4, title: Title is required')
    await expect(dialog).toContainText(
      'Left out because it can’t be read: “rating” in 1 row and “Bandcamp address” in 1 row.',
    )
    await expect(dialog).toContainText('Row 6, rating: “A-” can’t be read')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'There' }).first()).toContainText('already there')
    await expect(dialog.getByText('1 album would be filled in from the file.')).toBeVisible()
    expect(await albumsOf(page)).toHaveLength(3)
  })

  await test.step('only empty fields are filled', async () => {
    const dialog = dialogOf(page)
    await dialog.getByRole('radio', { name: 'Fill in their empty fields' }).check()
    await importButton(page).click()
    await expect(dialogOf(page)).toContainText('2 albums imported; 1 album filled, 1 already there')
    expect(await counts(page)).toEqual({ Added: 2, Filled: 1, 'Already there': 1, Skipped: 2 })
    const albums = await albumsOf(page)
    expect(albums.find(({ title }) => title === 'There')).toMatchObject({ rating: 4, notes: 'Mine' })
    expect(albums.find(({ title }) => title === 'Full')).toMatchObject({ rating: 2, notes: 'Mine' })
  })

  await test.step('skipped rows can be downloaded, fixed and imported', async () => {
    const dialog = dialogOf(page)
    const skipped = await download(page, () => dialog.getByRole('button', { name: 'Export CSV' }).click())
    expect(skipped.name).toBe('shelf invalid rows.csv')
    expect(skipped.text).toContain('Artist,Title,BandcampURL,Rating,Notes,Shelf,error')
    expect(skipped.text).toContain('"over\r\ntwo lines",B,Title: Title is required')
    const fixed = skipped.text
      .replace(',,,3,"over', 'Cleo,Named,,3,"over')
      .replace('not an address', 'https://dan.bandcamp.com/album/right')
    await dialog.getByRole('button', { name: 'Import another' }).click()
    await choose(page, skipped.name, fixed)
    expect(await counts(page)).toEqual({ New: 2, 'Already there': 0, Invalid: 0 })
    await importButton(page).click()
    await expect(dialogOf(page)).toContainText('2 albums imported')
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
  await expect(dialogOf(page)).toContainText('30 albums and 1 crate imported')
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
  await expect(dialogOf(page).getByRole('alert')).toContainText('Couldn’t reach Gatefold.')
  await context.setOffline(false)
  await page.keyboard.press('Escape')

  await pressSelect(page)
  await page.locator('.cover [type=checkbox]').first().check()
  const bar = selectionBar(page)
  await bar.getByRole('button', { name: 'More' }).click()
  const selected = await download(page, () => page.getByRole('menuitem', { name: 'Export CSV' }).click())
  expect(selected.name).toMatch(/^Gatefold selection \d{4}-\d\d-\d\d\.csv$/)
  expect(selected.text).toContain('SUM(A1)')
  expect(selected.text).not.toContain('Welcome to Gatefold')
})

test('a failed file import shows an error', { tag: '@detail', annotation: { type: EXPECTS_FAILED_REQUESTS } }, async ({
  page,
}) => {
  await newPerson(page)
  await page.route(/\/api\/imports\/file$/, (route) => route.fulfill({ status: 500, json: {} }))
  await openFiles(page, 'Import')
  await choose(page, 'shelf.csv', 'title,artist\nSlow Harbour Lights,Ottilie Brandt\n')
  await importButton(page).click()
  await expect(dialogOf(page).getByText('Couldn’t import your albums. Please try again')).toBeVisible()
})
