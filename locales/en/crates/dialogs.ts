import { albumCount } from '#locales/album-count.ts'
import { numberText, plural } from '#locales/intl.ts'

export { optional, saveChanges, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const drawerTitle = 'Crates'
export const newCrate = 'New crate'

export const createTitle = 'Create new crate'
export const editTitle = 'Edit crate'
export const notFound = 'This crate no longer exists.'
// `what` is a title or "3 albums".
export const startsWith = (what: string) => `Starts with ${what}.`
export const name = 'Name'
export const description = 'Description'
export const addToFavorites = 'Add to favorites'
export const create = 'Create crate'

export const created = 'Crate created'
export const updated = 'Crate updated'
export const createFailed = 'Couldn’t create the crate'
export const updateFailed = 'Couldn’t update the crate'

export const deleteTitle = 'Delete crate'
const moves = (crate: string) => `“${crate}” will be moved to the trash`
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
  `“${album}” is ${numberText(position)} of ${numberText(count)}.`
export const moveTogether = (count: number) => `${albumCount(count)} move together, starting there.`
export const position = 'Position'
export const positionHelp = (last: number) => `1 to ${numberText(last)}`
export const positionInvalid = (last: number) => `Must be a number from 1 to ${numberText(last)}`
export const move = 'Move'
