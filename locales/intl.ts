import { language } from '#locales/language.ts'

// Numbers and dates use the language of the reader's browser, not that of the messages. The server reads it from the request and writes it
// into the page, from which the browser takes it, so that both format alike. A web worker receives it as its name.
const { document, name } = globalThis as {
  document?: { documentElement: { dataset: { language?: string } } }
  name?: string
}
let readersLanguage = () => (document ? document.documentElement.dataset.language : name) || language

/** Formats numbers and dates in the language that `find` returns at that time, for a server with many concurrent readers. */
export function formatInLanguageOf(find: () => string | undefined): void {
  readersLanguage = () => find() || language
}

/** Creates a format once per language. */
function perLanguage<Format>(make: (tag: string) => Format): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const tag = readersLanguage()
    const format = made.get(tag) ?? make(tag)
    made.set(tag, format)
    return format
  }
}

const numbers = perLanguage((tag) => new Intl.NumberFormat(tag))
const compactNumbers = perLanguage((tag) => new Intl.NumberFormat(tag, { notation: 'compact' }))
const decimals = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const months = perLanguage((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const days = perLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))
const shortDays = perLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }))
const relativeTimes = perLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

/** 1,204 */
export const numberText = (value: number): string => numbers().format(value)

/** 4.3 */
export const decimalText = (value: number): string => decimals().format(value)

/** 1.2K */
export const compactText = (value: number): string => compactNumbers().format(value)

/** €7.50: an amount in a currency, with so many decimals. */
export const moneyText = (amount: number, currency: string, digits: number): string =>
  amount.toLocaleString(readersLanguage(), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** May 2026, for `2026-05`. */
export const monthText = (month: string): string => months().format(Date.parse(month) || 0)

/** The UTC day of a time in ms, short: May 3, 2026. */
export const shortDayText = (time: number): string => shortDays().format(time)

/** The same in full: 3. Mai 2026 instead of 03.05.2026. */
export const dayText = (time: number): string => days().format(time)

/** 3 days ago, for -3 and `day`. */
export const relativeText = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relativeTimes().format(value, unit)

const plurals = /* @__PURE__ */ new Intl.PluralRules(language)
const lists = /* @__PURE__ */ new Intl.ListFormat(language)

/** The plural form for a count, in the language of the messages. */
export const plural = (
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string => forms[plurals.select(count)] ?? forms.other

/** "1,204 rows": a count with its plural form. */
export const counted = (count: number, forms: Parameters<typeof plural>[1]): string =>
  `${numberText(count)} ${plural(count, forms)}`

/** Amiina, Mileece, and Grouper. */
export const listText = (items: Iterable<string>): string => lists.format(items)
