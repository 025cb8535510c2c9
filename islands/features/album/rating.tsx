import type { AlbumView } from '#domain/albums/album.ts'
import { useHalfStars } from '#islands/data/settings.ts'
import { useRating } from '#islands/data/view/use-records.ts'
import { rateAlbum } from '#islands/features/list/public.ts'
import { Stars } from '#islands/ui/stars.tsx'
import { ratingOf } from '#locales/collection.ts'

type RatingProps = { album: AlbumView; className?: string; size?: 'm' | 'l' }

/** The rating of an album. A change is shown at once, and reverted if it cannot be saved. */
export function Rating({ album, className, size }: RatingProps) {
  const rate = (stars: number) => void rateAlbum(album, stars)
  const rating = useRating(album) ?? 0
  const halves = useHalfStars()
  return (
    <Stars
      value={rating}
      halves={halves}
      onChange={rate}
      label={ratingOf(album.title)}
      size={size}
      className={className}
    />
  )
}
