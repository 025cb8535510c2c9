import { isBandcampHost } from '#domain/albums/bandcamp-url.ts'
import { findOwnDomainItem } from '../db/albums/own-domains.ts'
import type { Ctx } from '../db/context.ts'
import type { BandcampAlbum } from './album.ts'
import { fetchAlbum, fetchAlbumById, idsOf } from './album-source.ts'
import type { BandcampClient } from './client.ts'
import { BandcampError } from './upstream-error.ts'

/**
 * The album at an address at Bandcamp or on an artist's own domain. For the latter, the person must have an album with known ids at this
 * address or on this domain, and Bandcamp itself must name the domain: a typed address alone never makes the server request its host.
 * @throws NotAnAlbumPage; BandcampError, `forbidden-address` for other hosts
 */
export async function fetchAlbumFor(ctx: Ctx, client: BandcampClient, url: string): Promise<BandcampAlbum> {
  const { hostname } = new URL(url)
  if (isBandcampHost(hostname)) return fetchAlbum(client, url)
  const item = await findOwnDomainItem(ctx, url)
  const ids = item && idsOf(item).ids
  if (!ids) throw new BandcampError('forbidden-address', 'No album of the person is on this domain')
  const known = await fetchAlbumById(client, ids)
  if (item.bandcampUrl === url) return known
  if (URL.parse(known.bandcampUrl)?.hostname !== hostname) {
    throw new BandcampError('forbidden-address', 'Bandcamp does not name this domain')
  }
  return fetchAlbum(client, url, hostname)
}
