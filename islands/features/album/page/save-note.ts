import type { AlbumView } from '#domain/albums/album.ts'
import { updateAlbum } from '#islands/data/api/albums-api.ts'
import { editBack, offerUndo } from '#islands/features/undo/public.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { noteFailed, noteSaved } from '#locales/album-page.ts'
import { enqueueEdit } from './enqueue-edit.ts'

type Saved =
  | { kind: 'saved'; album: AlbumView }
  /** Whether somebody else has saved a different note meanwhile. */
  | { kind: 'stale'; fresh: AlbumView }
  | { kind: 'failed' }

/**
 * Saves a note that was edited from that of `base`, and offers to undo it. Errors are shown. A rejected text that is in no field any more
 * is kept among the unsent changes.
 */
export async function saveNote(base: AlbumView, notes: string, isInField: () => boolean): Promise<Saved> {
  const { id, title, notes: before } = base
  let saved = { kind: 'failed' } as Saved
  let refusal = null as ApiError | null
  const send = async (version: number): Promise<void> => {
    try {
      const album = await updateAlbum(id, { notes, version }, enqueueEdit)
      saved = { kind: 'saved', album }
      offerUndo({ title: noteSaved, text: title }, noteFailed, [editBack('edit-album', id, { notes: before }, album)])
    } catch (error) {
      if (error instanceof ApiError) refusal = error
      const fresh = error instanceof ApiError && error.code === 'stale' ? (error.details.album as AlbumView) : null
      if (!fresh) throw error
      // Only other fields were changed, such as the rating.
      if (fresh.notes === base.notes) return send(fresh.version)
      saved = { kind: 'stale', fresh }
    }
  }
  await attempt(noteFailed, () => send(base.version))
  if (saved.kind !== 'saved' && refusal && !isInField()) {
    const { keepRefused } = await import('#islands/data/queue/queue.ts')
    await keepRefused({ call: 'edit-album', id, patch: { notes, version: base.version } }, refusal)
  }
  return saved
}
