import type { AlbumView, List } from '#domain/albums/album.ts'
import { write } from '#islands/data/queue/write.ts'
import { knownAlbum } from '#islands/data/store/records.ts'
import { editBack, offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/albums.ts'
import { albumCount } from '#locales/ui.ts'
import { editMany } from './edit-many.ts'

export const ratingTitle = (stars: number) => (stars ? messages.ratingChanged : messages.ratingRemoved)

/** Rates an album, 0 for no rating. The rating shows at once, and is undone if it cannot be saved. */
export function rateAlbum(album: AlbumView, stars: number): Promise<boolean> {
  const { id, title } = album
  const { rating: before } = knownAlbum(id) ?? album
  const rating = stars || null
  return attempt(messages.ratingFailed, async () => {
    await write<'edit-album'>({ call: 'edit-album', id, patch: { rating } })
    const done = { title: ratingTitle(stars), text: stars ? messages.rated(title, stars) : title }
    const undone = { title: messages.ratingUndone, text: title }
    offerUndo(done, messages.ratingFailed, [editBack('edit-album', id, { rating: before }, { rating })], undone)
  })
}

/** Moves albums to a list with one call; Undo leaves those that were in it before. */
export const moveAlbums = (albums: AlbumView[], list: List): Promise<boolean> =>
  attempt(messages.moveFailed(albums.length), async () => {
    const moved = albums.filter((album) => album.list !== list)
    if (moved.length === 0) {
      showToast({ kind: 'info', title: messages.alreadyIn[list], text: albumCount(albums.length) })
      return
    }
    const albumIds = moved.map(({ id }) => id)
    const [only] = moved
    const text = only && moved.length === 1 ? messages.byArtist(only.title, only.artist) : albumCount(moved.length)
    const done = { title: messages.movedTo[list], text }
    await editMany([{ albumIds, change: { list } }], done, messages.moveFailed(moved.length))
  })
