import { numberText } from '#locales/intl.ts'

export { tryAgain } from '#locales/phrases.ts'

export const title = 'Add to crate'

export const loadFailed = 'Couldn’t load your crates.'
export const loading = 'Loading the crates'
export const noCrates = 'You have no crates yet. Give the first one a name.'
export const noMatches = (name: string) => `No crates match. Press Enter to create “${name}”.`
// Beside a crate that contains all or some of the albums.
export const holdsAll = 'added'
export const holdsSome = 'some'

export const newCrate = 'New crate…'
export const newCrateCalled = (name: string) => `New crate “${name}”…`
export const newCrateName = 'Name of the new crate'
export const create = 'Create'
export const createFailed = 'Couldn’t create the crate'

export const addToNone = 'Add to crate'
export const addToOne = (crate: string) => `Add to ${crate}`
// More than one.
export const addToSeveral = (count: number) => `Add to ${numberText(count)} crates`
