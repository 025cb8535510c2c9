import { isBandcampHost } from '#domain/bandcamp-url.ts'
import { BandcampError } from './upstream-error.ts'

/**
 * The URL to request if it is Bandcamp's: https on bandcamp.com or a subdomain, without port or user info. @throws BandcampError
 * `forbidden-address` for others, which prevents server-side requests elsewhere
 */
export function guardAddress(address: string, base?: string): URL {
  const url = URL.parse(address, base)
  const isAllowed =
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    isBandcampHost(url.hostname)
  if (!isAllowed) throw new BandcampError('forbidden-address', `Not an address at Bandcamp: ${address.slice(0, 200)}`)
  url.hash = ''
  return url
}

/** The URL that is actually requested: Bandcamp's, or the mirror's. */
export function mirrored(url: URL, mirror: string | undefined): string {
  return mirror ? `${mirror.replace(/\/+$/, '')}/${url.hostname}${url.pathname}${url.search}` : url.href
}
