import { useRef } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { select } from '#locales/album/card.ts'
import { pick } from './selection.ts'

/** Lies over a sleeve in select mode: pressing anywhere on it selects the album, with Shift all up to it. */
export function PickBox({ album: { id, title }, isPicked }: { album: AlbumView; isPicked: boolean }) {
  // What a checkbox tells of its change says nothing of the Shift key.
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
