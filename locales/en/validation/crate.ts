import { numberText } from '#locales/intl.ts'

export const nameMissingTitle = 'Crate name required'
export const nameMissing = 'Please enter a name for your crate'
export const wrongCrateIds = 'crateIds must be a list of crate ids'

export const tooManyPlaces = (most: number) =>
  `At most ${numberText(most)} at once: choose fewer albums or fewer crates`

export const queryMissing = 'Enter what the crate should find'
export const queryTooLong = (most: number) => `A query can have at most ${numberText(most)} terms`
export const queryFault = (part: string) => `“${part}” can’t be read as part of a query`
export const smartCrateHasNoAlbums = 'A smart crate has a query instead of albums of its own'
export const notSmart = 'Only a smart crate has a query'
