import { useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { rateAlbum } from '#islands/features/list/public.ts'
import { Stars } from '#islands/ui/stars.tsx'
import { ratingOf } from '#locales/album/card.ts'

type RatingProps = { album: AlbumView; className?: string; size?: 'm' | 'l' }

/** The rating of an album. A change shows at once, and is undone if it cannot be saved. */
export function Rating({ album, className, size }: RatingProps) {
  // Until all albums have loaded, only this state can show the choice.
  const [chosen, setChosen] = useState<number | null>(null)
  const rate = async (stars: number) => {
    setChosen(stars)
    await rateAlbum(album, stars)
    setChosen((latest) => (latest === stars ? null : latest))
  }
  return (
    <Stars
      value={chosen ?? album.rating ?? 0}
      onChange={rate}
      label={ratingOf(album.title)}
      size={size}
      className={className}
    />
  )
}
