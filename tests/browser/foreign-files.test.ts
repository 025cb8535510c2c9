import { FOREIGN_FILES } from '../known-files.ts'
import { albumsOf, choose, counts, dialogOf, importButton, openFiles } from './files.ts'
import { openCharts } from './list-head.ts'
import { expect, newPerson, test, toast } from './person.ts'

test('a file of unknown columns is imported by the columns that a person chooses', async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const dialog = dialogOf(page)
  await choose(page, 'discos.csv', 'Disco;Quién;Puntos;Etiquetas\nSiete;Fen;4;dub, live\nOcho;Mor;;\n;Mor;;\n')
  await expect(dialog.getByRole('alert')).toContainText('This CSV has no title and artist columns. Choose the columns')
  await expect(importButton(page)).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Use these columns' })).toBeDisabled()
  await dialog.getByLabel('Title').selectOption('Disco')
  await dialog.getByLabel('Artist').selectOption('Quién')
  await dialog.getByLabel('Rating', { exact: true }).selectOption('Puntos')
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  expect(await counts(page)).toEqual({ New: 3, 'Already there': 0, Invalid: 0 })
  await expect(dialog).toContainText('Row 3, title: Missing, so “Untitled”')

  // What was chosen can be changed.
  await dialog.getByRole('button', { name: 'Columns' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('0')
  await dialog.getByLabel('Tags').selectOption('Etiquetas')
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await expect(dialog.getByText('dub', { exact: true })).toBeVisible()
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('3 albums imported')
  expect(await albumsOf(page)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Siete', artist: 'Fen', rating: 4, tags: ['dub', 'live'] }),
      expect.objectContaining({ title: 'Ocho', artist: 'Mor', rating: null }),
    ]),
  )

  await dialog.getByRole('button', { name: 'Undo this import…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog.getByText('Undone')).toBeVisible()
  expect(await albumsOf(page)).toHaveLength(1)

  // The next file with these names is read so at once, and another one asks.
  await page.reload()
  await dialog.getByRole('tab', { name: 'Import' }).click()
  await choose(page, 'más.csv', 'Disco;Quién;Puntos;Etiquetas\nNueve;Fen;3;\n')
  await expect(dialog).toContainText('Read as you chose for a file with the same columns.')
  expect(await counts(page)).toEqual({ New: 1, 'Already there': 0, Invalid: 0 })
  await expect(dialog.getByText('Nueve').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'otros.csv', 'Disco;Quién;Etiquetas\nDiez;Fen;\n')
  await expect(dialog.getByRole('alert')).toContainText('Choose the columns')
})

test('a Discogs collection brings in its folders as crates', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  await choose(page, 'collection.csv', FOREIGN_FILES.discogsCollection)
  await expect(dialogOf(page)).toContainText('A Discogs collection with 4 rows and 2 crates.')
  expect(await counts(page)).toEqual({ New: 4, 'Already there': 0, Invalid: 0 })
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('4 albums and 2 crates imported')
})

test('what was paid and the formats are kept, found and summed up', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  // The first album comes with the first visit.
  await page.goto('/app')
  const [album] = await albumsOf(page)
  await page.goto(`/app#edit-${album?.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit album' })
  await dialog.getByLabel('Paid').fill('a lot')
  await dialog.getByLabel('Currency').selectOption('EUR')
  await dialog.getByRole('button', { name: 'Vinyl' }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('What was paid must be')
  await dialog.getByLabel('Paid').fill('12,50')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page)).toContainText('Album updated')
  expect(await albumsOf(page)).toEqual([
    expect.objectContaining({ paid: 1_250, paidCurrency: 'EUR', formats: ['vinyl'] }),
  ])
  await page.goto('/app?list=both&format=vinyl&q=paid>10eur')
  await openCharts(page)
  await expect(page.locator('[data-charts]')).toContainText('Paid about €13')
  await page.goto('/app?list=both&artist=Gatefold')
  await expect(page.locator('[data-place=artist]')).toContainText('Paid about €13')
  await page.goto(`/app/album/${album?.id}`)
  const shown = page.getByRole('main')
  await expect(shown).toContainText('€12.50')
  await shown.getByRole('link', { name: 'Vinyl' }).click()
  await expect(page).toHaveURL(/format=vinyl/)
})

test('rows with names written in another way join the albums that are there, but for those that a person unchecks', async ({
  page,
  baseURL: origin = '',
}) => {
  await newPerson(page)
  const url = (name: string) => `https://${name}.bandcamp.com/album/x`
  const albums = [
    { title: 'Let’s Stay', artist: 'Les Fen', bandcampUrl: url('fen') },
    { title: 'White Harbor', artist: 'Haneulbada', bandcampUrl: url('haneulbada') },
    { title: 'Moth Season', artist: 'Kelp', bandcampUrl: url('kelp') },
  ]
  await page.request.post('/api/albums/bulk', { data: { albums }, headers: { origin } })
  await openFiles(page, 'Import')
  const rows = ["Let's stay,Les Fen,4", 'White Harbor,하늘바다,3', 'Moth Season (Deluxe Edition),Kelp,5']
  await choose(page, 'ratings.csv', ['Title,Artist,Rating', ...rows].join('\n'))
  const dialog = dialogOf(page)
  expect(await counts(page)).toEqual({ New: 0, 'Already there': 3, Invalid: 0 })
  const near = dialog.getByRole('region', { name: 'Probably the same album' })
  await expect(near.getByRole('listitem')).toHaveText([
    /하늘바다You have “White Harbor by Haneulbada”/,
    /Deluxe.*You have/,
  ])
  await near.getByRole('checkbox', { name: /^Moth Season/ }).uncheck()
  expect(await counts(page)).toEqual({ New: 1, 'Already there': 2, Invalid: 0 })
  await dialog.getByRole('radio', { name: 'Fill in their empty fields' }).check()
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('1 album imported; 2 albums filled')
  const after = await albumsOf(page)
  expect(after.map(({ title, rating }) => `${title} ${rating}`).sort()).toEqual([
    ...[
      'Let’s Stay 4',
      'Moth Season (Deluxe Edition) 5',
      'Moth Season null',
      'Welcome to Gatefold 5',
      'White Harbor 3',
    ],
  ])
})
