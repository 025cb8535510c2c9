import { isBandcampHost } from '#domain/bandcamp-url.ts'
import { LIMITS } from '#domain/limits.ts'
import { fetchAlbum, fetchAlbumById } from '../bandcamp/album-source.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { BandcampRefusal, NotAnAlbumPage } from '../bandcamp/upstream-error.ts'
import type { ImportedAlbum } from '../db/albums/album-rows.ts'
import type { Db } from '../db/database.ts'
import { type AlbumDetails, listAlbumsWithoutDetails, writeAlbumDetails } from '../db/imports/details.ts'

type Source = Pick<ImportedAlbum, 'bandcampUrl' | 'bandId' | 'sourceKey'>

// These say something about the one album; the others (turned away, unreachable) about Bandcamp as a whole.
const OF_THE_ALBUM = new Set([
  'not-found',
  'timeout',
  'too-large',
  'unexpected-content',
  'redirects',
  'forbidden-address',
])

/** What an album's own page says, or null where it cannot be read. @throws BandcampRefusal when Bandcamp as a whole turns us away */
export async function fetchDetails(client: BandcampClient, album: Source): Promise<AlbumDetails | null> {
  const [, type, id] = /^([at])(\d+)$/.exec(album.sourceKey ?? '') ?? []
  const isAtBandcamp = album.bandcampUrl !== null && isBandcampHost(new URL(album.bandcampUrl).hostname)
  if (!isAtBandcamp && !(album.bandId && id)) return null
  try {
    const found = isAtBandcamp
      ? await fetchAlbum(client, album.bandcampUrl ?? '')
      : await fetchAlbumById(client, {
          bandId: album.bandId ?? 0,
          tralbumId: Number(id),
          tralbumType: type === 't' ? 't' : 'a',
        })
    return {
      tags: found.tags.filter((tag) => tag.length <= LIMITS.tag).slice(0, LIMITS.tagsPerAlbum),
      releaseDate: found.releaseDate,
      trackCount: found.trackCount,
      previewTitle: found.preview?.title.slice(0, LIMITS.title) ?? null,
    }
  } catch (error) {
    if (error instanceof NotAnAlbumPage) return null
    if (error instanceof BandcampRefusal && OF_THE_ALBUM.has(error.reason)) return null
    throw error
  }
}

/**
 * Reads the details of the next `most` albums of an import, one after the other with a pause between, and writes each at once: what
 * has been written is not read again, whenever this is interrupted. @throws BandcampRefusal when Bandcamp turns us away
 */
export async function readNextDetails(
  client: BandcampClient,
  db: Db,
  import_: { userId: string; importId: number },
  most: number,
  pause: () => Promise<void>,
): Promise<{ isMore: boolean; goesOn: boolean }> {
  const albums = await listAlbumsWithoutDetails(db, import_.userId, import_.importId, most)
  for (const album of albums) {
    const details = await fetchDetails(client, album)
    const goesOn = await writeAlbumDetails(db, import_.userId, import_.importId, album.id, details, new Date())
    if (!goesOn) return { isMore: false, goesOn: false }
    await pause()
  }
  return { isMore: albums.length === most, goesOn: true }
}
