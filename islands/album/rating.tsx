import { useState } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { ratingOf } from '#locales/album/card.ts'
import { Stars } from '../ui/stars.tsx'
import { rateAlbum } from './change-albums.ts'

/** The stars of an album. A choice shows at once and is taken back when it cannot be saved. */
export function Rating({ album }: { album: AlbumView }) {
  // Until the whole list is there, only the stars themselves can show the choice.
  const [chosen, setChosen] = useState<number | null>(null)
  const rate = async (stars: number) => {
    setChosen(stars)
    await rateAlbum(album, stars)
    setChosen((latest) => (latest === stars ? null : latest))
  }
  return <Stars value={chosen ?? album.rating ?? 0} onChange={rate} label={ratingOf(album.title)} />
}
