const FAN_NAME = /^[a-z0-9_-]{1,64}$/

/** Whether a host name is bandcamp.com or a subdomain of it. Ports and trailing dots fail. */
export function isBandcampHost(host: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*bandcamp\.com$/i.test(host)
}

/**
 * The canonical form of an album's URL: https, lower-case host, no user info, query, fragment or trailing slash; on Bandcamp's hosts, where
 * the case of a path means nothing, also a lower-case path, no port and no double slashes. Null if the text is no http(s) URL.
 */
export function normalizeBandcampUrl(input: string): string | null {
  const url = URL.parse(input.trim())
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') return null
  const onBandcamp = isBandcampHost(url.hostname)
  const port = onBandcamp || url.port === '' || url.port === '443' ? '' : `:${url.port}`
  const path = onBandcamp ? url.pathname.replace(/\/{2,}/g, '/').toLowerCase() : url.pathname
  return `https://${url.hostname}${port}${path.replace(/\/+$/, '')}`
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
