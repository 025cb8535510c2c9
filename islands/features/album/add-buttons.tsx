import type { AlbumView } from '#domain/albums/album.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/collection.ts'
import { openPopover } from './page/popover-store.ts'

type AddButtonProps = { album: AlbumView; part: 'tags' | 'note' }

/**
 * Opens the tags or the note of an album beside it, as the keys `t` and `n` do. Visible at the pointer or focus, on touch screens always.
 */
const AddButton = ({ album: { id, title }, part, children }: AddButtonProps & { children?: string | false }) => (
  <button
    type="button"
    className="chip on-point chip-add"
    aria-haspopup="dialog"
    aria-label={messages.addPart[part](title)}
    title={messages.addPart[part](title)}
    data-part={part}
    onClick={({ currentTarget }) => openPopover(part, id, currentTarget)}
  >
    <Icon name="plus" size={12} />
    {children && <span>{children}</span>}
  </button>
)

export const AddTag = ({ album }: { album: AlbumView }) => (
  <AddButton album={album} part="tags">
    {album.tags.length === 0 && messages.addTag}
  </AddButton>
)

export const AddNote = ({ album }: { album: AlbumView }) => (
  <AddButton album={album} part="note">
    {messages.addNote}
  </AddButton>
)
