import { type SQL, sql } from 'drizzle-orm'
import { type AlbumAlias, type DistinctInput, distinctPairs, type KnownDuplicates } from '#domain/albums/album-merge.ts'
import { LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { forgetActs } from '../changes/journal.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'

const BANDCAMP_ITEM = /^[at]\d+$/

type AliasRow = { albumId: number; mergedId: number; address: string | null; itemKey: string | null; names: string }

/** Maps the rows of `aliasesStatement`. */
export const toAlias = ({ albumId, mergedId, address, itemKey, names }: AliasRow): AlbumAlias => {
  const [title = '', artist = ''] = names.split('\n')
  return {
    albumId,
    mergedId,
    title,
    artist,
    bandcampUrl: address ?? '',
    itemKey: itemKey !== null && BANDCAMP_ITEM.test(itemKey) ? itemKey : null,
  }
}

/** The statement that reads the names of merged albums, the latest last; `toAlias` maps its rows. Titles and artists are in lower case. */
export const aliasesStatement = ({ db, userId }: Ctx, where: SQL = sql`true`) =>
  db.all<AliasRow>(sql`
    SELECT album_id AS albumId, merged_id AS mergedId, address, item_key AS itemKey, names
    FROM album_alias WHERE user_id = ${userId} AND ${where} ORDER BY merged_id`)

/** The statement that reads the pairs that are not the same. */
export const distinctStatement = ({ db, userId }: Ctx) =>
  db.all<{ one: number; other: number }>(sql`
    SELECT album_id AS one, other_id AS other FROM distinct_albums WHERE user_id = ${userId} ORDER BY 1, 2`)

/** The person's merged albums, and the pairs that are not the same. Titles and artists are in lower case. */
export async function readKnownDuplicates(ctx: Ctx): Promise<KnownDuplicates> {
  const [aliases, pairs] = await batch(ctx.db, [aliasesStatement(ctx), distinctStatement(ctx)])
  return { distinct: pairs.map(({ one, other }) => [one, other]), merged: aliases.map(toAlias) }
}

/**
 * Stores that no two of these albums are the same, or that one differs from all others, or deletes such entries. @throws NotFound;
 * LimitExceeded
 */
export async function setDistinct(ctx: Ctx, input: DistinctInput): Promise<void> {
  const { db, userId } = ctx
  const { albumIds: ids, isSame = false } = input
  const distinct = distinctPairs(input)
  const pairs = JSON.stringify(distinct)
  const owned = sql`(SELECT count(*) FROM json_each(${JSON.stringify(ids)}) i CROSS JOIN album a ON a.id = i.value
    WHERE a.user_id = ${userId} AND a.deleted_at IS NULL)`
  const count = sql`(SELECT count(*) FROM distinct_albums WHERE user_id = ${userId})`
  const most = LIMITS.distinctPerPerson - distinct.length
  const [[found]] = await write(ctx, [
    db.all<{ owned: number; pairs: number }>(sql`SELECT ${owned} AS owned, ${count} AS pairs`),
    isSame
      ? db.run(sql`
          DELETE FROM distinct_albums WHERE user_id = ${userId}
            AND (album_id, other_id) IN (SELECT value->>0, value->>1 FROM json_each(${pairs}))`)
      : db.run(sql`
          INSERT INTO distinct_albums (user_id, album_id, other_id) SELECT ${userId}, value->>0, value->>1 FROM json_each(${pairs})
          WHERE ${owned} = ${ids.length} AND ${count} <= ${most} ON CONFLICT DO NOTHING`),
  ])
  if (found?.owned !== ids.length) throw new NotFound(messages.someAlbumGone)
  if (!isSame && found.pairs > most) throw new LimitExceeded(messages.tooManyDistinct(LIMITS.distinctPerPerson))
}

/** The statements that delete entries of merges and their undo, right before the merged albums come back from the trash. */
export function forgetMerges(ctx: Ctx, ids: readonly number[], isAllowed: SQL = sql`true`) {
  const { db, userId } = ctx
  const back = sql`FROM album WHERE ${isOneOf(userId, ids)} AND deleted_at IS NOT NULL AND ${isAllowed}`
  return [
    db.run(sql`DELETE FROM album_alias WHERE user_id = ${userId} AND merged_id IN (SELECT id ${back})`),
    ...forgetActs(ctx, sql`user_id = ${userId} AND kind = 'merge' AND entry IN (SELECT cast(id AS text) ${back})`),
  ]
}
