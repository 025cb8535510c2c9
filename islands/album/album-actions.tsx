import type { AlbumView } from '#domain/album.ts'
import * as messages from '#locales/album/card.ts'
import { CrateAlbumMenu } from '../crates/crate-album-menu.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { moveAlbums } from './change-albums.ts'

/** The actions on an album. The compact view on a phone shows only those with `keep`. */
export function AlbumActions({ album, crateId }: { album: AlbumView; crateId: number | null }) {
  const { id, title, list } = album
  return (
    <>
      {list === 'wishlist' && (
        <button
          type="button"
          className="icon-btn icon-btn-sm"
          aria-label={messages.moveToCollection(title)}
          title={messages.moveToCollection(title)}
          onClick={() => void moveAlbums([album], 'collection')}
        >
          <Icon name="library" />
        </button>
      )}
      <DialogButton className="icon-btn icon-btn-sm" name="album-crates" id={id} label={messages.addToCrate(title)}>
        <Icon name="folder-plus" />
      </DialogButton>
      <DialogButton className="keep icon-btn icon-btn-sm" name="edit" id={id} label={messages.edit(title)}>
        <Icon name="pencil" />
      </DialogButton>
      <DialogButton className="icon-btn icon-btn-sm" name="delete" id={id} label={messages.deleteAlbum(title)}>
        <Icon name="trash" />
      </DialogButton>
      {crateId !== null && <CrateAlbumMenu album={album} crateId={crateId} />}
    </>
  )
}
