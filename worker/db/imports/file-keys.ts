import { type SQL, sql } from 'drizzle-orm'
import type { FillName } from '#domain/album-fields.ts'
import type { FileAlbum } from '#domain/exchange.ts'
import { titleArtistKey } from '#domain/file-rows.ts'
import { FILE_KEY, fileKey, type ImportedAlbum } from '../albums/album-rows.ts'
import { LACKING } from '../albums/field-sql.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'

/** An album of a file; `nth` distinguishes albums without URL that share title and artist. */
export type FileInput = { album: FileAlbum; nth: number }

/** The existing album that matches a file's album: `isOwn` if this import created it, `lacks` what can be filled. */
type Existing = { id: number; isTrashed: boolean; isOwn: boolean; lacks: ReadonlySet<FillName> }

/** A file's album with the URL or source key it has in the database, and the existing album under it. */
export type Keyed<Input> = { from: Input; input: ImportedAlbum; existing: Existing | null }

type Found = {
  kind: 'url' | 'title-artist' | 'taken'
  name: string
  id: number
  url: string | null
  key: string | null
  number: number
  trashed: number
  revived: number
  own: number
  lacks: string
}

type Lookup = { kind: Found['kind']; names: string; importId: number; on: SQL; number?: SQL }

// The names drive the joins, so that each is looked up in an index.
const lookUp = (userId: string, { kind, names, importId, on, number = sql`0` }: Lookup) => sql`
  SELECT ${kind} AS kind, n.value AS name, a.id, a.bandcamp_url AS url, a.source_key AS key, ${number} AS number,
    a.deleted_at IS NOT NULL AS trashed, c.before IS NOT NULL AS revived, a.import_id IS ${importId} AS own,
    ${LACKING} AS lacks
  FROM json_each(${names}) n CROSS JOIN album a ON a.user_id = ${userId} AND ${on}
  LEFT JOIN import_change c ON c.user_id = a.user_id AND c.import_id = ${importId} AND c.album_id = a.id`

const distinct = (texts: readonly string[]) => jsonChunks([...new Set(texts)], 10_000)

/** The statements that look up a file's albums; `keyFileAlbums` evaluates their rows. */
export function lookUpStatements({ db, userId }: Ctx, rows: readonly FileInput[], importId: number) {
  const urls = rows.flatMap(({ album }) => album.bandcampUrl || [])
  const keys = rows.flatMap(({ album }) => (album.bandcampUrl ? [] : titleArtistKey(album)))
  const prefix = sql`(${FILE_KEY} || n.value)`
  return [
    ...distinct(urls).map((names) =>
      lookUp(userId, { kind: 'url', names, importId, on: sql`a.bandcamp_url = n.value` }),
    ),
    ...distinct(keys).flatMap((names) => [
      lookUp(userId, { kind: 'title-artist', names, importId, on: sql`a.words = n.value` }),
      lookUp(userId, {
        kind: 'taken',
        names,
        importId,
        on: sql`a.source_key > ${prefix} || char(10) AND a.source_key < ${prefix} || char(11)`,
        number: sql`cast(substr(a.source_key, length(${prefix}) + 2) AS integer)`,
      }),
    ]),
  ].map((statement) => db.all<Found>(statement))
}

const wasThere = (row: Found) => row.own === 0 || row.revived === 1
const byAge = (a: Found, b: Found) =>
  (a.trashed | a.revived) - (b.trashed | b.revived) || Number(a.url !== null) - Number(b.url !== null) || a.id - b.id

/**
 * Assigns URLs and source keys to a file's albums. An album without URL matches the nth existing one with its title and artist from
 * before the import (if the file has no URL column, also one with a URL). Otherwise it is new, with a number that does not depend on the
 * order of the chunks.
 */
export function keyFileAlbums<Input extends FileInput>(
  inputs: readonly Input[],
  answers: readonly Found[][],
): Keyed<Input>[] {
  const rows = answers.flat()
  const byUrl = new Map(rows.filter((row) => row.kind === 'url').map((row) => [row.name, row]))
  const byTitleArtist = Map.groupBy(
    rows.filter((row) => row.kind === 'title-artist' && wasThere(row)).sort(byAge),
    (row) => row.name,
  )
  const taken = Map.groupBy(
    rows.filter((row) => row.kind === 'taken' && wasThere(row)),
    (row) => row.name,
  )
  return inputs.map((from) => {
    const { id: _, ...album } = from.album
    if (album.bandcampUrl) {
      return {
        from,
        input: { ...album, bandcampUrl: album.bandcampUrl },
        existing: toExisting(byUrl.get(album.bandcampUrl)),
      }
    }
    const key = titleArtistKey(album)
    const alike = (byTitleArtist.get(key) ?? []).filter((row) => album.bandcampUrl === undefined || row.url === null)
    const row = alike[from.nth - 1]
    if (row) {
      const sourceKey = row.url === null ? row.key : null
      return { from, input: { ...album, bandcampUrl: row.url, sourceKey }, existing: toExisting(row) }
    }
    const number = freeNumber(from.nth - alike.length, new Set(taken.get(key)?.map((one) => one.number)))
    return { from, input: { ...album, bandcampUrl: null, sourceKey: fileKey(album, number) }, existing: null }
  })
}

const toExisting = (row: Found | undefined): Existing | null =>
  row
    ? {
        id: row.id,
        isTrashed: row.trashed === 1,
        isOwn: row.own === 1,
        lacks: new Set(JSON.parse(row.lacks) as FillName[]),
      }
    : null

/** The nth free number, from 1. */
function freeNumber(nth: number, taken: ReadonlySet<number>): number {
  let number = nth
  for (const one of [...taken].sort((a, b) => a - b)) if (one <= number && one > 0) number += 1
  return number
}
