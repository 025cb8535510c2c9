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

// These reasons are about a single album; the others (rate-limited, silent, unreachable) are about its host, or Bandcamp as a whole.
const OF_THE_ALBUM = new Set(['not-found', 'too-large', 'unexpected-content', 'redirects', 'forbidden-address'])

// So many hosts that refuse one after the other are Bandcamp as a whole.
const REFUSING_IN_A_ROW = 3

const BANDCAMP = 'bandcamp.com'
const isPageAtBandcamp = (url: string | null): url is string => url !== null && isBandcampHost(new URL(url).hostname)
const hostOf = ({ bandcampUrl }: Source) => (isPageAtBandcamp(bandcampUrl) ? new URL(bandcampUrl).hostname : BANDCAMP)

/**
 * Reads an album's page, or reads it by its ids if another item has the page's address by now; null if it cannot be read. @throws
 * BandcampError if Bandcamp rate-limits us or is unreachable
 */
export async function fetchDetails(client: BandcampClient, album: Source): Promise<PageDetails | null> {
  const { bandcampUrl } = album
  const { ids, isOf } = idsOf(album)
  try {
    const page = isPageAtBandcamp(bandcampUrl) ? await fetchAlbum(client, bandcampUrl) : null
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

/** Where a part of the details begins: behind an album, and without the hosts that have refused. */
export type DetailsPlace = { after: DetailsCursor | null; refusing: readonly string[] }

/**
 * Reads the details of the next `most` albums of an import's list that have none, one at a time with a pause in between, and writes each
 * at once, so that an interrupted run does not read them again. Albums of a host that refuses are left out while others answer. Returns
 * where the next part begins; `isMore` is false behind the last album. @throws BandcampError if Bandcamp as a whole refuses or is
 * unreachable
 */
export async function readNextDetails(
  ctx: Ctx,
  client: BandcampClient,
  { importId, most, place, pause }: { importId: number; most: number; place: DetailsPlace; pause: () => Promise<void> },
): Promise<DetailsPlace & { isMore: boolean }> {
  const albums = await listAlbumsWithoutDetails(ctx, importId, { most, after: place.after })
  const refusing = new Set(place.refusing)
  let inARow = 0
  for (const album of albums) {
    const host = hostOf(album)
    if (refusing.has(host)) continue
    try {
      const details = await fetchDetails(client, album)
      inARow = 0
      // Each album is written with its own time, since the reads between them take a while.
      const goesOn = await writeAlbumDetails({ ...ctx, now: new Date() }, { importId, albumId: album.id }, details)
      if (!goesOn) return { after: null, refusing: [], isMore: false }
    } catch (error) {
      inARow += 1
      if (!(error instanceof BandcampError) || inARow >= REFUSING_IN_A_ROW) throw error
      refusing.add(host)
    }
    await pause()
  }
  const last = albums.at(-1)
  return {
    after: last ? { addedAt: last.addedAt.getTime(), id: last.id } : null,
    refusing: [...refusing],
    isMore: albums.length === most,
  }
}
