import type { AlbumView } from '#domain/albums/album.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/collection.ts'
import { isWish } from './wish.tsx'

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
  const name = isWish(album) ? messages.buyOn(album.title) : messages.onBandcamp(album.title)
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
          {isWish(album) ? (
            <span key="wish" className="truncate">
              {messages.buy((text) => (
                <span key="on" className="buy-on">
                  {text}
                </span>
              ))}
            </span>
          ) : (
            <span>{messages.bandcamp}</span>
          )}
          <Icon name="external-link" size={14} />
        </>
      )}
    </a>
  )
}
