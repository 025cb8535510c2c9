import { useCode } from '#islands/lib/lazy.ts'
import { showQuery, useOpenAlbum } from '#islands/lib/location.ts'
import { useHeldKeys } from '#islands/lib/use-held-keys.ts'
import { ALBUM_OVER } from './load.ts'
import type { AlbumSlotProps } from './slot-props.ts'

/** The open album over the list. Its code loads later. */
export function AlbumSlot(props: AlbumSlotProps) {
  const id = useOpenAlbum()
  // If its code cannot be loaded, only the list is shown.
  const code = useCode(id === null ? undefined : ALBUM_OVER, () => showQuery(props.query, { replace: true }))
  useHeldKeys(id !== null && !code)
  return id !== null && code ? <code.AlbumOver id={id} {...props} /> : null
}
