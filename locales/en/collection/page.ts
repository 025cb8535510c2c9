import { albumCount } from '#locales/album-count.ts'
import { friday } from '#locales/desk.ts'
import { starsBetween } from '#locales/find/query.ts'
import { numberText } from '#locales/intl.ts'
import { starCount } from '#locales/ui/parts.ts'

export const yourCollection = 'Your Collection'
export const yourWishlist = 'Your Wishlist'
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
// After an import of many albums.
export const manyAsWall = 'So many albums are easiest to look through as a wall of covers.'
export const showAsCards = 'Show as grid'
export const keepWall = 'Keep the wall'
export const largeCovers = 'Larger covers'
export const columnNames = { label: 'Label', year: 'Year', price: 'Price' } as const
export const share = 'Share'
// The menu of what is seldom done with a list.
export const moreAboutList = 'More'
export const select = 'Select'
export const leaveSelecting = 'Stop selecting'
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
export const byArtist = (artist: string) => `By ${artist}`
export const onLabel = (label: string) => `On ${label}`
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
