import { useRef } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { select } from '#locales/album/card.ts'
import { pick } from './selection.ts'

/** Covers a sleeve in select mode: a click selects the album, with Shift all albums up to it. */
export function PickBox({ album: { id, title }, isPicked }: { album: AlbumView; isPicked: boolean }) {
  // The change event of a checkbox does not include the Shift key.
  const isRange = useRef(false)
  return (
    <span className="pickbox">
      <input
        type="checkbox"
        className="check"
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
