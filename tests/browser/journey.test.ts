import { readFile } from 'node:fs/promises'
import { dialogOf } from './files.ts'
import { card } from './own-albums.ts'
import { answerCovers, chooseAdd, expect, newPerson, openAsNewPerson, test, toast } from './person.ts'

test('a new user imports, adds, rates, tags and crates albums, exports them and imports the export', async ({
  page,
}) => {
  await answerCovers(page)
  await openAsNewPerson(page)
  await expect(card(page, 'Welcome to Gatefold')).toBeVisible()

  await test.step('import a collection from Bandcamp', async () => {
    await chooseAdd(page, 'From Bandcamp')
    const dialog = page.getByRole('dialog', { name: 'Import from Bandcamp' })
    await dialog.getByLabel(/user ?name/i).fill('ottilie')
    await dialog.getByRole('button', { name: /^(Start i|I)mport/ }).click()
    const told = page.getByRole('banner').getByRole('status')
    await expect(told).toContainText('Successfully imported collection from Bandcamp', { timeout: 60_000 })
    // The welcome album has left.
    await expect(page.getByText('24 albums').first()).toBeVisible()
    await expect(card(page, 'Record 3')).toBeVisible()
  })

  await test.step('add an album with Fetch', async () => {
    await chooseAdd(page, 'A link')
    const dialog = page.getByRole('dialog', { name: 'Add new album' })
    await dialog
      .getByLabel('Bandcamp URL')
      .fill('https://harbour-lights.bandcamp.com/album/low-water-songs?from=search')
    await dialog.getByRole('button', { name: 'Fetch' }).click()
    await expect(dialog.getByLabel('Artist')).toHaveValue('Harbour Lights <Trio>')
    await dialog.getByRole('button', { name: 'More details' }).click()
    await dialog.getByLabel('Notes').fill('For early trains.')
    await dialog.getByRole('button', { name: /^Add album$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(card(page, 'Low Water & “Other” Songs')).toContainText('For early trains.')
  })

  await test.step('edit, tag and rate it', async () => {
    const mine = card(page, 'Low Water & “Other” Songs')
    await mine
      .getByText('4 stars')
      .or(mine.getByRole('radio', { name: '4 stars' }))
      .first()
      .click({ force: true })
    await expect(toast(page)).toContainText('Rating updated')
    await mine
      .getByRole('button', { name: /^Edit/ })
      .or(mine.getByRole('link', { name: /^Edit/ }))
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Edit album' })
    await dialog
      .getByLabel(/Tags|Add a tag/)
      .first()
      .fill('night')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(mine).toContainText('+1')
    await expect(mine.getByRole('radio', { name: '4 stars' })).toBeChecked()
  })

  await test.step('create a crate, fill it by menu and by dragging, open and close it', async () => {
    await page
      .getByRole('complementary')
      .getByText(/new crate/i)
      .or(page.getByRole('complementary').getByLabel(/new crate/i))
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Create new crate' })
    await dialog.getByLabel('Name').fill('Sunday, slow')
    await dialog.getByRole('button', { name: /^Create/ }).click()
    await expect(dialog).toBeHidden()
    const crate = page.locator('.rail .crate', { hasText: 'Sunday, slow' })
    await expect(crate).toContainText('0')
    await expect(page.getByRole('heading', { level: 1, name: 'Sunday, slow' })).toBeVisible()
    await page.getByRole('main').getByText('Back').click()

    const mine = card(page, 'Low Water & “Other” Songs')
    await mine
      .getByLabel(/^Add .* crate/)
      .first()
      .click()
    const chooser = page.getByRole('dialog', { name: 'Add to crate' })
    await chooser.getByLabel(/Sunday, slow/).click({ force: true })
    await expect(chooser.getByLabel(/Sunday, slow/)).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(chooser).toBeHidden()
    await expect(crate).toContainText('1')

    await card(page, 'Record 0').locator('.cover').dragTo(crate)
    await expect(crate).toContainText('2')

    await crate.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sunday, slow' })).toBeVisible()
    await expect(page.getByRole('main').getByText('2 albums').first()).toBeVisible()
    await expect(card(page, 'Record 0')).toBeVisible()
    await page.getByRole('main').getByText('Back').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your Collection' })).toBeVisible()
  })

  await test.step('delete an album and undo it', async () => {
    await card(page, 'Record 1')
      .getByLabel(/^Delete/)
      .first()
      .click()
    await expect(card(page, 'Record 1')).toBeHidden()
    await expect(toast(page)).toContainText('Album deleted')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Record 1')).toBeVisible()
  })

  const exported = await test.step('export as CSV and JSON', async () => {
    const save = async (path: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.evaluate((href) => location.assign(href), path),
      ])
      return readFile(await file.path(), 'utf8')
    }
    const csv = await save('/api/export/albums')
    expect(csv).toContain('id,title,artist,bandcampUrl,coverUrl,rating,notes,releaseDate,trackCount,tags')
    expect(csv).toContain('For early trains.')
    return save('/api/export/collection')
  })
  expect(JSON.parse(exported).albums).toHaveLength(25)

  await test.step('import the JSON into a new account', async () => {
    await page.context().clearCookies()
    await newPerson(page)
    await page.goto('/app')
    await chooseAdd(page, 'A file')
    const dialog = dialogOf(page)
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'collection.json', mimeType: 'application/json', buffer: Buffer.from(exported) })
    await dialog
      .getByRole('button', { name: /^Import/ })
      .last()
      .click()
    await expect(dialogOf(page)).toContainText('Import successful')
    const again = JSON.parse(await (await page.request.get('/api/export/collection')).text())
    const bare = ({
      albums,
      crates,
    }: {
      albums: { id: number; events?: unknown }[]
      crates: { id: number; albumIds: number[] }[]
    }) => {
      const place = new Map(albums.map((album, index) => [album.id, index]))
      return {
        albums: albums
          // What happened to albums is not taken over.
          .map(({ id: _, events: __, ...album }) => album)
          .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
        crates: crates.map(({ id: _, albumIds, ...crate }) => ({
          ...crate,
          size: albumIds.filter((id) => place.has(id)).length,
        })),
      }
    }
    // The welcome albums of the two accounts differ in their dates.
    const withoutWelcome = (file: ReturnType<typeof bare>) => ({
      ...file,
      albums: file.albums.filter((album) => !JSON.stringify(album).includes('Welcome to Gatefold')),
    })
    expect(withoutWelcome(bare(again))).toEqual(withoutWelcome(bare(JSON.parse(exported))))
  })
})
