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
    // The list always exists.
    if (error instanceof BandcampError && error.reason === 'not-found')
      throw new BandcampError('unexpected-content', 'No list')
    throw error
  }
}

/**
 * Whether the number of a cover in the API is also that of its picture on Bandcamp's pages. Checked once per import, with the first album
 * that has a cover: it is undocumented, and the cover of another album would be worse than none.
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

/** An album of the link in the form of the import engine. The address of its page is unknown. */
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
