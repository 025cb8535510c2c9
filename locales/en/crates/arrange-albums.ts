import { albumCount } from '#locales/album-count.ts'
import { numberText } from '#locales/intl.ts'

/** `sort` is a name as in the menu of orders. */
export const sortedBy = (sort: string) => `Sorted by “${sort}”`
export const sortedByText = 'Albums are moved by hand in crate order.'
export const crateOrder = 'Crate order'
export const alreadyFirst = 'Already the first one shown'
export const alreadyLast = 'Already the last one shown'

export const changed = 'Crate updated'
export const nowAt = (title: string, place: number, all: number) =>
  `${title} is now ${numberText(place)} of ${numberText(all)}`
export const nowBeginAt = (count: number, place: number, all: number) =>
  `${albumCount(count)} now begin at ${numberText(place)} of ${numberText(all)}`
export const undo = 'Undo'
export const notChanged = 'Error updating crate'
