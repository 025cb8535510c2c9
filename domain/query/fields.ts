import { ADDED } from '../albums/added.ts'
import type { List } from '../albums/album.ts'
import { FORMATS } from '../albums/formats.ts'
import { VERDICTS } from '../albums/verdict.ts'
import { foldTag } from '../tags/tags.ts'
import { foldAscii, foldText } from '../text/fold.ts'
import { SORTS, type Sort } from './collection-query.ts'
import { FILTERS, type FilterName, type FilterValues, isDecade } from './filters.ts'
import type { Term } from './node.ts'
import { ADDED_TEXTS } from './query-text.ts'
import { DAY, END, isEqual, numberLike, readDate, readSpan, type Span, withDots } from './spans.ts'

export type SpanName = 'year' | 'tracks' | 'price' | 'paid' | 'added' | 'bought' | 'changed'
export type PartName = 'title' | 'artist' | 'label' | 'note' | 'track' | 'crate'

/** Properties of an album besides those of filters and lists. */
const MARKS = { is: ['uncrated', 'preorder', 'gone'], has: ['note', 'preview', 'cover'] } as const
export type Mark = (typeof MARKS)[keyof typeof MARKS][number]

type FilterCondition = {
  [Name in FilterName]: { kind: 'filter'; name: Name; value: NonNullable<FilterValues[Name]> }
}[FilterName]

/** The meaning of a term; both ends of a range are included. A sort has no condition. */
export type Condition =
  | FilterCondition
  | { kind: 'list'; list: List | 'both' }
  | { kind: 'span'; name: SpanName; from: number; to: number; currency?: string | undefined }
  | { kind: 'part'; name: PartName; text: string; isWhole: boolean }
  /** Whether a tag begins with a text, both folded by `foldTag`. */
  | { kind: 'tag-start'; text: string }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'sort'; sort: Sort }

type Read = (term: Term, now: Date) => Condition | null | undefined

const DAYS = { d: 1, w: 7, m: 30, y: 365 }

const readMoment =
  (name: 'added' | 'bought' | 'changed'): Read =>
  (term, now) => {
    const value = term.value.toLowerCase()
    if (name === 'added') {
      const added = ADDED.find((period) => ADDED_TEXTS[period] === term.operator + value)
      if (added) return { kind: 'filter', name: 'added', value: added }
      const month = term.operator === ':' && FILTERS.month.parse(new URLSearchParams([['month', value]]))
      if (month) return { kind: 'filter', name: 'month', value: month }
    }
    const [, count, unit = ''] = /^(\d{1,4})([dwmy])$/.exec(value) ?? []
    if (count) {
      const then = now.getTime() - Number(count) * DAYS[unit as keyof typeof DAYS] * DAY
      return term.operator.startsWith('>')
        ? { kind: 'span', name, from: -END, to: then - 1 }
        : { kind: 'span', name, from: then, to: END }
    }
    const span = readSpan({ ...term, value }, 1, readDate)
    return span && { kind: 'span', name, ...span }
  }

/** The searched text, normalized like the field that is searched. */
const foldPart = (name: PartName, value: string) => (name === 'crate' ? foldAscii(value.trim()) : foldText(value))

const readPart =
  (name: PartName): Read =>
  ({ operator, value }) => {
    const text = foldPart(name, value)
    return isEqual(operator) && text !== '' ? { kind: 'part', name, text, isWhole: operator === '=' } : null
  }

/** A complete name becomes the filter of that name, as links on albums set it. */
const readName =
  (name: 'artist' | 'label'): Read =>
  (term, now) => {
    if (term.operator !== '=') return readPart(name)(term, now)
    const value = FILTERS[name].parse(new URLSearchParams([[name, term.value]]))
    return value ? { kind: 'filter', name, value } : null
  }

/** A choice of words. */
const oneOf =
  (conditions: Record<string, Condition>): Read =>
  ({ operator, value }) =>
    isEqual(operator) && Object.hasOwn(conditions, value.toLowerCase()) ? conditions[value.toLowerCase()] : null

const marks = (names: readonly Mark[]) =>
  Object.fromEntries(names.map((mark) => [mark, { kind: 'mark', mark } as const]))
const plurals = (names: readonly Mark[]) =>
  Object.fromEntries(names.map((mark) => [`${mark}s`, { kind: 'mark', mark } as const]))
const lists = (names: Record<string, List | 'both'>): Record<string, Condition> =>
  Object.fromEntries(Object.entries(names).map(([name, list]) => [name, { kind: 'list', list }]))

const verdicts = Object.fromEntries(
  VERDICTS.map((value) => [value, { kind: 'filter', name: 'verdict', value } as const]),
)

const formats = Object.fromEntries(FORMATS.map((value) => [value, { kind: 'filter', name: 'format', value } as const]))

const SYMBOLS: Record<string, string | undefined> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' }

const readMoney =
  (name: 'price' | 'paid'): Read =>
  (term) => {
    const [, before, value = '', after] = /^([€$£¥]?)([\d.]+)([a-z]{3}|[€$£¥]?)$/i.exec(term.value) ?? []
    const span = readSpan({ ...term, value }, 0.0005, numberLike(/^\d{1,9}(?:\.\d{1,3})?$/))
    const unit = before || after
    return span && { kind: 'span', name, ...span, currency: unit ? (SYMBOLS[unit] ?? unit.toUpperCase()) : undefined }
  }

const yearLike = numberLike(/^\d{1,4}$/)
const decadeLike = (text: string): Span | null => {
  const [, decade] = /^(\d{3}0)s$/i.exec(text) ?? []
  return decade ? { from: Number(decade), to: Number(decade) + 9 } : null
}

const readYear: Read = (term) => {
  const span = readSpan(withDots(term), 1, (text) => yearLike(text) ?? decadeLike(text))
  if (!span) return null
  if (isDecade(span)) return { kind: 'filter', name: 'decade', value: span.from }
  if (span.from > -END && span.to < END) return { kind: 'filter', name: 'year', value: span }
  return { kind: 'span', name: 'year', ...span }
}

const readRating: Read = (term) => {
  const span = readSpan(withDots(term), 0.5, numberLike(/^(?:[0-4](?:\.[05])?|5(?:\.0)?)$/))
  if (!span) return null
  const value = { min: Math.max(0, span.from), max: Math.min(5, span.to) }
  return value.min <= value.max ? { kind: 'filter', name: 'rating', value } : null
}

const readTracks: Read = (term) => {
  const span = readSpan(withDots(term), 1, numberLike(/^\d{1,4}$/))
  return span && { kind: 'span', name: 'tracks', ...span }
}

/** A complete tag; with a colon and a star at its end, a prefix. */
const readTag: Read = ({ operator, value }) => {
  const tag = value.trim()
  if (!isEqual(operator) || tag === '' || (operator === ':' && tag === '*')) return null
  return operator === ':' && tag.endsWith('*')
    ? { kind: 'tag-start', text: foldTag(tag.slice(0, -1)) }
    : { kind: 'filter', name: 'tags', value: [tag] }
}

/** The fields of the query language, in the order of completions. */
export const FIELDS = {
  tag: readTag,
  artist: readName('artist'),
  rating: readRating,
  is: oneOf({
    unrated: { kind: 'filter', name: 'unrated', value: true },
    rated: { kind: 'filter', name: 'rating', value: { min: 0.5, max: 5 } },
    untagged: { kind: 'filter', name: 'untagged', value: true },
    downloaded: { kind: 'filter', name: 'downloaded', value: 'yes' },
    partial: { kind: 'filter', name: 'downloaded', value: 'partial' },
    missing: { kind: 'filter', name: 'downloaded', value: 'no' },
    undownloaded: { kind: 'filter', name: 'downloaded', value: 'no' },
    later: { kind: 'filter', name: 'verdict', value: 'later' },
    ...lists({ wishlist: 'wishlist', owned: 'collection' }),
    ...marks(MARKS.is),
  }),
  has: oneOf({ ...marks(MARKS.has), ...plurals(MARKS.has) }),
  label: readName('label'),
  title: readPart('title'),
  note: readPart('note'),
  track: readPart('track'),
  crate: readPart('crate'),
  year: readYear,
  added: readMoment('added'),
  bought: readMoment('bought'),
  changed: readMoment('changed'),
  price: readMoney('price'),
  paid: readMoney('paid'),
  tracks: readTracks,
  verdict: oneOf(verdicts),
  format: oneOf(formats),
  list: oneOf(lists({ collection: 'collection', wishlist: 'wishlist', both: 'both' })),
  sort: oneOf(Object.fromEntries(SORTS.map((sort) => [sort, { kind: 'sort', sort }]))),
} as const satisfies Record<string, Read>
export type FieldName = keyof typeof FIELDS

/** Synonyms of the fields. */
const OTHER_NAMES: Readonly<Record<string, FieldName | undefined>> = {
  tags: 'tag',
  genre: 'tag',
  artists: 'artist',
  stars: 'rating',
  rated: 'rating',
  labels: 'label',
  album: 'title',
  notes: 'note',
  song: 'track',
  crates: 'crate',
  released: 'year',
}

/** The field of a name, ignoring case; the name itself if there is none. */
export function fieldCalled(typed: string): string {
  const name = typed.toLowerCase()
  return (Object.hasOwn(OTHER_NAMES, name) && OTHER_NAMES[name]) || name
}

export const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name)

/** The meaning of a term; null if the value is invalid for its field. */
export const conditionOf = (term: Term, now: Date): Condition | null =>
  isField(term.name) ? ((FIELDS[term.name] as Read)(term, now) ?? null) : null
