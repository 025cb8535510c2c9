import { albumCount } from '#locales/album-count.ts'
import { counted, numberText } from '#locales/intl.ts'
import { cancelledText, emptyListText, nothingNew, onlyTags, onlyTrashed, trashedToo } from './news.ts'

export { done } from '#locales/phrases.ts'
export { connect } from './first-run.ts'
export { goOn } from './news.ts'

type List = 'collection' | 'wishlist'

export const title = 'Import from Bandcamp'

export const username = 'Bandcamp username'
export const usernameHelp = 'Or your profile’s address'
export const usernamePlaceholder = 'bandcamp.com/username'
export const whatToImport = 'What to import'
export const collection = 'Collection'
export const wishlist = 'Wishlist'
export const withTags = 'With tags'
/** Shown before the number of albums is known; `time` is one of the texts below. */
export const estimate = (hasWishlist: boolean, albums: number, time: string, hasTags: boolean) =>
  [
    `About ${numberText(albums)} albums take ${time}${hasTags ? ', most of it for tags.' : '.'}`,
    hasWishlist && 'Wishlists of 500 or more may take minutes.',
    'It keeps running if you leave.',
  ]
    .filter(Boolean)
    .join(' ')
/** `link` leads to the settings. */
export const offerLink = <Node>(link: (text: string) => Node) => [
  'You own albums that your page hides? ',
  link('Connect Bandcamp'),
  ' (beta) and they come in too.',
]
export const start = 'Import'
export const starting = 'Starting…'
export const failed = 'Import failed'

// Parts of a sentence.
export const fewSeconds = 'a few seconds'
export const underAMinute = 'less than a minute'
export const aboutMinutes = (minutes: number) =>
  minutes === 1 ? 'about a minute' : `about ${counted(minutes, { one: 'minute', other: 'minutes' })}`
export const aboutHours = (hours: number) =>
  hours === 1 ? 'about an hour' : `about ${counted(hours, { one: 'hour', other: 'hours' })}`

const listNames = { collection: 'Collection', wishlist: 'Wishlist' }
/** `fan` is a name. */
export const from = <Node>(fan: Node, list: List, hasTags: boolean) => [
  `${listNames[list]} of `,
  fan,
  hasTags && ', with tags',
]

export const fromLink = 'From your Bandcamp connection'

// The number is large, the rest small.
type Styles<Node> = { large: (text: string) => Node; small: (text: string) => Node }
export const readInAll = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small('found'),
]
export const readOfFound = <Node>(seen: number, found: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(`of about ${numberText(found)} found`),
]
export const readOfGuess = <Node>(seen: number, guess: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(`of about ${numberText(guess)}`),
]
export const percent = (value: number) => `${numberText(value)}%`
export const albumsBar = 'Albums'
export const tags = 'Fetching tags'
/** `of` is 0 while nobody knows how many there are. */
export const tagsRead = (done: number, of: number) =>
  of > 0 ? `${numberText(done)} of ${numberText(of)}` : numberText(done)
export const tagsBar = 'Tags'
export const doing = {
  fan: 'Looking up the fan',
  collection: 'Reading the collection',
  wishlist: 'Reading the wishlist',
  tags: 'Reading the tags, album by album',
}
export const timeLeft = (time: string) => `${time} left`

export const added = 'Added'
export const alreadyThere = 'Already there'
export const filled = 'Filled in'
export const hidden = 'Hidden (skipped)'
export const unreadable = 'Not readable'
export const tagged = 'With tags'
export const withoutTags = 'Without tags'

/** `reason` says without a full stop what Bandcamp did. */
export const resumingNow = (reason: string) => `${reason}. Resuming now.`
/** `time` is 1:05 on screen and "about 1 minute" for screen readers. */
export const resumingIn = (reason: string, time: string) => `${reason}. Resuming in ${time}.`
/** The result of a complete import: `added` of `found` albums are new, and `tagged` albums received tags. */
type Came = { found: number; added: number; tagged: number; trashed: number }
const arrived = {
  collection: (albums: number) => `${albumCount(albums)} in your collection.`,
  wishlist: (albums: number) => `${albumCount(albums)} on your wishlist.`,
}
const newAlbums = (albums: number) => counted(albums, { one: 'new album', other: 'new albums' })
const arrivedToo = {
  collection: (albums: number) => `${newAlbums(albums)} in your collection.`,
  wishlist: (albums: number) => `${newAlbums(albums)} on your wishlist.`,
}
export const imported = (list: List, { found, added, tagged, trashed }: Came) => {
  if (found === 0) return emptyListText(list)
  if (added === 0 && trashed > 0) return onlyTrashed(trashed)
  if (added === 0) return tagged > 0 ? onlyTags(tagged) : nothingNew
  const came = added === found ? arrived[list](added) : arrivedToo[list](added)
  return trashed > 0 ? `${came} ${trashedToo(trashed)}` : came
}
export const cancelled = (came: number) => `Import cancelled. ${cancelledText(came)}`
export const failedText = 'Import failed. Please check the username and try again'

export const youCanClose = 'You can close this. The import keeps running.'
export const cancelImport = 'Cancel import'
export const cancelFailed = 'Couldn’t cancel the import'
/** After it, for screen readers. */
export const ofList = (list: List) => `: ${list}`
export const cancelBoth = 'Cancel both'
export const importMore = 'Import more'
export const seeImported = 'See what was imported'
