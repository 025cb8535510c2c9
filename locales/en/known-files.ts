import { counted } from '#locales/intl.ts'

/** Lines of the note of an album from a file of another program. */
export const mediaCondition = (condition: string) => `Media: ${condition}`
export const sleeveCondition = (condition: string) => `Sleeve: ${condition}`

const programs = { lastFm: 'Last.fm', listenBrainz: 'ListenBrainz', spotify: 'Spotify', scrobblerLog: 'a player' }
/** The note of a day in the diary, from plays. */
export const plays = (count: number, program: keyof typeof programs) =>
  `${counted(count, { one: 'track', other: 'tracks' })} on ${programs[program]}`
export const playsWithoutAlbum = (count: number) =>
  `${counted(count, { one: 'play names', other: 'plays name' })} no album`

export const playsWithoutTime = (count: number) =>
  `${counted(count, { one: 'play has', other: 'plays have' })} no time that can be read`
/** The crate of albums that a file rates and that nobody says to have. */
export const ratedCrate = 'Rated elsewhere'

/** What files are called, by what wrote them. */
export const fileNames = {
  collection: 'A Gatefold collection',
  fanLists: 'Lists from your Bandcamp page',
  gatefold: 'A Gatefold CSV',
  csv: 'A CSV',
  discogsCollection: 'A Discogs collection',
  discogsWantlist: 'A Discogs wantlist',
  rateYourMusic: 'A RateYourMusic collection',
  diary: 'A Gatefold diary',
  lastFm: 'Last.fm scrobbles',
  listenBrainz: 'ListenBrainz plays',
  spotify: 'A Spotify history',
  scrobblerLog: 'A scrobbler log',
  bandcampPurchases: 'A Bandcamp payment history',
  bandcampExport: 'A Bandcamp collection',
} as const
