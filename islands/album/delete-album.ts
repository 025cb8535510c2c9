import type { AlbumView } from '#domain/album.ts'
import * as messages from '#locales/album/delete-album.ts'
import { albumGone } from '#locales/phrases.ts'
import { showError } from '../errors/show-error.ts'
import { showToast } from '../ui/toaster.tsx'
import { deleteAlbums, restoreAlbums } from './trash-api.ts'

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
