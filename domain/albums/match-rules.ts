import { plainLetters } from '../text/fold.ts'
import { areOtherItems, isItem } from './item-key.ts'
import { type Named, type Wanted, yearOf } from './matched.ts'
import { foldName, foldWords, numbersOf, withoutEdition, withoutGuests } from './names.ts'

/** How certain a match is; `on` means a track of the album. */
type Sureness = 'same' | 'probably' | 'on'

/**
 * A rule by which a row and an album match: they share one of `keys`, and `isOther` does not exclude it. `byNames`: the keys are made of
 * names; `rowKeys`: the keys of a row, if they differ. `examples` are pairs for which this is the first matching rule.
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

/** Whether it is an album or a track at Bandcamp, as far as its key or its address tells. */
function kindOf({ itemKey, bandcampUrl }: Placed): string | undefined {
  if (isItem(itemKey)) return itemKey[0]
  return /^https?:\/\/[^/]+\/([at])(?:lbum|rack)\//.exec(bandcampUrl ?? '')?.[1]
}

const hostOf = ({ bandcampUrl }: Placed) => bandcampUrl && new URL(bandcampUrl).host

/** Whether one is an album of a single track and the other is the page of that track. */
function areSingle(row: Named, album: Named): boolean {
  const [one, other] = [kindOf(row), kindOf(album)]
  const isOfOneTrack = (one === 'a' ? row : album).trackCount === 1
  const [host, otherHost] = [hostOf(row), hostOf(album)]
  return `${one}${other}`.length === 2 && one !== other && isOfOneTrack && (!host || !otherHost || host === otherHost)
}

/** Whether a track is from no album, or from one that the person does not have. */
const isNotOn = ({ onUrl, onKey, list }: Named, album: Named): boolean =>
  !((onUrl && onUrl === album.bandcampUrl) || (onKey && onKey === album.itemKey)) ||
  album.isTrashed === true ||
  (album.list === 'wishlist' && list !== 'wishlist')

/** A title without its edition, the guests and “The”. */
const bareTitle = (title: string) =>
  foldName(withoutGuests(plainLetters(withoutEdition(title)).trim()).replace(/^the\s+(?=\S)/, ''))

const LATIN = /\p{Script=Latin}/u
// A short title is weak evidence.
const LONG = 8

/** Whether two texts differ by one letter: replaced, added or removed. */
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

// If two titles differ by one letter, at least their first or last letters are equal.
const ENDS = 3

const HARBOR = { title: 'White Harbor' }

/** All rules, the most certain first. The first matching one decides. */
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
    // Bandcamp reuses a freed address for another item.
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
