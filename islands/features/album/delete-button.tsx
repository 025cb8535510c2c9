import type { AlbumView } from '#domain/albums/album.ts'
import { isAskedToDelete } from '#islands/lib/ask-setting.ts'
import { openDialog } from '#islands/lib/location.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'
import { deleteAlbum as label } from '#locales/album/card.ts'

/** Deletes an album, after a question if the person wants one. */
export function startDeleting(album: AlbumView): void {
  if (isAskedToDelete()) openDialog('delete', album.id)
  else import('./delete-album.ts').then(({ deleteAlbum }) => void deleteAlbum(album), sayNotLoaded)
}

export const DeleteButton = ({ album, className, size }: { album: AlbumView; className?: string; size?: 16 | 18 }) => (
  <IconButton
    icon="trash"
    size={size}
    className={className}
    label={label(album.title)}
    data-dialog="delete"
    onClick={() => startDeleting(album)}
  />
)
