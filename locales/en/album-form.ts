import { byArtist, tagCount } from '#locales/albums.ts'
import { besideText, counted, isolated, listText, numberText } from '#locales/intl.ts'
import { albumGone } from '#locales/phrases.ts'
import { albumCount, starCount, trackCount } from '#locales/ui.ts'

export { saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const addTitle = 'Add new album'
export const editTitle = 'Edit album'
export const loading = 'Loading the album'
export const notFound = `${albumGone}.`

export const rating = 'Rating'
export const released = 'Released'
export const releasedPlaceholder = 'YYYY-MM-DD'
export const tracks = 'Tracks'
/** The field of whether an album is in the collection or the wishlist. */
export const list = 'List'
export const listNames = { collection: 'Collection', wishlist: 'Wishlist' }
export const moreDetails = 'More details'
export const showCoverUrl = 'Cover URL…'
export const coverUrl = 'Cover URL'

export const url = 'Bandcamp URL'
export const urlHelp = 'Paste several to add them all'
export const urlPlaceholder = 'https://artist.bandcamp.com/album/…'
export const fetchPage = 'Fetch'
export const fetchLabel = 'Fetch from Bandcamp'
export const fetching = 'Fetching…'
export const fetchingLabel = 'Asking Bandcamp'
export const noAlbumAtAddress = 'There is no album at this address.'
const pasteAlbum = 'Paste the address of an album’s page.'
/** Of addresses at Bandcamp that are of something else. */
export const noAlbumOf = {
  merch: `This is merchandise, not an album. ${pasteAlbum}`,
  playlist: `This is a playlist, not an album. ${pasteAlbum}`,
  daily: `This is an article of Bandcamp Daily. ${pasteAlbum}`,
  download: `This is a download of yours, which others can’t open. ${pasteAlbum}`,
  discover: `This is a list of Bandcamp’s. ${pasteAlbum}`,
  player: `This embedded player does not say which page it is of. ${pasteAlbum}`,
  fan: 'This is the page of a fan. Import it instead, under “Import from Bandcamp”.',
  band: `This is the page of an artist or label. ${pasteAlbum}`,
}
export const notBandcamp =
  'This is not a Bandcamp address. Paste the address of an album’s page there, or fill in the fields yourself.'
export const otherRelease = (album: string) =>
  `Bandcamp has another release at this address now: ${isolated(album)}. Change the address to fetch this album.`
/** `album` is a link. */
type OnShelf = <Node>(list: keyof typeof listNames, album: Node) => (string | Node)[]
const same: OnShelf = (list, album) => [`Already in your ${list}: `, album]
const on: OnShelf = (_, album) => ['On ', album, ', which you have']
const probably: OnShelf = (list, album) => [`Probably in your ${list}, with another name: `, album]
export const onShelf = { same, on, probably }
/** The button that gives an album which is there its address, and what it lacks. */
export const fillIn = 'Fill in its address and what it lacks'
export const found = (tracks: number | null, year: string | undefined, tags: number) => {
  const facts = [tracks && trackCount(tracks), year, tagCount(tags)]
  return `Found ${besideText(facts.filter((fact) => typeof fact === 'string'))}.`
}
const keptFields = {
  title: 'title',
  artist: 'artist',
  coverUrl: 'cover',
  releaseDate: 'release date',
  trackCount: 'number of tracks',
}
export const keptOwn = (fields: (keyof typeof keptFields)[]) =>
  `Kept your ${listText(fields.map((field) => keptFields[field]))}.`
export const useBandcamp = 'Use Bandcamp’s'

export const paid = 'Paid'
export const currency = 'Currency'
export const formats = 'Format'

export const title = 'Title'
export const artist = 'Artist'
export const notes = 'Notes'
export const notesLength = (length: number, most: number) => `${numberText(length)} of ${numberText(most)}`
export const crates = 'Crates'
export const cratesLoadFailed = 'Couldn’t load your crates.'

export const deleteAlbum = 'Delete album'
export const add = 'Add album'

export const added = 'Album added'
export const updated = 'Album updated'
export const addFailed = 'Couldn’t add the album'
export const updateFailed = 'Couldn’t update the album'
export const cratesFailed = 'Couldn’t add the album to the crate'
export const removedFrom = (names: string[]) => `Removed from ${listText(names)}`

export const changedElsewhere =
  'This album was changed elsewhere while you were editing. Which version do you want to keep?'
// The server's message has no full stop: "You already have this album".
export const alreadyExists = (message: string) => `${message}.`
export const restore = 'Restore'
export const open = 'Open'
export const restoreFailed = 'Couldn’t restore the album'

export const label = 'Tags'
export const help = 'Press Enter or comma to add'
export const placeholder = 'Add a tag'
export const addTag = 'Add tag'
// Before tags that the user has used before.
export const suggestedTitle = 'Your tags:'
export const addSuggested = (tag: string) => `Add tag ${isolated(tag)}`

type Edit = {
  albums: number
  change: {
    rating?: number | null | undefined
    list?: string | undefined
    downloadedAt?: string | null | undefined
    downloadedTracks?: number | null | undefined
  }
}

/** What an edit of many albums has done. */
export function nameOf({ albums, change: { rating, list, downloadedAt, downloadedTracks } }: Edit): string {
  const count = albumCount(albums)
  if (rating) return `Rated ${count}: ${starCount(rating)}`
  if (rating === null) return `Removed the rating of ${count}`
  if (list !== undefined) return `Moved ${count} to your ${list}`
  if (downloadedAt !== undefined) return `Marked ${count} as ${downloadedAt === null ? 'not downloaded' : 'downloaded'}`
  if (downloadedTracks) return `Marked ${count} as partly downloaded`
  return `Changed the tags of ${count}`
}

export const undoFailed = 'Couldn’t undo the change'
export const undoneLater = 'Undone as soon as Gatefold can be reached'
export const undoEarlier = 'Undo an earlier change?'
export const left = (count: number) =>
  counted(count, { one: 'album was changed since and stays', other: 'albums were changed since and stay' })
export const leftAlbums = (albums: readonly { title: string; artist: string }[], count: number) =>
  listText([
    ...albums.map(({ title, artist }) => byArtist(title, artist)),
    ...(count > albums.length ? [counted(count - albums.length, { one: 'other', other: 'others' })] : []),
  ])
