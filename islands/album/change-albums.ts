import type { AlbumView, List } from '#domain/album.ts'
import * as messages from '#locales/album/changes.ts'
import { albumCount } from '#locales/album-count.ts'
import { attempt } from '../errors/attempt.ts'
import { stopSelecting } from '../selection/selection.ts'
import { showToast } from '../ui/toaster.tsx'
import { deleteAlbums, editAlbums, restoreAlbums, updateAlbum } from './albums-api.ts'

const ratingTitle = (stars: number) => (stars ? messages.ratingChanged : messages.ratingRemoved)

/** Rates an album, 0 for no rating. It shows at once and is taken back when it cannot be saved. */
export const rateAlbum = ({ id, title }: AlbumView, stars: number): Promise<boolean> =>
  attempt(messages.ratingFailed, async () => {
    const change = { rating: stars || null }
    await updateAlbum(id, change, change)
    showToast({ kind: 'ok', title: ratingTitle(stars), text: stars ? messages.rated(title, stars) : title })
  })

export const rateAlbums = (ids: number[], stars: number): Promise<boolean> =>
  attempt(messages.ratingFailed, async () => {
    await editAlbums(ids, { rating: stars || null })
    const text = albumCount(ids.length)
    showToast({ kind: 'ok', title: ratingTitle(stars), text: stars ? messages.rated(text, stars) : text })
  })

/** Moves albums to a list, by one call; those that were in it already stay out of Undo. */
export const moveAlbums = (albums: AlbumView[], list: List): Promise<boolean> =>
  attempt(messages.moveFailed(albums.length), async () => {
    const moved = albums.filter((album) => album.list !== list)
    if (moved.length === 0) {
      showToast({ kind: 'info', title: messages.alreadyIn[list], text: albumCount(albums.length) })
      return
    }
    await editAlbums(
      moved.map(({ id }) => id),
      { list },
    )
    const back = list === 'collection' ? 'wishlist' : 'collection'
    const [only] = moved
    showToast({
      kind: 'ok',
      title: messages.movedTo[list],
      text: only && moved.length === 1 ? messages.byArtist(only.title, only.artist) : albumCount(moved.length),
      action: {
        label: messages.undo,
        onAction: () =>
          void moveAlbums(
            moved.map((album) => ({ ...album, list })),
            back,
          ),
      },
    })
  })

/** Deletes albums, by one call, leaves select mode, and offers to undo it. */
export const deleteSelected = (ids: number[]): Promise<boolean> =>
  attempt(messages.deleteFailed, async () => {
    const count = await deleteAlbums(ids)
    stopSelecting()
    if (count === 0) return showToast({ kind: 'error', title: messages.notFound(ids.length) })
    showToast({
      kind: 'ok',
      title: messages.deleted,
      text: messages.deletedText(count),
      action: {
        label: messages.undo,
        onAction: () => void attempt(messages.restoreFailed, () => restoreAlbums(ids)),
      },
    })
  })
