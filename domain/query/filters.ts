import { ADDED, type Added, addedSince, monthSpan } from '../albums/added.ts'
import type { List } from '../albums/album.ts'
import { FACT_LIMITS } from '../albums/bandcamp-facts.ts'
import { FORMATS, type Format } from '../albums/formats.ts'
import { DOWNLOADED, type Downloaded, downloadedOf } from '../albums/on-disk.ts'
import { releaseDecade, releaseYear } from '../albums/release.ts'
import { VERDICTS, type Verdict } from '../albums/verdict.ts'
import { foldTag } from '../tags/tags.ts'
import { hasWords } from '../text/fold.ts'
import { TEXT_LIMITS } from '../text/text-limits.ts'
import { MAX_QUERY, plainWords } from './plain.ts'
import { type AlbumTest, foldArtist } from './searchable-album.ts'

type Crate = number | 'none' | null

type Filter<Value> = {
  default: Value
  /** Parses the value from an address; null or undefined if there is no valid one. */
  parse: (params: URLSearchParams) => Value | null | undefined
  /** The parameters that `parse` reads; none for the default. */
  print: (value: Value) => [param: string, text: string][]
  /** Tests whether an album matches a value that is not off. */
  test: (
    value: NonNullable<Value>,
    context: { now: Date; crate: Crate; searchTest?: AlbumTest | undefined },
  ) => AlbumTest
  /** Whether a value matches every album, if the default is not the only such value. */
  isOff?: (value: Value) => boolean
}

const filter = <Value>(row: Filter<Value>) => row

/** One parameter of an address. */
const param = <Value extends string | number | null>(
  name: string,
  standard: Value,
  read: (text: string) => Value | null | undefined,
): Omit<Filter<Value>, 'test'> => ({
  default: standard,
  parse: (params) => {
    const text = params.get(name)
    return text === null ? text : read(text)
  },
  print: (value) => (value === standard ? [] : [[name, String(value)]]),
})

/** A filter that is on or off. */
const flag = (name: string, test: AlbumTest): Filter<boolean> => ({
  default: false,
  parse: (params) => params.get(name) === '1',
  print: (value) => (value ? [[name, '1']] : []),
  test: () => test,
})

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text)

/** A positive whole number, or null. */
export function positive(text: string): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

const nameIn = (text: string, most: number) => (text !== '' && text.length <= most ? text : null)

const isWithin = (value: number | null, from: number, to: number) => value !== null && value >= from && value <= to

function halfStep(text: string) {
  const value = Number(text)
  return value >= 0 && value <= 5 && Number.isInteger(value * 2) ? value : null
}

/** The years of release between two, both included. */
export type Years = { from: number; to: number }

/** Years in the form of addresses and queries. */
export const yearsText = ({ from, to }: Years): string => (from === to ? String(from) : `${from}..${to}`)

/** Whether years are a decade, which has a filter of its own. */
export const isDecade = ({ from, to }: Years): boolean => from % 10 === 0 && to === from + 9

function yearsIn(text: string): Years | null {
  const [, first, last = first] = /^(\d{1,4})(?:\.\.(\d{1,4}))?$/.exec(text) ?? []
  const years = { from: Number(first), to: Number(last) }
  return years.from <= years.to && !isDecade(years) ? years : null
}

const [lowest, highest] = [param<number>('min', 0, halfStep), param<number>('max', 5, halfStep)]

/** The list of an address: one, or both. */
export const SHOWN_LISTS = ['collection', 'wishlist', 'both'] as const

/** Filters of the sidebar, the list switch and the search field: they have no chip and are not counted. */
const PLACE_FILTERS = {
  // A crate shows its albums of both lists.
  list: filter<List | 'both'>({
    ...param<List | 'both'>('list', 'collection', oneOf(SHOWN_LISTS)),
    isOff: (list) => list === 'both',
    test: (list, { crate }) => {
      const isInCrate = typeof crate === 'number'
      return (album) => isInCrate || album.list === list
    },
  }),
  // `albumsInCrate` has already selected the albums of the crate.
  crate: filter<Crate>({
    ...param('crate', null, (text) => (text === 'none' ? text : positive(text))),
    test: () => () => true,
  }),
  // Every word must occur in title, artist, label, notes, tags or tracks. A text with operators has its own test.
  q: filter<string>({
    ...param('q', '', (text) => text.slice(0, MAX_QUERY)),
    test: (q, { searchTest }) => {
      if (searchTest) return searchTest
      const words = plainWords(q)
      return ({ searchText }) => hasWords(searchText, words)
    },
  }),
}

/** The largest number of tags in an address. */
export const MAX_TAGS = 20

/** The filters of the filter panel, the charts and the links on albums. */
const PANEL_FILTERS = {
  tags: filter<string[]>({
    default: [],
    parse: (params) =>
      params
        .getAll('tag')
        .filter((tag) => tag.trim() !== '')
        .slice(0, MAX_TAGS),
    print: (tags) => tags.map((tag) => ['tag', tag]),
    test: (tags) => {
      const folded = tags.map(foldTag)
      return (album) => folded.every((tag) => album.foldedTags.includes(tag))
    },
  }),
  added: filter<Added>({
    ...param('added', 'allTime', oneOf(ADDED)),
    test: (added, { now }) => {
      const since = addedSince(added, now) ?? 0
      return (album) => album.addedTime >= since
    },
  }),
  // Both ends are included; an unrated album counts as 0.
  rating: filter<{ min: number; max: number }>({
    default: { min: 0, max: 5 },
    parse: (params) => {
      const min = lowest.parse(params) ?? 0
      const max = highest.parse(params) ?? 5
      return min <= max ? { min, max } : null
    },
    print: ({ min, max }) => [...lowest.print(min), ...highest.print(max)],
    test: (range) => (album) => isWithin(album.rating ?? 0, range.min, range.max),
  }),
  untagged: flag('untagged', (album) => album.foldedTags.length === 0),
  unrated: flag('unrated', (album) => album.rating === null),
  // The first and the last year of release; those of a decade are the next filter.
  year: filter<Years | null>({
    default: null,
    parse: (params) => yearsIn(params.get('year') ?? ''),
    print: (years) => (years ? [['year', yearsText(years)]] : []),
    test: (years) => (album) => isWithin(releaseYear(album), years.from, years.to),
  }),
  // The first year of a decade.
  decade: filter<number | null>({
    ...param('decade', null, (text) => (/^\d{0,3}0$/.test(text) ? Number(text) : null)),
    test: (decade) => (album) => releaseDecade(album) === decade,
  }),
  // The month in which an album was added, `YYYY-MM` in UTC.
  month: filter<string | null>({
    ...param('month', null, (text) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null)),
    test: (month) => {
      const { from, to } = monthSpan(month)
      return (album) => album.addedTime >= from && album.addedTime < to
    },
  }),
  // A whole name, in any case.
  artist: filter<string | null>({
    ...param('artist', null, (text) => nameIn(text.replace(/\s+/g, ' ').trim(), TEXT_LIMITS.artist)),
    test: (artist) => {
      const folded = foldArtist(artist)
      return (album) => album.foldedArtist === folded
    },
  }),
  verdict: filter<Verdict | null>({
    ...param<Verdict | null>('verdict', null, oneOf(VERDICTS)),
    test: (verdict) => (album) => album.verdict === verdict,
  }),
  format: filter<Format | null>({
    ...param<Format | null>('format', null, oneOf(FORMATS)),
    test: (format) => (album) => album.formats.includes(format),
  }),
  downloaded: filter<Downloaded | null>({
    ...param<Downloaded | null>('downloaded', null, oneOf(DOWNLOADED)),
    test: (downloaded) => (album) => downloadedOf(album) === downloaded,
  }),
  // Import ids, separated by commas. Their albums have already been selected.
  imports: filter<string | null>({
    ...param('import', null, (text) => (/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})?$/.test(text) ? text : null)),
    test: () => () => true,
  }),
  // A complete name in Bandcamp's spelling.
  label: filter<string | null>({
    ...param('label', null, (text) => nameIn(text, FACT_LIMITS.label)),
    test: (label) => (album) => album.label === label,
  }),
}

const ROWS = { ...PLACE_FILTERS, ...PANEL_FILTERS }

export type FilterName = keyof typeof ROWS
export type PanelFilterName = keyof typeof PANEL_FILTERS
export type FilterValues = { [Name in FilterName]: (typeof ROWS)[Name]['default'] }

/** A function for each filter, called with its value. */
export type FilterTable<Name extends FilterName, Args extends unknown[], Result> = {
  [Each in Name]: (value: NonNullable<FilterValues[Each]>, ...args: Args) => Result
}

/** Every filter, in the order of its parameters in an address. */
export const FILTERS: { [Name in FilterName]: Filter<FilterValues[Name]> } = ROWS
export const FILTER_NAMES = Object.keys(ROWS) as FilterName[]
export const PANEL_FILTER_NAMES = Object.keys(PANEL_FILTERS) as PanelFilterName[]

/** Calls `map` for each of the named filters that excludes albums. */
export const mapFilters = <Name extends FilterName, Result>(
  query: FilterValues,
  names: readonly Name[],
  map: <Each extends Name>(name: Each, value: NonNullable<FilterValues[Each]>) => Result,
): Result[] =>
  names.flatMap(<Each extends Name>(name: Each) => {
    const value = query[name]
    const { isOff, print } = FILTERS[name]
    return value === null || (isOff?.(value) ?? print(value).length === 0) ? [] : [map(name, value)]
  })

/** The filters of an address; missing or invalid ones get their default. */
export const parseFilters = (params: URLSearchParams): FilterValues =>
  Object.fromEntries(
    FILTER_NAMES.map((name) => [name, FILTERS[name].parse(params) ?? FILTERS[name].default]),
  ) as FilterValues

/** The parameters of the filters that differ from their default. */
export const printFilters = (query: FilterValues): [string, string][] =>
  FILTER_NAMES.flatMap(<Name extends FilterName>(name: Name) => FILTERS[name].print(query[name]))
