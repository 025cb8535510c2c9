import { useDeferredValue, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { localDay, todaysAlbum } from '#domain/albums/todays-album.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { useNow } from '#islands/ui/use-now.ts'

/** Today's album of a person; undefined until all albums are loaded. */
export function useTodaysAlbum(person: string): AlbumView | null | undefined {
  // Another album may come a moment after what people look at.
  const albums = useDeferredValue(useAlbums())
  const [opened] = useState(() => new Date().toISOString())
  const { start } = localDay(useNow(opened))
  return useMemo(() => albums && todaysAlbum(albums, person, start), [albums, person, start])
}
