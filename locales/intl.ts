import { comma, firstDayOfWeek, language, space } from '#locales/language.ts'

// Numbers and dates are in the language of the messages around them, wherever the reader's browser is at home.

/** Creates a format when it is first needed. */
function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => {
    made ??= make()
    return made
  }
}

const numbers = lazily(() => new Intl.NumberFormat(language))
const compactNumbers = lazily(() => new Intl.NumberFormat(language, { notation: 'compact' }))
const decimals = lazily(() => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const months = lazily(() => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const days = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }))
const shortDays = lazily(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }))
const weekdays = lazily(() => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }))
const shortWeekdays = lazily(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }))
const relativeTimes = lazily(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
const collator = lazily(() => new Intl.Collator(language))
const plurals = lazily(() => new Intl.PluralRules(language))
const lists = lazily(() => new Intl.ListFormat(language))
const alternatives = lazily(() => new Intl.ListFormat(language, { type: 'disjunction' }))

const DAY = 24 * 3_600_000
/** A day before it has a weekday of its own. */
const WEEK = 6 * DAY
const SUNDAY = Date.UTC(2024, 0, 7)

/** 1,204 */
export const numberText = (value: number): string => numbers().format(value)

/** 4.3 */
export const decimalText = (value: number): string => decimals().format(value)

/** 1.2K */
export const compactText = (value: number): string => compactNumbers().format(value)

/** €7.50: an amount in a currency, with so many decimals. */
export const moneyText = (amount: number, currency: string, digits: number): string =>
  amount.toLocaleString(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** 1234.50: an amount as people type it, with so many decimals. */
export const typedText = (amount: number, digits: number): string =>
  amount.toLocaleString(language, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** May 2026, for `2026-05`. */
export const monthText = (month: string): string => months().format(Date.parse(month) || 0)

/** The UTC day of a time in ms, short: May 3, 2026. */
export const shortDayText = (time: number): string => shortDays().format(time)

/** The same in full: May 3, 2026, or 3. Mai 2026 instead of 03.05.2026. */
export const dayText = (time: number): string => days().format(time)

/** Tuesday, for a time in ms of the last days; otherwise the day, short. */
export const recentDayText = (time: number, now: number): string =>
  now - time < WEEK ? weekdays().format(time) : shortDayText(time)

/** Mon */
export const weekdayText = (time: number): string => shortWeekdays().format(time)

/** The same of the first day of a week, for 0, or of a later one. */
export const dayOfWeekText = (place: number): string => weekdayText(SUNDAY + (firstDayOfWeek + place) * DAY)

/** 3 days ago, for -3 and `day`. */
export const relativeText = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relativeTimes().format(value, unit)

/** 1.2 MB: a number with its unit. */
export const unitText = (value: number, unit: string, decimals: number): string =>
  value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: decimals })

/** The order of names for people, as in a telephone book. */
export const compareNames = (a: string, b: string): number => collator().compare(a, b)

/** The plural form for a count. */
export const plural = (
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string => forms[plurals().select(count)] ?? forms.other

/** "1,204 rows": a count with its plural form. */
export const counted = (count: number, forms: Parameters<typeof plural>[1]): string =>
  `${numberText(count)} ${plural(count, forms)}`

/** Amiina, Mileece, and Grouper. */
export const listText = (items: readonly string[]): string => lists().format(items.map(isolated))

/** Amiina, Mileece, Grouper, and 4 more: three of the items, and how many more there are as `more` says it. */
export const firstText = (items: readonly string[], more: (count: number) => string): string =>
  listText([...items.slice(0, 3), ...(items.length > 3 ? [more(items.length - 3)] : [])])

/** Amiina, Mileece, or Grouper. */
export const anyOfText = (items: readonly string[]): string => alternatives().format(items.map(isolated))

/** Amiina, Mileece, Grouper: things beside each other, in no sentence. */
export const besideText = (items: readonly string[]): string => items.map(isolated).join(comma)

/** Sentences after each other, without those that are `false`. */
export const sentencesText = (items: readonly (string | false | undefined)[]): string =>
  items.filter(Boolean).join(space)

// Hebrew, Arabic and the like, and marks that turn what comes after them.
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Bidi_C}]/u
// A text may have isolated names itself; other such marks would end it too early, or never.
const MARKS = /(\u2068[^\u2066-\u2069]*\u2069)|[\u2066-\u2069]/g

/** What somebody wrote, for a place in a sentence: a text from right to left stays apart from the words and numbers around it. */
export const isolated = (text: string): string =>
  FROM_RIGHT.test(text) ? `\u2068${text.replace(MARKS, '$1')}\u2069` : text
