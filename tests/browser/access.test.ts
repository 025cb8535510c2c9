import type { Locator, Page } from '@playwright/test'
import { openCharts } from './list-head.ts'
import { showView } from './own-albums.ts'
import { expect, SIGNUP_PASSWORD, signInAsDemo, test, toast } from './person.ts'
import { open, waitForIslands } from './wait-for-islands.ts'

for (const path of ['/', '/app', '/forgot-password', '/nothing-here']) {
  test(`the first Tab stop on ${path} is the skip link to the main content`, { tag: '@detail' }, async ({ page }) => {
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

    await skip.focus()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.skip').filter({ visible: true })).toHaveCount(0)
  })
}

test('a second skip link leads to the albums', { tag: '@detail' }, async ({ page }) => {
  await signInAsDemo(page)
  await open(page, '/app')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the albums' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('.albums li :focus')).toHaveCount(1)
})

/** How many controls a person sees in the window. The choices of a radio group are one, and what is not read out is the same as another. */
const shownControls = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isInWindow = width > 1 && height > 1 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
      return isInWindow && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    const controls = [...document.querySelectorAll('a[href], button, input:not([type=radio]), select')]
    const shown = controls.filter((control) => !control.matches('[aria-hidden=true]') && isShown(control))
    const groups = [...document.querySelectorAll('input[type=radio]')].filter((radio) =>
      isShown(radio.parentElement ?? radio),
    )
    return shown.length + new Set(groups.map((radio) => radio.closest('fieldset, [role=radiogroup]'))).size
  })

test('the collection shows few controls, and its first album is few Tab stops away', { tag: '@detail' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsDemo(page)
  for (const [view, most] of [
    ['compact', 60],
    ['grid', 48],
  ] as const) {
    await showView(page, view)
    await open(page, '/app')
    await page.mouse.move(0, 0)
    expect.soft(await shownControls(page), view).toBeLessThanOrEqual(most)
  }
  const album = page.locator('[data-album] :focus')
  let stops = 0
  while (stops < 40 && (await album.count()) === 0) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  expect(stops).toBeLessThanOrEqual(15)
  await page.getByRole('link', { name: 'Skip to the search' }).press('Enter')
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
  await page.getByRole('link', { name: 'Skip to the crates' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('complementary').locator(':focus')).toHaveCount(1)
})

test('a chart is one Tab stop with arrow keys inside', { tag: '@detail' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsDemo(page)
  await open(page, '/app')
  await openCharts(page)
  const charts = page.locator('[data-charts] :is(ol, ul)')
  const bars = (chart: number) => charts.nth(chart).getByRole('link')
  await bars(0).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(bars(0).nth(1)).toBeFocused()
  await expect(page).toHaveURL(/\/app$/)
  await page.keyboard.press('End')
  await expect(bars(0).last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(bars(0).nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bars(1).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(bars(2).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tag/)
  await page.keyboard.press('Shift+Tab')
  await expect(charts.nth(1).locator(':focus')).toHaveCount(1)
})

test('forced colors show a tick in checked boxes only', { tag: '@detail' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAsDemo(page)
  await open(page, '/app#settings-appearance')
  const box = page.getByRole('checkbox', { name: 'Half stars' })
  const tick = () => box.evaluate((element) => getComputedStyle(element, '::after').content)
  await expect(box).not.toBeChecked()
  expect(await tick()).toBe('none')
  await box.check()
  expect(await tick()).toBe('""')
})

test('forced colors show the track of the rating filter', { tag: '@detail' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAsDemo(page)
  await open(page, '/app?min=2')
  await page.getByRole('button', { name: /^Filter/ }).click()
  const colors = await page.locator('.slider').evaluate((slider) => {
    const colorOf = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor
    return [colorOf(document.body), colorOf(slider, '::before'), colorOf(slider.querySelector('i') ?? slider)]
  })
  expect(new Set(colors).size).toBe(3)
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  test(`focused elements have a focus ring and are not covered at ${viewport.width} px`, { tag: '@screens' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAsDemo(page)
    await open(page, '/app')
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
        const ringed = [focused, holder, focused.closest('.input') ?? focused].some((element) => {
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

test('the keyboard is enough to sign up, create a crate, rate an album and add it to the crate', {
  tag: '@detail',
}, async ({ page }) => {
  /** Presses Tab until `target` has focus; throws if Tab does not reach it. */
  const tabTo = async (target: Locator) => {
    await target.first().waitFor()
    for (let step = 0; step < 120; step += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${target}`)
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
  const form = page.getByRole('dialog', { name: 'Create account' })
  await type(form.getByLabel('Name'), 'Ines Duarte')
  await type(form.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await type(form.getByLabel('Password', { exact: true }), 'sleevenote')
  await type(form.getByLabel('Confirm password'), 'sleevenote')
  await page.keyboard.press('Enter')
  await page.waitForURL('/app')
  await waitForIslands(page)

  // The rail is one Tab stop, with arrow keys between its links.
  const rail = page.getByRole('complementary')
  await tabTo(rail.getByRole('link', { name: 'Collection' }))
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(rail.getByRole('link', { name: /new crate/i })).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [10] })
  await page.keyboard.press('Enter')
  const crate = page.getByRole('dialog', { name: 'Create new crate' })
  await type(crate.getByLabel('Name'), 'Sunday, slow')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday, slow' })).toBeVisible()
  await press(page.getByRole('main').getByRole('link', { name: 'Back' }))

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Welcome to Gatefold' }) })
  await press(card.getByRole('radio', { checked: true }), '4')
  await expect(card.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(toast(page)).toContainText('Rating updated')

  await press(
    card.getByRole('link', { name: /^Add .* to crate/ }).or(card.getByRole('button', { name: /^Add .* to crate/ })),
  )
  const chooser = page.getByRole('dialog', { name: 'Add to crate' })
  await press(chooser.getByLabel(/Sunday, slow/), 'Space')
  await page.keyboard.press('Escape')
  await expect(chooser).toBeHidden()
  await expect(page.locator('.rail .crate', { hasText: 'Sunday, slow' })).toContainText('1')
})

test('icon buttons show a tooltip on hover and focus, and Escape hides only the tooltip', { tag: '@detail' }, async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/app#keys')
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  const tooltip = page.locator('.tooltip:popover-open')
  await waitForIslands(page)
  await close.hover()
  await expect(tooltip).toHaveText('Close')
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await expect(dialog).toBeVisible()

  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await page.getByRole('banner').getByRole('button', { name: 'User menu' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tooltip).toHaveText('Settings')
  const stars = page.getByRole('main').locator('.stars input').nth(3)
  await stars.hover()
  await expect(tooltip).toHaveText('4 stars 4')
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
  await more.hover()
  await expect(tooltip).toHaveText('More')
  await expect(more).not.toHaveAttribute('title')
  const edit = page
    .getByRole('main')
    .getByRole('button', { name: /^Edit / })
    .first()
  await edit.hover()
  await expect(tooltip).toHaveText(/^Edit .+ e$/)
  await page.evaluate(() => localStorage.setItem('gatefold.keys', 'off'))
  await stars.hover()
  await expect(tooltip).toHaveText('4 stars')
  await page.mouse.move(0, 0)
  await expect(tooltip).toBeHidden()
  await expect(edit).toHaveAttribute('title', /^Edit /)
})

test('a closing dialog does not take focus from the next dialog on a slow machine', { tag: '@detail' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().focus()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.keyboard.press('Enter')
  const gate = page.getByRole('dialog', { name: 'Signup Access Required' })
  await expect(gate.getByLabel('Signup password')).toBeFocused()
  await page.keyboard.type(SIGNUP_PASSWORD)
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog', { name: 'Create account' }).getByLabel('Name')
  await expect(name).toBeFocused()
  await page.keyboard.type('Ines ')
  await expect(page.locator('.scrim')).toHaveCount(1)
  await page.keyboard.type('Duarte')
  await expect(name).toHaveValue('Ines Duarte')
})
