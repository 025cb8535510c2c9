import { numberText } from '#locales/intl.ts'

// Beside the hand, while something is dragged.
export const add = (crate: string) => `Add to ${crate}`
export const alreadyIn = (crate: string) => `Already in ${crate}`
export const moveTo = (place: number, all: number) => `Move to ${numberText(place)} of ${numberText(all)}`
export const newCrateWith = (title: string) => `New crate with ${title}`

// On a crate, in place of how many albums it holds.
export const oneMore = '+1'
export const added = 'added'

export const crates = 'Crates'
export const newCrate = 'New crate…'
