import type { AlbumView } from '#domain/albums/album.ts'
import { onDiskOf } from '#domain/albums/on-disk.ts'
import { noteMoment } from '#islands/lib/clock.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { byArtist } from '#locales/albums.ts'
import * as messages from '#locales/downloads.ts'
import { albumCount } from '#locales/ui.ts'
import { editMany } from './edit-many.ts'

/** How many tracks of an album are on disk, where that is not all of it. */
export type Parts = ReadonlyMap<number, number>

/** Sets what is on disk of albums, all but for `parts`, or nothing, and offers to undo it. */
export const setDownloaded = (albums: readonly AlbumView[], isDownloaded: boolean, parts?: Parts): Promise<boolean> =>
  attempt(messages.markFailed(albums.length), async () => {
    const changed = albums.filter((album) => {
      const part = parts?.get(album.id)
      if (part !== undefined) return album.downloadedTracks !== part
      return onDiskOf(album) !== (isDownloaded ? 'whole' : 'missing')
    })
    const [only] = changed
    if (!only) return
    const downloadedAt = isDownloaded ? new Date(noteMoment()).toISOString() : null
    const alike = Map.groupBy(changed, ({ id }) => parts?.get(id))
    const edits = [...alike].map(([part, some]) => ({
      albumIds: some.map(({ id }) => id),
      change: part === undefined ? { downloadedAt, downloadedTracks: null } : { downloadedTracks: part },
    }))
    const text = changed.length === 1 ? byArtist(only.title, only.artist) : albumCount(changed.length)
    const title = isDownloaded ? messages.marked : messages.unmarked
    await editMany(edits, { title, text }, messages.markFailed(changed.length))
  })
