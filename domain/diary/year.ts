/** An album on the page of a year. */
export type YearAlbum = {
  id: number
  title: string
  artist: string
  coverUrl: string | null
  rating: number | null
  /** How often it was heard in the year. */
  count: number
  /** When it was first heard, came or came out, as far as that is what it is listed for. */
  at: string
}

export type YearName = { name: string; count: number }

/** What was paid in a currency, in its minor units, for as many of the albums that came in the year. */
export type YearPaid = { currency: string; amount: number; count: number }

/** What a year was: its first names and albums, with the number of all. */
export type YearReview = {
  year: number
  listens: number
  albums: number
  firstHeard: { albums: YearAlbum[]; total: number }
  mostHeard: YearAlbum[]
  /** Of what came out in the year. */
  bestRated: YearAlbum[]
  bought: { albums: YearAlbum[]; total: number; paid: YearPaid[] }
  labels: YearName[]
  tags: YearName[]
}

/** A year in an address; null for anything else. */
export const toYear = (text: string): number | null => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null)
