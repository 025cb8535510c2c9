import { numberText } from '#locales/intl.ts'
import { starCount } from '#locales/ui/parts.ts'

// The preview beside the pointer while dragging.
export const add = (crate: string) => `Add to ${crate}`
export { alreadyIn } from '#locales/add-to-crate/put-into.ts'
// On a smart crate.
export const tag = (tag: string) => `Tag “${tag}”`
export const rate = (stars: number) => `Rate ${starCount(stars)}`
export { asksForMore } from '#locales/crates/smart.ts'
export const moveTo = (place: number, all: number) => `Move to ${numberText(place)} of ${numberText(all)}`
export const newCrateWith = (title: string) => `New crate with ${title}`

// On a crate, instead of its album count.
export const oneMore = '+1'
export const added = 'added'

export const crates = 'Crates'
export const newCrate = 'New crate…'
