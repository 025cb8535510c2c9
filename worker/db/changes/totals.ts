import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { SUMMARY_KINDS, type SummaryKind } from '../schema.ts'
import type { Column } from './rows.ts'

const TAGS = sql`'[' || replace(json_quote(replace(substr(tag_text, 2, length(tag_text) - 2), char(10), char(8232))), char(8232), '","') || ']'`
/** The tags of an album as they are written, Bandcamp's first, as a JSON array in SQL. */
const SPELLINGS = sql`'[' || substr(bandcamp_tags, 2, length(bandcamp_tags) - 2) || iif(bandcamp_tags <> '[]' AND user_tags <> '[]', ',', '')
  || substr(user_tags, 2, length(user_tags) - 2) || ']'`
const KEYS: Record<Exclude<SummaryKind, 'tag'>, SQL> = {
  month: sql`strftime('%Y-%m', added_at / 1000, 'unixepoch')`,
  decade: sql`substr(release_date, 1, 3) || '0'`,
  label: sql`label`,
  currency: sql`currency`,
  price: sql`iif(price > 0, currency, NULL)`,
}

const lists = (amount = sql`1`) =>
  sql`sum(iif(list = 'collection', ${amount}, 0)) AS collection, sum(iif(list = 'wishlist', ${amount}, 0)) AS wishlist`

/** The statement that corrects which albums are in a crate; a `RETURNING` can follow it. */
export function correctCrated(where: SQL): SQL {
  const isCrated = sql`EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
  return sql`UPDATE album SET is_crated = ${isCrated} WHERE ${where} AND is_crated <> ${isCrated}`
}

/** What albums are counted by, but tags. */
export const KINDS = Object.keys(KEYS) as (keyof typeof KEYS)[]

/** What `summary_count` has to say of some albums, `living` ones, by these kinds but tags. */
export const countsOf = (living: SQL, kinds: readonly (keyof typeof KEYS)[]) => sql`
  SELECT user_id, kind, key, '' AS name, ${lists(sql`iif(kind = 'price', price, 1)`)} FROM (
    SELECT user_id, list, price, kind.value AS kind, CASE kind.value ${sql.join(
      kinds.map((kind) => sql`WHEN ${sql.raw(`'${kind}'`)} THEN ${KEYS[kind]}`),
      sql` `,
    )} END AS key
    FROM album CROSS JOIN json_each(${JSON.stringify(kinds)}) AS kind WHERE ${living}) WHERE key IS NOT NULL GROUP BY 1, 2, 3`

/** What `summary_count` has to say of the tags of some albums, `living` ones. */
export const tagCountsOf = (living: SQL) => sql`
  SELECT user_id, 'tag' AS kind, key, name, ${lists()} FROM (
    SELECT user_id, list, tag.value AS key, iif(json_array_length(${TAGS}) = json_array_length(${SPELLINGS}), (${SPELLINGS}) ->> min(tag.key), tag.value) AS name
    FROM album, json_each(${TAGS}) AS tag WHERE ${living} AND tag_text <> '' GROUP BY album.id, tag.value)
  GROUP BY 1, 3`

/** What `summary` counts by album. */
const COLUMNS = ['albums', 'uncrated', 'tracks', 'stars1', 'stars2', 'stars3', 'stars4', 'stars5', 'half_stars']

/** The columns of `summary` that are counted by album, each as `toText` has it. */
export const eachTotal = (toText: (column: string) => string, separator = ', ') =>
  sql.raw(COLUMNS.map(toText).join(separator))

/** What `summary` has to say of each of some albums, `living` ones. */
export const albumTotals = (living: SQL) => sql`
  SELECT user_id, list, 1 AS albums, is_crated = 0 AS uncrated, coalesce(track_count, 0) AS tracks, round(rating) IS 1 AS stars1,
    round(rating) IS 2 AS stars2, round(rating) IS 3 AS stars3, round(rating) IS 4 AS stars4, round(rating) IS 5 AS stars5,
    rating IS NOT round(rating) AS half_stars FROM album WHERE ${living}`

const MEMBERS = sql`crate_album AS member JOIN album ON album.id = member.album_id
  WHERE member.user_id = crate.user_id AND member.crate_id = crate.id AND album.deleted_at IS NULL`

/** What a crate's `album_count` has to be. */
export const ALBUM_COUNT = sql`(SELECT count(*) FROM ${MEMBERS})`

const coversWhere = (where: SQL) => sql`(
  SELECT json_group_array(json_object('id', id, 'position', position, 'title', title, 'artist', artist, 'coverUrl', cover_url)) FROM (
    SELECT album.id, member.position, album.title, album.artist, album.cover_url FROM ${MEMBERS} AND ${where}
    ORDER BY member.position, member.album_id LIMIT 4))`

/** What a crate's `preview_covers` have to be. */
export const COVERS = coversWhere(sql`true`)

/** The same without looking through all albums of a crate that are in the trash. */
export const FOUND_COVERS = sql`iif(album_count = 0, '[]', ${COVERS})`

// Before the first one there are none but `these`, so the albums in the trash before it are passed by.
const COVERS_OF_THESE = sql`iif(album_count = 0, '[]', ${coversWhere(
  sql`member.position >= min(coalesce(crate.preview_covers->>'$[0].position', part.first), part.first)`,
)})`

/** What is kept of albums: totals of each list, how many have what, whether they are in a crate, and the first ones of crates. */
type Total = 'list' | SummaryKind | 'crated' | 'covers'

/** What is kept of which columns, of albums that come and go (`album`), and of their places in crates (`member`). */
const TOTALS = {
  album: ['list', ...SUMMARY_KINDS],
  member: ['list', 'crated'],
  list: ['list', ...SUMMARY_KINDS],
  deletedAt: ['list', ...SUMMARY_KINDS, 'covers'],
  rating: ['list'],
  trackCount: ['list'],
  addedAt: ['month'],
  releaseDate: ['decade'],
  label: ['label'],
  currency: ['currency', 'price'],
  price: ['price'],
  bandcampTags: ['tag'],
  userTags: ['tag'],
  title: ['covers'],
  artist: ['covers'],
  coverUrl: ['covers'],
} as const satisfies { [Key in Column | 'album' | 'member']?: readonly Total[] }

/** A column of which something is kept. */
export type CountedColumn = Exclude<keyof typeof TOTALS, 'album' | 'member'>

/** What is kept of a column, or of what `TOTALS` names beside them. */
const totalsOf = (key: string): readonly Total[] => (key in TOTALS ? TOTALS[key as keyof typeof TOTALS] : [])

/**
 * Keeps what is counted of albums: the statements before those of a transaction that change them, and the ones after. What the albums come
 * to is taken off first, and added again as they are then; so it is right whether they changed or not. `ids` selects the same albums before
 * and after, at least those that change; `changed` names their columns, or is as in `TOTALS`.
 */
export function keepTotals({ db, userId }: Ctx, ids: SQL, changed: readonly string[]) {
  const totals = new Set(changed.flatMap(totalsOf))
  const these = sql`WITH these(value) AS MATERIALIZED (${ids})`
  const which = sql`album.id IN (SELECT value FROM these) AND +album.user_id = ${userId}`
  const living = sql`${which} AND deleted_at IS NULL`
  const kinds = KINDS.filter((kind) => totals.has(kind))
  const counts = [
    ...(kinds.length > 0 ? [countsOf(living, kinds)] : []),
    ...(totals.has('tag') ? [tagCountsOf(living)] : []),
  ]
  const add = (sign: '-' | '+') => [
    ...(totals.has('list')
      ? [
          sql`
            INSERT INTO summary (user_id, list, ${eachTotal((column) => column)})
            SELECT user_id, list, ${eachTotal((column) => `${sign}sum(${column})`)} FROM (${albumTotals(living)}) WHERE true GROUP BY 1, 2
            ON CONFLICT (user_id, list) DO UPDATE SET ${eachTotal((column) => `${column} = ${column} + excluded.${column}`)}`,
        ]
      : []),
    ...counts.map(
      (some) => sql`
        INSERT INTO summary_count (user_id, kind, key, name, collection, wishlist)
        SELECT user_id, kind, key, name, ${sql.raw(sign)}collection, ${sql.raw(sign)}wishlist FROM (${some}) WHERE true
        ON CONFLICT (user_id, kind, key) DO UPDATE
        SET ${sign === '+' ? sql`name = excluded.name,` : sql``} collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist`,
    ),
  ]
  const after = [
    ...(totals.has('crated') ? [correctCrated(which)] : []),
    ...add('+'),
    ...(counts.length > 0
      ? [
          sql`DELETE FROM summary_count INDEXED BY summary_count_empty WHERE user_id = ${userId} AND collection <= 0 AND wishlist <= 0`,
        ]
      : []),
    // First those that are to be found from the start, since the others know where to begin.
    ...(totals.has('crated')
      ? [sql`UPDATE crate SET preview_covers = ${FOUND_COVERS} WHERE user_id = ${userId} AND preview_covers = '[ ]'`]
      : []),
    ...(totals.has('covers')
      ? [
          sql`
            , part AS MATERIALIZED (
              SELECT crate_id, min(position) AS first FROM these CROSS JOIN crate_album ON album_id = these.value GROUP BY 1),
            kept AS MATERIALIZED (
              SELECT id, ${COVERS_OF_THESE} AS covers FROM part CROSS JOIN crate ON crate.id = part.crate_id WHERE crate.user_id = ${userId})
            UPDATE crate SET preview_covers = kept.covers FROM kept WHERE crate.id = kept.id AND crate.preview_covers <> kept.covers`,
        ]
      : []),
  ]
  const run = (one: SQL) => db.run(sql`${these} ${one}`)
  return { before: add('-').map(run), after: after.map(run) }
}
