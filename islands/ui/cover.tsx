import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { pictureUrl } from '#domain/albums/picture-url.ts'
import { Sleeve } from './sleeve.tsx'

const BANDCAMP_ART = /^(https:\/\/f4\.bcbits\.com\/img\/a\d+_)\d+\.(?:jpg|png)$/
const WIDTHS = { 2: 350, 5: 700, 10: 1200 }

const srcSetOf = (url: string) => {
  const start = BANDCAMP_ART.exec(url)?.[1]
  return start ? Object.entries(WIDTHS).map(([size, width]) => `${start}${size}.jpg ${width}w`) : undefined
}

/** Aborts the loading of an image that is removed; otherwise the browser would finish it before the images shown next. */
function stopLoading(image: HTMLImageElement | null) {
  if (!image || image.complete) return
  image.removeAttribute('srcset')
  image.removeAttribute('src')
}

type CoverProps = {
  title: string
  artist: string
  coverUrl?: string | null
  /** The width on a wide screen, in px; from 200 on it fills the width of a phone, or the part of it in `phoneWidth`. */
  size: number
  phoneWidth?: string
  /**
   * True for covers in the window or at the top of the page. The others are only loaded once they are in the page, since React may discard
   * what it renders.
   */
  eager?: boolean
  /** Controls on top of the cover. */
  children?: ReactNode
}

/** The cover, or a generated sleeve if there is none or it does not load. Decorative: title and artist stand beside it. */
export function Cover({ title, artist, coverUrl, size, phoneWidth = '100vw', eager = false, children }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const shown = coverUrl && coverUrl !== broken ? coverUrl : null

  // The image may have failed before hydration.
  useEffect(() => {
    const { current } = image
    if (shown && current?.currentSrc && current.complete && current.naturalWidth === 0) setBroken(shown)
  }, [shown])
  useLayoutEffect(() => () => stopLoading(image.current), [])

  const srcSet = shown ? srcSetOf(shown) : undefined
  // Not "auto": Chromium would load the largest picture for a cover that leaves the page.
  const sizes = `${size < 200 ? '' : `(width < 600px) ${phoneWidth}, `}${size}px`
  return (
    <div className="cover">
      {shown ? (
        <img
          ref={image}
          src={srcSet ? shown.replace(BANDCAMP_ART, '$12.jpg') : pictureUrl(shown)}
          srcSet={srcSet?.join(', ')}
          sizes={srcSet && sizes}
          alt=""
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(shown)}
        />
      ) : (
        <Sleeve title={title} artist={artist} />
      )}
      {children}
    </div>
  )
}
