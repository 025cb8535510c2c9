import { counted, isolated, numberText } from '#locales/intl.ts'

export const suggestions = 'Search suggestions'
export const suggestionCount = (count: number) => counted(count, { one: 'suggestion', other: 'suggestions' })
/** About the text with words as filters. */
export const asFilters = 'as filters'
/** About a command or a place, such as “Log out”. */
export const asCommand = 'command'
export const searchHelp = 'Search help'

/** What each field is for. */
export const fieldNames = {
  tag: 'has the tag',
  artist: 'part of the artist’s name',
  rating: 'stars',
  is: 'unrated, untagged, wishlist…',
  has: 'a note, a preview or a cover',
  label: 'part of the label’s name',
  title: 'part of the title',
  note: 'part of your note',
  track: 'part of a track’s title or artist',
  crate: 'part of a crate’s name',
  year: 'year of release',
  added: 'when you added it',
  bought: 'when you bought it',
  changed: 'when it last changed',
  price: 'what it costs',
  paid: 'what you paid',
  tracks: 'number of tracks',
  verdict: 'what you decided about a wish',
  format: 'what you have it on',
  list: 'collection, wishlist or both',
  sort: 'how to sort',
} as const

/** Other words for the fields, which stay English in the search itself. */
export const fieldWords: Readonly<Record<string, readonly string[]>> = {}

/** What people type for a term, where that is not its value. */
export const termWords: Readonly<Record<string, readonly string[]>> = {}

/** Terms to choose from, with what they mean. */
export const examples = {
  rating: [
    ['rating>=4', '4 stars or more'],
    ['rating:5', '5 stars'],
    ['rating:2..3', '2 to 3 stars'],
    ['rating:3.5', '3.5 stars'],
    ['rating<3', 'fewer than 3 stars, or none'],
  ],
  is: [
    ['is:unrated', 'no stars yet'],
    ['is:rated', 'with stars'],
    ['is:untagged', 'no tags yet'],
    ['is:uncrated', 'not in any crate'],
    ['is:wishlist', 'on your wishlist'],
    ['is:owned', 'in your collection'],
    ['is:preorder', 'not released yet'],
    ['is:missing', 'not downloaded yet'],
    ['is:partial', 'only some tracks downloaded, or more tracks since'],
    ['is:downloaded', 'downloaded'],
    ['is:gone', 'no longer at Bandcamp'],
    ['is:later', 'a wish to decide later'],
  ],
  has: [
    ['has:note', 'you wrote a note'],
    ['has:preview', 'a preview can be played'],
    ['has:cover', 'there is a cover'],
  ],
  year: [
    ['year:1990..1999', 'from 1990 to 1999'],
    ['year:2019', 'in 2019'],
    ['year:1990s', 'in the 1990s'],
    ['year>=2020', '2020 or later'],
  ],
  added: [
    ['added<30d', 'in the last 30 days'],
    ['added>1y', 'more than a year ago'],
    ['added:this-year', 'this year'],
    ['added:2024-01..2024-06', 'from January to June 2024'],
  ],
  bought: [
    ['bought<30d', 'in the last 30 days'],
    ['bought>1y', 'more than a year ago'],
    ['bought:2024', 'in 2024'],
  ],
  changed: [
    ['changed:7d', 'in the last 7 days'],
    ['changed>1y', 'not for a year'],
  ],
  price: [
    ['price<10eur', 'less than 10 euros, other currencies converted'],
    ['price:5..10', '5 to 10 in its own currency'],
    ['price:0', 'free'],
  ],
  paid: [
    ['paid>10eur', 'more than 10 euros, other currencies converted'],
    ['paid:0', 'nothing'],
  ],
  tracks: [
    ['tracks>=10', '10 tracks or more'],
    ['tracks:1..4', '1 to 4 tracks'],
  ],
  verdict: [
    ['verdict:friday', 'to buy on Friday'],
    ['verdict:keep', 'to keep on the wishlist'],
    ['verdict:later', 'to decide later'],
    ['verdict:let-go', 'in the trash'],
  ],
  format: [
    ['format:digital', 'as files'],
    ['format:vinyl', 'as a record'],
    ['format:cassette', 'as a cassette'],
    ['format:cd', 'as a CD'],
    ['format:other', 'as anything else'],
  ],
  list: [
    ['list:collection', 'your collection'],
    ['list:wishlist', 'your wishlist'],
    ['list:both', 'both'],
  ],
} as const

/** What each field asks for. */
const valueKinds = {
  tag: 'a tag',
  artist: 'a name',
  rating: 'a number',
  is: 'one of its words',
  has: 'one of its words',
  label: 'a name',
  title: 'a text',
  note: 'a text',
  track: 'a text',
  crate: 'a name',
  year: 'a number',
  added: 'a date',
  bought: 'a date',
  changed: 'a date',
  price: 'a number',
  paid: 'a number',
  tracks: 'a number',
  verdict: 'one of its words',
  format: 'one of its words',
  list: 'one of its words',
  sort: 'one of its words',
} as const

/** What is wrong with a part of the text, and what fits. */
export const faults = {
  field: (name: string, fields: string) =>
    `There is no field “${isolated(name)}”, so this is searched as text. Fields: ${fields}.`,
  value: (name: keyof typeof valueKinds, example: string) => `${name} needs ${valueKinds[name]}: ${example}`,
  quote: 'The closing quote is missing.',
  length: (most: number) => `Only the first ${numberText(most)} terms are searched.`,
}
export const anyText = (name: string) => `${name}:text`

export const helpTitle = 'Search'
export const keysTab = 'Keys'
export const searchTab = 'Search'
export const helpIntro =
  'Words search titles, artists, labels, notes, tags and the tracks that are known. Fields search one thing; the list below the search field completes them.'
export const help: readonly [example: string, what: string][] = [
  ['slow harbour', 'both words, in any order'],
  ['"now or never"', 'exactly this text'],
  ['tag:dub -tag:live', 'tagged dub, but not live'],
  ['tag:dub*', 'a tag that begins with dub'],
  ['dub or techno', 'either of them'],
  ['rating>=4 (dub or techno)', 'combine with brackets'],
  ['artist:burial', 'part of a name; = for the whole name'],
  ['label:"low tide"', 'quotes around what has spaces'],
  ['crate:sunday', 'in a crate of that name'],
  ['year:1990..1999', 'a range; 1990.. and ..1999 too, or 1990-1999'],
  ['track:sonata', 'part of a track’s title or artist'],
  ['added<30d', 'in the last 30 days; w, m and y too'],
  ['added:2024-05', 'a year, a month or a day'],
  ['price<10eur', 'in any currency, converted'],
  ['format:vinyl', 'or digital, cassette, cd, other'],
  ['is:unrated', 'or untagged, uncrated, wishlist, owned, preorder, later, downloaded, partial, missing'],
  ['has:note', 'or preview, cover'],
  ['sort:released', 'sets the sort'],
]
