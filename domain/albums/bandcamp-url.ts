const FAN_NAME = /^[a-z0-9_-]{1,64}$/

/** Whether a host name is bandcamp.com or a subdomain of it. Ports and trailing dots fail. */
export function isBandcampHost(host: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*bandcamp\.com$/i.test(host)
}

const CHARACTER =
  /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|(?:c[2-9a-f]|d[0-9a-f])%[89ab][0-9a-f]|e[0-9a-f](?:%[89ab][0-9a-f]){2}|f[0-4](?:%[89ab][0-9a-f]){3})/gi

/** Decodes a character from its percent-encoded bytes; invalid bytes stay as they are. */
function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes)
  } catch {
    return bytes
  }
}

/** A path in a uniform encoding: composed accents, percent-encoded unless ASCII. */
function onePath(path: string, isCaseless: boolean): string {
  const letters = path.replace(CHARACTER, decoded)
  return (isCaseless ? letters.toLowerCase() : letters)
    .normalize('NFC')
    .replace(/[^!-_a-~]/gu, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (byte) => (isCaseless ? byte.toLowerCase() : byte.toUpperCase()))
}

/** The album's address in the URL of an embedded player; null for any other address. */
function playedBy({ hostname, pathname }: URL): URL | null {
  const named = isBandcampHost(hostname) && /^\/EmbeddedPlayer\/(?:.*\/)?url=([^/]+)/i.exec(pathname)?.[1]
  return named ? URL.parse(decoded(named)) : null
}

/**
 * The canonical form of an album's URL: https, lower-case host, no user info, query, fragment or trailing slash, accents composed, nothing
 * escaped that need not be; on Bandcamp's hosts, where the case of a path means nothing, also a lower-case path, no port, no `www.` and no
 * double slashes; of an embedded player the address that it names. Null if the text is no http(s) URL.
 */
export function normalizeBandcampUrl(input: string): string | null {
  const given = URL.parse(input.trim())
  const url = given && (playedBy(given) ?? given)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') return null
  const onBandcamp = isBandcampHost(url.hostname)
  const port = onBandcamp || url.port === '' || url.port === '443' ? '' : `:${url.port}`
  const path = onePath(onBandcamp ? url.pathname.replace(/\/{2,}/g, '/') : url.pathname, onBandcamp)
  const host = onBandcamp ? url.hostname.replace(/^www\./, '') : url.hostname
  return `https://${host}${port}${path.replace(/(?<!\/)\/+$/, '')}`
}

/**
 * The lower-case name of a Bandcamp fan from what a person may type: `name`, `@name`, `bandcamp.com/name`, or the URL of the collection
 * or wishlist. Null if there is none.
 */
export function bandcampFanName(input: string): string | null {
  const typed = input.trim().toLowerCase()
  const address = /^(?:https?:\/\/)?(?:www\.)?bandcamp\.com\/+([^/?#]+)(?:[/?#]|$)/.exec(typed)
  const name = (address?.[1] ?? typed).replace(/^@/, '')
  return FAN_NAME.test(name) ? name : null
}
