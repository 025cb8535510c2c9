const FORMAT = 'mp3-128'

/**
 * The stream's URL from Bandcamp's `file`: an object by format, null for an unstreamable track. Only Bandcamp's URLs are accepted, always
 * over https.
 */
export function streamUrlOf(file: unknown): string | null {
  const formats = new Map<string, unknown>(Object.entries(file ?? {}))
  for (const address of [formats.get(FORMAT), ...formats.values()]) {
    const url = typeof address === 'string' ? URL.parse(address) : null
    if (!url || !/^(?:.+\.)?(?:bandcamp\.com|bcbits\.com)$/.test(url.hostname) || !/^https?:$/.test(url.protocol))
      continue
    url.protocol = 'https:'
    return url.href
  }
  return null
}
