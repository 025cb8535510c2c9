import { numberText } from '#locales/intl.ts'

export { undo } from '#locales/common.ts'

export const changed = 'Crate updated'
export const nowAt = (crate: string, place: number, all: number) =>
  `${crate} moved to position ${numberText(place)} of ${numberText(all)}`
export const alreadyFirst = 'Already first'
export const alreadyLast = 'Already last'
export const notChanged = 'Error updating crate'
