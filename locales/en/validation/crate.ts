import { numberText } from '#locales/intl.ts'

export const nameMissingTitle = 'Crate name required'
export const nameMissing = 'Please enter a name for your crate'
export const wrongCrateIds = 'crateIds must be a list of crate ids'

export const tooManyPlaces = (most: number) =>
  `At most ${numberText(most)} at once: choose fewer albums or fewer crates`
