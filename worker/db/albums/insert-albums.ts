import { type SQL, sql } from 'drizzle-orm'
import { LimitExceeded } from '#domain/errors/app-error.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { LIMITS } from '#domain/limits.ts'
import { withRuledTags } from '#domain/tags/tag-rules.ts'
import { collectionFull } from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { insertStatement } from '../changes/insert-delete.ts'
import { areOtherItems } from '../changes/named-albums.ts'
import { toJsonValue } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { batch, idsOf, rowChunks } from '../database.ts'
import { inChunks } from '../steps.ts'
import { tagRulesStatement, toTagRules } from '../tags/tag-rules.ts'
import { countAdded, keptCount } from './album-count.ts'
import { toAlbumColumns } from './album-rows.ts'

/** A new album as a row for `insertStatement`: its columns by name, dates in ms, truth as 1 or 0, without those that are null. */
export const toRow = (input: ImportedAlbum, now: Date): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(toAlbumColumns(input, now)).flatMap(([name, value]) =>
      value === null ? [] : [[name, toJsonValue(value)]],
    ),
  )

/** The condition that a row of `toRow` names no album that was merged into another. */
const isUnmerged = (
  userId: string,
): SQL => sql`NOT EXISTS (SELECT 1 FROM album_alias WHERE user_id = ${userId} AND address = value->>'bandcampUrl'
    AND NOT ${areOtherItems(sql`item_key`, sql`value->>'sourceKey'`)})
  AND NOT EXISTS (SELECT 1 FROM album_alias WHERE user_id = ${userId} AND item_key = value->>'sourceKey')`

async function countMissing({ db, userId }: Ctx, chunks: readonly { json: string }[]): Promise<number> {
  let missing = 0
  for (const { json: rows } of chunks) {
    missing += (
      await db.get<{ missing: number }>(sql`
        SELECT count(DISTINCT coalesce(value->>'bandcampUrl', value->>'sourceKey', key)) AS missing FROM json_each(${rows})
        WHERE NOT EXISTS (SELECT 1 FROM album WHERE user_id = ${userId} AND bandcamp_url = value->>'bandcampUrl')
          AND NOT EXISTS (SELECT 1 FROM album WHERE user_id = ${userId} AND source_key = value->>'sourceKey') AND ${isUnmerged(userId)}`)
    ).missing
  }
  return missing
}

/**
 * Inserts many albums, in steps. Albums whose URL or source key exists, also in the trash, are skipped. Returns the ids of the inserted
 * albums. @throws LimitExceeded before the first step if there is not enough room for all new ones
 */
export async function insertAlbums(ctx: Ctx, inputs: readonly ImportedAlbum[]): Promise<number[]> {
  const { db, now } = ctx
  if (inputs.length === 0) return []
  const { count, known } = await batch(db, {
    count: db.all<{ albums: number }>(sql`SELECT ${keptCount(ctx)} AS albums`),
    known: tagRulesStatement(ctx),
  })
  const chunks = rowChunks(inputs.map(withRuledTags(toTagRules(known))).map((input) => toRow(input, now)))
  const room = LIMITS.albumsPerPerson - (count[0]?.albums ?? 0)
  // Albums that exist need no room.
  if (inputs.length > room && (await countMissing(ctx, chunks)) > room) {
    throw new LimitExceeded(collectionFull(LIMITS.albumsPerPerson))
  }
  const added = await inChunks(ctx, chunks, async (step, chunk) => {
    const written = insertStatement(step, chunk, { guard: isUnmerged(ctx.userId) })
    const done = await write(step, counted(step, { written, count: countAdded(step) }), ['bytes'])
    return idsOf(done.written)
  })
  return added.flat()
}
