const FAN_NAME = /^[a-z0-9_-]{1,64}$/

/** Whether a host name is bandcamp.com or a band's own name under it. Ports and trailing dots do not pass. */
export function isBandcampHost(host: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*bandcamp\.com$/i.test(host)
}

/**
 * The one form an album's address is kept in: https, host in lower case, no user info, query, fragment or trailing slash,
 * and on Bandcamp's own hosts no port and no doubled slashes; the path keeps its case. Null for what is no http(s) address.
 */
export function normalizeBandcampUrl(input: string): string | null {
  const url = URL.parse(input.trim())
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') return null
  const onBandcamp = isBandcampHost(url.hostname)
  const port = onBandcamp || url.port === '' || url.port === '443' ? '' : `:${url.port}`
  const path = onBandcamp ? url.pathname.replace(/\/{2,}/g, '/') : url.pathname
  return `https://${url.hostname}${port}${path.replace(/\/+$/, '')}`
}

/**
 * The name of a Bandcamp fan, in lower case, out of what a person may type: `name`, `@name`, `bandcamp.com/name`, or the whole
 * address of the collection or wishlist. Null when it cannot be one.
 */
export function bandcampFanName(input: string): string | null {
  const typed = input.trim().toLowerCase()
  const address = /^(?:https?:\/\/)?(?:www\.)?bandcamp\.com\/+([^/?#]+)(?:[/?#]|$)/.exec(typed)
  const name = (address?.[1] ?? typed).replace(/^@/, '')
  return FAN_NAME.test(name) ? name : null
}
