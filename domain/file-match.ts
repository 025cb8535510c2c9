import type { AlbumView } from './album.ts'
import type { FileAlbum } from './exchange.ts'
import { titleArtistKey } from './file-rows.ts'

/** The fields of an existing album that a file can fill if they are empty. */
const FILL_FIELDS = ['rating', 'notes', 'tags', 'coverUrl', 'releaseDate', 'trackCount', 'previewTitle'] as const
type FillField = (typeof FILL_FIELDS)[number]

type There = Pick<AlbumView, 'id' | 'title' | 'artist' | 'bandcampUrl' | Exclude<FillField, 'tags'> | 'tags'>

/** What an import does with a row: create an album, match an existing one and fill its fields, or skip a duplicate within the file. */
type RowMatch = { is: 'new' } | { is: 'there'; albumId: number; fills: FillField[] } | { is: 'twice' }

const has = (album: FileAlbum, field: FillField): boolean => {
  if (field === 'tags') return Boolean(album.tags?.length || album.bandcampTags?.length || album.userTags?.length)
  const value = album[field]
  return value !== undefined && value !== null && value !== ''
}

const isEmpty = (album: There, field: FillField): boolean => {
  const value = album[field]
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

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
    return {
      is: 'there',
      albumId: there.id,
      fills: FILL_FIELDS.filter((field) => isEmpty(there, field) && has(album, field)),
    }
  }
}
