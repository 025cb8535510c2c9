import type { AlbumView } from '#domain/albums/album.ts'
import { priceText } from '#domain/albums/price-text.ts'
import { moveAlbums } from '#islands/features/list/public.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/collection.ts'
import { shortDayText } from '#locales/intl.ts'

export const isWish = ({ list }: AlbumView): boolean => list === 'wishlist'

/** Marks a wish on its sleeve in lists that also have albums of the collection. */
export const WishMark = ({ album }: { album: AlbumView }) =>
  isWish(album) && (
    <span className="wish-mark">
      <Icon name="heart-solid" size={14} />
      <span className="sr-only">{messages.wish}</span>
    </span>
  )

type WishFactsProps = { album: AlbumView; now: number; className?: string; isPriceBelow?: boolean }

/** What was decided about a wish, and the day it comes out or its price; on its cover, unless classes say otherwise. */
export function WishFacts({ album, now, className = 'wish-facts', isPriceBelow }: WishFactsProps) {
  if (!isWish(album)) return null
  const out = Date.parse(album.releaseDate ?? '')
  const facts = [
    album.verdict && messages.verdictNames[album.verdict],
    out > now ? shortDayText(out) : !isPriceBelow && priceText(album),
  ]
  const text = facts.filter(Boolean).join(' · ')
  return text !== '' && <span className={className}>{text}</span>
}

/** Moves a wish to the collection. */
export const GotIt = ({ album, isIcon = false }: { album: AlbumView; isIcon?: boolean }) =>
  isWish(album) && (
    <button
      type="button"
      className={isIcon ? 'icon-btn icon-btn-sm' : 'got-it'}
      aria-label={messages.gotItTo(album.title)}
      title={isIcon ? messages.gotItTo(album.title) : undefined}
      onClick={() => void moveAlbums([album], 'collection')}
    >
      <Icon name="check" size={isIcon ? 16 : 14} />
      {!isIcon && messages.gotIt}
    </button>
  )
