import type { Page } from '@playwright/test'
import { chunk } from '#domain/chunk.ts'
import { send } from './crates.ts'
import { onEveryScreen } from './every-screen.ts'
import { expectNoShifts, isMadeThere, noteShifts, oncePerAddress } from './layout-shifts.ts'
import { makeAlbums } from './own-albums.ts'
import { test } from './person.ts'
import { SCREENS, type Screen } from './screens.ts'

/** Somebody whom nobody else is, at an address of what they have. */
const ofNewPerson = (name: string, make: (page: Page, album: number) => Promise<string>): Screen => ({
  name,
  isSignedIn: false,
  path: async (page) => {
    await makeAlbums(page, [{ title: 'Amber' }])
    const [album] = await (await page.request.get('/api/albums')).json()
    return make(page, album.id)
  },
})

const OWN: Screen[] = [
  ofNewPerson('own-diary', async (page, album) => {
    for (const at of ['2026-09-18T20:15:00', '2026-08-02T21:15:00', '2025-08-02T21:15:00'])
      await send(page, `/api/albums/${album}/listens`, { at })
    return '/app/diary'
  }),
  ofNewPerson('own-tags', async (page, album) => {
    await page.request.patch(`/api/albums/${album}`, { data: { userTags: ['hip-hop', 'hip hop', 'HipHop', 'dub'] } })
    await send(page, '/api/tags/edit', { from: ['seen live'], to: null })
    return '/app/tags'
  }),
  ofNewPerson('smart-crate', async (page) => {
    const { id } = await send<{ id: number }>(page, '/api/crates', { name: 'Unrated', query: 'unrated' })
    return `/app?crate=${id}`
  }),
]

/** Those of `screens.test.ts` are measured there when 1280 px wide. */
const AT = [
  { width: 360, height: 780, all: [...SCREENS, ...OWN] },
  { width: 1280, height: 900, all: OWN },
]

for (const { width, height, all } of AT)
  for (const screens of chunk(oncePerAddress(all), 25))
    test(`nothing moves by itself at ${width} px: ${screens[0]?.name} to ${screens.at(-1)?.name}`, {
      tag: '@screens',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await noteShifts(page)
      // As the page opens, without what a test does there.
      const opened = screens.map((screen) =>
        isMadeThere(screen) ? screen : { ...screen, open: async () => undefined },
      )
      await onEveryScreen(page, ({ name }) => expectNoShifts(page, name), { screens: opened })
    })
