import { useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { bestFirst, createDuplicateFinder, type Reason } from '#domain/albums/duplicates.ts'
import { useKnownDuplicates } from '#islands/data/api/duplicates-api.ts'
import { readOnce, useAlbums, useLoadError } from '#islands/data/view/use-records.ts'
import { inTimeSlices } from '#islands/lib/time-slices.ts'

export type Duplicates = { reasons: Reason[]; albums: AlbumView[] }

/** The groups of likely duplicates, the best album of each first; undefined until they are found. */
export function useDuplicates() {
  const albums = useAlbums()
  const albumsError = useLoadError()
  const { data: known, error: knownError, mutate: readKnown } = useKnownDuplicates(true)
  const [finder, setFinder] = useState<ReturnType<typeof createDuplicateFinder> | null>(null)
  useEffect(() => {
    if (!albums) return
    const leaving = new AbortController()
    const next = createDuplicateFinder()
    // The server does not know unsent albums.
    const sent = albums.filter(({ version }) => version > 0)
    void inTimeSlices(sent, next.add, leaving.signal).then((isDone) => isDone && setFinder(next))
    return () => leaving.abort()
  }, [albums])
  const found = useMemo(() => finder && known && finder.groups(known.distinct), [finder, known])
  const groups = useMemo((): Duplicates[] | undefined => {
    if (!found || !albums) return undefined
    const byId = new Map(albums.map((album) => [album.id, album]))
    return found
      .map(({ ids, reasons }) => ({ reasons, albums: bestFirst(ids.flatMap((id) => byId.get(id) ?? [])) }))
      .filter((group) => group.albums.length > 1)
  }, [found, albums])
  const retry = () => {
    if (albumsError) readOnce()
    if (knownError) void readKnown()
  }
  return { groups, error: groups ? undefined : (albumsError ?? knownError), retry }
}
