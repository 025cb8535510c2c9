import type { AlbumView } from '#domain/album.ts'
import { deleteAlbum as label } from '#locales/album/card.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import { openDialog } from '../location.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { isAskedToDelete } from './ask-setting.ts'

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
