import type { AlbumView } from '#domain/albums/album.ts'
import { downloadedOf } from '#domain/albums/on-disk.ts'
import type { Parts } from '#islands/features/list/public.ts'

/** The albums as they are when those chosen are marked: with all that is there, or with a part of it. */
export function withMarks(albums: readonly AlbumView[], chosen: readonly AlbumView[], parts: Parts): AlbumView[] {
  const ids = new Set(chosen.map(({ id }) => id))
  const now = new Date(0).toISOString()
  return albums.map((album) => {
    const downloadedTracks = parts.get(album.id) ?? null
    if (!ids.has(album.id)) return album
    return downloadedTracks === null
      ? { ...album, downloadedAt: now, downloadedTracks }
      : { ...album, downloadedTracks }
  })
}

/** How many albums of the collection are on disk, in part, and not at all. */
export function countStates(albums: readonly AlbumView[]): [whole: number, part: number, missing: number] {
  const counts = { yes: 0, partial: 0, no: 0 }
  for (const album of albums) if (album.list === 'collection') counts[downloadedOf(album)] += 1
  return [counts.yes, counts.partial, counts.no]
}
