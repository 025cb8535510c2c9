import { type SQL, sql } from 'drizzle-orm'
import type { FileAlbum } from '#domain/exchange.ts'
import { fileWords } from '#domain/file-rows.ts'
import { FILE_KEY, fileKey, type ImportedAlbum } from '../albums/album-rows.ts'
import { type Db, jsonChunks } from '../database.ts'

/** An album of a file; `nth` tells those without an address apart that have the same title and artist. */
export type FileInput = { album: FileAlbum; nth: number }

/** The album that a file's album is: `isOwn` when the import itself brought it in, `empty` says which fields are (see `EMPTY`). */
export type There = { id: number; isTrashed: boolean; isOwn: boolean; empty: number }

/** A file's album with the address or key it has in the database, and the album that is there under it. */
export type Keyed<Input> = { from: Input; input: ImportedAlbum; there: There | null }

/** The bits of `There.empty`. */
export const EMPTY = { rating: 1, notes: 2, tags: 4, coverUrl: 8, releaseDate: 16, trackCount: 32, previewTitle: 64 }

type Found = {
  kind: 'url' | 'words' | 'taken'
  name: string
  id: number
  url: string | null
  key: string | null
  number: number
  trashed: number
  revived: number
  own: number
  empty: number
}

// The names drive the joins: each is looked up in an index.
const found = (kind: Found['kind'], names: string, userId: string, importId: number, on: SQL, number = sql`0`) => sql`
  SELECT ${kind} AS kind, n.value AS name, a.id, a.bandcamp_url AS url, a.source_key AS key, ${number} AS number,
    a.deleted_at IS NOT NULL AS trashed, c.before IS NOT NULL AS revived, a.import_id IS ${importId} AS own,
    (a.rating IS NULL) + 2 * (a.notes = '') + 4 * (a.bandcamp_tags = '[]' AND a.user_tags = '[]') + 8 * (a.cover_url IS NULL)
      + 16 * (a.release_date IS NULL) + 32 * (a.track_count IS NULL) + 64 * (a.preview_title IS NULL) AS empty
  FROM json_each(${names}) n CROSS JOIN album a ON a.user_id = ${userId} AND ${on}
  LEFT JOIN import_change c ON c.user_id = a.user_id AND c.import_id = ${importId} AND c.album_id = a.id`

const distinct = (texts: readonly string[]) => jsonChunks([...new Set(texts)], 10_000)

/** The statements that look for the albums of a file, for a batch; `keyFileAlbums` reads their answers. */
export function lookUpStatements(db: Db, userId: string, rows: readonly FileInput[], importId: number) {
  const urls = rows.flatMap(({ album }) => album.bandcampUrl || [])
  const words = rows.flatMap(({ album }) => (album.bandcampUrl ? [] : fileWords(album)))
  const prefix = sql`(${FILE_KEY} || n.value)`
  return [
    ...distinct(urls).map((names) => found('url', names, userId, importId, sql`a.bandcamp_url = n.value`)),
    ...distinct(words).flatMap((names) => [
      found('words', names, userId, importId, sql`a.words = n.value`),
      found(
        'taken',
        names,
        userId,
        importId,
        sql`a.source_key > ${prefix} || char(10) AND a.source_key < ${prefix} || char(11)`,
        sql`cast(substr(a.source_key, length(${prefix}) + 2) AS integer)`,
      ),
    ]),
  ].map((statement) => db.all<Found>(statement))
}

const wasThere = (row: Found) => row.own === 0 || row.revived === 1
const byAge = (a: Found, b: Found) =>
  (a.trashed | a.revived) - (b.trashed | b.revived) || Number(a.url !== null) - Number(b.url !== null) || a.id - b.id

/**
 * The addresses and keys of a file's albums. An album without an address is the nth that was there under its title and artist before the
 * import came (where the file has no addresses at all also one that has an address), or a new one of its own number, which is the same
 * in whatever order the chunks of the file come.
 */
export function keyFileAlbums<Input extends FileInput>(
  inputs: readonly Input[],
  answers: readonly Found[][],
): Keyed<Input>[] {
  const rows = answers.flat()
  const byUrl = new Map(rows.filter((row) => row.kind === 'url').map((row) => [row.name, row]))
  const byWords = Map.groupBy(
    rows.filter((row) => row.kind === 'words' && wasThere(row)).sort(byAge),
    (row) => row.name,
  )
  const taken = Map.groupBy(
    rows.filter((row) => row.kind === 'taken' && wasThere(row)),
    (row) => row.name,
  )
  return inputs.map((from) => {
    const { id: _, ...album } = from.album
    if (album.bandcampUrl) {
      return { from, input: { ...album, bandcampUrl: album.bandcampUrl }, there: toThere(byUrl.get(album.bandcampUrl)) }
    }
    const words = fileWords(album)
    const alike = (byWords.get(words) ?? []).filter((row) => album.bandcampUrl === undefined || row.url === null)
    const row = alike[from.nth - 1]
    if (row) {
      const sourceKey = row.url === null ? row.key : null
      return { from, input: { ...album, bandcampUrl: row.url, sourceKey }, there: toThere(row) }
    }
    const number = freeNumber(from.nth - alike.length, new Set(taken.get(words)?.map((one) => one.number)))
    return { from, input: { ...album, bandcampUrl: null, sourceKey: fileKey(album, number) }, there: null }
  })
}

const toThere = (row: Found | undefined): There | null =>
  row ? { id: row.id, isTrashed: row.trashed === 1, isOwn: row.own === 1, empty: row.empty } : null

/** The nth number from 1 on that is not taken. */
function freeNumber(nth: number, taken: ReadonlySet<number>): number {
  let number = nth
  for (const one of [...taken].sort((a, b) => a - b)) if (one <= number && one > 0) number += 1
  return number
}
