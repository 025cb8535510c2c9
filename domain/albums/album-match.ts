import type { FileAlbum } from '../files/export-schema.ts'
import { composeAccents } from '../text/compose-accents.ts'
import type { AlbumView } from './album.ts'
import { type AlbumValues, FILLS, type FillName } from './album-fields.ts'
import type { AlbumAlias } from './album-merge.ts'

type Names = { title: string; artist: string }

/** Title and artist in lower case, with accents composed, which identify an album without an address. */
export const titleArtistKey = ({ title, artist }: Names): string => composeAccents(`${title}\n${artist}`.toLowerCase())

/** What an album is known by: its address, else its item at Bandcamp (`itemKey`), else its title and artist. */
export type Known = Names & {
  id: number
  bandcampUrl: string | null
  itemKey: string | null
  isTrashed?: boolean
  /** Its position among albums alike, if that is not its id. */
  place?: number
}
/** A row to match; without an address column `bandcampUrl` is undefined. */
export type Wanted = Names & { bandcampUrl?: string | null; itemKey?: string | null }

const byAge = (a: Known, b: Known) =>
  Number(a.isTrashed ?? false) - Number(b.isTrashed ?? false) ||
  Number(Boolean(a.bandcampUrl)) - Number(Boolean(b.bandcampUrl)) ||
  (a.place ?? a.id) - (b.place ?? b.id)

/**
 * Creates a function that finds the existing album a row means: the one with its address, else the one with its item at Bandcamp, else,
 * for a row without an address, the nth of `alike` with its title and artist. Those with an address count there only if the file has no
 * column for addresses.
 */
export function createAlbumIndex<Album extends Known>(albums: readonly Album[], alike: readonly Album[] = albums) {
  const byUrl = new Map(albums.flatMap((album) => (album.bandcampUrl ? [[album.bandcampUrl, album]] : [])))
  const byItem = new Map(albums.flatMap((album) => (album.itemKey ? [[album.itemKey, album]] : [])))
  const byTitleArtist = Map.groupBy(alike.toSorted(byAge), titleArtistKey)
  const alikeOf = (row: Wanted) =>
    (byTitleArtist.get(titleArtistKey(row)) ?? []).filter(
      (album) => row.bandcampUrl === undefined || !album.bandcampUrl,
    )
  return {
    /** How many existing albums a row without an address may mean. */
    countAlike: (row: Wanted): number => alikeOf(row).length,
    find(row: Wanted, nth: number): Album | undefined {
      const same = byUrl.get(row.bandcampUrl ?? '') ?? byItem.get(row.itemKey ?? '')
      return same || row.bandcampUrl ? same : alikeOf(row)[nth - 1]
    },
  }
}

type There = AlbumValues & Pick<AlbumView, 'id' | 'tags'> & { isTrashed?: boolean }

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
 * Creates a function that previews, row by row in file order, what an import into these albums does. Where several rows mean one album,
 * only the first that has something for it fills its fields.
 */
export function createMatcher(
  albums: readonly There[],
  aliases: readonly AlbumAlias[] = [],
): ((album: FileAlbum, nth: number) => RowMatch) & { has: (album: FileAlbum) => boolean } {
  const byId = new Map(aliases.length > 0 ? albums.map((album) => [album.id, album]) : [])
  const index = createAlbumIndex([
    ...albums.map((album): There & Known => ({ ...album, itemKey: itemKeyOf(album) })),
    // An album that was merged into another one is matched as that one.
    ...aliases.flatMap(({ albumId, mergedId, ...names }): (There & Known)[] => {
      const album = byId.get(albumId)
      return album ? [{ ...album, ...names, place: mergedId }] : []
    }),
  ])
  const seen = new Set<string>()
  const filled = new Set<number>()
  const match = (album: FileAlbum, nth: number): RowMatch => {
    const row = { ...album, itemKey: itemKeyOf(album) }
    const names = [album.bandcampUrl, row.itemKey].filter((name) => typeof name === 'string' && name !== '')
    if (names.some((name) => seen.has(name ?? ''))) return { is: 'twice' }
    for (const name of names) seen.add(name ?? '')
    const there = index.find(row, nth)
    if (!there) return { is: 'new' }
    const fills = filled.has(there.id) ? [] : fillsOf(there, album)
    if (fills.length > 0) filled.add(there.id)
    return { is: 'there', albumId: there.id, fills }
  }
  return Object.assign(match, {
    /** Whether an album is there by the names, the address or the item that it has. */
    has: (album: FileAlbum) => index.find({ ...album, itemKey: itemKeyOf(album) }, 1) !== undefined,
  })
}

type BandcampItem = { itemType?: 'album' | 'track' | null; itemId?: number | null }

/** The key of an album's item at Bandcamp: `a` or `t` and its number; null if it is unknown. */
export const itemKeyOf = ({ itemType, itemId }: BandcampItem): string | null =>
  itemId ? `${itemType === 'track' ? 't' : 'a'}${itemId}` : null

/** The item at Bandcamp that `itemKeyOf` made this key of. */
export const itemOf = (itemKey: string) => ({
  itemType: itemKey.startsWith('t') ? ('track' as const) : ('album' as const),
  itemId: Number(itemKey.slice(1)),
})
