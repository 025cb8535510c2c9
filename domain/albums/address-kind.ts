import { isBandcampHost } from './bandcamp-url.ts'

/** The kinds of addresses at Bandcamp, besides albums and tracks. */
type AddressKind = 'merch' | 'playlist' | 'daily' | 'download' | 'discover' | 'player' | 'fan' | 'band'

/** Paths of bandcamp.com itself. */
const OF_BANDCAMP: readonly (readonly [AddressKind, RegExp])[] = [
  ['player', /^\/embeddedplayer\//],
  ['download', /^\/(?:download|redownload)\b/],
  ['discover', /^\/(?:discover|tag|tags|search|artist_index)\b/],
  ['playlist', /^\/(?:[^/]+\/)?playlists?(?:\/|$)/],
  ['fan', /^\/[^/]+(?:\/(?:wishlist|following|followers|feed))?$/],
]

/** The kind of an address that is neither an album nor a track; null if it cannot be told. */
export function addressKind(address: string): AddressKind | null {
  const url = URL.parse(address)
  if (!url || !isBandcampHost(url.hostname)) return null
  const path = url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, '')
  if (url.hostname === 'daily.bandcamp.com') return 'daily'
  if (/^(?:www\.)?bandcamp\.com$/.test(url.hostname))
    return OF_BANDCAMP.find(([, form]) => form.test(path))?.[0] ?? null
  if (path.startsWith('/merch/')) return 'merch'
  return path === '' || path === '/music' || path === '/merch' ? 'band' : null
}
