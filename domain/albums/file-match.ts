import type { FileAlbum } from '../files/export-schema.ts'
import type { AlbumView } from './album.ts'
import { type AlbumValues, FILLS, type FillName } from './album-fields.ts'
import type { AlbumAlias } from './album-merge.ts'
import { areOtherItems, itemKeyOf } from './item-key.ts'
import { createAlbumIndex, type Known, type RowNumber, type Wanted } from './match.ts'

type There = AlbumValues & Pick<AlbumView, 'id' | 'tags'> & { isTrashed?: boolean }

/**
 * The effect of a row in an import: create an album, match an existing one and fill its fields, skip a duplicate within the file, or skip a
 * track of an album that the person has.
 */
type RowMatch =
  | { is: 'new' }
  | { is: 'there'; albumId: number; fills: (FillName | 'bandcampUrl')[] }
  | { is: 'on'; album: { title: string; artist: string } }
  | { is: 'twice' }

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The fields that a file's album can fill in an existing one. */
const fillsOf = (there: There, album: FileAlbum): (FillName | 'bandcampUrl')[] => [
  ...(isEmpty(there.bandcampUrl) && album.bandcampUrl ? (['bandcampUrl'] as const) : []),
  ...FILLS.filter(([name, keys]) => {
    const values = name === 'tags' ? (['tags', ...keys] as const) : keys
    return values.every((key) => isEmpty(there[key])) && values.some((key) => !isEmpty(album[key]))
  }).map(([name]) => name),
]

/** The data by which an album is matched. */
const knownOf = (album: KnownFields): Known => ({
  id: album.id,
  title: album.title,
  artist: album.artist,
  bandcampUrl: album.bandcampUrl,
  itemKey: itemKeyOf(album),
  releaseDate: album.releaseDate,
  trackCount: album.trackCount,
  list: album.list,
  ...(album.isTrashed && { isTrashed: true }),
})
type KnownFields = Pick<
  There,
  | 'id'
  | 'title'
  | 'artist'
  | 'bandcampUrl'
  | 'releaseDate'
  | 'trackCount'
  | 'list'
  | 'itemType'
  | 'itemId'
  | 'isTrashed'
>

const wantedOf = (album: FileAlbum, { isExact, otherArtist, onKey }: RowMore): Wanted => ({
  title: album.title,
  artist: album.artist,
  bandcampUrl: album.bandcampUrl,
  releaseDate: album.releaseDate,
  itemKey: itemKeyOf(album),
  trackCount: album.trackCount,
  list: album.list,
  isExact,
  otherArtist,
  onKey,
})

/** The data of a row's album that an existing album does not have. */
type RowMore = Partial<RowNumber> & Pick<Wanted, 'isExact' | 'otherArtist' | 'onKey'>

/** An index of albums; one that was merged into another is matched as that one. */
export function indexOf<Album extends KnownFields>(albums: readonly Album[], aliases: readonly AlbumAlias[] = []) {
  const byId = new Map(aliases.length > 0 ? albums.map((album) => [album.id, album]) : [])
  return createAlbumIndex([
    ...albums.map((album) => ({ ...knownOf(album), there: album })),
    ...aliases.flatMap(({ albumId, mergedId, ...names }) => {
      const album = byId.get(albumId)
      return album ? [{ ...knownOf(album), ...names, place: mergedId, there: album }] : []
    }),
  ])
}

/**
 * Creates a function that previews, row by row in file order, what an import into these albums does. If several rows match an album, only
 * the first with new data fills its fields.
 */
export function createMatcher(
  albums: readonly There[],
  aliases: readonly AlbumAlias[] = [],
): {
  match: (album: FileAlbum, more?: RowMore) => RowMatch
  has: (album: FileAlbum, more?: RowMore) => boolean
  findProbable: (album: FileAlbum, more?: RowMore) => There | undefined
} {
  const index = indexOf(albums, aliases)
  const seen = new Map<string, string | null | undefined>()
  /** The existing albums that the file contains. */
  const listed = new Map<string, FileAlbum>()
  const filled = new Set<number>()
  return {
    match(album, more = {}) {
      const row = wantedOf(album, more)
      const names = [album.bandcampUrl, row.itemKey].filter((name) => typeof name === 'string' && name !== '')
      if (names.some((name) => name && seen.has(name) && !areOtherItems({ itemKey: seen.get(name) }, row))) {
        return { is: 'twice' }
      }
      for (const name of names) if (name) seen.set(name, row.itemKey)
      const { album: found, rule } = index.find(row, { nth: 1, ...more }) ?? {}
      const own = (!found && more.onKey && listed.get(more.onKey)) || null
      if (own) return { is: 'on', album: own }
      if (row.itemKey && album.list !== 'wishlist') listed.set(row.itemKey, album)
      if (!found) return { is: 'new' }
      const { there } = found
      if (rule === 'track') return { is: 'on', album: there }
      const given = rule === 'single' ? { ...album, bandcampUrl: '' } : album
      const fills = filled.has(there.id) ? [] : fillsOf(there, given)
      if (fills.length > 0) filled.add(there.id)
      return { is: 'there', albumId: there.id, fills }
    },
    /** Whether an album surely exists, no matter which of several equal ones it is. */
    has: (album, more = {}) => index.has(wantedOf(album, more)),
    /** The album that a row probably matches, if it surely matches none. */
    findProbable: (album, more = {}) => index.findProbable(wantedOf(album, more))?.album.there,
  }
}
