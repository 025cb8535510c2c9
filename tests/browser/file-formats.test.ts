import { zipSync } from 'fflate'
import { albumsOf, choose, counts, dialogOf, manyRows, openFiles } from './files.ts'
import { expect, newPerson, test } from './person.ts'

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const UNREADABLE: [name: string, text: string | Buffer, says: string][] = [
  ['empty.csv', '', 'Please select a valid CSV file. This file is empty'],
  ['nothing.csv', 'title,artist\n', 'This file has only a header row'],
  ['columns.csv', 'name\nA\n', 'This CSV has no title and artist columns'],
  [
    'sheet.xlsx',
    Buffer.from(zipSync({ '[Content_Types].xml': new Uint8Array(), 'xl/a.xml': new Uint8Array() })),
    'This file is a workbook.',
  ],
  ['part.zip', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'This archive can’t be opened.'],
  ['noise.bin', Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7) % 13)), 'This is not a text file.'],
  [
    'wide.csv',
    `title,artist,${'x,'.repeat(100_000)}\nA,B\n`,
    'This CSV has 100,003 columns. Files can have at most 1,000',
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

test('unreadable files are rejected with a reason and change nothing', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  for (const [name, text, says] of UNREADABLE) {
    await choose(page, name, text)
    await expect(dialogOf(page).getByRole('alert'), name).toContainText(says)
    await expect(dialogOf(page).getByRole('alert'), name).toContainText(name)
  }
  await choose(page, 'huge.csv', Buffer.alloc(40_000_000, 'title,artist\nA,B\n'))
  await expect(dialogOf(page).getByRole('alert')).toContainText('This file has too many albums', { timeout: 60_000 })
  expect(await albumsOf(page)).toHaveLength(1)
})

test('files with unusual encodings or invalid rows are read as far as possible', { tag: '@detail' }, async ({
  page,
}) => {
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
  expect(unclosed.found).toEqual({ New: 2, 'Already there': 0, Invalid: 1 })
  expect(unclosed.text).toContain('Row 2: This row has an unclosed quote')
  const long = await preview('long-row.csv', `title,artist,notes\nA,B,"${'x'.repeat(40_000)}"\nC,D,\n`)
  expect(long.found).toEqual({ New: 2, 'Already there': 0, Invalid: 0 })
  expect(long.text).toContain('Row 1, note: At most 10,000 characters')
  const twice = await preview('twice.csv', `${manyRows(2)}${manyRows(2).split('\n').slice(1).join('\n')}`)
  expect(twice.found).toEqual({ New: 2, 'Already there': 0, Invalid: 0, 'Duplicate in file': 2 })
})

test('what was said of a file stands when more is said of it', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const dialog = dialogOf(page)
  await choose(page, 'dates.csv', Buffer.from('title,artist,purchased\nCaf\u00e9,Bj\u00f6rk,03/04/2021\n', 'latin1'))
  const question = dialog.getByRole('group', { name: 'Which day is “03/04/2021”?' })
  await question.getByRole('button', { name: 'Mar' }).click()
  await expect(question).toBeHidden()
  const album = dialog.getByText('CafÈ').last()
  await dialog.getByLabel('Text encoding').selectOption('Western (Mac Roman)')
  await expect(album).toBeVisible()
  await expect(question).toBeHidden()
  await dialog.getByRole('button', { name: 'Columns', exact: true }).click()
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await expect(album).toBeVisible()
  await expect(question).toBeHidden()
})
