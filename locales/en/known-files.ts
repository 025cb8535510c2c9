import { counted } from '#locales/intl.ts'

/** Lines of the note of an album from a file of another program. */
export const mediaCondition = (condition: string) => `Media: ${condition}`
export const sleeveCondition = (condition: string) => `Sleeve: ${condition}`
export const ratingElsewhere = (rating: number) => `RateYourMusic: ${rating}/10`

/** The note of a day in the diary, from scrobbles. */
export const plays = (count: number) => `${counted(count, { one: 'track', other: 'tracks' })} on Last.fm`

/** What files are called, by what wrote them. */
export const fileNames = {
  collection: 'A Gatefold collection',
  fanLists: 'Lists from your Bandcamp page',
  gatefold: 'A Gatefold CSV',
  csv: 'A CSV',
  discogsCollection: 'A Discogs collection',
  discogsWantlist: 'A Discogs wantlist',
  rateYourMusic: 'A RateYourMusic collection',
  lastFm: 'Last.fm scrobbles',
  bandcampPurchases: 'A Bandcamp payment history',
  bandcampExport: 'A Bandcamp collection',
} as const
