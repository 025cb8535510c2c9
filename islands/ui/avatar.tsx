import { useEffect, useRef, useState } from 'react'
import { pictureUrl } from '#domain/albums/picture-url.ts'
import * as messages from '#locales/ui.ts'

type AvatarProps = {
  name?: string | null
  photoUrl?: string | null
  onBroken?: () => void
  /** Its size and the size of its text. */
  className?: string
}

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The photo, or up to two initials, or U. Decorative: the name stands beside it or on its button. */
export function Avatar({ name, photoUrl, onBroken, className = 'size-8 text-meta' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const fail = () => {
    setBroken(photoUrl ?? null)
    onBroken?.()
  }
  // The image may have failed before hydration.
  useEffect(() => {
    if (photoUrl && image.current?.complete && image.current.naturalWidth === 0) setBroken(photoUrl)
  }, [photoUrl])
  return (
    <span
      className={`${className} font-semibold :uno: avatar inline-grid place-items-center overflow-hidden rounded-full bg-avatar tracking-[.02em] text-on-avatar`}
      aria-hidden="true"
    >
      {photoUrl && photoUrl !== broken ? (
        <img
          className="size-full object-cover"
          ref={image}
          src={pictureUrl(photoUrl)}
          alt=""
          width={32}
          height={32}
          referrerPolicy="no-referrer"
          onError={fail}
        />
      ) : (
        initialsOf(name ?? '') || messages.noInitials
      )}
    </span>
  )
}
