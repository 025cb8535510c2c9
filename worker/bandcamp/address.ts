import { isBandcampHost } from '#domain/bandcamp-url.ts'
import { BandcampRefusal } from './upstream-error.ts'

/**
 * The address to ask, when it is one of Bandcamp's own: https on bandcamp.com or a name under it, without port or user info.
 * Anything else throws BandcampRefusal 'forbidden-address', so that nobody makes this server fetch from elsewhere.
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
  if (!isAllowed) throw new BandcampRefusal('forbidden-address', `Not an address at Bandcamp: ${address.slice(0, 200)}`)
  url.hash = ''
  return url
}

/** Where an address at Bandcamp is really asked for: there, or at the site that stands in for Bandcamp. */
export function mirrored(url: URL, mirror: string | undefined): string {
  return mirror ? `${mirror.replace(/\/+$/, '')}/${url.hostname}${url.pathname}${url.search}` : url.href
}
