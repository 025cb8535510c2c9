import { and, eq, isNull, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import type { UndoReport } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { countDeleted } from '../albums/album-count.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { deleteStatement, takeStatement } from '../changes/insert-delete.ts'
import { forgetActs, giveBack, isOf } from '../changes/journal.ts'
import { bumpRevision } from '../changes/revision.ts'
import { changedRows, isOneOf } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { idsOf, inList } from '../database.ts'
import { album, imports } from '../schema.ts'
import { inChunks, notLastStep, sumOf } from '../steps.ts'
import { isPersons, versionOfImports } from './album-sources.ts'
import { undoRest } from './import-extras.ts'
import { importAct, ownImport } from './imports.ts'
import { takeBack } from './take-back.ts'
import { removeEvents } from './write-history.ts'

// So many albums hold the database for 50 to 100 ms.
const ALBUMS_PER_STEP = 250

/**
 * Undoes an import. Albums it added are deleted for good, so that they can be imported again, unless they were changed since: edited,
 * rated, annotated, tagged, heard or put in a crate. For a file import it also reverts crate positions, crates that contain nothing else,
 * filled fields, albums restored from the trash, names and history of albums, tag rules, colors of tags and pairs that are not the same,
 * unless changed since. An active import ends. Many albums are undone in steps; interrupted, the same call undoes the rest. @throws
 * NotFound; Conflict `too-late`
 */
export async function undoImport(ctx: Ctx, importId: number): Promise<UndoReport> {
  const { db, userId, now } = ctx
  const owned = ownImport(userId, importId)
  const [row] = await db.select().from(imports).where(owned)
  if (!row) throw new NotFound(messages.importGone)
  if (
    row.kind === 'file' &&
    row.finishedAt &&
    now.getTime() - row.finishedAt.getTime() > LIMITS.importUndoDays * 86_400_000
  ) {
    throw new Conflict('too-late', messages.undoTooLate(LIMITS.importUndoDays))
  }
  const tagRules = row.kind === 'file' ? await undoRest(ctx, importId) : 0
  await write(ctx, [
    db
      .update(imports)
      .set({
        undoneAt: now,
        waitingUntil: null,
        status: sql`CASE WHEN status IN ('running', 'waiting') THEN 'cancelled' ELSE status END`,
        finishedAt: sql`coalesce(finished_at, ${now.getTime()})`,
      })
      .where(owned),
  ])
  const { reverted, keptBy } = await takeBack(notLastStep(ctx), importId)
  const act = importAct(importId)
  const { count: restored } = await giveBack(notLastStep(ctx), act, {
    where: sql`deleted_at IS NULL`,
    // Those of the file, where the album had none.
    beside: (changes, isAllowed) => {
      const ids = changes.flatMap(({ row, set }) => (set.deletedAt && set.trackText === '' ? [row.id] : []))
      return [
        db.run(sql`DELETE FROM album_track WHERE user_id = ${userId} AND album_id IN ${inList(ids)} AND ${isAllowed}`),
      ]
    },
  })
  const isIts = sql`user_id = ${userId} AND import_id = ${importId}`
  const concerned = await db.all<{ id: number }>(
    sql`SELECT id FROM album WHERE ${isIts} UNION SELECT album_id FROM crate_album WHERE ${isIts} ORDER BY 1`,
  )
  const pieces = chunk(idsOf(concerned), ALBUMS_PER_STEP)
  const removed = await inChunks(ctx, pieces, (step, some) => removeAlbums(step, importId, some))
  await removeEvents(notLastStep(ctx), importId)
  const { crates, left } = await write(ctx, {
    // Albums that the import added keep their names as long as they stay.
    aliases: db.run(sql`
      DELETE FROM album_alias WHERE user_id = ${userId} AND import_id = ${importId}
        AND (SELECT import_id FROM album WHERE id = album_id) IS NOT ${importId}`),
    emptyCrates: db.run(sql`
      DELETE FROM crate WHERE user_id = ${userId} AND import_id = ${importId}
        AND NOT EXISTS (SELECT 1 FROM crate_album WHERE user_id = ${userId} AND crate_id = crate.id)`),
    crates: changedRows(ctx),
    listens: db.run(sql`DELETE FROM listen WHERE user_id = ${userId} AND import_id = ${importId}`),
    act: forgetActs(ctx, isOf(ctx, act)),
    left: db
      .select({ kept: sql<number>`count(*)` })
      .from(album)
      .where(and(eq(album.userId, userId), eq(album.importId, importId), isNull(album.deletedAt))),
  })
  return {
    removed: sumOf(removed),
    reverted: reverted + restored,
    crates: crates[0]?.count ?? 0,
    tagRules,
    kept: left[0]?.kept ?? 0,
    keptBy,
  }
}

/** Takes albums out of the crates that an import put them in, and deletes those that it added; returns how many. */
async function removeAlbums(ctx: Ctx, importId: number, ids: readonly number[]): Promise<number> {
  const { userId } = ctx
  const untouched = sql`import_id = ${importId} AND deleted_at IS NULL
    AND version = ${versionOfImports(sql`album.id`)}
    AND NOT ${isPersons(sql`album.id`)} AND NOT EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
  const isTaken = sql`album_id IN ${inList(ids)} AND +user_id = ${userId} AND +import_id = ${importId}`
  const parts = {
    memberships: takeStatement(ctx, ids, isTaken),
    // Before the others are deleted, one that stays has to get a new revision.
    bumped: bumpRevision(ctx, sql`NOT (${isOneOf(userId, ids)} AND ${untouched})`),
    gone: deleteStatement(ctx, ids, untouched),
    removed: changedRows(ctx),
    count: countDeleted(ctx),
  }
  const { removed } = await write(ctx, counted(ctx, parts))
  return removed[0]?.count ?? 0
}
