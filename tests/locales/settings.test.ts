import { expect, it } from 'vitest'
import { deleteCollectionText } from '#locales/settings.ts'

it.each([
  [{ owned: 1, wishes: 0 }, 'Your 1 album leaves every crate.', 'restore it'],
  [{ owned: 0, wishes: 1 }, 'Your 1 wishlist album leaves every crate.', 'restore it'],
  [{ owned: 2, wishes: 0 }, 'Your 2 albums leave every crate.', 'restore them'],
  [{ owned: 1, wishes: 1 }, 'Your 1 album and 1 wishlist album leave every crate.', 'restore them'],
  [{ owned: 0, wishes: 3 }, 'Your 3 wishlist albums leave every crate.', 'restore them'],
  [{ owned: 1_204, wishes: 2 }, 'Your 1,204 albums and 2 wishlist albums leave every crate.', 'restore them'],
])('asks grammatically about deleting %o', (gone, sentence, restore) => {
  const text = deleteCollectionText(gone, 30)
  expect(text.startsWith(`${sentence} `)).toBe(true)
  expect(text).toContain(restore)
})

it('says that there is nothing to delete', () => {
  expect(deleteCollectionText({ owned: 0, wishes: 0 }, 30)).toBe('There are no albums to delete.')
})
