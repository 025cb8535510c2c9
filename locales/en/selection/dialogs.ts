import { albumCount } from '#locales/album-count.ts'
import { counted, numberText, plural } from '#locales/intl.ts'

export { no, tryAgain, yes } from '#locales/phrases.ts'

export const noneSelected = 'No album is selected.'

export const crateTitle = 'Add to crate'
export const selected = (count: number) => `${albumCount(count)} selected`

/** `crate` is the open crate. */
export const removeFrom = (crate: string) => `Remove them from “${crate}”`
export const moveToNone = 'Move to crate'
export const moveToOne = (crate: string) => `Move to ${crate}`
// More than one.
export const moveToSeveral = (count: number) => `Move to ${numberText(count)} crates`

export const tagsTitle = 'Tags'
export const tagsToAdd = 'Tags to add'
export const tagsToRemove = 'Tags to remove'
export const changeTags = (count: number) => `Change ${albumCount(count)}`

export const rateTitle = 'Rate albums'
export const rating = 'Rating of the selected albums'
export const noRating = 'No rating'
export const rate = (count: number) => `Rate ${albumCount(count)}`
export const removeRatings = 'Remove ratings'

export const openTitle = 'Open in Bandcamp'
export const opensTabs = (count: number, all: number) =>
  count < all
    ? `This opens ${numberText(count)} tabs, one at a time, for the first of ${albumCount(all)}. Then you can open the next ones.`
    : `This opens ${numberText(count)} tabs, one at a time.`
export const openedSome = (count: number, all: number) => `Opened ${numberText(count)} of ${albumCount(all)}`
export const openNext = (count: number) => `Open the next ${numberText(count)}`
export const noAddress = (count: number) =>
  `${counted(count, { one: 'album has', other: 'albums have' })} no Bandcamp address`
export const withoutAddress = (count: number) => `${noAddress(count)}.`
export const blocked = 'Popup blocked'
export const blockedText = 'Your browser might be blocking popups. Please allow popups for this site'

export const deleteTitle = 'Delete multiple albums'
export const deleteQuestion = (count: number, days: number) =>
  plural(count, {
    one: `1 album will be removed from your collection and all crates. You can restore it from the trash for ${numberText(days)} days.`,
    other: `${numberText(count)} albums will be removed from your collection and all crates. You can restore them from the trash for ${numberText(days)} days.`,
  })
