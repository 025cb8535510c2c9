import { gt, sql } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
import type { SyncHead } from '#domain/sync/sync.ts'
import { newestRevision } from '../changes/revision.ts'
import type { AccountCtx, Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { ifMoving } from '../move/moving.ts'
import { album, syncChange, type syncState } from '../schema.ts'
import {
  ALBUMS_AT_ONCE,
  changedAlbums,
  differences,
  everything,
  firstPage,
  NOTES_AT_ONCE,
  notedChanges,
  type Parts,
} from './change-parts.ts'

const DAY = 86_400_000

type Cursor = { epoch: string; revision: number }
type State = Pick<typeof syncState.$inferSelect, 'epoch' | 'revision'>

type Found = {
  epoch: string | null
  revision: number
  /** The version of the account that devices were given last. */
  accountVersion: number | null
  /** The highest revision of albums and recorded changes, given to a device or not. */
  newest: number
  /** Whether the cursor is a revision that was given to a device. */
  isGiven: number
  /** Whether an import is running. */
  isImporting: number
}

async function findState({ db, userId }: Ctx, cursor: Cursor | undefined): Promise<Found> {
  const since = cursor?.revision ?? -1
  const [found] = await db.all<Found>(sql`
    SELECT state.epoch, coalesce(state.revision, 0) AS revision, state.account_version AS accountVersion,
      ${newestRevision(userId)} AS newest,
      CASE WHEN state.revision = ${since} THEN 1
        ELSE EXISTS (SELECT 1 FROM sync_cursor WHERE user_id = ${userId} AND revision = ${since}) END AS isGiven,
      EXISTS (SELECT 1 FROM fan_import WHERE user_id = ${userId} AND status IN ('running', 'waiting')) AS isImporting
    FROM (SELECT 1) LEFT JOIN sync_state AS state ON state.user_id = ${userId}`)
  return found as Found
}

/** When the account was last changed (ms), which is its version for devices. */
async function accountVersionOf({ accounts, userId }: AccountCtx): Promise<number | null> {
  const [row] = await accounts.all<{ version: number }>(
    sql`SELECT updated_at AS version FROM user WHERE id = ${userId}`,
  )
  return row?.version ?? null
}

/**
 * What has changed since a device was given `cursor`; everything if the device holds nothing, or its cursor is too old or of another
 * history. The other parts are read on demand; `isLong` tells whether there may be many. Changes made meanwhile have a higher revision than
 * the given one, so they follow with the next call. A replica may not have the cursor yet, so `primary` is asked before it counts as
 * unknown.
 */
export async function readChanges(
  ctx: Ctx,
  cursor?: Cursor,
  { primary, beforeWrite }: { primary?: Ctx; beforeWrite?: () => Promise<void> } = {},
): Promise<{ head: SyncHead; parts: Parts | null; isLong: boolean }> {
  const { db, userId, now } = ctx
  const [found, accountVersion] = await Promise.all([findState(ctx, cursor), accountVersionOf(ctx)])
  // For a person without a given revision, nothing has changed.
  const isOther = found.epoch !== null && found.accountVersion !== accountVersion
  const isNewer = found.newest > found.revision || isOther
  const isImporting = found.isImporting === 1
  // The daily clean-up only deletes older ones, so never the one in use here.
  const oldest = now.getTime() - LIMITS.changesDays * DAY
  const isKnown =
    cursor !== undefined && cursor.epoch === found.epoch && found.isGiven === 1 && cursor.revision > oldest
  if (cursor && !isKnown && primary) return readChanges(primary, cursor, { beforeWrite })
  if (isKnown && !isNewer && cursor.revision === found.revision) {
    return {
      head: { epoch: cursor.epoch, revision: found.revision, newest: found.newest, isImporting, isFull: false },
      parts: null,
      isLong: false,
    }
  }
  await beforeWrite?.()
  // If there is nothing newer, the same revision is given again.
  const isNew = isNewer || found.epoch === null
  const next = isNew ? Math.max(now.getTime(), found.newest, found.revision + 1) : found.revision
  const common = { newest: isOther ? next : found.newest, isImporting }
  // A device that is ahead got its revision from a history that was cut by a restore, so other copies of that history are invalid too.
  const isCut = cursor !== undefined && cursor.epoch === found.epoch && cursor.revision > found.revision
  // Where another call gives a higher one at the same time, that one is answered.
  const give = {
    // The records learn here that the account has changed, as they do by triggers of their own changes. A replica may not have heard that
    // another device was told.
    told: db.run(sql`
      INSERT INTO sync_change (user_id, revision, kind) SELECT user_id, revision + 1, 'profile' FROM sync_state
      WHERE ${isOther ? 1 : 0} AND user_id = ${userId} AND account_version IS NOT ${accountVersion} ON CONFLICT DO NOTHING`),
    states: db.all<State>(sql`
      INSERT INTO sync_state (user_id, epoch, revision, account_version)
      VALUES (${userId}, ${crypto.randomUUID()}, ${next}, ${accountVersion})
      ON CONFLICT DO UPDATE SET epoch = iif(${isCut ? 1 : 0}, excluded.epoch, epoch), revision = max(revision, excluded.revision),
        account_version = iif(${isOther ? 1 : 0}, excluded.account_version, account_version)
      RETURNING epoch, revision`),
    cursor: db.run(sql`INSERT INTO sync_cursor (user_id, revision) VALUES (${userId}, ${next}) ON CONFLICT DO NOTHING`),
  }
  // Of somebody who is being moved nothing is given: what is told now is told again.
  const states = [{ epoch: found.epoch ?? crypto.randomUUID(), revision: found.revision }]
  if (!isKnown) {
    const given = await batch(db, { ...give, albums: firstPage(ctx) }).catch(
      ifMoving(async () => ({ states, albums: await firstPage(ctx) })),
    )
    const [state] = given.states
    return {
      head: { ...(state as State), ...common, isFull: true },
      parts: everything(ctx, given.albums),
      isLong: true,
    }
  }
  const changed = {
    albums: changedAlbums(ctx, gt(album.revision, cursor.revision)),
    notes: notedChanges(ctx, gt(syncChange.revision, cursor.revision)),
  }
  const given = await batch(db, { ...give, ...changed }).catch(
    ifMoving(async () => ({ states, ...(await batch(db, changed)) })),
  )
  const { albums, notes } = given
  const [state] = given.states
  // The daily clean-up has forgotten the history just now.
  if (state?.epoch !== cursor.epoch) return readChanges(ctx)
  const isLong = albums.length === ALBUMS_AT_ONCE || notes.length === NOTES_AT_ONCE
  return { head: { ...state, ...common, isFull: false }, parts: differences(ctx, albums, notes), isLong }
}
