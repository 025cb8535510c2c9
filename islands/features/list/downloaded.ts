import type { AlbumView } from '#domain/albums/album.ts'
import { editAlbums } from '#islands/data/api/albums-api.ts'
import { knownAlbums } from '#islands/data/view/records.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { offerUndo } from '#islands/ui/undo.ts'
import { byArtist } from '#locales/album/changes.ts'
import { albumCount } from '#locales/album-count.ts'
import * as messages from '#locales/downloads.ts'

/** Sets when albums were downloaded. Undo gives each the moment it had, but for those that have been changed since. */
export const setDownloaded = (albums: readonly AlbumView[], isDownloaded: boolean): Promise<boolean> =>
  attempt(messages.markFailed(albums.length), async () => {
    const changed = albums.filter(({ downloadedAt }) => Boolean(downloadedAt) !== isDownloaded)
    const [only] = changed
    if (!only) return
    const downloadedAt = isDownloaded ? new Date().toISOString() : null
    await editAlbums(
      changed.map(({ id }) => id),
      { downloadedAt },
    )
    const undo = async () => {
      const known = knownAlbums()
      const now = known && new Map(known.map((album) => [album.id, album.downloadedAt]))
      for (const [before, some] of Map.groupBy(changed, (album) => album.downloadedAt)) {
        const back = some.map(({ id }) => id).filter((id) => !now || now.get(id) === downloadedAt)
        if (back.length > 0) await editAlbums(back, { downloadedAt: before })
      }
    }
    const text = changed.length === 1 ? byArtist(only.title, only.artist) : albumCount(changed.length)
    const title = isDownloaded ? messages.marked : messages.unmarked
    offerUndo({ title, text }, messages.markFailed(changed.length), undo)
  })
