import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { CrateView } from '#domain/crates/crate.ts'
import type { NewCrate } from '#domain/crates/crate-albums.ts'
import { PLACE_GAP } from '#domain/crates/places.ts'
import { drawId } from '#domain/drawn-ids.ts'
import { LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { putStatement } from '../changes/insert-delete.ts'
import type { Ctx } from '../context.ts'
import { requireFreeId } from '../drawn-ids.ts'
import { notLastStep } from '../steps.ts'
import { addAlbumsToCrate, PLACES_PER_STEP } from './crate-albums.ts'
import { crateStatement, toCrateView } from './crates.ts'
import { ownership, requireOwnership } from './ownership.ts'

/**
 * Creates a crate at the end of the list, with the named albums in it. All checks come before the first change; many albums are added in
 * steps. The same call again, with the same id or, without one, the same key, continues with the same crate, even if that has changed
 * since. Crates in the trash count towards the limit. @throws NotFound if an album is not the person's, or the crate has been deleted;
 * Conflict `id-taken`; LimitExceeded
 */
export async function createCrate(ctx: Ctx, { albumIds = [], ...input }: NewCrate): Promise<CrateView> {
  const first = albumIds.slice(0, PLACES_PER_STEP)
  const isAll = first.length === albumIds.length
  if (!isAll) requireOwnership(await ownership(ctx, { albumIds }).check)
  const key = input.id === undefined ? (isAll ? undefined : ctx.keyed?.key) : digestOf({ ...input, albumIds })
  const made = await create(isAll ? ctx : notLastStep(ctx), { ...input, albumIds: first }, key)
  return isAll ? made : addAlbumsToCrate(ctx, made.id, albumIds.slice(first.length))
}

/** Identifies the call that created a crate, for calls with an id. */
function digestOf({ id, name, description, query, isFavorite, albumIds }: NewCrate): string {
  const text = JSON.stringify([id, name, description, query, isFavorite, albumIds])
  return createHash('sha256').update(text).digest('base64')
}

/** The position of the person's last crate, in the list or in the trash, where it keeps its own; 0 without one. */
export const lastPosition = (userId: string): SQL => sql`coalesce((
  SELECT max(position) FROM (SELECT position FROM crate WHERE user_id = ${userId} UNION ALL SELECT position FROM deleted_crate WHERE user_id = ${userId})), 0)`

/** `requestKey` identifies the call, and is stored with the crate. */
async function create(
  ctx: Ctx,
  { id, albumIds = [], ...input }: NewCrate,
  requestKey: string = crypto.randomUUID(),
): Promise<CrateView> {
  const { db, userId, now } = ctx
  const owns = ownership(ctx, { albumIds })
  const isIt = sql`user_id = ${userId} AND request_key = ${requestKey}`
  const made = sql`(SELECT id FROM crate WHERE ${isIt})`
  const newId = id ?? drawId()
  // Checked against all people's rows: an id belongs to one crate, in the list or in the trash.
  const isTaken = sql`EXISTS (SELECT 1 FROM crate WHERE id = ${newId} UNION ALL SELECT 1 FROM deleted_crate WHERE id = ${newId})`
  const parts = {
    made: db.run(sql`
      INSERT INTO crate (id, user_id, name, description, query, is_favorite, position, created_at, request_key)
      SELECT ${newId}, ${userId}, ${input.name}, ${input.description ?? ''}, ${input.query ?? null}, ${input.isFavorite ? 1 : 0},
        ${PLACE_GAP} + ${lastPosition(userId)}, ${now.getTime()}, ${requestKey}
      WHERE ${owns.guard} AND NOT ${isTaken}
        AND (SELECT count(*) FROM crate WHERE user_id = ${userId})
          + (SELECT count(*) FROM deleted_crate WHERE user_id = ${userId}) < ${LIMITS.cratesPerPerson}
      ON CONFLICT (user_id, request_key) DO NOTHING`),
    memberships: putStatement(
      ctx,
      albumIds,
      sql`SELECT ${userId}, ${made}, value, (key + 1) * ${PLACE_GAP}, NULL FROM json_each(${owns.albums}) WHERE changes() = 1`,
    ),
  }
  const { check, rows } = await write(
    ctx,
    { check: owns.check, ...counted(ctx, parts), rows: crateStatement(ctx, sql`crate.id = ${made}`) },
    albumIds.length > 0 ? ['places'] : [],
  )
  if (rows.length > 0) return toCrateView(rows)
  requireOwnership(check)
  const [deleted] = await db.all(sql`SELECT id FROM deleted_crate WHERE ${isIt}`)
  if (deleted) throw new NotFound(messages.crateGone)
  await requireFreeId(ctx, isTaken)
  throw new LimitExceeded(messages.tooManyCrates(LIMITS.cratesPerPerson))
}
