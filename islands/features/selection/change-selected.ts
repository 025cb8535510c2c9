import type { AlbumView } from '#domain/albums/album.ts'
import { editAlbums } from '#islands/data/api/albums-api.ts'
import { deleteAlbums, restoreAlbums } from '#islands/data/api/trash-api.ts'
import { knownAlbums } from '#islands/data/view/records.ts'
import { ratingTitle, stopSelecting } from '#islands/features/list/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { offerUndo } from '#islands/ui/undo.ts'
import * as messages from '#locales/album/changes.ts'
import { albumCount } from '#locales/album-count.ts'
import { tagsBefore } from './tags-before.ts'

/** Rates albums, 0 for no rating. Undo gives each the rating it had, but for those that have been rated since. */
export const rateAlbums = (ids: number[], stars: number): Promise<boolean> =>
  attempt(messages.ratingFailed, async () => {
    const rating = stars || null
    const rated = new Set(ids)
    const before = Map.groupBy(knownAlbums()?.filter(({ id }) => rated.has(id)) ?? [], (album) => album.rating)
    const undo = async () => {
      const now = new Map(knownAlbums()?.map((album) => [album.id, album.rating]))
      for (const [earlier, albums] of before) {
        const back = albums.map(({ id }) => id).filter((id) => now.get(id) === rating)
        if (earlier !== rating && back.length > 0) await editAlbums(back, { rating: earlier })
      }
    }
    await editAlbums(ids, { rating })
    const text = albumCount(ids.length)
    const done = { title: ratingTitle(stars), text: stars ? messages.rated(text, stars) : text }
    offerUndo(done, messages.ratingFailed, undo)
  })

/** Adds and removes tags of albums. Undo gives each the tags that it had. */
export const tagAlbums = (albums: readonly AlbumView[], added: string[], removed: string[]): Promise<boolean> =>
  attempt(messages.tagsFailed, async () => {
    const ids = albums.map(({ id }) => id)
    const change = { ...(added.length > 0 && { addTags: added }), ...(removed.length > 0 && { removeTags: removed }) }
    const before = tagsBefore(albums, change)
    const undo = async () => {
      const there = new Set(knownAlbums()?.map(({ id }) => id))
      for (const { albumIds, change: back } of before) {
        const left = albumIds.filter((id) => there.has(id))
        if (left.length > 0) await editAlbums(left, back)
      }
    }
    await editAlbums(ids, change)
    const done = { title: messages.tagsChangedTitle, text: messages.tagsChanged(ids.length, added, removed) }
    offerUndo(done, messages.tagsFailed, undo)
  })

/** Deletes albums with one call, leaves select mode and offers to undo it. */
export const deleteSelected = (ids: number[]): Promise<boolean> =>
  attempt(messages.deleteFailed, async () => {
    const count = await deleteAlbums(ids)
    stopSelecting()
    if (count === 0) return showToast({ kind: 'error', title: messages.notFound(ids.length) })
    offerUndo({ title: messages.deleted, text: messages.deletedText(count) }, messages.restoreFailed, () =>
      restoreAlbums(ids),
    )
  })
