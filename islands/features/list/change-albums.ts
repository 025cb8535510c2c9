import type { AlbumView, List } from '#domain/albums/album.ts'
import { editAlbums, updateAlbum } from '#islands/data/api/albums-api.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/album/changes.ts'
import { albumCount } from '#locales/album-count.ts'

export const ratingTitle = (stars: number) => (stars ? messages.ratingChanged : messages.ratingRemoved)

/** Rates an album, 0 for no rating. The rating shows at once, and is undone if it cannot be saved. */
export const rateAlbum = ({ id, title }: AlbumView, stars: number): Promise<boolean> =>
  attempt(messages.ratingFailed, async () => {
    const change = { rating: stars || null }
    await updateAlbum(id, change, change)
    showToast({ kind: 'ok', title: ratingTitle(stars), text: stars ? messages.rated(title, stars) : title })
  })

/** Moves albums to a list with one call; Undo leaves those that were in it before. */
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
