import type { AlbumView } from '#domain/albums/album.ts'
import { createFolderMatcher } from '#domain/albums/folder-match.ts'
import type { FolderName } from '#domain/albums/folder-names.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'

/** The matched albums, each with its name, and the names without an album. */
export type Comparison = { found: ReadonlyMap<number, string>; unmatched: readonly string[] }

/** Matches names with albums, in time slices; null if aborted by `signal`. */
export async function compare(
  names: readonly FolderName[],
  albums: readonly AlbumView[],
  signal: AbortSignal,
): Promise<Comparison | null> {
  const { add, find } = createFolderMatcher()
  const found = new Map<number, string>()
  const unmatched: string[] = []
  const look = (name: FolderName) => {
    const matches = find(name)
    if (matches.length === 0) unmatched.push(name.path)
    for (const { id, name: by } of matches) if (!found.has(id)) found.set(id, by)
  }
  const isDone = (await inTimeSlices(albums, add, signal)) && (await inTimeSlices(names, look, signal))
  return isDone ? { found, unmatched } : null
}

/** The comparison with another album for a name, or with one for a name without. */
export function corrected({ found, unmatched }: Comparison, name: string, id: number): Comparison {
  const others = [...found].filter(([other, by]) => other !== id && by !== name)
  return { found: new Map([[id, name], ...others]), unmatched: unmatched.filter((one) => one !== name) }
}
