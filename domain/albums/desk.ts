import type { AlbumView } from './album.ts'

/** The number of albums in a session, unless all are requested. */
export const SESSION = 20

/** After this many milliseconds, a postponed wish is asked about again. */
export const PUT_OFF = 30 * 86_400_000

/** What the desk shows at first: its list, as an address has it, and the first albums to decide, in order. */
export type DeskSeed = { search: string; albums: AlbumView[] }

type Decided = Pick<AlbumView, 'list' | 'rating' | 'verdict' | 'verdictAt'>

/**
 * Whether the desk asks about an album at a time (ms): an album of the collection without a rating, or a wish without a rating or verdict;
 * a wish with the verdict `later` again after 30 days.
 */
export function isUndecided({ list, rating, verdict, verdictAt }: Decided, time: number): boolean {
  if (list === 'collection') return rating === null
  if (verdict === 'later') return verdictAt === null || Date.parse(verdictAt) + PUT_OFF <= time
  return verdict === null && rating === null
}

/**
 * Where the desk continues in a list: at the album where it was left, or the first undecided one after it; from the start if there is none,
 * or `left` is not on the list.
 */
export function deskAlbums<Album extends Decided & { id: number }>(
  list: readonly Album[],
  left: number | null,
  time: number,
): Album[] {
  const from = Math.max(
    0,
    list.findIndex(({ id }) => id === left),
  )
  return [...list.slice(from), ...list.slice(0, from)].filter((album) => isUndecided(album, time))
}
