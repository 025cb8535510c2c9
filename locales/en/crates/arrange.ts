import { numberText } from '#locales/intl.ts'

export const updated = 'Crate updated'
export const movedTo = (crate: string, place: number, all: number) =>
  `${crate} moved to position ${numberText(place)} of ${numberText(all)}`
export const alreadyFirst = 'Already first'
export const alreadyLast = 'Already last'
export const updateFailed = 'Couldn’t update the crate'
