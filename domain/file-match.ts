import type { AlbumView } from './album.ts'
import { type AlbumValues, FILLS, type FillName } from './album-fields.ts'
import type { FileAlbum } from './exchange.ts'
import { titleArtistKey } from './file-rows.ts'

type There = AlbumValues & Pick<AlbumView, 'id' | 'tags'>

/** What an import does with a row: create an album, match an existing one and fill its fields, or skip a duplicate within the file. */
type RowMatch = { is: 'new' } | { is: 'there'; albumId: number; fills: FillName[] } | { is: 'twice' }

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a file's album can fill in an existing one. */
const fillsOf = (there: There, album: FileAlbum): FillName[] =>
  FILLS.filter(([name, keys]) => {
    const values = name === 'tags' ? (['tags', ...keys] as const) : keys
    return values.every((key) => isEmpty(there[key])) && values.some((key) => !isEmpty(album[key]))
  }).map(([name]) => name)

/**
 * Creates a function that previews, row by row in file order, what an import into these albums does. The URL identifies an album; without
 * one, title and artist do, with `nth` among several. In a file without a URL column (`bandcampUrl` undefined) a row also matches an
 * album that has a URL.
 */
export function createMatcher(albums: readonly There[]): (album: FileAlbum, nth: number) => RowMatch {
  const byUrl = new Map<string, There>()
  const byTitleArtist = new Map<string, There[]>()
  for (const album of albums.toSorted(
    (a, b) => Number(a.bandcampUrl !== '') - Number(b.bandcampUrl !== '') || a.id - b.id,
  )) {
    if (album.bandcampUrl !== '') byUrl.set(album.bandcampUrl, album)
    const key = titleArtistKey(album)
    const alike = byTitleArtist.get(key)
    if (alike) alike.push(album)
    else byTitleArtist.set(key, [album])
  }
  const seen = new Set<string>()
  return (album, nth) => {
    if (album.bandcampUrl) {
      if (seen.has(album.bandcampUrl)) return { is: 'twice' }
      seen.add(album.bandcampUrl)
    }
    const there = album.bandcampUrl ? byUrl.get(album.bandcampUrl) : byTitleArtist.get(titleArtistKey(album))?.[nth - 1]
    if (!there || (album.bandcampUrl !== undefined && there.bandcampUrl !== (album.bandcampUrl ?? '')))
      return { is: 'new' }
    return { is: 'there', albumId: there.id, fills: fillsOf(there, album) }
  }
}
