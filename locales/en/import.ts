import { counted, numberText, plural, sentencesText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done } from '#locales/phrases.ts'

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
  sentencesText([
    `About ${numberText(albums)} albums take ${time}${hasTags ? ', most of it for tags.' : '.'}`,
    hasWishlist && 'Wishlists of 500 or more may take minutes.',
    'It keeps running if you leave.',
  ])
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
export const readSoFar = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small('found so far'),
]
export const notKnownYet = 'How many albums there are is not known yet.'
export const percent = (value: number) => `${numberText(value)}%`
export const albumsBar = 'Albums'
export const tags = 'Fetching tags'
/** `of` is 0 while nobody knows how many there are. */
export const tagsRead = (done: number, of: number) =>
  of > 0 ? `${numberText(done)} of ${numberText(of)}` : `${numberText(done)} so far`
export const tagsBar = 'Tags'
export const doing = {
  fan: 'Looking up the fan',
  collection: 'Reading the collection',
  wishlist: 'Reading the wishlist',
  tags: 'Reading the tags, album by album',
}
/** In place of the time left, where Bandcamp does not say how many there are. */
export const totalUnknown = 'total not known'
export const timeLeft = (time: string) => `${time} left`

export const added = 'Added'
export const alreadyThere = 'Already there'
export const filled = 'Filled in'
export const leftOut = 'Left out'
export const unreadable = 'Not readable'
export const tagged = 'With tags'
export const withoutTags = 'Without tags'

/** `fault` says without a full stop what Bandcamp did. */
export const resumingNow = (fault: string) => `${fault}. Resuming now.`
/** `time` is 1:05 on screen and "about 1 minute" for screen readers. */
export const resumingIn = (fault: string, time: string) => `${fault}. Resuming in ${time}.`
/** The result of a complete import: `added` of `found` entries are new albums, `skipped` none, and `tagged` albums received tags. */
type Came = { found: number; added: number; skipped: number; tagged: number; trashed: number }
const arrived = {
  collection: (albums: number) => `${albumCount(albums)} in your collection.`,
  wishlist: (albums: number) => `${albumCount(albums)} on your wishlist.`,
}
const newAlbums = (albums: number) => counted(albums, { one: 'new album', other: 'new albums' })
const arrivedToo = {
  collection: (albums: number) => `${newAlbums(albums)} in your collection.`,
  wishlist: (albums: number) => `${newAlbums(albums)} on your wishlist.`,
}
export const imported = (list: List, { found, added, skipped, tagged, trashed }: Came) => {
  if (found === 0) return emptyListText(list)
  if (found === skipped) return noAlbums
  if (added === 0 && trashed > 0) return onlyTrashed(trashed)
  if (added === 0) return tagged > 0 ? onlyDetails(tagged) : nothingNew
  const came = added === found - skipped ? arrived[list](added) : arrivedToo[list](added)
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

export const complete = 'Import complete'
export const completeText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist'
    ? 'Successfully imported wishlist from Bandcamp'
    : 'Successfully imported collection from Bandcamp'
/** Where the same list was imported before, at `time` (ms). */
export const newSince = (albums: number, time: number) => `${albumCount(albums)} new since ${shortDayText(time)}`
export const noAlbums = 'No albums in this list.'
export const nothingNew = 'Nothing new: everything is already here.'
const areInTrash = (albums: number) => counted(albums, { one: 'album is', other: 'albums are' })
/** Where an import added no albums, but met some in the trash. */
export const onlyTrashed = (albums: number) =>
  plural(albums, {
    one: 'Nothing new: 1 album is in the trash. Bring it back?',
    other: `Nothing new: ${numberText(albums)} are in the trash. Bring them back?`,
  })
/** Behind what else an import has done. */
const trashedToo = (albums: number) => `${areInTrash(albums)} in the trash.`
export const bringBack = 'Bring them back'
export const bringBackMany = (albums: number) => `Bring back ${numberText(albums)} from the trash`
export const broughtBack = 'Back from the trash'
export const bringBackFailed = 'Couldn’t restore the albums'
/** Where an import added no albums, but read the tags of some that were there. */
export const onlyDetails = (albums: number) => `No new albums. Details of ${albumCount(albums)} were read.`
export const emptyList = 'Nothing to import'
export const emptyListText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'This fan’s wishlist is empty.' : 'This fan’s collection is empty.'
export const seeOnWall = 'See the wall'
export const partly = 'Not all albums came in'
/** Imports the rest of a list that has ended early. */
export const goOn = 'Go on'
export const cancelledTitle = 'Import cancelled'
export const cancelledText = (added: number) =>
  added === 0 ? 'Nothing was imported yet.' : `${albumCount(added)} imported before that.`

export const firstRunTitle = 'Where are your records?'
export const firstRunText = 'Your Bandcamp username is enough: collection and wishlist arrive while you look around.'
export const firstRunStart = 'Bring my albums in'
export const addLink = 'Add one link'
export const connect = 'Connect Bandcamp'
export const beta = 'beta'
export const importFile = 'Import a file'

/** A fan's own words about an album, as they stand in its notes. */
export const reviewFromBandcamp = (review: string) => `From Bandcamp: ${review}`

export const bookmarkletTitle = 'While you browse Bandcamp'
export const label = 'Add to Gatefold'
export const bookmarkletText =
  'Drag the button to your bookmarks bar. On the page of an album on Bandcamp, it adds the album here. On your own page there, it saves your collection, your wishlist and what is new by artists you follow as a file that you can import.'
export const otherwise = 'Or copy its code and save it as the address of a bookmark.'
export const copy = 'Copy the code'
export const copied = 'Code copied'
export const copiedText = 'Save it as the address of a new bookmark.'
export const copyFailed = 'Couldn’t copy the code'

export const refusedTitle = 'Bring it in from your own browser'
export const refusedText = 'Bandcamp won’t send this list to our server. Your own browser can get it.'
export const onPhone = 'It needs a bookmarks bar, so do this on a computer.'
export const dragIt =
  'Drag the button to your bookmarks bar, or copy its code and save it as the address of a bookmark.'
/** `page` is a link; `address` is null if nobody knows it. */
export const openPage = <Node>(page: (text: string) => Node, address: string | null) => [
  'Open ',
  address ? page(address) : 'your own page on Bandcamp',
  ' and press the bookmark there. It saves your lists as a file, 100 albums every 5 seconds.',
]
/** `link` leads to the import of files. */
export const importIt = <Node>(link: (text: string) => Node) => [link('Import the file'), ' here.']

/** What the bookmark says on a fan's page. `{read}`, `{count}` and `{minutes}` stand for numbers. */
export const pageTexts = {
  collection: 'Reading your collection: {read} of {count}',
  wishlist: 'Reading your wishlist: {read} of {count}',
  waiting: 'Bandcamp asks to slow down. Going on in {minutes} min.',
  unanswered: 'Bandcamp does not answer. Trying again in {minutes} min.',
  following: 'Reading what is new by artists you follow: {read} of {count} artists',
  enough: 'Save without the rest',
  followed: 'New by artists you follow: {read}.',
  noFeed: 'Bandcamp did not give your feed.',
  artistsUnread: 'Artists not looked at: {count}.',
  saved: 'All {count} albums are saved as a file.',
  empty: 'This page shows no albums.',
  nothing: 'Bandcamp gave none of {count} albums. Try again later.',
  partly: 'Bandcamp gave {read} of {count} albums, which are saved as a file. Try again later for the others.',
  toImport: 'Import it in Gatefold',
  save: 'Save again',
  cancel: 'Cancel',
  close: 'Close',
}
