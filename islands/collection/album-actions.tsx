import type { AlbumView, List } from '#domain/album.ts'
import { CallFailed, updateAlbum } from '../api.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toaster.tsx'
import { DialogButton } from './dialog-button.tsx'

/** What can be done with one album. On a phone's compact view only what is marked to stay does. */
export function AlbumActions({ album: { id, title, artist, list } }: { album: AlbumView }) {
  return (
    <>
      {list === 'wishlist' && (
        <button
          type="button"
          className="ib s"
          aria-label={`Move ${title} to your collection`}
          title={`Move ${title} to your collection`}
          onClick={() => moveWithUndo(id, `${title} by ${artist}`)}
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
    </>
  )
}

async function move(id: number, list: List): Promise<boolean> {
  try {
    await updateAlbum(id, { list })
    return true
  } catch (error) {
    const text = error instanceof CallFailed ? error.message : undefined
    showToast({ kind: 'error', title: 'Failed to update album', text })
    return false
  }
}

async function moveWithUndo(id: number, text: string) {
  if (!(await move(id, 'collection'))) return
  showToast({
    kind: 'ok',
    title: 'Moved to your collection',
    text,
    action: { label: 'Undo', onAction: () => void move(id, 'wishlist') },
  })
}
