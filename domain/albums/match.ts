import { foldText } from '../text/fold.ts'
import { normalizeBandcampUrl } from './bandcamp-url.ts'
import { isItem } from './item-key.ts'
import { foldName, foldWords, namesKey, numbersOf, withoutEdition, withoutGuests } from './names.ts'

type Names = { title: string; artist: string }

/** What an album is known by: its address, its item at Bandcamp (`itemKey`), title and artist. */
export type Known = Names & {
  id: number
  bandcampUrl: string | null
  itemKey: string | null
  releaseDate?: string | null | undefined
  isTrashed?: boolean
  /** Title and artist as `namesKey` makes them, where that is known already. */
  names?: string
  /** Its position among albums alike, if that is not its id. */
  place?: number
}

/**
 * A row to match. `otherArtist` is the artist in another script, `otherUrl` and `otherKey` another address and key of the same. `isExact`
 * is a row of Gatefold's own file, where two albums of the same names are two: then names alone lead only from one without address to
 * another without.
 */
export type Wanted = Names & {
  bandcampUrl?: string | null | undefined
  itemKey?: string | null | undefined
  otherKey?: string | null | undefined
  releaseDate?: string | null | undefined
  otherArtist?: string | undefined
  otherUrl?: string | null | undefined
  isExact?: boolean | undefined
}

/** A row or an album, with its names folded; `names` are those that it has, as `namesKey` makes them. */
type Named = Pick<Wanted, 'bandcampUrl' | 'otherUrl' | 'itemKey' | 'otherKey' | 'releaseDate'> &
  Names & { names: readonly string[]; foldedTitle: string; foldedArtist: string }

type Given = Omit<Wanted, 'isExact'> & { names?: string | undefined }

function fold(one: Given): Named {
  const {
    title,
    artist,
    otherArtist,
    bandcampUrl,
    otherUrl,
    itemKey,
    otherKey,
    releaseDate,
    names = namesKey(one),
  } = one
  const [foldedTitle = '', foldedArtist = ''] = names.split('\n')
  const other = otherArtist ? [namesKey({ title, artist: otherArtist })] : []
  const given = { title, artist, bandcampUrl, otherUrl, itemKey, otherKey, releaseDate }
  return { ...given, names: [names, ...other], foldedTitle, foldedArtist }
}

/** How sure it is that two are one album. */
export type Sureness = 'same' | 'probably'

/**
 * A rule by which a row and an album are one: they share one of `keys`, and nothing says that they are two (`isOther`). `examples` are
 * pairs for which it is the first that holds.
 */
export type Rule = {
  is: Sureness
  keys: (one: Named) => readonly string[]
  isOther?: (row: Named, album: Named) => boolean
  examples: readonly (readonly [row: Partial<Wanted>, album: Partial<Wanted>])[]
}

type Dated = Pick<Wanted, 'releaseDate'>
type Placed = Pick<Wanted, 'bandcampUrl' | 'otherUrl' | 'itemKey'>

const YEARS_APART = 1
const yearOf = ({ releaseDate }: Dated): number | null => Number(releaseDate?.slice(0, 4)) || null

function areYearsApart(row: Dated, album: Dated): boolean {
  const [year, other] = [yearOf(row), yearOf(album)]
  return year !== null && other !== null && Math.abs(year - other) > YEARS_APART
}

/** Whether an album is another item at Bandcamp, or has another address there. */
function isElsewhere(row: Placed, album: Placed): boolean {
  // Before August 2026 the Bandcamp link told an item’s number alone.
  if (isItem(row.itemKey) && isItem(album.itemKey)) return row.itemKey.slice(1) !== album.itemKey.slice(1)
  return Boolean(row.bandcampUrl && album.bandcampUrl && ![row.bandcampUrl, row.otherUrl].includes(album.bandcampUrl))
}

const isOtherByNames = (row: Placed & Dated, album: Placed & Dated) =>
  isElsewhere(row, album) || areYearsApart(row, album)

/** A title without its edition, the guests and “The”. */
const bareTitle = (title: string) =>
  foldName(withoutGuests(foldText(withoutEdition(title))).replace(/^the\s+(?=\S)/, ''))

const LATIN = /\p{Script=Latin}/u
// A short title says little by itself.
const LONG = 8

/** Whether two texts differ by one letter: another, one more or one less. */
function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length < LONG || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}

const areTypedApart = (row: Named, album: Named) =>
  !isOneApart(row.foldedTitle, album.foldedTitle) || numbersIn(row) !== numbersIn(album)

const numbers = new WeakMap<Named, string>()
function numbersIn(one: Named): string {
  const found = numbers.get(one) ?? numbersOf(foldWords(one.title))
  numbers.set(one, found)
  return found
}

// Of two titles that are one letter apart, the first or the last letters are the same.
const ENDS = 3

const FEN = { artist: 'Fen' }
const HARBOR = { title: 'White Harbor' }

/** All rules, the surest first. The first that holds decides. */
export const RULES = {
  address: {
    is: 'same',
    keys: ({ bandcampUrl, otherUrl }) => [bandcampUrl, otherUrl].flatMap((url) => url || []),
    examples: [
      [
        { title: 'Moths', bandcampUrl: 'HTTP://Fen.Bandcamp.com/album/Moth-Season/?from=embed#t3' },
        { title: 'Moth Season', bandcampUrl: 'https://fen.bandcamp.com/album/moth-season' },
      ],
      [
        { bandcampUrl: 'https://music.fen.example/album/ebb', otherUrl: 'https://fen.bandcamp.com/album/ebb' },
        { bandcampUrl: 'https://fen.bandcamp.com/album/ebb' },
      ],
    ],
  },
  item: {
    is: 'same',
    keys: ({ itemKey, otherKey }) => [itemKey, otherKey].flatMap((key) => key || []),
    examples: [
      [
        { title: 'Ebb (Remastered)', itemKey: 'a12' },
        { title: 'Ebb', itemKey: 'a12' },
      ],
      [
        { title: 'Ebb (Remastered)', itemKey: 'a12', otherKey: 't12' },
        { title: 'Ebb', itemKey: 't12' },
      ],
    ],
  },
  names: {
    is: 'same',
    keys: ({ names }) => names,
    isOther: isOtherByNames,
    examples: [
      [{ title: 'LET’S STAY MOTHS' }, { title: "Let's stay moths" }],
      [
        { title: 'Ｒｅｅｄ', artist: 'Fen feat. Kelp' },
        { title: 'reed', ...FEN },
      ],
      [{ artist: 'Søren Rós' }, { artist: 'Soren Ros' }],
      [{ artist: 'Blau & Exit' }, { artist: 'Blau and Exit' }],
      [
        { title: 'The Tide Pt. 2', artist: 'The Telephones' },
        { title: 'The Tide Pt.2', artist: 'Telephones' },
      ],
      [{ title: 'ノ\u200bイ\u200bズ' }, { title: 'ノイズ' }],
      [{ title: '( )' }, { title: '()' }],
      [{ artist: 'Various Artists' }, { artist: 'V/A' }],
      [{ artist: '하늘바다', otherArtist: 'Haneulbada' }, { artist: 'Haneulbada' }],
      [{ itemKey: 'a12' }, { bandcampUrl: 'https://fen.bandcamp.com/album/ebb' }],
      [{ itemKey: 't12' }, { itemKey: 'a12' }],
      [{ releaseDate: '1994' }, { releaseDate: '1994-05-10' }],
      [{ releaseDate: '1994' }, { releaseDate: null }],
    ],
  },
  year: {
    is: 'probably',
    keys: ({ names }) => names,
    isOther: isElsewhere,
    examples: [[{ releaseDate: '2001' }, { releaseDate: '1994-05-10' }]],
  },
  edition: {
    is: 'probably',
    keys: ({ title, foldedArtist }) => [`${bareTitle(title)}\n${foldedArtist}`],
    isOther: isElsewhere,
    examples: [
      [{ title: 'Moth Season (Deluxe Edition)' }, { title: 'Moth Season' }],
      [{ title: 'The Moth Season' }, { title: 'Moth Season' }],
      [{ title: 'Moth Season (feat. Kelp)' }, { title: 'Moth Season' }],
    ],
  },
  letter: {
    is: 'probably',
    keys: ({ foldedTitle: title, foldedArtist: artist }) =>
      title.length < LONG - 1 ? [] : [`${artist}\n${title.slice(0, ENDS)} `, `${artist}\n ${title.slice(-ENDS)}`],
    isOther: (row, album) => isElsewhere(row, album) || areTypedApart(row, album),
    examples: [[{ title: 'Moth Seasons' }, { title: 'Moth Season' }]],
  },
  script: {
    is: 'probably',
    keys: ({ foldedTitle: title }) => (title.length >= LONG ? [title] : []),
    isOther: (row, album) => isElsewhere(row, album) || LATIN.test(row.artist) === LATIN.test(album.artist),
    examples: [
      [
        { ...HARBOR, artist: '하늘바다' },
        { ...HARBOR, artist: 'Haneulbada' },
      ],
    ],
  },
} as const satisfies Record<string, Rule>

/** Pairs for which no rule holds: they are two albums. */
export const OTHERS: Rule['examples'] = [
  [{ title: 'Volume One 1' }, { title: 'Volume One 2' }],
  [
    { title: 'Moth Season', artist: 'Kelp' },
    { title: 'Moth Season', ...FEN },
  ],
  [{ title: 'Ebbs' }, { title: 'Ebb' }],
  [
    { title: 'Rio', artist: 'Keith Jarvis' },
    { title: 'Rio', artist: 'Marlo Marlo' },
  ],
  [{ itemKey: 'a12' }, { itemKey: 'a13' }],
  [{ bandcampUrl: 'https://fen.bandcamp.com/track/ebb' }, { bandcampUrl: 'https://fen.bandcamp.com/album/ebb' }],
]

/** An example of the rules as it is matched: with names, and with its address in the form in which it is stored. */
export const exampleOf = ({ bandcampUrl, ...given }: Partial<Wanted>): Wanted => ({
  title: 'Ebb',
  artist: 'Fen',
  ...given,
  ...(bandcampUrl && { bandcampUrl: normalizeBandcampUrl(bandcampUrl) }),
})

/** Which of the rows that share their names with others this is. */
export type RowNumber = {
  /** Its number, from 1, among rows without address that have the same names and year. */
  nth: number
  /** Whether the first row of these names is of another year. */
  isOtherYear?: boolean | undefined
}

/** Creates a function that numbers rows without address, in file order. */
export function createNumbers(): (row: Names & { releaseDate?: string | null | undefined }) => RowNumber {
  const counts = new Map<string, number>()
  const firsts = new Map<string, string>()
  return (row) => {
    const names = namesKey(row)
    const own = `${names}\n${yearOf(row) ?? ''}`
    if (!firsts.has(names)) firsts.set(names, own)
    const nth = (counts.get(own) ?? 0) + 1
    counts.set(own, nth)
    return { nth, ...(firsts.get(names) !== own && { isOtherYear: true }) }
  }
}

/**
 * Creates a function that finds the album that a row means, by the rules that are the same for all ways in. `alike` are those that names
 * may lead to. Of several with the same names, a row with an address or an item is the first that no other row has taken; a row without
 * either is the nth. Those in the trash come last, then those of an unknown year.
 */
export function createAlbumIndex<Album extends Known>(albums: readonly Album[], alike: readonly Album[] = albums) {
  const byUrl = new Map(albums.flatMap((album) => (album.bandcampUrl ? [[album.bandcampUrl, album]] : [])))
  const byItem = new Map(albums.flatMap((album) => (album.itemKey ? [[album.itemKey, album]] : [])))
  const byNames = Map.groupBy(alike, (album) => album.names ?? namesKey(album))
  const taken = new Map<number, string>()

  const alikeOf = (row: Wanted, { isOtherYear }: RowNumber): Album[] => {
    const year = yearOf(row)
    const isOfYear = (album: Album) => yearOf(album) === year
    const order = (one: Album, other: Album) =>
      Number(one.isTrashed ?? false) - Number(other.isTrashed ?? false) ||
      Number(isOfYear(other)) - Number(isOfYear(one)) ||
      Number(Boolean(one.bandcampUrl)) - Number(Boolean(other.bandcampUrl)) ||
      (one.place ?? one.id) - (other.place ?? other.id)
    const { otherArtist, title } = row
    const other = otherArtist ? namesKey({ title, artist: otherArtist }) : null
    const named = [namesKey(row), ...(other === null ? [] : [other])].flatMap((names) => byNames.get(names) ?? [])
    const possible = named.filter(
      (album) =>
        !isOtherByNames(row, album) &&
        (!isOtherYear || isOfYear(album)) &&
        !(row.isExact && (row.bandcampUrl || album.bandcampUrl)),
    )
    return possible.length > 1 ? possible.sort(order) : possible
  }

  const sameAs = (row: Wanted) =>
    byUrl.get(row.bandcampUrl || '') ??
    byUrl.get(row.otherUrl || '') ??
    byItem.get(row.itemKey || '') ??
    byItem.get(row.otherKey || '')
  const find = (row: Wanted, number: RowNumber = { nth: 1 }): Album | undefined => {
    const same = sameAs(row)
    const identity = row.isExact ? null : row.bandcampUrl || (isItem(row.itemKey) ? row.itemKey : null)
    if (same) {
      if (identity) taken.set(same.id, identity)
      return same
    }
    const possible = alikeOf(row, number)
    if (!identity) return possible[number.nth - 1]
    const free = possible.find(({ id }) => (taken.get(id) ?? identity) === identity)
    if (free) taken.set(free.id, identity)
    return free
  }
  return Object.assign(find, {
    /** Whether a row means an album, whichever of those alike. */
    has: (row: Wanted) => sameAs(row) !== undefined || alikeOf(row, { nth: 1 }).length > 0,
  })
}

const PROBABLE: readonly Rule[] = [RULES.year, RULES.edition, RULES.letter, RULES.script]

/** Creates a function that finds the album that a row probably means, where it is none that is here for sure. */
export function createProbableIndex<Album extends Given>(albums: readonly Album[]): (row: Wanted) => Album | undefined {
  const folded = albums.map((album) => ({ album, named: fold(album) }))
  const maps = PROBABLE.map((rule) => {
    const byKey = new Map<string, typeof folded>()
    for (const one of folded) {
      for (const key of rule.keys(one.named)) {
        const known = byKey.get(key)
        if (known) known.push(one)
        else byKey.set(key, [one])
      }
    }
    return { rule, byKey }
  })
  return (wanted) => {
    const row = fold(wanted)
    for (const { rule, byKey } of maps) {
      for (const key of rule.keys(row)) {
        const found = byKey.get(key)?.find(({ named }) => !rule.isOther?.(row, named))
        if (found) return found.album
      }
    }
    return undefined
  }
}

/** The rule by which a row and an album are one; null if they are two. */
export function ruleFor(wanted: Wanted, there: Given): keyof typeof RULES | null {
  const [row, album] = [fold(wanted), fold(there)]
  for (const [name, rule] of Object.entries<Rule>(RULES)) {
    const keys = new Set(rule.keys(album))
    if (rule.keys(row).some((key) => keys.has(key)) && !rule.isOther?.(row, album)) return name as keyof typeof RULES
  }
  return null
}
