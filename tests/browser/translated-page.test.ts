import { expect, type Page } from '@playwright/test'
import { crateMenu, makeCrates, row, send } from './crates.ts'
import { card, chooseView, titles, viewMenu } from './own-albums.ts'
import { EXPECTS_FAILED_REQUESTS, press, test, toast } from './person.ts'
import { pressSelect, selectionBar } from './selection.ts'
import { line } from './unsent.ts'
import { open } from './wait-for-islands.ts'

type Translator = { translate(): void; showOriginal(): void }
declare const translator: Translator

/** Puts two `<font>` in the place of every text as browsers that translate a page do, at first and whenever a text changes. */
const startTranslator = (page: Page) =>
  page.evaluate(() => {
    const originals = new Map<Element, Text>()
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (
          !text.data.trim() ||
          text.parentElement?.closest('font, script, style, textarea, option, svg, [translate=no]')
        )
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        inner.append(text.data)
        originals.set(outer, text)
        text.replaceWith(outer)
      }
    }
    const observer = new MutationObserver(translate)
    const translator: Translator = {
      translate() {
        observer.observe(document.body, { childList: true, characterData: true, subtree: true })
        translate()
      },
      showOriginal() {
        observer.disconnect()
        for (const [outer, text] of originals) outer.replaceWith(text)
        originals.clear()
      },
    }
    Object.assign(globalThis, { translator })
  })

test('a page that the browser translates, and shows in the original at times, is right through 60 steps', {
  tag: '@detail',
  annotation: { type: EXPECTS_FAILED_REQUESTS },
}, async ({ page }) => {
  await makeCrates(page, 3, { Loud: 'AB' })
  const wishes = ['X', 'Y'].map((title) => ({
    title,
    artist: 'Ida Lumen',
    bandcampUrl: `https://ida-lumen.bandcamp.com/album/${title.toLowerCase()}`,
    list: 'wishlist',
  }))
  await send(page, '/api/albums/bulk', { albums: wishes })
  await open(page, '/app')

  const rail = page.getByRole('complementary')
  const head = page.locator('[data-list-head]')
  const heading = head.getByRole('heading', { level: 1 })
  const bar = selectionBar(page)
  const search = page.getByRole('combobox', { name: 'Search albums, artists, or tags' })
  const album = page.getByRole('dialog', { name: /^[AB]\b/ })
  const desk = page.locator('[data-desk]')
  const undo = toast(page).getByRole('button', { name: 'Undo' })

  const steps: (() => Promise<unknown>)[] = [
    async () => {
      await rail.getByRole('link', { name: /^Wishlist/ }).click()
      await expect(heading).toHaveText('Your Wishlist')
      await expect(head).toContainText('2 albums')
    },
    async () => {
      await rail.getByRole('link', { name: /^Collection/ }).click()
      await expect(heading).toHaveText('Your Collection')
      await expect(head).toContainText('4 albums')
    },
    async () => {
      await card(page, 'A').focus()
      await press(page, '3')
      await expect(toast(page)).toContainText('A: 3 stars')
    },
    async () => {
      await press(page, '2')
      await expect(toast(page)).toContainText('A: 2 stars')
    },
    async () => {
      await undo.click()
      await expect(card(page, 'A').getByRole('radio').nth(2)).toBeChecked()
    },
    async () => {
      await pressSelect(page)
      await expect(bar).toBeVisible()
      await card(page, 'A').locator('.cover').click()
      await expect(bar.getByRole('status')).toHaveText('1 selected')
    },
    async () => {
      await card(page, 'B').locator('.cover').click()
      await expect(bar.getByRole('status')).toHaveText('2 selected')
    },
    async () => {
      await pressSelect(page)
      await expect(bar).toBeHidden()
    },
    async () => {
      await card(page, 'A').locator('.album-link').click()
      await expect(album).toContainText('1 of 4')
    },
    async () => {
      await press(page, 'ArrowRight')
      await expect(album).toContainText('2 of 4')
    },
    async () => {
      await press(page, 'Escape')
      await expect(album).toHaveCount(0)
    },
    async () => {
      await search.fill('title:B')
      await expect.poll(() => titles(page)).toEqual(['B'])
      await expect(head).toContainText('1 album')
    },
    async () => {
      await search.fill('')
      await expect.poll(() => titles(page)).toHaveLength(4)
    },
    async () => {
      await row(page, 'Loud').click()
      await expect(heading).toHaveText('Loud')
      await expect(head).toContainText('2 albums')
    },
    async () => {
      await crateMenu(page, 'Loud').click()
      await page.getByRole('menuitem', { name: 'Edit…' }).click()
      await expect(page.getByRole('dialog', { name: 'Edit crate' })).toBeVisible()
      await press(page, 'Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    async () => {
      for (const name of ['Add to favorites', 'Remove from favorites']) {
        await crateMenu(page, 'Loud').click()
        await page.getByRole('menuitem', { name }).click()
      }
    },
    async () => {
      await chooseView(page, 'Compact')
      await page.locator('.compact-row', { hasText: 'A' }).first().hover()
      await page.locator('.compact-row', { hasText: 'B' }).first().hover()
      await chooseView(page, 'Grid')
      await expect(viewMenu(page, 'Grid')).toHaveText(/Grid/)
    },
    async () => {
      await rail.getByRole('link', { name: /^Wishlist/ }).click()
      await head.getByRole('link', { name: 'Desk' }).click()
      await expect(desk).toContainText('1 of 2')
    },
    async () => {
      await press(page, 'y')
      await expect(desk).toContainText('2 of 2')
    },
    async () => {
      await press(page, 'z')
      await expect(desk).toContainText('1 of 2')
      await press(page, 'Escape')
      await expect(heading).toHaveText('Your Wishlist')
    },
    async () => {
      await page.context().setOffline(true)
      await expect(line(page)).toContainText('Offline')
      await page.context().setOffline(false)
      await expect(line(page)).toHaveText('')
    },
  ]
  await startTranslator(page)
  const toggled = (number: number) =>
    page.evaluate((isOriginal) => (isOriginal ? translator.showOriginal() : translator.translate()), number % 7 === 6)
  for (let number = 0; number < 60; number += 1)
    await test.step(`${number}`, async () => {
      await toggled(number)
      await steps[number % steps.length]?.()
    })
  expect(await page.locator('font').count()).toBeGreaterThan(50)
})
