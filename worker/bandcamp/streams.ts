const FORMAT = 'mp3-128'

/**
 * The stream's URL from Bandcamp's `file`: an object by format, in 2012 the URL itself, null for an unstreamable track. Only Bandcamp's
 * URLs are accepted, always over https.
 */
export function streamUrlOf(file: unknown): string | null {
  const formats = typeof file === 'object' && file !== null ? new Map(Object.entries(file)) : new Map([[FORMAT, file]])
  for (const address of [formats.get(FORMAT), ...formats.values()]) {
    const url = typeof address === 'string' ? URL.parse(address, 'https://bandcamp.com/') : null
    if (!url || !/^(?:.+\.)?(?:bandcamp\.com|bcbits\.com)$/.test(url.hostname) || !/^https?:$/.test(url.protocol))
      continue
    url.protocol = 'https:'
    return url.href
  }
  return null
}
