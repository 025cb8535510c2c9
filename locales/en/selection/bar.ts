import { numberText } from '#locales/intl.ts'

export { cancel } from '#locales/phrases.ts'
export { share } from '#locales/share/dialog.ts'

export const bar = 'Selected albums'
export const selected = (count: number) => `${numberText(count)} selected`
export const notShown = (count: number) => `${numberText(count)} not shown`

export const selectMenu = 'Select…'
/** The visible label of the same button, before an arrow. */
export const select = 'Select'
/** `aside` makes its text smaller. */
export const selectPage = <Node>(aside: (text: string) => Node) => ['Select all ', aside('(current page)')]
export const selectMatching = 'Select all that match'
export const selectNone = 'Deselect all'

export const addToCrate = 'Add to crate'
export const tags = 'Tags…'
export const rate = 'Rate…'
export const rating = 'Rating of the selected albums'
export const more = 'More'
export const toWishlist = 'Move to wishlist'
export const toCollection = 'Move to collection'
export const exportCsv = 'Export CSV'
export const openInBandcamp = 'Open in Bandcamp'
export const moveToPosition = 'Move to position…'
export const removeFromCrate = 'Remove from crate'
export const deleteSelected = 'Delete selected'
