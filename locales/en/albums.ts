import { besideText, counted, decimalText, isolated, moneyText, monthText, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { albumCount, trackCount } from '#locales/ui.ts'

export const ratingChanged = 'Rating updated'
export const ratingRemoved = 'Rating removed'
export const ratingUndone = 'Rating undone'
/** `albums` is a title or a count. */
export const rated = (albums: string, stars: number) => `${isolated(albums)}: ${starCount(stars)}`
export const ratingFailed = 'Couldn’t update the rating'

export const alreadyIn = {
  collection: 'Already in your collection',
  wishlist: 'Already in your wishlist',
} as const
export const movedTo = { collection: 'Moved to your collection', wishlist: 'Moved to your wishlist' } as const
export const byArtist = (title: string, artist: string) => `${isolated(title)} by ${isolated(artist)}`
export const moveFailed = (count: number) =>
  plural(count, { one: 'Couldn’t update the album', other: 'Couldn’t update the albums' })

export const tagsChangedTitle = 'Albums updated'
export const tagsChanged = (count: number, added: string[], removed: string[]) =>
  `${albumCount(count)}: ${besideText([...added.map((tag) => `+ ${isolated(tag)}`), ...removed.map((tag) => `− ${isolated(tag)}`)])}`
export const tagsFailed = 'Couldn’t update the albums'

export const deleted = 'Albums deleted'
export const deletedText = (count: number) => `Successfully deleted ${albumCount(count)}`
export const notFound = (count: number) =>
  plural(count, { one: 'This album no longer exists', other: 'These albums no longer exist' })
export const deleteFailed = 'Couldn’t delete the albums'
export const restoreFailed = 'Couldn’t restore the albums'

type Money = { amount: number; currency: string }

export const totals = 'Totals'
export const tagCount = (count: number) => counted(count, { one: 'tag', other: 'tags' })
export const average = (rating: number) => `${decimalText(rating)} average`
export const unratedCount = (count: number) => `${numberText(count)} unrated`

export const statistics = 'Statistics'

export const ratings = 'Ratings'
/** The bar of the albums without a rating: below it, and its full name. */
export const noStars = '–'
export const unratedBar = 'Unrated'
export const rateThem = (count: number) => `Rate them (${numberText(count)})`
export const addedPerMonth = 'Added per month'
/** Below a bar. */
export const shortMonth = (month: string) => monthText(month).charAt(0)
export const topTags = 'Top tags'
export const topLabels = 'Top labels'
export const noLabels = 'None of these albums has a label'
export const atTodaysPrices = (amount: number, currency: string) =>
  `Worth about ${moneyText(amount, currency, 0)} today`
export const paid = ({ amount, currency }: Money) => `Paid about ${moneyText(amount, currency, 0)}`
/** What was paid in all, and in the last years. */
export const paidByYear = (all: Money, years: { year: number; amount: number }[]) =>
  [paid(all), ...years.map(({ year, amount }) => `${year}: ${moneyText(amount, all.currency, 0)}`)].join(' · ')
export const together = (amount: number, currency: string) => aboutTogether(moneyText(amount, currency, 0))
export const released = 'Released'
export const decade = (year: number) => `${year}s`
/** Below a bar. */
export const shortDecade = (year: number) => `’${String(year).slice(2)}`
/** The name of a bar and its number of albums. */
export const bar = (name: string, count: number) => `${isolated(name)}: ${numberText(count)}`

export const namePrice = 'Name your price'
export const free = 'Free'
/** What albums cost in one sum, such as €39.00. */
export const sumTogether = (sum: string) => `${sum} together`
export const aboutTogether = (sum: string) => `About ${sum} together`

export const albumDeleted = 'Album deleted'
export const deleteAlbumFailed = 'Couldn’t delete the album'
export const restoreAlbumFailed = 'Couldn’t restore the album'
