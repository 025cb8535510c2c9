import { plainLetters } from '../text/fold.ts'
import { areOtherItems, isItem } from './item-key.ts'
import { type Named, type Wanted, yearOf } from './matched.ts'
import { foldName, foldWords, numbersOf, withoutEdition, withoutGuests } from './names.ts'

/** How sure it is that two are one album; `on` is a track of it. */
type Sureness = 'same' | 'probably' | 'on'

/**
 * A rule by which a row and an album are one: they share one of `keys`, and nothing says that they are two (`isOther`). `byNames` says that
 * the keys are made of names, `rowKeys` are those of a row, if they are others. `examples` are pairs for which it is the first that holds.
 */
export type Rule = {
  is: Sureness
  byNames?: true
  keys: (one: Named) => readonly string[]
  rowKeys?: (row: Named) => readonly string[]
  isOther?: (row: Named, album: Named) => boolean
  examples: readonly (readonly [row: Partial<Wanted>, album: Partial<Wanted>])[]
}

type Dated = Pick<Wanted, 'releaseDate'>
type Placed = Pick<Wanted, 'bandcampUrl' | 'otherUrl' | 'itemKey'>

const YEARS_APART = 1
function areYearsApart(row: Dated, album: Dated): boolean {
  const [year, other] = [yearOf(row), yearOf(album)]
  return year !== null && other !== null && Math.abs(year - other) > YEARS_APART
}

/** Whether an album is another item at Bandcamp, or has another address there. */
function isElsewhere(row: Placed, album: Placed): boolean {
  if (isItem(row.itemKey) && isItem(album.itemKey)) return areOtherItems(row, album)
  return Boolean(row.bandcampUrl && album.bandcampUrl && ![row.bandcampUrl, row.otherUrl].includes(album.bandcampUrl))
}

const isOtherByNames = (row: Named, album: Named) => isElsewhere(row, album) || areYearsApart(row, album)

/** Whether it is an album at Bandcamp or a track there, as far as its key or its address says. */
function kindOf({ itemKey, bandcampUrl }: Placed): string | undefined {
  if (isItem(itemKey)) return itemKey[0]
  return /^https?:\/\/[^/]+\/([at])(?:lbum|rack)\//.exec(bandcampUrl ?? '')?.[1]
}

const hostOf = ({ bandcampUrl }: Placed) => bandcampUrl && new URL(bandcampUrl).host

/** Whether one is an album of one track and the other the page of that track. */
function areSingle(row: Named, album: Named): boolean {
  const [one, other] = [kindOf(row), kindOf(album)]
  const isOfOneTrack = (one === 'a' ? row : album).trackCount === 1
  const [host, otherHost] = [hostOf(row), hostOf(album)]
  return `${one}${other}`.length === 2 && one !== other && isOfOneTrack && (!host || !otherHost || host === otherHost)
}

/** Whether a track is not from an album, or the album is none that the person has. */
const isNotOn = ({ onUrl, onKey, list }: Named, album: Named): boolean =>
  !((onUrl && onUrl === album.bandcampUrl) || (onKey && onKey === album.itemKey)) ||
  album.isTrashed === true ||
  (album.list === 'wishlist' && list !== 'wishlist')

/** A title without its edition, the guests and “The”. */
const bareTitle = (title: string) =>
  foldName(withoutGuests(plainLetters(withoutEdition(title)).trim()).replace(/^the\s+(?=\S)/, ''))

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

const NONE: readonly string[] = []
function some(one: string | null | undefined, other: string | null | undefined): readonly string[] {
  if (!other) return one ? [one] : NONE
  return one ? [one, other] : [other]
}
const namesOf = ({ names }: Named) => names

// Of two titles that are one letter apart, the first or the last letters are the same.
const ENDS = 3

const HARBOR = { title: 'White Harbor' }

/** All rules, the surest first. The first that holds decides. */
export const RULES = {
  item: {
    is: 'same',
    keys: ({ itemKey, otherKey }) => some(itemKey, otherKey),
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
  address: {
    is: 'same',
    keys: ({ bandcampUrl, otherUrl }) => some(bandcampUrl, otherUrl),
    // Bandcamp gives an address that has become free to another item.
    isOther: areOtherItems,
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
  names: {
    is: 'same',
    byNames: true,
    keys: namesOf,
    isOther: isOtherByNames,
    examples: [
      [{ title: 'LET’S STAY MOTHS' }, { title: "Let's stay moths" }],
      [
        { title: 'Ｒｅｅｄ', artist: 'Fen feat. Kelp' },
        { title: 'reed', artist: 'Fen' },
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
  single: {
    is: 'same',
    byNames: true,
    keys: namesOf,
    isOther: (row, album) => !areSingle(row, album) || areYearsApart(row, album),
    examples: [
      [
        { bandcampUrl: 'https://fen.bandcamp.com/track/ebb' },
        { bandcampUrl: 'https://fen.bandcamp.com/album/ebb', trackCount: 1 },
      ],
      [{ itemKey: 't13' }, { itemKey: 'a12', trackCount: 1 }],
    ],
  },
  track: {
    is: 'on',
    keys: ({ bandcampUrl, itemKey }) => some(bandcampUrl, itemKey),
    rowKeys: ({ onUrl, onKey }) => some(onUrl, onKey),
    isOther: isNotOn,
    examples: [
      [
        { title: 'Ebb', itemKey: 't13', onKey: 'a12' },
        { title: 'Moth Season', itemKey: 'a12' },
      ],
      [
        { title: 'Ebb', onUrl: 'https://fen.bandcamp.com/album/moth-season' },
        { title: 'Moth Season', bandcampUrl: 'https://fen.bandcamp.com/album/moth-season' },
      ],
    ],
  },
  year: {
    is: 'probably',
    byNames: true,
    keys: namesOf,
    isOther: isElsewhere,
    examples: [[{ releaseDate: '2001' }, { releaseDate: '1994-05-10' }]],
  },
  edition: {
    is: 'probably',
    byNames: true,
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
    byNames: true,
    keys: ({ foldedTitle: title, foldedArtist: artist }) =>
      title.length < LONG - 1 ? [] : [`${artist}\n${title.slice(0, ENDS)} `, `${artist}\n ${title.slice(-ENDS)}`],
    isOther: (row, album) => isElsewhere(row, album) || areTypedApart(row, album),
    examples: [[{ title: 'Moth Seasons' }, { title: 'Moth Season' }]],
  },
  script: {
    is: 'probably',
    byNames: true,
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

export type RuleName = keyof typeof RULES

/** Pairs for which no rule holds: they are two albums. */
export const OTHERS: Rule['examples'] = [
  [{ title: 'Volume One 1' }, { title: 'Volume One 2' }],
  [
    { title: 'Moth Season', artist: 'Kelp' },
    { title: 'Moth Season', artist: 'Fen' },
  ],
  [{ title: 'Ebbs' }, { title: 'Ebb' }],
  [
    { title: 'Rio', artist: 'Keith Jarvis' },
    { title: 'Rio', artist: 'Marlo Marlo' },
  ],
  [{ itemKey: 'a12' }, { itemKey: 'a13' }],
  [
    { itemKey: 'a12', bandcampUrl: 'https://fen.bandcamp.com/album/ebb' },
    { itemKey: 'a13', bandcampUrl: 'https://fen.bandcamp.com/album/ebb' },
  ],
  [{ bandcampUrl: 'https://fen.bandcamp.com/track/ebb' }, { bandcampUrl: 'https://fen.bandcamp.com/album/ebb' }],
  [{ itemKey: 't13' }, { itemKey: 'a12', trackCount: 9 }],
  [{ itemKey: 't13' }, { itemKey: 't14', trackCount: 1 }],
  [
    { itemKey: 't13', onKey: 'a12', list: 'collection' },
    { title: 'Moth Season', itemKey: 'a12', list: 'wishlist' },
  ],
]
