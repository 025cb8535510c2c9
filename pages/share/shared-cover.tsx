import type { SharedAlbum } from '#domain/shares/shared-page.ts'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'

const BANDCAMP_ART = /^(https:\/\/f4\.bcbits\.com\/img\/a\d+_)\d+\.(?:jpg|png)$/
const BANDCAMP = /^https:\/\/[\w.-]+\.bcbits\.com\//i

type CoverProps = { album: Pick<SharedAlbum, 'title' | 'artist' | 'coverUrl'>; sizes: string; isFirst?: boolean }

/**
 * The cover from Bandcamp; for all others a generated sleeve, as public pages load from no other site. A cover that cannot be loaded is
 * drawn by `drawBrokenCovers`.
 */
export function SharedCover({ album, sizes, isFirst = false }: CoverProps) {
  const { title, artist, coverUrl } = album
  if (!coverUrl || !BANDCAMP.test(coverUrl))
    return <span className="art" dangerouslySetInnerHTML={{ __html: drawSleeve(title, artist) }} />
  const start = BANDCAMP_ART.exec(coverUrl)?.[1]
  return (
    <img
      src={start ? `${start}2.jpg` : coverUrl}
      srcSet={start ? `${start}2.jpg 350w, ${start}5.jpg 700w` : undefined}
      sizes={start ? sizes : undefined}
      alt=""
      data-title={title}
      data-artist={artist}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  )
}
