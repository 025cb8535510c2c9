import { sql } from 'drizzle-orm'
import type { AlbumAlias, KnownDuplicates } from '#domain/album-merge.ts'
import { LimitExceeded, NotFound } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch } from '../database.ts'

const BANDCAMP_ITEM = /^[at]\d+$/

type AliasRow = { albumId: number; mergedId: number; address: string | null; itemKey: string | null; names: string }

const toAlias = ({ albumId, mergedId, address, itemKey, names }: AliasRow): AlbumAlias => {
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

/** The person's merged albums, and the pairs that are not the same. Titles and artists are in lower case. */
export async function readKnownDuplicates({ db, userId }: Ctx): Promise<KnownDuplicates> {
  const [aliases, pairs] = await batch(db, [
    db.all<AliasRow>(sql`
      SELECT album_id AS albumId, merged_id AS mergedId, address, item_key AS itemKey, names
      FROM album_alias WHERE user_id = ${userId} ORDER BY merged_id`),
    db.all<{ one: number; other: number }>(sql`
      SELECT album_id AS one, other_id AS other FROM distinct_albums WHERE user_id = ${userId} ORDER BY 1, 2`),
  ])
  return { distinct: pairs.map(({ one, other }) => [one, other]), merged: aliases.map(toAlias) }
}

const pairsOf = (ids: readonly number[]): [number, number][] => {
  const sorted = ids.toSorted((a, b) => a - b)
  return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other): [number, number] => [one, other]))
}

/** Remembers that no two of these albums are the same, or forgets it. @throws NotFound; LimitExceeded */
export async function setDistinct(ctx: Ctx, ids: readonly number[], areSame: boolean): Promise<void> {
  const { db, userId } = ctx
  const pairs = JSON.stringify(pairsOf(ids))
  const owned = sql`(SELECT count(*) FROM json_each(${JSON.stringify(ids)}) i CROSS JOIN album a ON a.id = i.value
    WHERE a.user_id = ${userId} AND a.deleted_at IS NULL)`
  const count = sql`(SELECT count(*) FROM distinct_albums WHERE user_id = ${userId})`
  const most = LIMITS.distinctPerPerson - pairsOf(ids).length
  const [[found]] = await batch(db, [
    db.all<{ owned: number; pairs: number }>(sql`SELECT ${owned} AS owned, ${count} AS pairs`),
    areSame
      ? db.run(sql`
          DELETE FROM distinct_albums WHERE user_id = ${userId}
            AND (album_id, other_id) IN (SELECT value->>0, value->>1 FROM json_each(${pairs}))`)
      : db.run(sql`
          INSERT INTO distinct_albums (user_id, album_id, other_id) SELECT ${userId}, value->>0, value->>1 FROM json_each(${pairs})
          WHERE ${owned} = ${ids.length} AND ${count} <= ${most} ON CONFLICT DO NOTHING`),
  ])
  if (found?.owned !== ids.length) throw new NotFound(messages.someAlbumGone)
  if (!areSame && found.pairs > most) throw new LimitExceeded(messages.tooManyDistinct(LIMITS.distinctPerPerson))
}

/** Forgets how to undo merges of all accounts from before `before`, whose albums have left the trash by then. Part of the daily clean-up. */
export const purgeMergeRecords = ({ db }: SystemCtx, before: Date) =>
  db.run(sql`UPDATE album_alias SET before = NULL WHERE before IS NOT NULL AND merged_at < ${before.getTime()}`)
