import type { AlbumView, List } from '#domain/album.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { deleteAlbums, editAlbums, restoreAlbums, updateAlbum } from '../calls/albums.ts'
import { attempt } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'
import { stopSelecting } from './selection.ts'

const starWords = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`
const ratingTitle = (stars: number) => (stars ? 'Rating updated' : 'Rating removed')

/** Rates an album, 0 for no rating. It shows at once and is taken back when it cannot be saved. */
export const rateAlbum = ({ id, title }: AlbumView, stars: number): Promise<boolean> =>
  attempt('Error updating rating', async () => {
    const change = { rating: stars || null }
    await updateAlbum(id, change, change)
    showToast({ kind: 'ok', title: ratingTitle(stars), text: stars ? `${title}: ${starWords(stars)}` : title })
  })

export const rateAlbums = (ids: number[], stars: number): Promise<boolean> =>
  attempt('Error updating rating', async () => {
    await editAlbums(ids, { rating: stars || null })
    const text = albumCountText(ids.length)
    showToast({ kind: 'ok', title: ratingTitle(stars), text: stars ? `${text}: ${starWords(stars)}` : text })
  })

/** Moves albums to a list, by one call; those that were in it already stay out of Undo. */
export const moveAlbums = (albums: AlbumView[], list: List): Promise<boolean> =>
  attempt(albums.length === 1 ? 'Failed to update album' : 'Failed to update albums', async () => {
    const moved = albums.filter((album) => album.list !== list)
    if (moved.length === 0) {
      showToast({ kind: 'info', title: `Already in your ${list}`, text: albumCountText(albums.length) })
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
      title: `Moved to your ${list}`,
      text: only && moved.length === 1 ? `${only.title} by ${only.artist}` : albumCountText(moved.length),
      action: {
        label: 'Undo',
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
  attempt('Failed to delete albums', async () => {
    await deleteAlbums(ids)
    stopSelecting()
    showToast({
      kind: 'ok',
      title: 'Albums deleted',
      text: `Successfully deleted ${albumCountText(ids.length)}`,
      action: {
        label: 'Undo',
        onAction: () => void attempt('Failed to restore albums', () => restoreAlbums(ids)),
      },
    })
  })
