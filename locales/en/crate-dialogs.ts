import { besideText, counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done, optional, saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'
export { loadingAlbums as albumsLoading } from '#locales/ui.ts'

export const drawerTitle = 'Crates'
export const newCrate = 'New crate'

export const createTitle = 'Create new crate'
export const editTitle = 'Edit crate'
export const notFound = 'This crate no longer exists.'
// `what` is a title or "3 albums".
export const startsWith = (what: string) => `Starts with ${isolated(what)}.`
export const name = 'Name'
export const description = 'Description'
export const addToFavorites = 'Add to favorites'
export const create = 'Create crate'

export const created = 'Crate created'
export const updated = 'Crate updated'
export const createFailed = 'Couldn’t create the crate'
export const updateFailed = 'Couldn’t update the crate'

export const deleteTitle = 'Delete crate'
const moves = (crate: string) => `“${isolated(crate)}” will be moved to the trash`
const restorable = (days: number) => `You can restore it for ${numberText(days)} days.`
export const deleteEmptyQuestion = (crate: string, days: number) => `${moves(crate)}. ${restorable(days)}`
export const deleteQuestion = (crate: string, count: number, days: number) =>
  `${moves(crate)}. Its ${albumCount(count)} ${plural(count, { one: 'stays', other: 'stay' })} in your collection. ${restorable(days)}`
export const deleted = 'Crate deleted'
export const deleteFailed = 'Couldn’t delete the crate'
export const restoreFailed = 'Couldn’t restore the crate'

export const changedElsewhere =
  'This crate was changed elsewhere while you were editing. Which version do you want to keep?'

export const moveTitle = 'Move to position'
export const noneInCrate = 'None of these albums is in the open crate.'
export const presentPosition = (album: string, position: number, count: number) =>
  `“${isolated(album)}” is ${numberText(position)} of ${numberText(count)}.`
export const moveTogether = (count: number) => `${albumCount(count)} move together, starting there.`
export const position = 'Position'
export const positionHelp = (last: number) => `1 to ${numberText(last)}`
export const positionInvalid = (last: number) => `Must be a number from 1 to ${numberText(last)}`
export const move = 'Move'

export const saveAsNew = 'Save as new'
export const reset = 'Reset'
export const update = 'Update smart crate'

export const newTitle = 'New smart crate'
export const about = 'It always shows what this search finds:'
export const query = 'Search'
export const queryHelp = 'What the crate finds'
export const createSmart = 'Create smart crate'
export const nothingToSave = 'Search or filter your albums first, then save that as a smart crate.'

export const smartCreated = 'Smart crate created'
export const smartUpdated = 'Smart crate updated'
export const createSmartFailed = 'Couldn’t create the smart crate'
export const updateSmartFailed = 'Couldn’t update the smart crate'

// An album dropped on one.
export const tagged = (tag: string) => `Tagged “${isolated(tag)}”`
export const asksForMore = (crate: string) => `Change the search of ${isolated(crate)} instead`
export const asksForMoreText = (query: string) =>
  `It shows what “${isolated(query)}” finds. Albums can be dropped on it where all they lack is one tag or a rating.`
export const addToSmartFailed = 'Couldn’t add the album to the smart crate'
export const undoFailed = 'Couldn’t undo the change'

export const addAlbumsTo = (crate: string) => `Add albums to ${isolated(crate)}`
export const find = 'Find an album'
export const albums = 'Albums'
export const noAlbumsMatch = 'No albums match'
export const albumsAdded = (count: number) => counted(count, { one: 'album added', other: 'albums added' })
export const addAlbumFailed = 'Couldn’t add the album to the crate'
export const removeFailed = 'Couldn’t remove the album from the crate'

/** `sort` is a name from the sort menu. */
export const sortedBy = (sort: string) => `Sorted by “${sort}”`
export const sortedByText = 'Switch to crate order to rearrange.'
export const crateOrder = 'Crate order'
export const alreadyFirst = 'Already first'
export const alreadyLast = 'Already last'

export const movedTo = (title: string, place: number, all: number) =>
  `${isolated(title)} moved to position ${numberText(place)} of ${numberText(all)}`
export const severalMovedTo = (count: number, place: number, all: number) =>
  `${albumCount(count)} moved to position ${numberText(place)} of ${numberText(all)}`

export const notInCrate = 'Not in this crate'
export const removed = (count: number) =>
  plural(count, { one: 'Album removed from crate', other: 'Albums removed from crate' })
/** `albums` is a title or a count; `crate` is undefined if it no longer exists. */
export const albumsAndCrate = (albums: string, crate: string | undefined) =>
  crate ? albumsAndCrates(albums, crate) : albums
export const putBackFailed = 'Couldn’t put the albums back'

export const addToCrate = 'Add to crate'

export const loadFailed = 'Couldn’t load your crates.'
export const cratesLoading = 'Loading the crates'
export const noCrates = 'You have no crates yet. Give the first one a name.'
export const noCratesMatch = (name: string) => `No crates match. Press Enter to create “${isolated(name)}”.`
// Beside a crate that contains all or some of the albums.
export const holdsAll = 'added'
export const holdsSome = 'some'

export const newCrateOption = 'New crate…'
export const newCrateCalled = (name: string) => `New crate “${isolated(name)}”…`
export const newCrateName = 'Name of the new crate'
export const createShort = 'Create'
export const addToNone = 'Add to crate'
export const addToOne = (crate: string) => `Add to ${isolated(crate)}`
// More than one.
export const addToSeveral = (count: number) => `Add to ${numberText(count)} crates`

/** `crates` are names or a count. */
export const alreadyIn = (crates: string) => `Already in ${isolated(crates)}`
export const addedToCrate = (count: number) =>
  plural(count, { one: 'Album added to crate', other: 'Albums added to crate' })
/** `albums` is a title or a count. */
export const albumsAndCrates = (albums: string, crates: string) => `${isolated(albums)} · ${isolated(crates)}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}, the others were already there · ${isolated(crates)}`
export const crateNames = (names: readonly string[]) => besideText(names)
/** Replaces the names of four or more crates. */
export const crateCount = (count: number) => counted(count, { one: 'crate', other: 'crates' })
export const moved = 'Albums moved'
export const movedText = (count: number, crateCount: number) =>
  `Successfully moved ${albumCount(count)} to the ${plural(crateCount, { one: 'crate', other: 'crates' })}`
export const moveFailed = 'Couldn’t move the albums'
export const addToCrateFailed = (count: number) =>
  plural(count, { one: 'Couldn’t add the album to the crate', other: 'Couldn’t add the albums to the crate' })

export { albumsAndCrates as albumAndCrate }
