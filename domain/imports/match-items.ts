import { alsoWritten } from '#locales/file-rows.ts'
import type { List } from '../albums/album.ts'
import { areOtherItems, isItem } from '../albums/item-key.ts'
import { createAlbumIndex, type Known } from '../albums/match.ts'
import type { RuleName } from '../albums/match-rules.ts'
import { LIMITS } from '../limits.ts'
import { clampText } from '../text/truncate.ts'
import { fileKey, filePlace, filePrefix } from './file-key.ts'
import { type ImportedAlbum, type Item, keyOf } from './item.ts'

/**
 * The existing album an item means: `isOwn` if this import created it, `isAlias` if the item is what another album was that was merged into
 * it, or is the track of a single; `rule` says why it is meant. `known` are the columns that were asked for, as JSON without those that are
 * null, `hasTracks` is told of albums in the trash, `isKeyTaken` where it is no item itself.
 */
export type Existing = {
  id: number
  title: string
  isTrashed: boolean
  isOwn: boolean
  isAlias: boolean
  rule: RuleName | undefined
  hasTracks: boolean
  isKeyTaken: boolean
  known: Record<string, unknown>
}

type Holder = { id: number; revision: number; bandcampUrl: string; itemKey: string | null }

/**
 * An item with the address and source key it has in the database, and the existing album it means. `holder` is the album of another item
 * that has its address; `isUrlTaken` says that one which may be the same has it.
 */
export type Matched = {
  item: Item
  input: ImportedAlbum
  existing: Existing | null
  holder: Holder | null
  isUrlTaken: boolean
}

type Found = {
  id: number
  title: string
  artist: string
  names: string
  year: string | null
  trackCount: number | null
  list: List
  url: string | null
  key: string | null
  trashed: number
  revived: number
  own: number
  hasTracks: number | null
  isKeyTaken: number | null
  known: Record<string, unknown>
  /** Another album that has the address of the item. */
  holder: Holder | null
  /** The other name by which it was found: `place` is the id of the album that had it. */
  alias: { url?: string | null; key?: string | null; names?: string; place?: number } | null
}

/** What the look-up of albums answers: `found` is JSON. */
export type Answer = {
  kind: 'same' | 'title-artist' | 'track' | 'taken'
  name: string
  number: number
  found: string | null
}

/** The albums of the same names as one that is not found otherwise, and the one that has its address. */
type Alike = { alike: Found[]; holder: Holder | null }

/** The albums of an answer: the one that is the same, or all that have the same names. */
function albumsOf({ kind, name, number, found }: Answer) {
  const parsed = JSON.parse(found ?? '{"alike":[]}') as Found | Alike
  return 'alike' in parsed
    ? parsed.alike.map((one) => ({ kind: 'title-artist' as const, name, number, ...one }))
    : [{ kind, name, number, ...parsed }]
}

/** The album that has the address of an answer's item, if that is another one. */
const holderOf = ({ found }: Answer) => (JSON.parse(found ?? '{}') as Partial<Found>).holder ?? null

const wasThere = (row: Found) => row.own === 0 || row.revived === 1

/**
 * Matches items with existing albums and gives the others an address or a source key. Names lead only to albums from before the import, and
 * a new one without an address gets a number that does not depend on the order of the chunks.
 */
export function toMatched(items: readonly Item[], answers: readonly Answer[][]): Matched[] {
  const rows = answers.flat().flatMap(albumsOf)
  const holders = new Map(
    answers
      .flat()
      .flatMap((one) => holderOf(one) ?? [])
      .map((one) => [one.bandcampUrl, one]),
  )
  const given = new Map<string, string | null>()
  const albums = rows.map((row) => ({
    ...row,
    ...namesOf(row),
    releaseDate: row.year,
    isTrashed: row.trashed === 1 || row.revived === 1,
    ...(row.alias?.place !== undefined && { place: row.alias.place }),
  }))
  // Rows with an address and rows without may have found the same.
  const named = albums.filter((album) => album.kind === 'title-artist' && wasThere(album))
  const alike = inFileOrder([...new Map(named.map((album) => [album.place ?? album.id, album])).values()])
  const index = createAlbumIndex(albums, alike)
  const tracks = new Map(rows.flatMap(({ kind, name, key }) => (kind === 'track' ? [[name, key] as const] : [])))
  const taken = Map.groupBy(
    rows.filter((row) => row.kind === 'taken' && wasThere(row)),
    (row) => row.name,
  )
  return items.map((item) => {
    const { id: _, onKey, ...album } = item.album
    const itemKey = keyOf(album)
    const { isExact, otherArtist } = item
    const wanted = { ...album, itemKey, onKey: onKey ?? tracks.get(itemKey ?? ''), isExact, otherArtist }
    const { album: row, rule } = index.find(wanted, item) ?? {}
    const found = holders.get(album.bandcampUrl ?? '')
    const holder = found && found.id !== row?.id ? found : null
    const isOther = holder !== null && areOtherItems({ itemKey }, holder)
    const placed = { holder: isOther ? holder : null, isUrlTaken: holder !== null && !isOther }
    if (row) {
      const existing = {
        id: row.id,
        title: row.title,
        isTrashed: row.trashed === 1,
        isOwn: row.own === 1,
        isAlias: (row.alias !== null && !isOnlyName(row)) || rule === 'single',
        rule,
        hasTracks: row.hasTracks === 1,
        isKeyTaken: row.isKeyTaken === 1,
        known: row.known,
      }
      return {
        item,
        input: { ...album, bandcampUrl: row.url, sourceKey: isItem(row.key) ? row.key : (itemKey ?? row.key) },
        existing,
        ...placed,
      }
    }
    const added = withOtherArtist(item)
    const { notes } = added.album
    if (album.bandcampUrl || itemKey) {
      // Of two items of a list with the same address, the first has it.
      const url = album.bandcampUrl || null
      const isFree = !url || (given.get(url) ?? itemKey) === itemKey
      if (url && isFree) given.set(url, itemKey)
      return {
        item: added,
        input: { ...album, notes, bandcampUrl: isFree ? url : null, sourceKey: itemKey },
        existing: null,
        ...placed,
      }
    }
    const numbers = new Set(taken.get(filePrefix(album))?.map((one) => one.number))
    const number = freeNumber(item.nth, numbers)
    const input = { ...album, notes, bandcampUrl: null, sourceKey: fileKey(album, number) }
    return { item: added, input, existing: null, ...placed }
  })
}

/** A row of a new album, which keeps its artist in another script: in its notes, and as another name by which it is found. */
function withOtherArtist(item: Item): Item {
  const { album, otherArtist: artist } = item
  if (!artist || artist === album.artist) return item
  const notes = clampText([album.notes, alsoWritten(artist)].filter(Boolean).join('\n'), LIMITS.notes)
  const aliases = [...(album.aliases ?? []), { title: album.title, artist }]
  return { ...item, album: { ...album, notes, aliases } }
}

/** Whether an album that is no item yet was found by a name that has neither address nor item: what is said of that is said of it. */
const isOnlyName = ({ alias, url, key }: Found) => !url && !isItem(key) && !alias?.url && !isItem(alias?.key ?? null)

/** The names by which an album was looked up: its own, or those of one that was merged into it. */
function namesOf({ alias, names, url, key }: Found) {
  if (!alias) return { names, bandcampUrl: url, itemKey: key }
  return { names: alias.names ?? names, bandcampUrl: alias.url ?? null, itemKey: alias.key ?? null }
}

/** Sorts albums with the same names that came from files by their rows, because chunks may arrive in any order. */
function inFileOrder<Album extends Known>(alike: readonly Album[]): Album[] {
  const places = new Map<number, number>()
  const numbered = alike.flatMap((album) => {
    const place = filePlace(album.itemKey)
    return place ? [{ id: album.place ?? album.id, ...place }] : []
  })
  for (const group of Map.groupBy(numbered, ({ prefix }) => prefix).values()) {
    const ids = group.map(({ id }) => id).sort((a, b) => a - b)
    for (const [index, { id }] of group.toSorted((a, b) => a.number - b.number).entries())
      places.set(id, ids[index] ?? id)
  }
  return alike.map((album) => ({ ...album, place: places.get(album.place ?? album.id) ?? album.place }))
}

/** The nth free number, from 1. */
function freeNumber(nth: number, taken: ReadonlySet<number>): number {
  let number = nth
  for (const one of [...taken].sort((a, b) => a - b)) if (one <= number && one > 0) number += 1
  return number
}
