import { useState } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { updateAlbum } from '../api.ts'
import { Stars } from '../ui/stars.tsx'
import { showToast } from '../ui/toaster.tsx'

/** The stars of an album. A choice shows at once and is taken back when it cannot be saved. */
export function Rating({ album: { id, title, rating } }: { album: AlbumView }) {
  // Until the whole list is there, only the stars themselves can show the choice.
  const [chosen, setChosen] = useState<number | null>(null)
  const rate = async (stars: number) => {
    setChosen(stars)
    const change = { rating: stars || null }
    try {
      await updateAlbum(id, change, change)
      showToast({
        kind: 'ok',
        title: stars ? 'Rating updated' : 'Rating removed',
        text: stars ? `${title}: ${stars} ${stars === 1 ? 'star' : 'stars'}` : title,
      })
    } catch {
      showToast({ kind: 'error', title: 'Error updating rating', text: 'Please try again' })
    } finally {
      setChosen((latest) => (latest === stars ? null : latest))
    }
  }
  return <Stars value={chosen ?? rating ?? 0} onChange={rate} label={`Rating of ${title}`} />
}
