import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { chunk } from '#domain/chunk.ts'
import { onEveryScreen } from './every-screen.ts'
import { expectNoShifts, isMadeThere, noteShifts, oncePerAddress } from './layout-shifts.ts'
import { animations, cutTexts, emulate, scrollsSideways, smallTargets } from './measures.ts'
import { expect, test } from './person.ts'
import { SCREENS, type Screen } from './screens.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }

const soft = expect.configure({ soft: true })

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules about colors, which are all that differs between the themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const WITHOUT_COLORS = { runOnly: RULES, rules: Object.fromEntries(COLOR_RULES.map((id) => [id, { enabled: false }])) }
const BOTH_THEMES = { dark: { runOnly: { type: 'rule', values: COLOR_RULES } }, light: { runOnly: RULES } }

/** The violations that axe finds in the open dialog, or else in the page: what is behind a dialog is another screen. */
const violationsOn = (page: Page, rules: object) =>
  page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: { run(context: unknown, options: object): Promise<{ violations: Violation[] }> }
    }
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    const { violations } = await axe.run(dialogs.length > 0 ? dialogs : document, {
      ...rules,
      // It takes long to describe all that is as it should be.
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} — ${failureSummary}`),
    }))
  }, rules)

const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 780 }
/** The viewport of a window of 1280 by 900 px at a browser zoom of 400%. */
const ZOOMED = { width: 320, height: 225 }
/** Twice the usual text size of browsers. */
const LARGE_TEXT = 32
/** WCAG 1.4.12, text spacing. */
const TEXT_SPACING =
  '*:not(svg *) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

async function expectAccess(page: Page, name: string, rulesIn: { dark?: object; light: object }): Promise<void> {
  for (const [colorScheme, rules] of Object.entries(rulesIn)) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: colorScheme as 'dark' | 'light' })
    expect.soft(await violationsOn(page, rules), `${name}, ${colorScheme}`).toEqual([])
  }
  expect.soft(await scrollsSideways(page), `${name} scrolls sideways`).toBe(false)
  expect.soft(await animations(page), `${name}: animations despite reduced motion`).toBe(0)
}

/** Text of twice the usual size is neither cut nor pushed out of the window. */
async function expectLargeText(page: Page, name: string, textSize: (px: number) => Promise<unknown>): Promise<void> {
  await textSize(LARGE_TEXT)
  await soft.poll(() => scrollsSideways(page), { message: `${name} with large text scrolls sideways` }).toBe(false)
  expect.soft(await cutTexts(page), `${name} with large text cuts`).toEqual([])
  await textSize(16)
}

async function expectWide(page: Page, name: string): Promise<void> {
  await expectAccess(page, `${name}, wide`, BOTH_THEMES)
  expect.soft(await smallTargets(page, 24, true), `${name}: small targets`).toEqual([])
  await page.setViewportSize(ZOOMED)
  // What is measured and then placed, as the marks in the search field, follows with the next frame.
  await soft.poll(() => scrollsSideways(page), { message: `${name} zoomed scrolls sideways` }).toBe(false)
  expect.soft(await cutTexts(page), `${name} zoomed cuts`).toEqual([])
  await page.setViewportSize(WIDE)
  // The Content Security Policy allows a style sheet that a script constructs, not an element with one.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SPACING)
  expect.soft(await scrollsSideways(page), `${name} with text spacing scrolls sideways`).toBe(false)
  expect.soft(await cutTexts(page), `${name} with text spacing cuts`).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

async function expectPhone(page: Page, name: string): Promise<void> {
  await soft.poll(() => scrollsSideways(page), { message: `${name} on a phone scrolls sideways` }).toBe(false)
  // Of colors only those of the tab bar differ, which is the same everywhere.
  await expectAccess(page, `${name}, phone`, name === 'collection' ? BOTH_THEMES : { light: WITHOUT_COLORS })
  // The position in a preview is the dock's edge, 24 px high, so that it takes no taps from the albums above it.
  // Five stars share half a phone, 31 px each.
  const small = (await smallTargets(page, 44, false)).filter((target) => !/seek|"[1-5] stars?"/.test(target))
  expect.soft(small, `${name}: small touch targets`).toEqual([])
}

/** What lies over the page: what another width must not close, or its checks would be of another screen. */
const layers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.role),
  )

const measured = new Set(oncePerAddress(SCREENS))

/** A screen that opens with all its motion, which must move nothing else, before a test does something there with reduced motion. */
const steady = (screen: Screen): Screen => ({
  ...screen,
  async open(page) {
    if (isMadeThere(screen)) await screen.open?.(page)
    if (measured.has(screen)) await expectNoShifts(page, screen.name)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (!isMadeThere(screen)) await screen.open?.(page)
  },
})

/** All screens in parts, so that a failed one is soon repeated, and each by the names of its first and last one. */
const PARTS = chunk(SCREENS, 12).map((screens) => ({
  screens,
  names: `${screens[0]?.name} to ${screens.at(-1)?.name}`,
}))

test.use({ viewport: WIDE })

for (const { names, screens } of PARTS) {
  test(`every screen opens without a shift, passes axe in both themes, supports zoom and text spacing, and has large targets, wide and on a phone: ${names}`, {
    tag: '@screens',
  }, async ({ page }) => {
    await noteShifts(page)
    const { touch, textSize } = await emulate(page)
    const check = async ({ name }: Screen) => {
      await page.evaluate(axe)
      await expectWide(page, name)
      await expectLargeText(page, `${name}, wide,`, textSize)
      const wide = await layers(page)
      await page.setViewportSize(PHONE)
      await touch(true)
      await expectPhone(page, name)
      await expectLargeText(page, `${name} on a phone`, textSize)
      expect.soft(await layers(page), `${name}: what stays open`).toEqual(expect.arrayContaining(wide))
      await touch(false)
      await page.setViewportSize(WIDE)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    }
    await onEveryScreen(page, check, { screens: screens.map(steady) })
  })
}
