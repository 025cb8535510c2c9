import { numberText, plural } from '#locales/intl.ts'

export const crates = 'Crates'
export const newCrate = 'New crate'
/** What dragged albums are let fall on. */
export const newCrateTarget = 'New crate…'

export const findCrate = 'Find a crate'
export const favoriteCrates = 'Favorite Crates'
export const allCrates = 'All Crates'
export const noneIsCalledThat = 'No crate is called that.'
/** `heard` is for who cannot see that the number counts albums. */
export const albumCount = <Node>(count: number, heard: (words: string) => Node) => [
  numberText(count),
  heard(` ${plural(count, { one: 'album', other: 'albums' })}`),
]
export const besideCrates = 'Beside the crates'
export const uncrated = 'In no crate'

export const noCratesYet = 'One for Sundays, one for the kitchen, one for what you still owe a listen.'
export const makeCrate = 'Make a crate'

export const moreAbout = (name: string) => `More about ${name}`
export const close = 'Close'
export const open = 'Open'
export const toFavorites = 'Add to favorites'
export const fromFavorites = 'Remove from favorites'
export const edit = 'Edit…'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const exportCsv = 'Export CSV'
export const toDelete = 'Delete…'

export const notChanged = 'Error updating crate'
