export const saveAsNew = 'Save as new'
export const reset = 'Reset'
export const update = 'Update smart crate'

export const newTitle = 'New smart crate'
export const about = 'It always shows what this search finds:'
export const name = 'Name'
export const query = 'Search'
export const queryHelp = 'What the crate finds'
export const create = 'Create smart crate'
export const nothingToSave = 'Search or filter your albums first, then save that as a smart crate.'

export const created = 'Smart crate created'
export const updated = 'Smart crate updated'
export const createFailed = 'Couldn’t create the smart crate'
export const updateFailed = 'Couldn’t update the smart crate'

// An album dropped on one.
export const tagged = (tag: string) => `Tagged “${tag}”`
export { albumsAndCrates as albumAndCrate, alreadyIn } from '#locales/add-to-crate/put-into.ts'
export const asksForMore = (crate: string) => `Change the search of ${crate} instead`
export const asksForMoreText = (query: string) =>
  `It shows what “${query}” finds. Albums can be dropped on it where all they lack is one tag or a rating.`
export const addFailed = 'Couldn’t add the album to the smart crate'
export const undoFailed = 'Couldn’t undo the change'
