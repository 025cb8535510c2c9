import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/album.ts'
import type { Ctx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { album } from '../schema.ts'
import { type ImportedAlbum, isOneOf, nextRevision, toAlbumColumns, toAlbumView, viewColumns } from './album-rows.ts'
import { type AlbumCount, requireRoomForAlbums } from './albums.ts'
import { CONTENT_COLUMNS, joined, jsonValue, NEW_COLUMNS } from './field-sql.ts'

// An album in a file overwrites the same album in the trash.
const REVIVE = sql`DO UPDATE SET deleted_at = NULL, changed = excluded.changed, version = version + 1, import_id = excluded.import_id,
  ${joined(CONTENT_COLUMNS.map(([, column]) => `${column} = excluded.${column}`))} WHERE deleted_at IS NOT NULL`
const ON_CONFLICT = {
  skip: sql`ON CONFLICT DO NOTHING`,
  revive: sql`ON CONFLICT (user_id, bandcamp_url) ${REVIVE} ON CONFLICT (user_id, source_key) ${REVIVE}`,
}

/**
 * The statement that inserts a JSON chunk of `toRow`'s rows if `guard` holds. Its row count is the number of albums inserted or taken
 * from the trash.
 */
export const insertRows = (
  ctx: Ctx,
  rows: string,
  { importId, inTrash = 'skip', guard = sql`true` }: RowOptions,
): SQL => sql`
    INSERT INTO album (user_id, import_id, changed, ${joined(NEW_COLUMNS.map(([, column]) => column))})
    SELECT ${ctx.userId}, ${importId ?? null}, ${nextRevision(ctx)}, ${joined(NEW_COLUMNS.map(([name]) => jsonValue('value', name)))}
    FROM json_each(${rows}) WHERE ${guard}
    ${ON_CONFLICT[inTrash]}`

/** A new album as a row for `insertRows`: its columns by name, dates in ms, without those that are null. */
export const toRow = (input: ImportedAlbum, now: Date): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(toAlbumColumns(input, now)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value instanceof Date ? value.getTime() : value]],
    ),
  )

/** `importId` marks the rows as part of an import; `inTrash` tells what happens to an album in the trash. */
type InsertOptions = { importId?: number; inTrash?: 'skip' | 'revive' }

type RowOptions = InsertOptions & { guard?: SQL }

/** New albums as JSON chunks for `insertRows`, a thousand rows per bound value. */
export const toChunks = (inputs: readonly ImportedAlbum[], now: Date): string[] =>
  jsonChunks(inputs.map((input) => toRow(input, now)))

/**
 * Checks that the person may add the albums of these chunks; only those whose URL and source key are new count. Returns the count to pass
 * as `counted` for the next chunks. @throws LimitExceeded
 */
export function requireRoomForChunks(
  ctx: Ctx,
  chunks: readonly string[],
  { adding, counted }: { adding: number; counted?: AlbumCount | null },
): Promise<AlbumCount> {
  return requireRoomForAlbums(ctx, adding, { counted, countMissing: () => countMissing(ctx, chunks) })
}

async function countMissing({ db, userId }: Ctx, chunks: readonly string[]): Promise<number> {
  let missing = 0
  for (const rows of chunks) {
    missing += (
      await db.get<{ missing: number }>(sql`
        SELECT count(DISTINCT coalesce(value->>'bandcampUrl', value->>'sourceKey', key)) AS missing FROM json_each(${rows})
        WHERE NOT EXISTS (SELECT 1 FROM album WHERE user_id = ${userId} AND bandcamp_url = value->>'bandcampUrl')
          AND NOT EXISTS (SELECT 1 FROM album WHERE user_id = ${userId} AND source_key = value->>'sourceKey')`)
    ).missing
  }
  return missing
}

/**
 * Inserts many albums in one batch. Albums whose URL or source key exists are skipped; `inTrash` decides
 * about those in the trash. Returns the ids of the written albums. @throws LimitExceeded if there is no space for all new ones
 */
export async function insertAlbums(
  ctx: Ctx,
  inputs: readonly ImportedAlbum[],
  options: InsertOptions = {},
): Promise<number[]> {
  const { db, now } = ctx
  if (inputs.length === 0) return []
  const chunks = toChunks(inputs, now)
  await requireRoomForChunks(ctx, chunks, { adding: inputs.length })
  const [first, ...rest] = chunks.map((rows) =>
    db.all<{ id: number }>(sql`${insertRows(ctx, rows, options)} RETURNING id`),
  )
  if (!first) return []
  return (await batch(db, [first, ...rest])).flatMap((rows) => rows.map((row) => row.id))
}

/** The person's albums with these ids, by id; unknown ids are skipped. */
export async function listAlbumsById({ db, userId }: Ctx, ids: readonly number[]): Promise<AlbumView[]> {
  const rows = await db
    .select(viewColumns)
    .from(album)
    .where(and(isOneOf(userId, ids), isNull(album.deletedAt)))
    .orderBy(album.id)
  return rows.map(toAlbumView)
}

/** Which of these URLs belong to albums in the person's trash. */
export async function findTrashedUrls({ db, userId }: Ctx, urls: readonly string[]): Promise<Set<string>> {
  const trashed = new Set<string>()
  for (const chunk of jsonChunks(urls)) {
    const rows = await db
      .select({ url: sql<string>`${album.bandcampUrl}` })
      .from(album)
      .where(
        and(
          eq(album.userId, userId),
          isNotNull(album.deletedAt),
          sql`${album.bandcampUrl} IN (SELECT value FROM json_each(${chunk}))`,
        ),
      )
    for (const { url } of rows) trashed.add(url)
  }
  return trashed
}
