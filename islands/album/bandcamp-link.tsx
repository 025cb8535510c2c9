import type { AlbumView } from '#domain/album.ts'
import * as messages from '#locales/album/card.ts'
import { Icon } from '../ui/icon.tsx'

/** A link to the album's page in a new tab, if it has one. */
export function BandcampLink({
  album,
  className,
  isIcon = false,
}: {
  album: AlbumView
  className: string
  isIcon?: boolean
}) {
  if (album.bandcampUrl === '') return null
  const name = messages.onBandcamp(album.title)
  return (
    <a
      className={className}
      href={album.bandcampUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={name}
      title={isIcon ? name : undefined}
      draggable={false}
    >
      {isIcon ? (
        <Icon name="external-link" />
      ) : (
        <>
          {messages.bandcamp} <Icon name="external-link" size={14} />
        </>
      )}
    </a>
  )
}
