import type { AlbumInput, AlbumView, List } from '#domain/albums/album.ts'
import type { AlbumAlias } from '#domain/albums/album-merge.ts'
import { createAlbum, joinAlbum } from '#islands/data/api/albums-api.ts'
import { fetchMetadata, type Metadata } from '#islands/data/api/bandcamp-api.ts'
import { setCratesOfSavedAlbum } from '#islands/features/crates/add-to-crate/public.ts'
import { fetchedAlbum, knownAlbum } from './known-album.ts'
import type { QueueItem } from './use-album-queue.ts'

type Into = {
  list: List
  crateIds: number[]
  albums: readonly AlbumView[]
  merged: readonly AlbumAlias[]
  /** Whether to add it although it probably exists already. */
  isOther: boolean
}

const inputOf = (url: string, page: Metadata, list: List): AlbumInput => {
  const { title, artist, coverUrl, releaseDate, trackCount, tags, previewTitle } = page
  const { tracks: _, ...facts } = page.facts
  const bandcampUrl = page.bandcampUrl || url
  const read = { title, artist, bandcampUrl, coverUrl, releaseDate, trackCount, tags, bandcampTags: tags, previewTitle }
  return { ...facts, ...read, list }
}

/** Fills empty fields of an existing album, above all its address, with data from Bandcamp. @throws ApiError */
export const fillIn = (url: string, page: Metadata, { list }: AlbumView) => joinAlbum(inputOf(url, page, list))

/** Adds an album with its data from Bandcamp, unless it exists already. @throws ApiError */
export async function addByAddress(url: string, into: Into): Promise<QueueItem> {
  const { list, crateIds, albums, merged, isOther } = into
  const known = knownAlbum(albums, url, merged)
  if (known) return { url, state: 'there', album: known.album, inTrash: false }
  const page = await fetchMetadata(url)
  const { album: there, is } = fetchedAlbum(albums, { url, page }, merged) ?? {}
  if (there && is === 'same') {
    if (there.bandcampUrl === '') await fillIn(url, page, there)
    return { url, state: 'there', album: there, inTrash: false }
  }
  if (there && is === 'on') return { url, state: 'on', album: there, track: page.title }
  if (there && !isOther) return { url, state: 'probably', album: there, title: page.title, artist: page.artist }
  const { tracks } = page.facts
  const album = await createAlbum({ ...inputOf(url, page, list), tracks })
  if (crateIds.length > 0) await setCratesOfSavedAlbum(album.id, crateIds)
  return { url, state: 'added', album }
}
