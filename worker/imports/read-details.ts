import { factFields } from '#domain/albums/bandcamp-facts.ts'
import { isBandcampHost } from '#domain/albums/bandcamp-url.ts'
import { foldName } from '#domain/albums/names.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { LIMITS } from '#domain/limits.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import { clampText } from '#domain/text/truncate.ts'
import { labelOf } from '../bandcamp/album.ts'
import { fetchAlbum, fetchAlbumById, idsOf } from '../bandcamp/album-source.ts'
import type { BandcampClient } from '../bandcamp/client.ts'
import { BandcampError, NotAnAlbumPage } from '../bandcamp/upstream-error.ts'
import type { Ctx } from '../db/context.ts'
import {
  type DetailsCursor,
  listAlbumsWithoutDetails,
  type PageDetails,
  writeAlbumDetails,
} from '../db/imports/details.ts'

type Source = Pick<ImportedAlbum, 'artist' | 'bandcampUrl' | 'bandId' | 'sourceKey'>

// These reasons are about a single album; the others (rate-limited, unreachable) are about Bandcamp as a whole.
const OF_THE_ALBUM = new Set([
  'not-found',
  'timeout',
  'too-large',
  'unexpected-content',
  'redirects',
  'forbidden-address',
])

/**
 * Reads an album's page, or reads it by its ids if another item has the page's address by now; null if it cannot be read. @throws
 * BandcampError if Bandcamp rate-limits us or is unreachable
 */
export async function fetchDetails(client: BandcampClient, album: Source): Promise<PageDetails | null> {
  const { bandcampUrl } = album
  const { ids, isOf } = idsOf(album)
  const isAtBandcamp = bandcampUrl !== null && isBandcampHost(new URL(bandcampUrl).hostname)
  try {
    const page = isAtBandcamp ? await fetchAlbum(client, bandcampUrl) : null
    const found = ids && !(page && isOf(page)) ? await fetchAlbumById(client, ids) : page
    if (!found || !isOf(found)) return null
    const label = labelOf(found)
    return {
      ...factFields({ ...found.facts, ...(label && { label }) }),
      // A list names the label where it has the page.
      ...(label && foldName(label) === foldName(album.artist) && { artist: clampText(found.artist, LIMITS.artist) }),
      bandcampTags: distinctTags(found.tags.map((tag) => clampText(tag, LIMITS.tag))).slice(0, LIMITS.tagsPerAlbum),
      releaseDate: found.releaseDate,
      trackCount: found.trackCount,
      previewTitle: found.preview && clampText(found.preview.title, LIMITS.title),
      tracks: found.facts.tracks,
    }
  } catch (error) {
    if (error instanceof NotAnAlbumPage) return null
    if (error instanceof BandcampError && OF_THE_ALBUM.has(error.reason)) return null
    throw error
  }
}

/**
 * Reads the details of the next `most` albums of an import's list that have none, one at a time with a pause in between, and writes each
 * at once, so that an interrupted run does not read them again. `after` is where the previous part ended. @throws BandcampError if
 * Bandcamp rate-limits us or is unreachable
 */
export async function readNextDetails(
  ctx: Ctx,
  client: BandcampClient,
  {
    importId,
    most,
    after,
    pause,
  }: { importId: number; most: number; after: DetailsCursor | null; pause: () => Promise<void> },
): Promise<{ next: DetailsCursor | null; goesOn: boolean }> {
  const albums = await listAlbumsWithoutDetails(ctx, importId, { most, after })
  for (const album of albums) {
    const details = await fetchDetails(client, album)
    // Each album is written with its own time, since the reads between them take a while.
    const goesOn = await writeAlbumDetails({ ...ctx, now: new Date() }, { importId, albumId: album.id }, details)
    if (!goesOn) return { next: null, goesOn: false }
    await pause()
  }
  const last = albums.length === most ? albums.at(-1) : undefined
  return { next: last ? { addedAt: last.addedAt.getTime(), id: last.id } : null, goesOn: true }
}
