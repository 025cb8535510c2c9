import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'
import type { BandcampAlbum } from './album.ts'
import { readAlbumPage } from './album-page.ts'
import type { BandcampClient } from './client.ts'
import { mobileDetailsUrl, readMobileDetails } from './mobile-details.ts'
import { BandcampRefusal } from './upstream-error.ts'

/**
 * The album or track at an address of Bandcamp; a band's root address gives the album it shows. Throws NotAnAlbumPage or
 * BandcampRefusal, 'forbidden-address' for addresses elsewhere.
 */
export async function fetchAlbum(client: BandcampClient, url: string): Promise<BandcampAlbum> {
  const address = normalizeBandcampUrl(url)
  if (address === null) throw new BandcampRefusal('forbidden-address', 'Not a web address')
  return readAlbumPage(await client.getHtml(address), address)
}

/** The album or track with these numbers, from the mobile endpoint: also for those on a band's own domain. */
export async function fetchAlbumById(
  client: BandcampClient,
  of: Parameters<typeof mobileDetailsUrl>[0],
): Promise<BandcampAlbum> {
  return readMobileDetails(await client.getJson(mobileDetailsUrl(of)))
}
