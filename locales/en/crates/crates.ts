import { numberText, plural } from '#locales/intl.ts'

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
export const otherAlbums = 'Other'
export const uncrated = 'Not in any crate'

export const noCratesYet = 'Group albums any way you like: one for Sundays, one for the kitchen, one to listen to next.'
export const makeCrate = 'Create a crate'

export const moreAbout = (name: string) => `More about ${name}`
export const open = 'Open'
export const addToFavorites = 'Add to favorites'
export const removeFromFavorites = 'Remove from favorites'
export const edit = 'Edit…'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const exportCsv = 'Export CSV'
export const deleteCrate = 'Delete…'

export const updateFailed = 'Couldn’t update the crate'
