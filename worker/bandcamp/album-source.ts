import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { isItem, itemOf } from '#domain/albums/item-key.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import type { BandcampAlbum } from './album.ts'
import { readAlbumPage } from './album-page.ts'
import type { BandcampClient } from './client.ts'
import { mobileDetailsUrl, readMobileDetails } from './mobile-details.ts'
import { BandcampError } from './upstream-error.ts'

/**
 * The album or track at a URL of Bandcamp or of the artist's own domain `ownDomain`; a band's root URL gives the album it shows. @throws
 * NotAnAlbumPage; BandcampError, `forbidden-address` for other hosts
 */
export async function fetchAlbum(client: BandcampClient, url: string, ownDomain?: string): Promise<BandcampAlbum> {
  const address = normalizeBandcampUrl(url)
  if (address === null) throw new BandcampError('forbidden-address', 'Not a web address')
  return readAlbumPage(await client.getHtml(address, ownDomain), address)
}

/** The ids of an album at Bandcamp, null if one is unknown; and whether an answer is about the same item, as far as its number is known. */
export function idsOf({ bandId, sourceKey = null }: Pick<ImportedAlbum, 'bandId' | 'sourceKey'>) {
  const item = isItem(sourceKey) ? itemOf(sourceKey) : null
  const tralbumType = item?.itemType === 'track' ? ('t' as const) : ('a' as const)
  return {
    ids: item && bandId ? { bandId, tralbumId: item.itemId, tralbumType } : null,
    isOf: ({ facts }: BandcampAlbum) => item === null || facts.itemId === item.itemId,
  }
}

/** The album or track with these ids, from the mobile endpoint, which also covers bands' own domains. @throws BandcampError */
export async function fetchAlbumById(
  client: BandcampClient,
  of: Parameters<typeof mobileDetailsUrl>[0],
): Promise<BandcampAlbum> {
  return readMobileDetails(await client.getJson(mobileDetailsUrl(of)))
}
