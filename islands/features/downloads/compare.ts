import type { AlbumView } from '#domain/albums/album.ts'
import { createFolderMatcher } from '#domain/albums/folder-match.ts'
import type { FolderName, OnDisk } from '#domain/albums/folder-names.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'

/** What is there of the matched albums, by their ids, and what is of none. */
export type Comparison = { found: ReadonlyMap<number, OnDisk>; unmatched: readonly OnDisk[] }

/** How many tracks are there; all if that is not known. */
const countOf = ({ tracks }: OnDisk) => tracks?.length ?? Number.POSITIVE_INFINITY

/** Matches names with albums, in time slices; null if aborted by `signal`. Of an album in two folders, the one with more tracks counts. */
export async function compare(
  names: readonly FolderName[],
  albums: readonly AlbumView[],
  signal: AbortSignal,
  onShare?: (share: number) => void,
): Promise<Comparison | null> {
  const { add, find } = createFolderMatcher()
  const found = new Map<number, OnDisk>()
  const unmatched: OnDisk[] = []
  const look = (name: FolderName) => {
    const matches = find(name)
    if (matches.length === 0) unmatched.push(name)
    for (const { id, there } of matches) {
      const known = found.get(id)
      if (!known || countOf(there) > countOf(known)) found.set(id, there)
    }
  }
  const isDone = (await inTimeSlices(albums, add, signal)) && (await inTimeSlices(names, look, signal, onShare))
  return isDone ? { found, unmatched } : null
}

/** The comparison with another album for what is there, or with one for what had none. */
export function corrected({ found, unmatched }: Comparison, there: OnDisk, id: number): Comparison {
  const others = [...found].filter(([other, by]) => other !== id && by !== there)
  return { found: new Map([[id, there], ...others]), unmatched: unmatched.filter((one) => one !== there) }
}
