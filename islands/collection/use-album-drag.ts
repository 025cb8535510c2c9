import { type RefObject, useEffect, useState } from 'react'
import type { AlbumView } from '#domain/album.ts'

/** Lets an album be dragged onto a crate while `isOn`; true while it is. What does the dragging is fetched once the page is alive. */
export function useAlbumDrag(card: RefObject<HTMLElement | null>, { id, title }: AlbumView, isOn: boolean): boolean {
  const [isLifted, setLifted] = useState(false)
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let stop: (() => void) | undefined
    import('./dragging.ts').then(
      ({ makeDraggable }) => {
        if (!isGone && card.current) stop = makeDraggable(card.current, { albumIds: [id], title }, setLifted)
      },
      // Without it there is still "Add to crate…".
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [card, id, title, isOn])
  return isLifted
}
