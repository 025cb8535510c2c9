import { withAlbums } from './own-albums.ts'
import { test as base, expect } from './person.ts'

// Playwright hides them.
const test = base.extend<object, { launchOptions: { ignoreDefaultArgs?: boolean | string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

test('the page behind the commands is covered to its edge, and stands still', { tag: '@detail' }, async ({ page }) => {
  await withAlbums(
    page,
    [1, 2, 3, 4, 5, 6].map((number) => ({ title: `Record ${number}` })),
  )
  const seen = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]')
      return {
        scrollbar: innerWidth - document.documentElement.clientWidth,
        covered: dialog && Number.parseFloat(getComputedStyle(dialog, '::backdrop').width) / innerWidth,
        left: document.querySelector('h1')?.getBoundingClientRect().left,
      }
    })
  const before = await seen()
  expect(before.scrollbar).toBeGreaterThan(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  expect(await seen()).toEqual({ scrollbar: 0, covered: 1, left: before.left })
})
