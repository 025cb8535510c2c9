import type { Page } from '@playwright/test'
import { chunk } from '#domain/chunk.ts'
import { demoAlbums } from '#domain/demo/albums.ts'
import { demoCrates } from '#domain/demo/crates.ts'
import { demoListens } from '#domain/demo/listens.ts'
import { DEMO } from '../../scripts/demo/accounts.ts'
import { onEveryScreen } from './every-screen.ts'
import { isMadeThere, oncePerAddress } from './layout-shifts.ts'
import { coveredControls, cutTexts, emulate, scrollsSideways } from './measures.ts'
import { expect, signInAs, test } from './person.ts'
import { englishTexts, foundInEnglish } from './pseudo.ts'
import { ALIKE, LONG_NAME, REFUSAL, SCREENS, type Screen } from './screens.ts'
import { NAME } from './sign-up-values.ts'

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 780 }

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })
test.skip(process.env.LANGUAGES === 'en', 'The build has no other language')

const soft = expect.configure({ soft: true })

/** Nothing is cut, covered or wider than the window. */
async function expectRoom(page: Page, name: string): Promise<void> {
  // What is measured and then placed follows with the next frame.
  await soft.poll(() => scrollsSideways(page), { message: `${name} scrolls sideways` }).toBe(false)
  expect.soft(await cutTexts(page), `${name} cuts`).toEqual([])
  expect.soft(await coveredControls(page), `${name} covers`).toEqual([])
}

/** Opens each screen once, for both widths. */
async function onEachWidth(page: Page, screens: Screen[], check?: (screen: Screen) => Promise<void>) {
  const { touch } = await emulate(page)
  const checkBoth = async (screen: Screen) => {
    await expectRoom(page, `${screen.name} wide`)
    await check?.(screen)
    await page.setViewportSize(PHONE)
    await touch(true)
    await expectRoom(page, `${screen.name} on a phone`)
    await check?.(screen)
    await touch(false)
    await page.setViewportSize(WIDE)
  }
  await onEveryScreen(page, checkBoth, { screens })
}

/** The same screens at their addresses, without what needs names to be opened. */
const AT_ADDRESSES = oncePerAddress(SCREENS)
  .filter((screen) => !isMadeThere(screen))
  .map(
    ({ open, ...screen }): Screen => ({
      ...screen,
      async open(page) {
        if (page.url().includes('#')) await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
      },
    }),
  )

/** Lists, whose heads have their actions by name. */
const HEADS = ['collection', 'wishlist', 'collection-wall', 'collection-compact', 'crate', 'artist', 'demo']

/** What else the fixtures have: columns of files, names, fake answers. */
const NAMES = [
  ...['title', 'artist', 'bandcampUrl', 'rating', 'tags', 'added', 'shelf.csv', '(2019) [FLAC]', 'https://'],
  ...['Chrome', 'Linux', 'Windows', 'demo', 'admin', 'MV', 'ID', 'AA', NAME, 'Welcome to Gatefold', 'Record'],
  ...[
    'hip hop music',
    'seen live',
    'Late night',
    'Shown',
    'Chrome on Windows',
    'Old script',
    'Nightly backup on the computer in the hall',
  ],
  ...[
    'Nobody/Nothing of this name',
    'Spam in every crate',
    '(Deluxe Edition)',
    '[Remastered]',
    'Slow Harbor Lights',
    LONG_NAME,
    REFUSAL,
    'Before work',
    'Title is required',
    'Log in to continue.',
  ],
  'Bandcamp refused the login, or its service is out of order. Your albums and the connection are kept. Try again later, or connect again.',
]

/** All that the demo account, the demo and other fixtures have names of, the longest first. */
async function knownNames(page: Page): Promise<string[]> {
  const found = new Set(NAMES)
  const add = (all: unknown) =>
    JSON.stringify(all, (_, value) => {
      if (typeof value === 'string' && value.length > 1) found.add(value)
      return value
    })
  await signInAs(page, 'demo')
  for (const path of ['/api/albums', '/api/crates', '/api/shares']) add(await (await page.request.get(path)).json())
  await page.context().clearCookies()
  add([DEMO, ALIKE, demoAlbums(new Date()), demoListens(new Date()), demoCrates])
  return [...found].sort((a, b) => b.length - a.length)
}

test.describe('in longer texts', { tag: '@screens' }, () => {
  test.use({ locale: 'en-XA' })
  for (const screens of chunk(SCREENS, 30)) {
    test(`nothing is cut, covered or in English: ${screens[0]?.name} to ${screens.at(-1)?.name}`, async ({ page }) => {
      const names = await knownNames(page)
      const english = foundInEnglish(page)
      await onEachWidth(english, screens, async ({ name }) => {
        // The words of the API's description are for programs.
        if (name !== 'api-docs') expect.soft(await englishTexts(page, names), `${name} in English`).toEqual([])
        if (!HEADS.includes(name)) return
        for (const action of ['Play', 'Desk', 'Share'])
          await soft(english.locator('[data-list-head]').getByText(action, { exact: true })).toBeInViewport({
            ratio: 1,
          })
      })
    })
  }
})

test.describe('in Japanese', { tag: '@screens' }, () => {
  test.use({ locale: 'ja' })
  for (const screens of chunk(AT_ADDRESSES, 40)) {
    test(`nothing is cut or covered: ${screens[0]?.name} to ${screens.at(-1)?.name}`, async ({ page }) => {
      await onEachWidth(page, screens)
    })
  }
})
