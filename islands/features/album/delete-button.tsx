import type { AlbumView } from '#domain/albums/album.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import { deleteAlbum as label } from '#locales/collection.ts'

/** Deletes an album without a question, but with Undo. */
export const startDeleting = (album: AlbumView): void =>
  void import('./delete-album.ts').then(({ deleteAlbum }) => deleteAlbum(album), showLoadError)

export const DeleteButton = ({ album, className, size }: { album: AlbumView; className?: string; size?: 16 | 18 }) => (
  <IconButton
    icon="trash"
    size={size}
    className={className}
    label={label(album.title)}
    onClick={() => startDeleting(album)}
  />
)
