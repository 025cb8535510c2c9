import type { AlbumView } from '#domain/albums/album.ts'
import type { KeptEdit, UndoneEdit } from '#domain/albums/kept-edit.ts'
import { albumsBefore } from '#domain/changes/albums-before.ts'
import { undoEdit } from '#islands/data/api/kept-edits-api.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/album-form.ts'
import { undone as undoneTitle } from '#locales/phrases.ts'

function tellLeft({ left, leftAlbums }: UndoneEdit): void {
  if (left > 0) showToast({ kind: 'info', title: messages.left(left), text: messages.leftAlbums(leftAlbums, left) })
}

/** Undoes an edit of many albums that this page has made, and tells what was changed since. @throws ApiError */
export async function undoMany(
  { edit, change, albums }: Omit<KeptEdit, 'at'>,
  before: readonly AlbumView[],
): Promise<void> {
  // What changes nothing is not kept.
  if (before.length === albums && albumsBefore(before, change).length === 0) return
  const undone = await undoEdit(edit, change, before)
  if (undone) tellLeft(undone)
}

/** Undoes an edit of many albums that was made before, and says so. */
export const undoKept = (kept: KeptEdit): Promise<boolean> =>
  attempt(messages.undoFailed, async () => {
    const undone = await undoEdit(kept.edit, kept.change)
    const title = undone ? undoneTitle : messages.undoneLater
    showToast({ kind: undone ? 'ok' : 'info', title, text: messages.nameOf(kept) })
    if (undone) tellLeft(undone)
  })
