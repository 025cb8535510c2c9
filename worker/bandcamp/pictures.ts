import { secureUrl } from '#domain/cover-url.ts'

/** The address of a cover in its largest scaled size (up to 1200 wide), from the picture's number. */
export function coverOfArt(artId: number | null): string | null {
  return artId === null ? null : `https://f4.bcbits.com/img/a${String(artId).padStart(10, '0')}_10.jpg`
}

/**
 * A cover's address in the one form it is kept in: Bandcamp's own pictures by their number, anything else as it is, over https.
 * Null for what is no address, and for the blank picture that stands for "none".
 */
export function coverOfUrl(address: string | null): string | null {
  const url = address ? URL.parse(address.trim(), 'https://f4.bcbits.com/') : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname.endsWith('/blank.gif')) return null
  const artId = /\.bcbits\.com$/.test(url.hostname)
    ? /^\/img\/a(\d{1,10})_\d+\.\w+$/.exec(url.pathname)?.[1]
    : undefined
  if (artId !== undefined) return coverOfArt(Number(artId))
  return secureUrl(url.href)
}
