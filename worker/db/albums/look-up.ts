import { type SQL, sql } from 'drizzle-orm'
import { namesKey } from '#domain/albums/names.ts'
import { filePrefix } from '#domain/imports/file-key.ts'
import { type Item, keyOf } from '#domain/imports/item.ts'
import type { Answer, Matched } from '#domain/imports/match-items.ts'
import { jsonColumn, jsonObject } from '../changes/field-sql.ts'
import { type AlbumName, areOtherItems, nameOfKeys } from '../changes/named-albums.ts'
import { type Column, rowColumns } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'

/** What a statement finds the album of a row by. */
export function nameOf({ existing, input }: Matched): AlbumName {
  return existing ? { column: 'id', name: existing.id } : nameOfKeys(input)
}

/** How the address of the album begins that is the single of a track, or the other way around; null for any other address. */
function twinOf(url: string | null): string | null {
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
  'hasTracks', CASE WHEN a.deleted_at IS NULL THEN a.track_text <> ''
    ELSE EXISTS (SELECT 1 FROM album_track t WHERE t.user_id = a.user_id AND t.album_id = a.id) END,
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
    const { bandcampUrl, otherUrl, otherKey = null } = item.album
    const [url, other, key] = [bandcampUrl || null, otherUrl || null, keyOf(item.album)]
    const [names] = url && item.isExact ? [] : namesOfItem(item)
    return url || key ? [{ url, twin: twinOf(url), other, key, otherKey, names }] : []
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
    sql`${sql.raw(`${column} = n.value->>'${name}'`)} AND NOT ${areOtherItems(sql`n.value->>'key'`, sql.raw(key))}`
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
