import type { AlbumView } from '#domain/album.ts'
import { Icon } from '../ui/icon.tsx'
import { moveAlbums } from './change-albums.ts'
import { CrateAlbumMenu } from './crate-album-menu.tsx'
import { DialogButton } from './dialog-button.tsx'

/** What can be done with one album. On a phone's compact view only what is marked to stay does. */
export function AlbumActions({ album, crateId }: { album: AlbumView; crateId: number | null }) {
  const { id, title, list } = album
  return (
    <>
      {list === 'wishlist' && (
        <button
          type="button"
          className="ib s"
          aria-label={`Move ${title} to your collection`}
          title={`Move ${title} to your collection`}
          onClick={() => void moveAlbums([album], 'collection')}
        >
          <Icon name="library" />
        </button>
      )}
      <DialogButton className="ib s" name="album-crates" id={id} label={`Add ${title} to crate…`}>
        <Icon name="folder-plus" />
      </DialogButton>
      <DialogButton className="ib s keep" name="edit" id={id} label={`Edit ${title}`}>
        <Icon name="pencil" />
      </DialogButton>
      <DialogButton className="ib s" name="delete" id={id} label={`Delete ${title}`}>
        <Icon name="trash" />
      </DialogButton>
      {crateId !== null && <CrateAlbumMenu album={album} crateId={crateId} />}
    </>
  )
}
