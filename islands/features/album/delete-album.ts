import type { AlbumView } from '#domain/albums/album.ts'
import { deleteAlbums, restoreAlbums } from '#islands/data/api/trash-api.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/album/delete-album.ts'
import { albumGone } from '#locales/phrases.ts'

const restore = (album: AlbumView) =>
  restoreAlbums([album.id]).catch((error) => showError(messages.restoreFailed, error))

/** Moves an album to the trash and offers to undo it. Returns whether that worked; an error is shown. */
export async function deleteAlbum(album: AlbumView): Promise<boolean> {
  try {
    const count = await deleteAlbums([album.id])
    if (count === 0) void showToast({ kind: 'error', title: albumGone })
    else
      void showToast({
        kind: 'ok',
        title: messages.deleted,
        text: album.title,
        action: { label: messages.undo, onAction: () => restore(album) },
      })
    return true
  } catch (error) {
    showError(messages.deleteFailed, error)
    return false
  }
}
