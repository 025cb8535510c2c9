export const albums = 'Albums'
export { sortBy } from '#locales/collection/page.ts'

/** The head of the compact view; empty where a column needs no name. */
export const columns = {
  cover: '',
  title: 'Title',
  artist: 'Artist',
  year: 'Year',
  price: 'Price',
  label: 'Label',
  tags: 'Tags',
  rating: 'Rating',
  added: 'Added',
  actions: '',
}

export const select = (title: string) => `Select ${title}`
export const ratingOf = (title: string) => `Rating of ${title}`
/** `sign` is a star after the number; `srOnly` text is for screen readers. */
export const starsGiven = <Node>(stars: number, sign: Node, srOnly: (text: string) => Node) => [
  stars,
  sign,
  srOnly(' of 5 stars'),
]
/** `when` is a relative time such as "3 days ago". */
export const added = <Node>(when: Node) => ['Added ', when]
export { trackCount } from '#locales/track-count.ts'
export const onlyTagged = (tag: string) => `Only albums tagged ${tag}`
export const addTag = 'Add tag'
export const addNote = 'Add note'
export const addPart = {
  tags: (title: string) => `Add tag to ${title}`,
  note: (title: string) => `Add note to ${title}`,
}
export const moreTags = (count: number) => `+${count}`

export const bandcamp = 'Bandcamp'
export const onBandcamp = (title: string) => `${title} on Bandcamp (opens in a new tab)`
// A wish: its mark, and the labels of its buttons, which begin with the visible texts.
export const wish = 'On your wishlist'
export const gotIt = 'I bought it'
export const gotItTo = (title: string) => `I bought it: move ${title} to your collection`
export const buy = 'Buy'
export const onBandcampShort = 'on Bandcamp'
export const buyOn = (title: string) => `Buy on Bandcamp: ${title} (opens in a new tab)`
export const moveTo = {
  collection: (title: string) => `Move ${title} to your collection`,
  wishlist: (title: string) => `Move ${title} to your wishlist`,
}
export const addToCrate = (title: string) => `Add ${title} to crate…`
export const edit = (title: string) => `Edit ${title}`
export const deleteAlbum = (title: string) => `Delete ${title}`
/** The button that opens what is not on a card, where nothing can be pointed at. */
export const closeCard = (title: string) => `Close tags, note and actions: ${title}`
export const moreAbout = (title: string) => `More about ${title}`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const moveToTop = 'Move to top'
export const moveToPosition = 'Move to position…'
export const switchToCrateOrder = 'Switch to crate order'
export const removeFromCrate = 'Remove from crate'

export const addAlbum = 'Add an album'
