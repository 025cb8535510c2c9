import { useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { selectAlbum as select } from '#locales/collection.ts'
import { pick } from './selection.ts'

/** Covers a sleeve in select mode: a click selects the album, with Shift all albums up to it. */
export function PickBox({ album: { id, title }, isPicked }: { album: AlbumView; isPicked: boolean }) {
  // The change event of a checkbox does not include the Shift key.
  const isRange = useRef(false)
  return (
    <span className=":uno: absolute inset-0 z-2 [.compact-row_&]:(grid place-items-center p-0) p-3">
      <input
        type="checkbox"
        className="check :uno: [box-shadow:inset_0_0_0_1.5px_var(--line-2),0_0_0_4px_var(--bg)] checked:[box-shadow:0_0_0_4px_var(--bg)] before:(absolute inset-0 select-none content-empty) static [.compact-row_&]:before:-inset-1.5"
        aria-label={select(title)}
        checked={isPicked}
        onPointerDown={(event) => {
          isRange.current = event.shiftKey
        }}
        onKeyDown={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={({ target }) => pick(id, target.checked, isRange.current)}
      />
    </span>
  )
}
