import type { Locator, Page } from '@playwright/test'
import { onEveryScreen } from './every-screen.ts'
import { expect, SIGNUP_PASSWORD, signInAsDemo, test, toast } from './person.ts'
import { SCREENS } from './screens.ts'

const INERT = '[inert], [aria-hidden="true"]'

/**
 * What can be pressed and is smaller than `least` px. With `spaced`, as WCAG 2.5.8 has it: a smaller one is well where a circle of that width
 * round its middle meets no other. A text box counts with the field it stands in, a box to tick with its label.
 */
const smallTargets = (page: Page, least: number, spaced: boolean) =>
  page.evaluate(
    ({ least, spaced, inert }) => {
      const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem]'
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !element.closest(inert)
      type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
      const shorter = ({ width, height }: Box) => Math.min(width, height)
      // What lies over it, or round it, to be pressed in its place.
      const partsOf = (element: Element): Box[] =>
        ['::before', '::after'].flatMap((part) => {
          const { content, position, left, top, width, height } = getComputedStyle(element, part)
          if (content === 'none' || position !== 'absolute') return []
          const isOwn = getComputedStyle(element).position !== 'static'
          const holder = isOwn ? element : (element as HTMLElement).offsetParent
          const from = holder?.getBoundingClientRect()
          const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height].map(
            (length) => Number.parseFloat(length) || 0,
          )
          return [{ left: (from?.left ?? 0) + x, top: (from?.top ?? 0) + y, width: w, height: h }]
        })
      const boxOf = (element: Element): Box & { x: number; y: number; whole: Element } => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
        const wholes = [element, ...labels, element.closest('.in, .slider')].filter((whole) => whole !== null)
        const boxes = wholes.flatMap((whole) => [
          { whole, box: whole.getBoundingClientRect() as Box },
          ...(whole === element ? partsOf(element).map((box) => ({ whole, box })) : []),
        ])
        const { whole, box } = boxes.reduce((most, one) => (shorter(one.box) > shorter(most.box) ? one : most))
        const { left, top, width, height } = box
        return { left, top, width, height, x: left + width / 2, y: top + height / 2, whole }
      }
      // Behind a menu or a dialog nothing can be pressed.
      const menu = document.querySelector('[popover]:not([role=tooltip]):popover-open')
      const reach = menu ?? document.querySelector('[aria-modal=true]') ?? document
      const all = [...reach.querySelectorAll(pressable)]
        .filter((element) => isShown(element) && !element.matches('.skip, .sr'))
        .map((element) => ({ element, ...boxOf(element) }))
      const isSmall = ({ width, height }: { width: number; height: number }) =>
        width < least - 0.5 || height < least - 0.5
      const isCrowded = (one: (typeof all)[number]) =>
        all.some((other) => {
          if (other.whole === one.whole || other.element.contains(one.element) || one.element.contains(other.element))
            return false
          const far = isSmall(other)
            ? Math.hypot(other.x - one.x, other.y - one.y) - least / 2
            : Math.hypot(
                Math.max(0, Math.abs(other.x - one.x) - other.width / 2),
                Math.max(0, Math.abs(other.y - one.y) - other.height / 2),
              )
          return far < least / 2 - 0.5
        })
      return all
        .filter((one) => isSmall(one) && !(spaced && !isCrowded(one)))
        .map(
          ({ element, width, height }) =>
            `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`,
        )
    },
    { least, spaced, inert: INERT },
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })
  test('everything that can be pressed is 44 px', async ({ page }) => {
    test.setTimeout(SCREENS.length * 10_000)
    await onEveryScreen(page, async (screen) => {
      expect.soft(await smallTargets(page, 44, false), screen.name).toEqual([])
    })
  })
})

const WIDE = { width: 1280, height: 900 }
/** What a window of 1280 by 900 px holds when its browser shows all larger, up to four times. */
const ZOOMED = [
  { width: 768, height: 540 },
  { width: 640, height: 450 },
  { width: 320, height: 225 },
]
/** WCAG 1.4.12. */
const MORE_SPACE =
  '*:not(svg *) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

/** Texts that do not fit where they stand and are cut without a sign of it: no ellipsis, no bar to scroll by. */
const cutTexts = (page: Page) =>
  page.evaluate((inert) => {
    const isCut = (value: string) => value === 'hidden' || value === 'clip'
    // Half a line more than there is room for is the space between lines, not a letter.
    const slack = (style: CSSStyleDeclaration) => Number.parseFloat(style.fontSize) * 0.5
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(`${inert}, svg`)) continue
      // Words for the ear alone.
      if (element.clientWidth <= 1) continue
      if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        continue
      const style = getComputedStyle(element)
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isShortened || (!isCut(style.overflowX) && !isCut(style.overflowY))) continue
      const tall = element.scrollHeight - element.clientHeight > slack(style)
      if (tall || element.scrollWidth - element.clientWidth > 1) found.push(element.outerHTML.slice(0, 160))
    }
    return found
  }, INERT)

/** Whether the page, or the dialog on it, is wider than the window. */
const scrollsSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[aria-modal=true] > *')].some(
      (element) => Math.max(element.scrollWidth, element.getBoundingClientRect().right) > innerWidth + 1,
    ),
  )

test('everything can be hit with a mouse; nothing moves where less motion is asked for; zoom and more space lose nothing', async ({
  page,
}) => {
  test.setTimeout(SCREENS.length * 15_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(WIDE)
  await onEveryScreen(page, async (screen) => {
    expect.soft(await smallTargets(page, 24, true), `${screen.name}: small targets`).toEqual([])
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
    expect.soft(await page.evaluate(moving), `${screen.name}: animations`).toBe(0)
    for (const size of ZOOMED) {
      await page.setViewportSize(size)
      expect.soft(await scrollsSideways(page), `${screen.name} at ${size.width} px scrolls sideways`).toBe(false)
      expect.soft(await cutTexts(page), `${screen.name} at ${size.width} px cuts`).toEqual([])
    }
    await page.setViewportSize(WIDE)
    await page.addStyleTag({ content: MORE_SPACE })
    expect.soft(await scrollsSideways(page), `${screen.name} with more space scrolls sideways`).toBe(false)
    expect.soft(await cutTexts(page), `${screen.name} with more space cuts`).toEqual([])
  })
})

for (const path of ['/', '/app', '/forgot-password', '/nothing-here']) {
  test(`on ${path} the first key goes past everything to what the page is about`, async ({ page }) => {
    if (path === '/app') await signInAsDemo(page)
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const isInMain = () => page.evaluate(() => Boolean(document.activeElement?.closest('main')))
    expect(await isInMain()).toBe(true)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
  })
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  test(`at ${viewport.width} px what has the focus is seen, ringed and not covered`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAsDemo(page)
    await page.goto('/app')
    await page.waitForLoadState('networkidle')
    const covered: string[] = []
    let seen = 0
    for (let step = 0; step < 160; step += 1) {
      await page.keyboard.press(step < 80 ? 'Tab' : 'Shift+Tab')
      const found = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const holder = focused.closest('label') ?? focused
        const { left, right, top, bottom } = holder.getBoundingClientRect()
        const points = [0.2, 0.5, 0.8].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
        )
        const isOnTop = points.some(([x = 0, y = 0]) => {
          const above = document.elementFromPoint(x, y)
          return Boolean(above && (holder.contains(above) || above.contains(holder)))
        })
        const ringed = [focused, holder, focused.closest('.in') ?? focused].some((element) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
        })
        return { isOnTop, ringed, html: focused.outerHTML.slice(0, 120) }
      })
      if (!found) continue
      seen += 1
      if (!found.isOnTop || !found.ringed) covered.push(`${found.isOnTop ? 'no ring' : 'covered'}: ${found.html}`)
    }
    expect(covered).toEqual([])
    expect(seen).toBeGreaterThan(120)
  })
}

test('by keys alone from the landing page to an album that is rated and in a crate', async ({ page }) => {
  test.setTimeout(120_000)
  /** Presses Tab until it is there; where it cannot be reached that way, the test fails. */
  const tabTo = async (target: Locator) => {
    await target.first().waitFor()
    for (let step = 0; step < 120; step += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`No key leads to ${target}`)
  }
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(target)
    await page.keyboard.press(key)
  }
  const type = async (target: Locator, text: string) => {
    await tabTo(target)
    await page.keyboard.type(text)
  }

  await page.goto('/')
  await press(page.getByRole('main').getByRole('link', { name: 'Get Started' }))
  const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
  await type(gate.getByLabel('Signup password'), SIGNUP_PASSWORD)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Create an account' })
  await type(form.getByLabel('Name'), 'Ines Duarte')
  await type(form.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await type(form.getByLabel('Password', { exact: true }), 'sleevenote')
  await type(form.getByLabel('Confirm password'), 'sleevenote')
  await page.keyboard.press('Enter')
  await page.waitForURL('/app')
  await page.waitForLoadState('networkidle')

  await press(page.getByRole('complementary').getByRole('link', { name: /new crate/i }))
  const crate = page.getByRole('dialog', { name: 'Create new crate' })
  await type(crate.getByLabel('Name'), 'Sunday, slow')
  await page.keyboard.press('Enter')
  await expect(crate).toBeHidden()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Welcome to Gatefold' }) })
  await press(card.getByRole('radio', { checked: true }), '4')
  await expect(card.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(toast(page)).toContainText('Rating updated')

  await press(
    card.getByRole('link', { name: /^Add .* to crate/ }).or(card.getByRole('button', { name: /^Add .* to crate/ })),
  )
  const chooser = page.getByRole('dialog', { name: 'Add to Crate' })
  await press(chooser.getByLabel(/Sunday, slow/), 'Space')
  await press(chooser.getByRole('button', { name: /^(?:Add|Save)/ }).last())
  await expect(chooser).toBeHidden()
  await expect(page.locator('.rail .crate', { hasText: 'Sunday, slow' })).toContainText('1')
})

test('a button that is only an icon says its name to pointer and keys, and Escape takes it away alone', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/app#keys')
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  const tooltip = page.locator('.tooltip:popover-open')
  await page.waitForLoadState('networkidle')
  await close.hover()
  await expect(tooltip).toHaveText('Close')
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(dialog).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.mouse.move(0, 0)
  const settings = page.getByRole('banner').getByRole('link', { name: 'Settings' })
  for (let step = 0; step < 12 && !(await settings.evaluate((link) => link === document.activeElement)); step += 1)
    await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('Settings')
  const stars = page.getByRole('main').locator('.stars label').nth(3)
  await stars.hover()
  await expect(tooltip).toHaveText('4 stars')
  await expect(stars).not.toHaveAttribute('title')
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
  await expect(stars).toHaveAttribute('title', '4 stars')
})
