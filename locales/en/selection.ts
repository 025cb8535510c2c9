import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { alreadyIn, asksForMore } from '#locales/crate-dialogs.ts'
export { buy } from '#locales/desk.ts'
export { cancel, no, tryAgain, yes } from '#locales/phrases.ts'

export const bar = 'Selected albums'
export const selectedCount = (count: number) => `${numberText(count)} selected`
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
export const rateSelected = 'Rate…'
export const rating = 'Rating of the selected albums'
export const more = 'More'
export const toWishlist = 'Move to wishlist'
export const toCollection = 'Move to collection'
export const exportCsv = 'Export CSV'
export const openInBandcamp = 'Open in Bandcamp'
export const moveToPosition = 'Move to position…'
export const removeFromCrate = 'Remove from crate'
export const deleteSelected = 'Delete selected'

export const noneSelected = 'No album is selected.'

export const crateTitle = 'Add to crate'
export const albumsSelected = (count: number) => `${albumCount(count)} selected`

/** `crate` is the open crate. */
export const removeFrom = (crate: string) => `Remove them from “${isolated(crate)}”`
export const moveToNone = 'Move to crate'
export const moveToOne = (crate: string) => `Move to ${isolated(crate)}`
// More than one.
export const moveToSeveral = (count: number) => `Move to ${numberText(count)} crates`

export const tagsTitle = 'Tags'
export const tagsToAdd = 'Tags to add'
export const tagsToRemove = 'Tags to remove'
export const changeTags = (count: number) => `Change ${albumCount(count)}`

export const rateTitle = 'Rate albums'
export const noRating = 'No rating'
export const rateAlbums = (count: number) => `Rate ${albumCount(count)}`
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

// Buying at Bandcamp. A cart holds 50 albums, so there may be several.
export const buyTitle = 'Buy at Bandcamp'
export const forSale = (count: number, sum: string) =>
  sum ? `${albumCount(count)} for sale, ${sum} together` : `${albumCount(count)} for sale`
export const ownPrice = 'What you choose to pay yourself comes on top.'
export const toCart = 'Put into the cart'
export const cartOf = (cart: number, all: number) => `Cart ${numberText(cart)} of ${numberText(all)}`
export const cartHelp =
  'The browser extension Bandcamp Enhancement Suite fills the cart. Without it, Bandcamp’s front page opens.'
export const freeOnes = 'Free, to download from the album’s page'
export const unpriced = 'No known price: perhaps sold out, or for subscribers only'
export const unnumbered = 'Not in the cart, as Bandcamp’s number is unknown'
export const copyList = 'Copy list'
export const listCopied = (count: number) => `List of ${albumCount(count)} copied`
export const listNotCopied = 'Couldn’t copy the list'

export const deleteTitle = (count: number) =>
  plural(count, { one: 'Delete 1 album?', other: `Delete ${numberText(count)} albums?` })
export const deleteQuestion = (count: number, days: number) =>
  plural(count, {
    one: `1 album will be removed from your collection and all crates. You can restore it from the trash for ${numberText(days)} days.`,
    other: `${numberText(count)} albums will be removed from your collection and all crates. You can restore them from the trash for ${numberText(days)} days.`,
  })

// The preview beside the pointer while dragging.
export const add = (crate: string) => `Add to ${isolated(crate)}`
// On a smart crate.
export const tag = (tag: string) => `Tag “${isolated(tag)}”`
export const dropToRate = (stars: number) => `Rate ${starCount(stars)}`
export const moveTo = (place: number, all: number) => `Move to ${numberText(place)} of ${numberText(all)}`
export const newCrateWith = (title: string) => `New crate with ${isolated(title)}`

// On a crate, instead of its album count.
export const oneMore = '+1'
export const added = 'added'

export const crates = 'Crates'
export const newCrate = 'New crate…'
