import { type SQL, sql } from 'drizzle-orm'
import type { List } from '#domain/albums/album.ts'
import { areOtherItems, isItem, itemKeyOf } from '#domain/albums/item-key.ts'
import { createAlbumIndex, type Known, type RowNumber } from '#domain/albums/match.ts'
import type { RuleName } from '#domain/albums/match-rules.ts'
import { namesKey } from '#domain/albums/names.ts'
import type { FileListen } from '#domain/diary/listen.ts'
import type { FileAlias } from '#domain/files/export-schema.ts'
import type { FileEvent } from '#domain/files/file-events.ts'
import { fileKey, filePlace, filePrefix, type ImportedAlbum } from '../albums/album-rows.ts'
import { jsonColumn, jsonObject } from '../albums/field-sql.ts'
import { type AlbumName, areOtherItems as areOtherItemsInSql, nameOfKeys } from '../albums/named-albums.ts'
import { type Column, rowColumns } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'

/**
 * An album as an import has it. `otherUrl` and `otherKey` are another address and another key of the same, `onKey` is that of the album
 * which a track is from; `isNameless` is one whose title or artist its source does not know.
 */
export type ItemAlbum = Omit<ImportedAlbum, 'bandcampUrl'> & {
  id?: number | undefined
  bandcampUrl?: string | null
  otherUrl?: string | null
  otherKey?: string | null
  onKey?: string | null
  isNameless?: boolean
  aliases?: readonly FileAlias[] | undefined
  listens?: readonly FileListen[] | undefined
  events?: readonly FileEvent[] | undefined
}

/**
 * What an import writes: an album, the number of its row (from 1), which of the rows alike it is, whether only its own names count
 * (`isExact`), its artist in another script, and its crates as pairs of a crate's index in the file and the position in it.
 */
export type Item = RowNumber & {
  album: ItemAlbum
  row: number
  isExact?: boolean | undefined
  otherArtist?: string | undefined
  crates: readonly (readonly [number, number])[]
}

/**
 * The existing album an item means: `isOwn` if this import created it, `isAlias` if the item is what another album was that was merged into
 * it, or is the track of a single; `rule` says why it is meant. `known` are the columns that were asked for, as JSON without those that are null, `hasTracks` is told of albums in the trash,
 * `isKeyTaken` where it is no item itself.
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

/** What a statement finds the album of a row by. */
export function nameOf({ existing, input }: Matched): AlbumName {
  return existing ? { column: 'id', name: existing.id } : nameOfKeys(input)
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
type Answer = {
  kind: 'same' | 'title-artist' | 'track' | 'taken'
  name: string
  number: number
  found: string | null
}
/** The albums of the same names as one that is not found otherwise, and the one that has its address. */
type Alike = { alike: Found[]; holder: Holder | null }

/** The key of its item at Bandcamp, or its source key of another kind. */
export const keyOf = (album: ItemAlbum): string | null => album.sourceKey ?? itemKeyOf(album)

/** How the address of the album begins that is the single of a track, or the other way around; null for any other address. */
function twinOf(url: string | null | undefined): string | null {
  const [, before, kind] = /^(https?:\/\/[^/]+\/)(album|track)\//.exec(url ?? '') ?? []
  return before === undefined ? null : `${before}${kind === 'album' ? 'track' : 'album'}/`
}

/** The keys of the names under which an item may be found. */
const namesOfItem = ({ album, otherArtist }: Item): string[] => [
  namesKey(album),
  ...(otherArtist ? [namesKey({ title: album.title, artist: otherArtist })] : []),
]

const IS_KEY_TAKEN = sql`CASE WHEN coalesce(a.source_key, '') NOT GLOB '[at][0-9]*'
  THEN EXISTS (SELECT 1 FROM album o WHERE o.user_id = a.user_id AND o.source_key = n.value->>'key') END`

type LookUp = { importId: number; known: SQL; isKeyTaken?: SQL; holder?: SQL; alias?: SQL }

/** An existing album as a JSON object: `alias` is the other name by which it is found, as JSON too. */
const foundOf = ({
  importId,
  known,
  isKeyTaken = sql`NULL`,
  holder = sql`NULL`,
  alias = sql`NULL`,
}: LookUp) => sql`json_object('id', a.id, 'title', a.title, 'artist', a.artist,
  'names', a.names_key, 'year', substr(a.release_date, 1, 4), 'trackCount', a.track_count, 'list', a.list, 'url', a.bandcamp_url, 'key', a.source_key, 'trashed', a.deleted_at IS NOT NULL, 'own', a.import_id IS ${importId},
  'revived', EXISTS (SELECT 1 FROM journal_row c
    WHERE c.user_id = a.user_id AND c.kind = 'import' AND c.entry = ${String(importId)} AND c.number = a.id),
  'hasTracks', CASE WHEN a.deleted_at IS NOT NULL
    THEN EXISTS (SELECT 1 FROM album_track t WHERE t.user_id = a.user_id AND t.album_id = a.id) END,
  'isKeyTaken', ${isKeyTaken}, 'holder', ${holder}, 'known', json(${known}), 'alias', ${alias})`

/**
 * The statements that look up the albums which these items may mean: those that `createAlbumIndex` needs to decide, with columns of those
 * that are shown and of those in the trash. `toMatched` evaluates the rows.
 */
export function lookUpStatements(
  { db, userId }: Ctx,
  importId: number,
  items: readonly Item[],
  { shown, trashed }: { shown: readonly Column[]; trashed: readonly Column[] } = { shown: [], trashed: [] },
) {
  const objectOf = (columns: readonly Column[]) =>
    jsonObject(columns.map((key) => [key, jsonColumn([key, `a.${rowColumns[key].name}`])]))
  const known = sql.raw(`iif(a.deleted_at IS NULL, ${objectOf(shown)}, ${objectOf(trashed)})`)
  const asked = { importId, known }
  const holder = sql`json((SELECT json_object('id', h.id, 'revision', h.changed, 'bandcampUrl', h.bandcamp_url, 'itemKey', h.source_key)
    FROM album h WHERE h.user_id = ${userId} AND h.bandcamp_url = n.value->>'url'))`
  const otherHolder = sql`CASE WHEN a.bandcamp_url IS NOT n.value->>'url' THEN ${holder} END`
  const identity = { ...asked, isKeyTaken: IS_KEY_TAKEN, holder: otherHolder }
  const identities = items.flatMap((item) => {
    const { bandcampUrl: url, otherUrl: other, otherKey } = item.album
    const key = keyOf(item.album)
    const [names] = url && item.isExact ? [] : namesOfItem(item)
    const twin = twinOf(url)
    return url || key
      ? [
          {
            ...(url && { url }),
            ...(twin && { twin }),
            ...(other && { other }),
            ...(key && { key }),
            ...(otherKey && { otherKey }),
            names,
          },
        ]
      : []
  })
  const tracks = items.flatMap(({ album }) => keyOf(album)?.match(/^t\d+$/) ?? [])
  const albumsOfTracks = [...new Set(items.flatMap(({ album }) => album.onKey ?? []))]
  const unknown = items.filter(({ album }) => !album.bandcampUrl && !keyOf(album))
  const names = [...new Set(unknown.flatMap(namesOfItem))]
  const prefixes = [...new Set(unknown.map(({ album }) => filePrefix(album)))]
  const allNames = [
    ...new Set(items.flatMap((item) => (item.album.bandcampUrl && item.isExact ? [] : namesOfItem(item)))),
  ]
  const isUnmerged = sql`NOT EXISTS (SELECT 1 FROM album_alias x WHERE x.user_id = ${userId} AND x.merged_id = a.id)`
  const same = (condition: SQL) =>
    sql`(SELECT ${foundOf(identity)} FROM album a WHERE a.user_id = ${userId} AND ${condition})`
  // A merged album may still be in the trash; its names belong to the other one.
  const merged = (name: 'url' | 'key', condition: SQL) =>
    sql`(SELECT ${foundOf({ ...identity, alias: sql`json_object(${name}, n.value->>${name})` })} FROM album a
      WHERE a.user_id = ${userId} AND a.id = (SELECT x.album_id FROM album_alias x
        WHERE x.user_id = ${userId} AND ${condition} ORDER BY x.merged_id DESC LIMIT 1))`
  const isAt = (column: string, name: 'url' | 'other', key: string) =>
    sql`${sql.raw(`${column} = n.value->>'${name}'`)} AND NOT ${areOtherItemsInSql(sql`n.value->>'key'`, sql.raw(key))}`
  // An album with another address is another one, unless it may be the single of a track.
  const namesakes = sql`(SELECT json_group_array(${foundOf(asked)}) FROM album a
    WHERE a.user_id = ${userId} AND a.names_key = n.value->>'names'
      AND (n.value->>'url' IS NULL OR a.bandcamp_url IS NULL
        OR substr(a.bandcamp_url, 1, length(n.value->>'twin')) = n.value->>'twin') AND ${isUnmerged})`
  return [
    // Each id or address of an item belongs to at most one album, which an index finds. Names are looked up only where there is none.
    ...jsonChunks(identities, 10_000).map((chunk) =>
      db.all<Answer>(sql`
        SELECT 'same' AS kind, '' AS name, 0 AS number,
          coalesce(${merged('key', sql`x.item_key = n.value->>'key'`)}, ${same(sql`a.source_key = n.value->>'key'`)}, ${same(sql`a.source_key = n.value->>'otherKey'`)},
            ${merged('url', isAt('x.address', 'url', 'x.item_key'))}, ${same(isAt('a.bandcamp_url', 'url', 'a.source_key'))}, ${same(isAt('a.bandcamp_url', 'other', 'a.source_key'))},
            json_object('alike', json(${namesakes}), 'holder', ${holder})) AS found FROM json_each(${chunk}) n`),
    ),
    // Few have merged albums: without one, no name is looked at.
    ...jsonChunks(allNames, 10_000).map((chunk) =>
      db.all<Answer>(sql`
        SELECT 'title-artist' AS kind, '' AS name, 0 AS number, ${foundOf({ ...asked, alias: sql`json_object('url', x.address, 'key', x.item_key, 'names', x.names_key, 'place', x.merged_id)` })} AS found
        FROM (SELECT 1 WHERE EXISTS (SELECT 1 FROM album_alias WHERE user_id = ${userId})) CROSS JOIN json_each(${chunk}) n
          CROSS JOIN album_alias x ON x.user_id = ${userId} AND x.names_key = n.value AND x.import_id IS NOT ${importId}
          CROSS JOIN album a ON a.id = x.album_id AND +a.user_id = ${userId}`),
    ),
    // A list may say which album a track is from; of some albums it is known which tracks they have.
    ...jsonChunks(albumsOfTracks, 10_000).map((chunk) =>
      db.all<Answer>(sql`
        SELECT 'same' AS kind, '' AS name, 0 AS number, ${foundOf(asked)} AS found
        FROM json_each(${chunk}) n CROSS JOIN album a ON a.user_id = ${userId} AND a.source_key = n.value`),
    ),
    ...jsonChunks(tracks, 10_000).map((chunk) =>
      db.all<Answer>(sql`
        SELECT 'track' AS kind, n.value AS name, 0 AS number, ${foundOf(asked)} AS found
        FROM json_each(${chunk}) n
          CROSS JOIN album_track t ON t.user_id = ${userId} AND t.track_id = cast(substr(n.value, 2) AS integer)
          CROSS JOIN album a ON a.id = t.album_id AND +a.user_id = ${userId} AND a.source_key GLOB 'a[0-9]*'`),
    ),
    ...jsonChunks(names, 10_000).map((chunk) =>
      db.all<Answer>(sql`
        SELECT 'title-artist' AS kind, '' AS name, 0 AS number, ${foundOf(asked)} AS found
        FROM json_each(${chunk}) n CROSS JOIN album a ON a.user_id = ${userId} AND a.names_key = n.value WHERE ${isUnmerged}`),
    ),
    ...jsonChunks(prefixes, 10_000).map((chunk) =>
      db.all<Answer>(sql`
        SELECT 'taken' AS kind, n.value AS name, cast(substr(a.source_key, length(n.value) + 1) AS integer) AS number, ${foundOf(asked)} AS found
        FROM json_each(${chunk}) n CROSS JOIN album a ON a.user_id = ${userId}
          AND a.source_key > n.value AND a.source_key < substr(n.value, 1, length(n.value) - 1) || char(11)`),
    ),
  ]
}

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
        isAlias: row.alias !== null || rule === 'single',
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
    if (album.bandcampUrl || itemKey) {
      // Of two items of a list with the same address, the first has it.
      const url = album.bandcampUrl || null
      const isFree = !url || (given.get(url) ?? itemKey) === itemKey
      if (url && isFree) given.set(url, itemKey)
      return {
        item,
        input: { ...album, bandcampUrl: isFree ? url : null, sourceKey: itemKey },
        existing: null,
        ...placed,
      }
    }
    const numbers = new Set(taken.get(filePrefix(album))?.map((one) => one.number))
    const number = freeNumber(item.nth, numbers)
    const input = { ...album, bandcampUrl: null, sourceKey: fileKey(album, number) }
    return { item, input, existing: null, ...placed }
  })
}

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
