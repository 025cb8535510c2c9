import type { AlbumView } from '#domain/albums/album.ts'
import { noteMoment } from '#islands/lib/clock.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { byArtist } from '#locales/albums.ts'
import * as messages from '#locales/downloads.ts'
import { albumCount } from '#locales/ui.ts'
import { editMany } from './edit-many.ts'

/** Sets when albums were downloaded, and offers to undo it. */
export const setDownloaded = (albums: readonly AlbumView[], isDownloaded: boolean): Promise<boolean> =>
  attempt(messages.markFailed(albums.length), async () => {
    const changed = albums.filter(({ downloadedAt }) => Boolean(downloadedAt) !== isDownloaded)
    const [only] = changed
    if (!only) return
    const downloadedAt = isDownloaded ? new Date(noteMoment()).toISOString() : null
    const text = changed.length === 1 ? byArtist(only.title, only.artist) : albumCount(changed.length)
    const title = isDownloaded ? messages.marked : messages.unmarked
    const ids = changed.map(({ id }) => id)
    await editMany(ids, { downloadedAt }, { title, text }, messages.markFailed(changed.length))
  })
