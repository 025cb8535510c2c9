import type { AlbumView } from '#domain/albums/album.ts'
import { deleteAlbums, restoring } from '#islands/data/api/trash-api.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/albums.ts'
import { albumGone } from '#locales/phrases.ts'

/** Moves an album to the trash and offers to undo it. Returns whether that worked; an error is shown. */
export const deleteAlbum = ({ id, title }: AlbumView): Promise<boolean> =>
  attempt(messages.deleteAlbumFailed, async () => {
    if ((await deleteAlbums([id])) === 0) return showToast({ kind: 'error', title: albumGone })
    offerUndo({ title: messages.albumDeleted, text: title }, messages.restoreAlbumFailed, [restoring([id])])
  })
