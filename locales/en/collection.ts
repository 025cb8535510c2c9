import { isolated, numberText } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { trackCount } from '#locales/ui.ts'

export const yourCollection = 'Your Collection'
const yourWishlist = 'Your Wishlist'
export const uncrated = 'Not in any crate'

export const bothLists = 'Collection and wishlist'
type ListShown = { crate: number | 'none' | null; list: string; verdict: string | null }
/** What a list is called that is no crate, and of no artist or label. */
export function listTitle({ crate, list, verdict }: ListShown): string {
  if (crate === 'none') return uncrated
  if (verdict === 'friday') return friday
  if (list === 'both') return bothLists
  return list === 'wishlist' ? yourWishlist : yourCollection
}
export const collection = 'Collection'
export const wishlist = 'Wishlist'
/** The menu of the views, by the one that is shown. */
export const viewAs = (view: string) => `View: ${view}`
export const viewNames = { grid: 'Grid', list: 'List', compact: 'Compact', wall: 'Wall' } as const
export const largeCovers = 'Larger covers'
export const columnNames = { label: 'Label', year: 'Year', price: 'Price' } as const
export const share = 'Share'
// The menu of what is seldom done with a list.
export const moreAboutList = 'More'
export const select = 'Select'
export const leaveSelecting = 'Stop selecting'
export const calendar = 'Release calendar…'
export const showCharts = 'Show charts'
export const hideCharts = 'Hide charts'
export const selectNotLoaded = 'Couldn’t load select mode'

export const searchPlaceholder = 'Search albums, artists, or tags...'
export const search = 'Search albums, artists, or tags'
export const clearSearch = 'Clear the search'
export const sortBy = 'Sort by'
export const filter = 'Filter'
/** After the name of the button. Only the number is visible; screen readers read all of it. */
export const filtersAtWork = <Node>(count: number, srOnly: (text: string) => Node) => [
  srOnly(', '),
  count,
  srOnly(' active'),
]
export const filtersNotLoaded = 'Couldn’t load the filters'

export const shownOf = (shown: number, all: number) => `${numberText(shown)} of ${albumCount(all)}`
export const byArtist = (artist: string) => `By ${isolated(artist)}`
export const onLabel = (label: string) => `On ${isolated(label)}`
export const addedIn = (month: string) => `Added in ${month}`
export const releasedIn = ({ from, to }: { from: number; to: number }) =>
  `Released ${from === to ? from : `${from} to ${to}`}`
export const releasedInDecade = (decade: number) => `Released in the ${decade}s`
export const ratedBetween = (min: number, max: number) =>
  min === max ? starCount(min) : `${starsBetween(min, max)} stars`
export const unrated = 'Unrated'
export const untagged = 'Untagged'
export const imported = 'Imported'
export const clearFilters = 'Clear all filters'
export const saveAsSmartCrate = 'Save as smart crate'

export const pages = 'Pages'
export const previousPage = 'Previous page'
export const page = (number: number) => `Page ${number}`
export const nextPage = 'Next page'
export const albumsPerPage = 'Albums per page'
export const perPage = (count: number) => `${count} per page`

// The grid without pages, and whether it has them.
export const allOnOnePage = 'All, scrolling'
export const inPages = 'In pages'

export const crateNotLoaded = 'Couldn’t load the crate'
export const nothingInCrate = 'Nothing in this crate'
export const nothingInCrateText = 'Drag an album onto it, or choose “Add to crate…” on any album.'
export const allInCrates = 'Every album is in a crate'
export const allInCratesText = 'Albums not in any crate appear here.'
export const toCollection = 'Go to your collection'
export const emptyWishlist = 'Your Wishlist is Empty'
export const emptyWishlistText =
  'Albums you want to buy appear here. Enter your Bandcamp username to import your wishlist.'
export const importFromBandcamp = 'Import from Bandcamp'
export const addAlbum = 'Add album'
/** Where a search finds nothing: before searches that find something, each with its number of albums. */
export const nearest = 'Nearest:'
export const nearestCount = (count: number) => `(${numberText(count)})`
/** Where the search finds nothing in one list: what it finds in the other one. */
export const inOtherList = {
  collection: (count: number) => `${numberText(count)} in your collection: show`,
  wishlist: (count: number) => `${numberText(count)} in your wishlist: show`,
}
export const noneHasBothTags = <Node>(first: Node, second: Node) => [
  'Nothing is tagged both ',
  first,
  ' and ',
  second,
  '. Perhaps nothing should be.',
]

export const albums = 'Albums'

/** The head of the compact view; empty where a column needs no name. */
export const compactColumns = {
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

export const selectAlbum = (title: string) => `Select ${isolated(title)}`
export const ratingOf = (title: string) => `Rating of ${isolated(title)}`
/** `sign` is a star after the number; `srOnly` text is for screen readers. */
export const starsGiven = <Node>(stars: number, sign: Node, srOnly: (text: string) => Node) => [
  stars,
  sign,
  srOnly(' of 5 stars'),
]
/** `when` is a relative time such as "3 days ago". */
export const added = <Node>(when: Node) => ['Added ', when]
export const onlyTagged = (tag: string) => `Only albums tagged ${isolated(tag)}`
export const addTag = 'Add tag'
export const addNote = 'Add note'
export const addPart = {
  tags: (title: string) => `Add tag to ${isolated(title)}`,
  note: (title: string) => `Add note to ${isolated(title)}`,
}
export const moreTags = (count: number) => `+${count}`

export const bandcamp = 'Bandcamp'
export const onBandcamp = (title: string) => `${isolated(title)} on Bandcamp (opens in a new tab)`
// A wish: its mark, and the labels of its buttons, which begin with the visible texts.
export const wish = 'On your wishlist'
export const gotIt = 'I bought it'
export const gotItTo = (title: string) => `I bought it: move ${isolated(title)} to your collection`
/** `aside` hides its text where there is little room. */
export const buy = <Node>(aside: (text: string) => Node) => ['Buy ', aside('on Bandcamp')]
export const buyOn = (title: string) => `Buy on Bandcamp: ${isolated(title)} (opens in a new tab)`
export const moveTo = {
  collection: (title: string) => `Move ${isolated(title)} to your collection`,
  wishlist: (title: string) => `Move ${isolated(title)} to your wishlist`,
}
export const addToCrate = (title: string) => `Add ${isolated(title)} to crate…`
export const edit = (title: string) => `Edit ${isolated(title)}`
export const deleteAlbum = (title: string) => `Delete ${isolated(title)}`
/** The button that opens what is not on a card, where nothing can be pointed at. */
export const closeCard = (title: string) => `Close tags, note and actions: ${isolated(title)}`
export const moreAbout = (title: string) => `More about ${isolated(title)}`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const moveToTop = 'Move to top'
export const moveToPosition = 'Move to position…'
export const switchToCrateOrder = 'Switch to crate order'
export const removeFromCrate = 'Remove from crate'

export const addAnAlbum = 'Add an album'

export const sortNames = {
  best: 'Best match',
  crate: 'Crate order',
  recent: 'Recent',
  'rating-high': 'Highest rated',
  'rating-low': 'Lowest rated',
  title: 'Title',
  artist: 'Artist',
  released: 'Release date',
  soon: 'Out soon',
  purchased: 'Date bought',
  price: 'Price',
  label: 'Label',
  changed: 'Last changed',
  random: 'Random',
} as const
/** In the list of sorts, below the random one that is shown. */
export const shuffleAgain = 'Random again'

export const addedNames = {
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  last90days: 'Last 90 days',
  thisYear: 'This year',
  allTime: 'All time',
} as const

export const formatNames = {
  digital: 'Digital',
  vinyl: 'Vinyl',
  cassette: 'Cassette',
  cd: 'CD',
  other: 'Other',
} as const

export const downloadedNames = { yes: 'Downloaded', partial: 'Partly downloaded', no: 'Not downloaded' } as const

const starsBetween = (min: number, max: number) => (min === max ? `${min}` : `${min} to ${max}`)

/** What a person has decided about a wish. */
export const verdictNames = { keep: 'Keep', friday: 'Friday', later: 'Later', 'let-go': 'Trash it' } as const
export const friday = 'For Friday'
export const forFriday = (count: number) => `${numberText(count)} for Friday`

/** What a press on the sleeve does: `start` begins, the others go on with what is in the dock. */
export const previewLabels = {
  start: (album: string) => `Play a preview of ${isolated(album)}`,
  play: (album: string) => `Play the preview of ${isolated(album)}`,
  pause: (album: string) => `Pause the preview of ${isolated(album)}`,
}
/** The same for an album that plays whole. */
export const albumLabels = {
  start: (album: string) => `Play ${isolated(album)}`,
  play: (album: string) => `Play ${isolated(album)}`,
  pause: (album: string) => `Pause ${isolated(album)}`,
}
/** The label of a button; it begins with the visible text. */
export const heardAlbum = (title: string) => `I heard it: add ${isolated(title)} to your diary`
