import type { Page } from '@playwright/test'
import type {} from '#islands/lib/early-actions.ts'
import { makeAlbums, titles } from './own-albums.ts'
import { expect, press, test } from './person.ts'

const ALBUMS = ['Amber', 'Birch', 'Cedar']

/** Holds files of scripts back; returns a function that lets them come. */
async function hold(page: Page, name: string): Promise<() => void> {
  const isReleased = Promise.withResolvers<void>()
  await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), async (route) => {
    await isReleased.promise
    await route.fallback()
  })
  return isReleased.resolve
}

/** Opens a page whose keys work, but for the code that is held back. */
async function goto(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => globalThis.noteEarly?.end.signal.aborted)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
}

test.describe('keys that are pressed at once after the one that', { tag: '@detail' }, () => {
  test('opens the desk decide there', async ({ page }) => {
    await makeAlbums(
      page,
      ALBUMS.map((title) => ({ title, list: 'wishlist' as const })),
    )
    const release = await hold(page, 'desk-page')
    await goto(page, '/app?list=wishlist')
    await press(page, ...'dyl')
    release()
    await expect(page.locator('[data-desk]').getByRole('heading', { level: 1, name: 'Cedar' })).toBeVisible()
  })

  test('opens an album go to the next one and rate it, and those after Escape are for the list', async ({ page }) => {
    await makeAlbums(
      page,
      ALBUMS.map((title) => ({ title })),
    )
    const release = await hold(page, 'album-over')
    await goto(page, '/app')
    const [, second = '', third = ''] = await titles(page)
    await press(page, 'j', 'Enter', 'j', '4')
    release()
    const open = page.getByRole('dialog', { name: second })
    await expect(open.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await press(page, 'Escape', 'j')
    await expect(page.locator('.albums li:focus h2')).toHaveText(third)
  })
})

test('keys that are pressed at once after a click on a place are for that place', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(
    page,
    ALBUMS.map((title) => ({ title, artist: `${title} Tide` })),
  )
  const release = await hold(page, '(?:names-page|collection-of-records)')
  await goto(page, '/app/diary')
  const rail = page.getByRole('navigation', { name: 'Places' })
  await rail.getByRole('link', { name: 'Browse' }).click()
  await page.keyboard.type('/ceda')
  release()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('ceda')
})

test('keys that are pressed at once after a click on the collection are for its albums', { tag: '@detail' }, async ({
  page,
}) => {
  await makeAlbums(
    page,
    ALBUMS.map((title) => ({ title })),
  )
  const release = await hold(page, 'collection-of-records')
  await goto(page, '/app/diary')
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Collection' }).click()
  await press(page, 'j', 'j', '4')
  release()
  const second = page.locator('.albums li[id]').nth(1)
  await expect(second).toBeFocused()
  await expect(second.getByRole('radio', { name: '4 stars' })).toBeChecked()
})
