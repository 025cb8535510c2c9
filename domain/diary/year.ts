import type { Sums } from '../albums/money.ts'

/** An album on the page of a year. */
export type YearAlbum = {
  id: number
  title: string
  artist: string
  coverUrl: string | null
  /** Each only in the lists that are about it: its stars, its number of listens in the year, when it was first heard or added. */
  rating?: number
  count?: number
  at?: string | null
}

export type YearName = { name: string; count: number }

/** The data of a year besides names and numbers. */
export type YearShown = { ratings: boolean; tags: boolean; paid: boolean; days: boolean }

/** The summary of a year: its first names and albums, with the number of all. */
export type YearReview = {
  year: number
  listens: number
  albums: number
  firstHeard: { albums: YearAlbum[]; total: number }
  mostHeard: YearAlbum[]
  /** Only of albums released in the year. */
  bestRated: YearAlbum[]
  bought: { albums: YearAlbum[]; total: number; paid: Sums }
  labels: YearName[]
  tags: YearName[]
}

/** Whether there is nothing to show for a year. */
export const isEmptyYear = ({ listens, bestRated, bought }: YearReview): boolean =>
  listens === 0 && bestRated.length === 0 && bought.total === 0

/** A year in an address; null for anything else. */
export const toYear = (text: string): number | null => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null)

/** The parameter of the diary's address that names a year. */
export const DIARY_YEAR = 'in'
