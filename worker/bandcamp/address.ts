import { isBandcampHost } from '#domain/albums/bandcamp-url.ts'
import { publicAddress } from '../public-address.ts'
import { BandcampError } from './upstream-error.ts'

/**
 * The URL to request if it is Bandcamp's: https on bandcamp.com, a subdomain, or the artist's own domain `ownDomain`, without port or user
 * info. @throws BandcampError `forbidden-address` for others, which prevents server-side requests elsewhere
 */
export function guardAddress(address: string, { base, ownDomain }: { base?: string; ownDomain?: string } = {}): URL {
  const url = publicAddress(address, base)
  if (!url || (!isBandcampHost(url.hostname) && url.hostname !== ownDomain))
    throw new BandcampError('forbidden-address', `Not an address at Bandcamp: ${address.slice(0, 200)}`)
  url.hash = ''
  return url
}

/** The URL that is actually requested: Bandcamp's, or the mirror's. */
export function mirrored(url: URL, mirror: string | undefined): string {
  return mirror ? `${mirror.replace(/(?<!\/)\/+$/, '')}/${url.hostname}${url.pathname}${url.search}` : url.href
}
