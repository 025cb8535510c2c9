import type { AlbumView, List } from '#domain/albums/album.ts'
import { createAlbum } from '#islands/data/api/albums-api.ts'
import { fetchMetadata } from '#islands/data/api/bandcamp-api.ts'
import { setCratesOfSavedAlbum } from '#islands/features/crates/add-to-crate/public.ts'
import type { QueueItem } from './use-album-queue.ts'

type Into = { list: List; crateIds: number[]; albums: readonly AlbumView[] }

/** Adds an album with its data from Bandcamp, unless it exists already. @throws ApiError */
export async function addByAddress(url: string, { list, crateIds, albums }: Into): Promise<QueueItem> {
  const known = albums.find((album) => album.bandcampUrl === url)
  if (known) return { url, state: 'there', album: known, inTrash: false }
  const page = await fetchMetadata(url)
  const { title, artist, coverUrl, releaseDate, trackCount, tags, previewTitle } = page
  const album = await createAlbum({
    ...page.facts,
    title,
    artist,
    bandcampUrl: page.bandcampUrl || url,
    coverUrl,
    releaseDate,
    trackCount,
    tags,
    bandcampTags: tags,
    previewTitle,
    list,
  })
  if (crateIds.length > 0) await setCratesOfSavedAlbum(album.id, crateIds)
  return { url, state: 'added', album }
}
