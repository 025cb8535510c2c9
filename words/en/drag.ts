import { numberText } from '#words/intl.ts'

// Beside the hand, while something is dragged.
export const add = (crate: string) => `Add to ${crate}`
export const addSome = (count: number, crate: string) => `Add ${numberText(count)} to ${crate}`
export const alreadyIn = (crate: string) => `Already in ${crate}`
export const moveTo = (place: number, all: number) => `Move to ${numberText(place)} of ${numberText(all)}`
/** `albums` is a title, or how many they are. */
export const newCrateWith = (albums: string) => `New crate with ${albums}`

// On a crate, in place of how many albums it holds.
export const more = (count: number) => `+${numberText(count)}`
export const isIn = 'in it'

export const crates = 'Crates'
export const newCrate = 'New crate…'
