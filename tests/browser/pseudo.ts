import type { Locator, Page } from '@playwright/test'
import { accented } from '../../scripts/pseudo-language.ts'

const OPERATOR = /\(\?[:=!]|[()|^*+?]|\\.|\[[^\]]*\]|./gu

/** What an English name is in the pseudo language: letters may have accents, and dots and brackets stand between them. */
function pseudoName(name: string | RegExp, isExact: boolean): RegExp {
  const source = typeof name === 'string' ? name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : name.source
  const padded = source.replace(OPERATOR, (part) => {
    if (/^[(|)^*+?]/.test(part)) return part
    return part === ' ' ? '[[\\] ·]+' : `[[\\]·]*${/^[a-z]$/i.test(part) ? `[${part}${accented(part)}]` : part}`
  })
  return new RegExp(isExact ? `^${padded}[[\\]·]*$` : padded, isExact ? '' : 'i')
}

type Options = { name?: string | RegExp; exact?: boolean }

/** A page, or a part of it, in the pseudo language, on which tests find things by their English names. */
export function foundInEnglish<Part extends Page | Locator>(part: Part): Part {
  const found = (of: unknown) => (of && typeof of === 'object' && 'getByRole' in of ? foundInEnglish(of as Part) : of)
  return new Proxy(part, {
    get(target, method) {
      const value = Reflect.get(target, method)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (method === 'getByRole') {
          const { name, exact = false, ...others } = (args[1] ?? {}) as Options
          return found(value.call(target, args[0], { ...others, ...(name && { name: pseudoName(name, exact) }) }))
        }
        if (method === 'getByText' || method === 'getByLabel')
          return found(value.call(target, pseudoName(args[0] as string, (args[1] as Options)?.exact ?? false)))
        return found(value.apply(target, args))
      }
    },
  })
}

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('en', { month: 'long' }),
)
const weekdays = Array.from({ length: 7 }, (_, day) =>
  new Date(2026, 0, day + 1).toLocaleDateString('en', { weekday: 'long' }),
)
const short = [...months, ...weekdays].map((name) => name.slice(0, 3))
/** What `Intl` says, which has no pseudo language. */
const DATES = [
  String.raw`\b(?:${[...months, ...weekdays, ...short].join('|')}|yesterday|today|tomorrow|and|or|[kM]?B)\b`,
  String.raw`\b(?:in )?\d+ (?:second|minute|hour|day|week|month|year)s?(?: ago)?\b|\b(?:last|this|next) (?:week|month|year)\b`,
]
/** What is in no language: ids, addresses, queries. */
const CODES = [
  String.raw`\S+@example\.com|[\da-f-]{8,}|(?:https?://)?[\w.-]*bandcamp\.com\S*|http://127\.0\.0\.1\S*`,
  String.raw`\b[a-z]+(?::|[<>]=?)(?:"[^"]*"|[\w.*-]+)`,
]
const inAny = (patterns: string[]) => new RegExp(patterns.join('|'), 'g')

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
]
/** What the page marks as names and as other languages, and what is read by machines. */
const UNREAD = 'script, style, noscript, template, code, pre, [translate=no], :not(html)[lang]'

const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([attributes, unread]) => {
      const texts = new Set<string>([document.title])
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement
        if (!element || element.closest(unread)) continue
        if (node === element) for (const name of attributes) texts.add(element.getAttribute(name) ?? '')
        // Covers show titles, and a list of currencies its values.
        else if (!element.closest('svg') && (element as HTMLOptionElement).value !== node.nodeValue)
          texts.add(node.nodeValue ?? '')
      }
      return [...texts]
    },
    [ATTRIBUTES, UNREAD] as const,
  )

const without = (text: string, name: string): string =>
  text
    .split(name)
    .reduce((before, after) =>
      /\p{L}$/u.test(before) || /^\p{L}/u.test(after) ? `${before}${name}${after}` : `${before} ${after}`,
    )

/** The texts and accessible names of a page, without `names` and what is marked as such, that are not in the pseudo language. */
export async function englishTexts(page: Page, names: readonly string[]): Promise<string[]> {
  const isShortened = (text: string) =>
    text.endsWith('…') && names.some((name) => name.startsWith(text.slice(0, -1).trim()))
  return (await textsOf(page)).filter((text) => {
    const rest = text.replace(/\u2068[^\u2069]*\u2069|\[[^[\]]*·\]/g, ' ').replace(inAny(CODES), ' ')
    const isEnglish = (part: string) => /\p{L}{2}/u.test(part.replace(inAny(DATES), ' '))
    return !isShortened(text) && isEnglish(rest) && isEnglish(names.reduce(without, rest))
  })
}
