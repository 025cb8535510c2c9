import { albumCount } from '#locales/album-count.ts'
import { counted, listText } from '#locales/intl.ts'
import { starCount } from '#locales/ui/parts.ts'
import { byArtist } from './changes.ts'

type Edit = {
  albums: number
  change: { rating?: number | null | undefined; list?: string | undefined; downloadedAt?: string | null | undefined }
}

/** What an edit of many albums has done. */
export function nameOf({ albums, change: { rating, list, downloadedAt } }: Edit): string {
  const count = albumCount(albums)
  if (rating) return `Rated ${count}: ${starCount(rating)}`
  if (rating === null) return `Removed the rating of ${count}`
  if (list !== undefined) return `Moved ${count} to your ${list}`
  if (downloadedAt !== undefined) return `Marked ${count} as ${downloadedAt === null ? 'not downloaded' : 'downloaded'}`
  return `Changed the tags of ${count}`
}

export const undoFailed = 'Couldn’t undo the change'
export const undoneLater = 'Undone as soon as Gatefold can be reached'
export const undoEarlier = 'Undo an earlier change?'
export const left = (count: number) =>
  counted(count, { one: 'album was changed since and stays', other: 'albums were changed since and stay' })
export const leftAlbums = (albums: readonly { title: string; artist: string }[], count: number) =>
  listText([
    ...albums.map(({ title, artist }) => byArtist(title, artist)),
    ...(count > albums.length ? [counted(count - albums.length, { one: 'other', other: 'others' })] : []),
  ])
