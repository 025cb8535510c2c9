import { albumCount } from '#locales/album-count.ts'
import { numberText } from '#locales/intl.ts'

/** `sort` is a name from the sort menu. */
export const sortedBy = (sort: string) => `Sorted by “${sort}”`
export const sortedByText = 'Switch to crate order to rearrange.'
export const crateOrder = 'Crate order'
export const alreadyFirst = 'Already first'
export const alreadyLast = 'Already last'

export const updated = 'Crate updated'
export const movedTo = (title: string, place: number, all: number) =>
  `${title} moved to position ${numberText(place)} of ${numberText(all)}`
export const severalMovedTo = (count: number, place: number, all: number) =>
  `${albumCount(count)} moved to position ${numberText(place)} of ${numberText(all)}`
export const updateFailed = 'Couldn’t update the crate'
