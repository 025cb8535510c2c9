import { numberText } from '#locales/intl.ts'

export const changed = 'Crate updated'
export const nowAt = (crate: string, place: number, all: number) =>
  `${crate} is now ${numberText(place)} of ${numberText(all)}`
export const alreadyFirst = 'Already the first one shown'
export const alreadyLast = 'Already the last one shown'
export const undo = 'Undo'
export const notChanged = 'Error updating crate'
