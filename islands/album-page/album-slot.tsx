import { useEffect, useReducer } from 'react'
import { showQuery, useOpenAlbum } from '../location.ts'
import { albumCode, loadAlbum } from './load.ts'
import type { AlbumSlotProps } from './slot-props.ts'

/** The open album over the list. Its code loads later. */
export function AlbumSlot(props: AlbumSlotProps) {
  const id = useOpenAlbum()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const Over = albumCode()?.AlbumOver
  const isMissing = id !== null && !Over
  useEffect(() => {
    // Without its code the list is all there is.
    if (isMissing) loadAlbum().then(renderAgain, () => showQuery(props.query, { replace: true }))
  }, [isMissing, props.query])
  return id !== null && Over ? <Over id={id} {...props} /> : null
}
