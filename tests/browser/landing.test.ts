import type { Page } from '@playwright/test'
import { createGenerator } from 'unocss'
import unoConfig from '../../uno.config.ts'
import { expect, test } from './person.ts'

const classesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
  ])

/** The classes that a style sheet of the page has a rule for, of those given. */
const styledOf = (page: Page, names: string[]) =>
  page.evaluate((all) => {
    const selectors: string[] = []
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText)
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return all.filter((name) => selectors.some((selector) => selector.includes(`.${CSS.escape(name)}`)))
  }, names)

for (const path of ['/', '/offline']) {
  test(`the style sheet of ${path} has every utility and shortcut that the page uses`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
    await expect(page.locator('head style')).toHaveCount(1)
    const classes = await classesOf(page)
    const uno = await createGenerator(unoConfig)
    const { matched } = await uno.generate(new Set(classes), { preflights: false })
    expect(matched.size).toBeGreaterThan(20)
    const used = classes.filter((name) => matched.has(name) || name.startsWith('u-'))
    expect(await styledOf(page, used)).toEqual(used)
  })
}

/** Keeps the computed styles of the page's elements, and returns what differs when it is called again. */
const changes = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#main, #main *, header, header *, footer, footer *')]
    const looks = elements
      .filter((element) => !element.closest('[role=dialog]'))
      .map((element) => {
        const style = getComputedStyle(element)
        // The sleeve stops falling behind the dialog.
        const names = [...style].filter((name) => name !== 'animation-play-state' && !name.startsWith('--'))
        return new Map(names.map((name) => [name, style.getPropertyValue(name)]))
      })
    const kept = window as { looks?: typeof looks }
    const before = kept.looks ?? looks
    kept.looks = looks
    return looks.flatMap((look, index) =>
      [...look].flatMap(([name, value]) => {
        const earlier = before[index]?.get(name)
        return value === earlier ? [] : `${elements[index]?.outerHTML.slice(0, 60)} ${name}: ${earlier} → ${value}`
      }),
    )
  })

for (const width of [360, 1280])
  test(`the page behind the sign-in dialog keeps its look at ${width} px`, { tag: '@detail' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    await changes(page)
    // Chromium tells the margins of what is centered a moment late.
    await expect.poll(() => changes(page)).toEqual([])
    // Neither moves the pointer nor shows the focus, which change the look of the link.
    await page.locator('[data-auth=login]').first().dispatchEvent('click')
    await page.getByRole('dialog').waitFor()
    expect(await changes(page)).toEqual([])
  })

test('the sleeve animation on the landing page runs twice and ends in the resting position', {
  tag: '@detail',
}, async ({ page }) => {
  await page.goto('/')
  const sleeve = page.locator('.falling')
  const rest = await sleeve.evaluate((element) => {
    const [animation] = element.getAnimations()
    const { iterations = 0 } = animation?.effect?.getComputedTiming() ?? {}
    if (iterations === Number.POSITIVE_INFINITY) return { iterations: 'infinite' }
    // Compares the last frame with the state after the animation.
    animation?.pause()
    if (animation) animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 1
    const last = getComputedStyle(element).transform
    animation?.finish()
    return { falls: Math.floor(iterations), isSame: last === getComputedStyle(element).transform }
  })
  expect(rest).toEqual({ falls: 2, isSame: true })
})

test('the sleeve animation pauses behind a dialog', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/?auth=login')
  await page.getByRole('dialog').waitFor()
  const state = () => page.locator('.falling').evaluate((element) => element.getAnimations()[0]?.playState)
  await expect.poll(state).toBe('paused')
})

test('the sleeve is not animated with reduced motion', { tag: '@detail' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.locator('.falling').evaluate((element) => element.getAnimations().length)).toBe(0)
})

test('the picture of the demo loads when it comes into view', { tag: '@detail' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(asked.filter((path) => path.endsWith('.webp'))).toEqual([])
  const picture = page.getByRole('link', { name: /^Try the demo: / })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  expect(asked.filter((path) => path.endsWith('.webp'))).toEqual(['/shelf-wide-dark.webp'])
})
