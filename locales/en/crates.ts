import { besideText, isolated, numberText, plural } from '#locales/intl.ts'

export { close } from '#locales/phrases.ts'

export const crates = 'Crates'
export const newCrate = 'New crate'
/** A drop target for albums. */
export const newCrateTarget = 'New crate…'

export const findCrate = 'Find a crate'
export const favoriteCrates = 'Favorite crates'
export const allCrates = 'All crates'
export const noMatches = 'No crates match'
/** `srOnly` text tells screen readers that the number counts albums. */
export const albumCount = <Node>(count: number, srOnly: (text: string) => Node) => [
  numberText(count),
  srOnly(` ${plural(count, { one: 'album', other: 'albums' })}`),
]
export const smartCrate = 'Smart crate'
/** Before its name, for screen readers. */
export const smartCrateCalled = 'Smart crate: '
export const otherAlbums = 'Other'
export const uncrated = 'Not in any crate'

export const noCratesYet = 'Group albums any way you like: one for Sundays, one for the kitchen, one to listen to next.'
export const makeCrate = 'Create a crate'

export const moreAbout = (name: string) => `More about ${isolated(name)}`
export const open = 'Open'
export const addToFavorites = 'Add to favorites'
export const removeFromFavorites = 'Remove from favorites'
export const edit = 'Edit…'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const exportCsv = 'Export CSV'
export const makePlaylist = 'Make a Bandcamp playlist…'
export const bringPlaylists = 'Bring in Bandcamp playlists'
export const deleteCrate = 'Delete…'

export const updateFailed = 'Couldn’t update the crate'

export const addRecords = 'Add albums'
/** The same on a phone; the long form begins with it. */
export const add = 'Add'
// For a long description.
export const showAll = 'Show all'
export const showLess = 'Show less'

export const back = 'Back'

export const notFoundTitle = 'This crate no longer exists'
export const notFoundText = 'Its albums are still in your collection.'

export const added = 'Album added to crate'
export const removed = 'Album removed from crate'
/** `album` is a title, which may be empty. */
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [isolated(album), besideText(crates)].filter(Boolean).join(' · ')
export const addFailed = 'Couldn’t add the album to the crate'

export const updated = 'Crate updated'
export const movedTo = (crate: string, place: number, all: number) =>
  `${isolated(crate)} moved to position ${numberText(place)} of ${numberText(all)}`
export const alreadyFirst = 'Already first'
export const alreadyLast = 'Already last'
