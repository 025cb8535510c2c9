import type { OnAlbum } from '../db/imports/plan-items.ts'

/** The first tracks of a walk that are on albums which the person has, and how many there are. */
export type Told = { first: OnAlbum[]; count: number }

export const NO_TRACKS: Told = { first: [], count: 0 }

const MOST_NAMED = 3

/** The same with those of another page. */
export const toldOf = ({ first, count }: Told, more: readonly OnAlbum[]): Told => ({
  first: [...first, ...more].slice(0, MOST_NAMED),
  count: count + more.length,
})
