import type { AlbumView, NewAlbum } from '#domain/albums/album.ts'
import { titleArtistKey } from '#domain/albums/album-match.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { Lists } from '../cache.ts'
import { readList } from '../sync/refresh.ts'
import { type Change, isTemporary } from './outbox-changes.ts'

async function readNow<Name extends keyof Lists>(name: Name): Promise<Lists[Name]> {
  // What the device keeps may be from before the change.
  await readList(name, false)
  return readList(name, true)
}

const newest = <Row extends { id: number }>(rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => b.id - a.id)[0]

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const isMadeOf = (album: AlbumView, { title, artist, bandcampUrl }: NewAlbum): boolean =>
  bandcampUrl
    ? album.bandcampUrl === normalizeBandcampUrl(bandcampUrl)
    : titleArtistKey(album) === titleArtistKey({ title: oneLine(title), artist: oneLine(artist) })

/**
 * What the server has made of a change, where it has done that but no longer knows its answer: the album or the crate as it is now. Undefined
 * if it is gone, and for changes with other answers. @throws ApiError
 */
export async function findMade(change: Change): Promise<AlbumView | CrateView | undefined> {
  switch (change.call) {
    case 'add-album':
      return newest((await readNow('albums')).filter((one) => !isTemporary(one.id) && isMadeOf(one, change.input)))
    case 'edit-album':
      return (await readNow('albums')).find(({ id }) => id === change.id)
    case 'add-crate':
      return newest(
        (await readNow('crates')).filter(({ id, name }) => !isTemporary(id) && name === change.input.name.trim()),
      )
    case 'edit-crate':
      return (await readNow('crates')).find(({ id }) => id === change.id)
    default:
      return undefined
  }
}
