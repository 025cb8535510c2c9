import type { AlbumView } from '#domain/albums/album.ts'
import { truncate } from '#domain/text/truncate.ts'
import { written } from '#islands/ui/written.ts'
import { addNote } from '#locales/collection.ts'
import { openPopover } from './page/popover-store.ts'

/** The beginning of a note, or its place; a click opens the whole note to read and edit. The key `n` does the same. */
export const NotePart = ({
  album: { id, notes },
  className,
  most,
}: {
  album: AlbumView
  className: string
  most: number
}) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the key n does it
  <p
    className={`${className} cursor-text`}
    data-part="note"
    {...(notes && written)}
    onClick={({ currentTarget }) => openPopover('note', id, currentTarget)}
  >
    {truncate(notes, most) || <span className="on-point text-ink-3">{addNote}</span>}
  </p>
)
