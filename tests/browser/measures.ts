import type { Page } from '@playwright/test'

const INERT = '[inert], [aria-hidden="true"]'

/** Touch in place of a mouse, what the style sheets and the page ask of a phone; and the browser's usual text size, in px. */
export async function emulate(page: Page) {
  const session = await page.context().newCDPSession(page)
  return {
    touch: (enabled: boolean) =>
      session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 }) as Promise<unknown>,
    textSize: (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } }) as Promise<unknown>,
  }
}

/**
 * Lists interactive elements smaller than `least` px. With `spaced`, the spacing exception of WCAG 2.5.8 applies: a smaller target is fine
 * if a circle of that diameter around its center does not meet another target. Text fields include their frame, checkboxes their label.
 */
export const smallTargets = (page: Page, least: number, spaced: boolean) =>
  page.evaluate(
    ({ least, spaced, inert }) => {
      const pressable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem]'
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !element.closest(inert)
      type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
      const shorter = ({ width, height }: Box) => Math.min(width, height)
      // Absolutely positioned pseudo-elements enlarge the target.
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
        const wholes = [element, ...labels, element.closest('.input, .slider')].filter((whole) => whole !== null)
        const boxes = wholes.flatMap((whole) => [
          { whole, box: whole.getBoundingClientRect() as Box },
          ...(whole === element ? partsOf(element).map((box) => ({ whole, box })) : []),
        ])
        const { whole, box } = boxes.reduce((most, one) => (shorter(one.box) > shorter(most.box) ? one : most))
        const { left, top, width, height } = box
        return { left, top, width, height, x: left + width / 2, y: top + height / 2, whole }
      }
      // An open menu or dialog makes everything behind it inert.
      const menu = document.querySelector('[popover]:not([role=tooltip]):popover-open')
      const reach = menu ?? document.querySelector('[aria-modal=true], dialog:modal') ?? document
      const all = [...reach.querySelectorAll(pressable)]
        .filter((element) => isShown(element) && !element.matches('.skip, .sr-only'))
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
      // What the bar for selected albums covers can be scrolled out from under it.
      const isCovered = ({ x, y, element }: (typeof all)[number]) => {
        const bar = document.elementFromPoint(x, y)?.closest('[data-select-bar]')
        return bar ? !bar.contains(element) : false
      }
      return all
        .filter((one) => isSmall(one) && !(spaced && !isCrowded(one)) && !isCovered(one))
        .map(
          ({ element, width, height }) =>
            `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`,
        )
    },
    { least, spaced, inert: INERT },
  )

/** Lists elements whose text is cut off without an ellipsis or a scroll bar. */
export const cutTexts = (page: Page) =>
  page.evaluate((inert) => {
    const isCut = (value: string) => value === 'hidden' || value === 'clip'
    // An overflow of up to half a line is line spacing, not text.
    const slack = (style: CSSStyleDeclaration) => Number.parseFloat(style.fontSize) * 0.5
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(`${inert}, svg`)) continue
      // Text for screen readers only.
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

/** Lists controls of the page, or of its dialog or menu, whose middle is under something that does not stay in place while the page scrolls. */
export const coveredControls = (page: Page) =>
  page.evaluate((inert) => {
    const stays = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position) ? element : stays(element.parentElement)
    const layer = [...document.querySelectorAll('[popover]:popover-open, [aria-modal=true]')].at(-1) ?? document
    return [...layer.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(inert))
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const over = width > 1 && document.elementFromPoint(left + width / 2, top + height / 2)
        if (!over || over.contains(one) || one.contains(over)) return false
        // What is scrolled out of its box.
        for (let box = one.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowY === 'visible') continue
          const { top: from, bottom: to } = box.getBoundingClientRect()
          if (top + height / 2 < from || top + height / 2 > to) return false
        }
        return !(one as HTMLInputElement).labels?.[0]?.contains(over) && stays(over) === stays(one)
      })
      .map((one) => one.outerHTML.slice(0, 160))
  }, INERT)

/** Whether the page or its dialog is wider than the window. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[aria-modal=true] > *')].some(
      (element) => Math.max(element.scrollWidth, element.getBoundingClientRect().right) > innerWidth + 1,
    ),
  )

/** The number of running animations. */
export const animations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
