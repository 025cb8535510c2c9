import { secureUrl } from '../albums/cover-url.ts'

/** The URL of a cover in its largest scaled size (up to 1200 wide), from the image id. */
export function coverOfArt(artId: number | null): string | null {
  return artId === null ? null : `https://f4.bcbits.com/img/a${String(artId).padStart(10, '0')}_10.jpg`
}

type Pictured = { coverUrl?: string | null | undefined; artId?: number | null | undefined }

/** The cover of an album by what its picture at Bandcamp is now, unless it shows one of the person's own. */
export function newCoverOf(
  { coverUrl, artId }: Pictured,
  artNow: number | null | undefined,
): { coverUrl?: string | null } {
  const isBandcamps = artId && coverUrl && coverOfUrl(coverUrl) === coverOfArt(artId)
  return isBandcamps && artNow && artNow !== artId ? { coverUrl: coverOfArt(artNow) } : {}
}

/** The canonical URL of a cover: Bandcamp's images by id, others unchanged over https. Null if it is no URL or Bandcamp's blank image. */
export function coverOfUrl(address: string | null): string | null {
  const url = address ? URL.parse(address.trim(), 'https://f4.bcbits.com/') : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname.endsWith('/blank.gif')) return null
  const artId = /\.bcbits\.com$/.test(url.hostname)
    ? /^\/img\/a(\d{1,10})_\d+\.\w+$/.exec(url.pathname)?.[1]
    : undefined
  if (artId !== undefined) return coverOfArt(Number(artId))
  return secureUrl(url.href)
}
