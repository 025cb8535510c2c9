import { titles, withAlbums } from './own-albums.ts'
import { expect, test, toast } from './person.ts'

test('a query, a smart crate, a tag and a duplicate by keyboard alone, and back', { tag: '@detail' }, async ({
  page,
}) => {
  await withAlbums(page, [
    { title: 'One', tags: ['dub'], rating: 5 },
    { title: 'Two', tags: ['dub'], rating: 2 },
    { title: 'Low Water', tags: ['dub'], rating: 5 },
    { title: 'Low Water (Deluxe Edition)', rating: 5 },
  ])
  const commands = page.getByRole('combobox', { name: 'Find anything' })
  const choose = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(commands).toBeFocused()
    await page.keyboard.insertText(text)
    await page.keyboard.press('Enter')
    await expect(commands).toBeHidden()
  }
  const search = page.getByRole('combobox', { name: /^Search/ })

  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('tag:dub rating>=4')
  await expect.poll(() => titles(page)).toEqual(['One', 'Low Water'])
  await choose('save as smart')
  const crate = page.getByRole('dialog', { name: 'New smart crate' })
  await expect(crate.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Best dub')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Best dub')

  await choose('collection')
  await expect(heading).toHaveText('Your Collection')
  await choose('best d')
  await expect(heading).toHaveText('Best dub')

  await choose('manage tags')
  const tags = page.getByRole('main')
  await tags.getByRole('button', { name: 'Rename dub' }).press('Enter')
  await expect(tags.getByLabel('New name for dub')).toBeFocused()
  await page.keyboard.type('Slow dub')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Now “Slow dub” on 3 albums')
  await page.goBack()
  await expect(search).toHaveValue(/tag:"Slow dub"/)
  await expect.poll(() => titles(page)).toEqual(['One', 'Low Water'])

  await choose('find dupl')
  const duplicates = page.getByRole('main')
  await duplicates.getByRole('button', { name: /^Merge: Low Water/ }).press('Enter')
  await expect(duplicates).toContainText('No duplicates')
  const merged = toast(page).filter({ hasText: 'Albums merged' })
  await merged.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(duplicates).toContainText('1 group of albums that look the same')
})
