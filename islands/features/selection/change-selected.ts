import { deleteAlbums, restoring } from '#islands/data/api/trash-api.ts'
import { editMany, ratingTitle, stopSelecting } from '#islands/features/list/public.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/albums.ts'
import { albumCount } from '#locales/ui.ts'

/** Rates albums, 0 for no rating, and offers to undo it. */
export const rateAlbums = (ids: number[], stars: number): Promise<boolean> =>
  attempt(messages.ratingFailed, () => {
    const text = albumCount(ids.length)
    const done = { title: ratingTitle(stars), text: stars ? messages.rated(text, stars) : text }
    return editMany([{ albumIds: ids, change: { rating: stars || null } }], done, messages.ratingFailed)
  })

/** Adds and removes tags of albums, and offers to undo it. */
export const tagAlbums = (ids: number[], added: string[], removed: string[]): Promise<boolean> =>
  attempt(messages.tagsFailed, () => {
    const change = { ...(added.length > 0 && { addTags: added }), ...(removed.length > 0 && { removeTags: removed }) }
    const done = { title: messages.tagsChangedTitle, text: messages.tagsChanged(ids.length, added, removed) }
    return editMany([{ albumIds: ids, change }], done, messages.tagsFailed)
  })

/** Deletes albums with one call, leaves select mode and offers to undo it. */
export const deleteSelected = (ids: number[]): Promise<boolean> =>
  attempt(messages.deleteFailed, async () => {
    const count = await deleteAlbums(ids)
    stopSelecting()
    if (count === 0) return showToast({ kind: 'error', title: messages.notFound(ids.length) })
    offerUndo({ title: messages.deleted, text: messages.deletedText(count) }, messages.restoreFailed, [restoring(ids)])
  })
