import type { AlbumView } from '#domain/albums/album.ts'
import { updateAlbum } from '#islands/data/api/albums-api.ts'
import { editBack, offerUndo } from '#islands/features/undo/public.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { noteFailed, noteSaved } from '#locales/album-page.ts'
import { enqueueEdit } from './enqueue-edit.ts'

type Saved =
  | { kind: 'saved'; album: AlbumView }
  /** Somebody else wrote something different meanwhile. */
  | { kind: 'stale'; fresh: AlbumView }
  | { kind: 'failed' }

/** Saves a note that started from that of `base`, and offers to undo it. Errors are shown. */
export async function saveNote(base: AlbumView, notes: string): Promise<Saved> {
  const { id, title, notes: before } = base
  let saved: Saved = { kind: 'failed' }
  const send = async (version: number): Promise<void> => {
    try {
      const album = await updateAlbum(id, { notes, version }, enqueueEdit)
      saved = { kind: 'saved', album }
      offerUndo({ title: noteSaved, text: title }, noteFailed, [editBack('edit-album', id, { notes: before }, album)])
    } catch (error) {
      const fresh = error instanceof ApiError && error.code === 'stale' ? (error.details.album as AlbumView) : null
      if (!fresh) throw error
      // Only something else was changed, such as the rating.
      if (fresh.notes === base.notes) return send(fresh.version)
      saved = { kind: 'stale', fresh }
    }
  }
  await attempt(noteFailed, () => send(base.version))
  return saved
}
