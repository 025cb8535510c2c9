import { coverOfArt } from '#domain/bandcamp/pictures.ts'
import type { ItemAlbum } from '#domain/imports/item.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { type LinkAlbum, readAlbumPage } from '../bandcamp-link/answers.ts'
import type { LinkClient } from '../bandcamp-link/client.ts'
import { mediaAddress } from '../bandcamp-link/media.ts'

/** A page of the list, newest first, from the album at `offset`. @throws BandcampError */
export async function readLinkPage(client: LinkClient, { offset, size }: { offset: number; size: number }) {
  try {
    return readAlbumPage(await client.read('getAlbumList2', { type: 'newest', size, offset }))
  } catch (error) {
    // There always is a list.
    if (error instanceof BandcampError && error.reason === 'not-found')
      throw new BandcampError('unexpected-content', 'No list')
    throw error
  }
}

/**
 * Whether the number of a cover in the API is that of the picture on Bandcamp's pages: asked once per import, of the first album that has
 * one. Nobody promises it, and the cover of another album would be worse than none.
 */
export async function hasArtNumbers(client: LinkClient, albums: readonly LinkAlbum[], mirror: string | undefined) {
  const cover = albums.find((one) => one.cover)?.cover
  if (!cover) return false
  try {
    const { pathname } = mediaAddress(await client.locate('getCoverArt', { id: cover.id }), mirror)
    return Number(/\/img\/a(\d+)_\d+\.\w+$/.exec(pathname)?.[1]) === cover.number
  } catch (error) {
    if (error instanceof BandcampError) return false
    throw error
  }
}

/** An album of the link as the import engine takes it. Its page's address is not known. */
export const toItemAlbum = (album: LinkAlbum, hasArt: boolean): ItemAlbum => ({
  list: 'collection',
  title: album.title,
  artist: album.artist,
  sourceKey: album.key,
  otherKey: album.otherKey ?? null,
  isNameless: album.isNameless ?? false,
  bandId: album.bandId,
  coverUrl: hasArt ? coverOfArt(album.cover?.number ?? null) : null,
  trackCount: album.trackCount,
  releaseDate: album.year === null ? null : String(album.year),
  bandcampTags: album.genres,
  addedAt: album.addedAt,
})
