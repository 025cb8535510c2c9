import type { OnAlbum } from '../db/imports/plan-items.ts'

/** The first tracks of a list that are on albums the person has, and their number. */
export type Told = { first: OnAlbum[]; count: number }

export const NO_TRACKS: Told = { first: [], count: 0 }

const MOST_NAMED = 3

/** The same, after another page. */
export const toldOf = ({ first, count }: Told, more: readonly OnAlbum[]): Told => ({
  first: [...first, ...more].slice(0, MOST_NAMED),
  count: count + more.length,
})
