import type { AlbumView } from '#domain/album.ts'
import { deleteAlbum as label } from '#locales/album/card.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import { openDialog } from '../location.ts'
import { Icon } from '../ui/icon.tsx'
import { isAskedToDelete } from './ask-setting.ts'

/** Deletes an album, after a question if the person wants one. */
export const DeleteButton = ({ album, className, size }: { album: AlbumView; className: string; size?: 16 | 18 }) => (
  <button
    type="button"
    className={className}
    aria-label={label(album.title)}
    title={label(album.title)}
    data-dialog="delete"
    onClick={() => {
      if (isAskedToDelete()) openDialog('delete', album.id)
      else import('./delete-album.ts').then(({ deleteAlbum }) => void deleteAlbum(album), sayNotLoaded)
    }}
  >
    <Icon name="trash" size={size} />
  </button>
)
