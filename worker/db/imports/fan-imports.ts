import { and, eq, sql } from 'drizzle-orm'
import type { List } from '#domain/album.ts'
import { Conflict } from '#domain/app-error.ts'
import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import * as messages from '#locales/errors/imports.ts'
import type { ImportedAlbum } from '../albums/album-rows.ts'
import { insertAlbums } from '../albums/insert-albums.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'
import { album, imports } from '../schema.ts'
import { isActive, ownImport, toImportView } from './imports.ts'

/** Creates the row of a fan import. @throws Conflict `import-running` with the id of the active import of the same list */
export async function createFanImport({ db, userId, now }: Ctx, input: FanImportInput): Promise<ImportView> {
  const [row] = await db
    .insert(imports)
    .values({
      userId,
      kind: 'fan',
      username: input.username,
      type: input.type,
      importTags: input.importTags ?? true,
      status: 'running',
      startedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (row) return toImportView(row)
  const [running] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(eq(imports.userId, userId), eq(imports.username, input.username), eq(imports.type, input.type), isActive),
    )
  throw new Conflict('import-running', messages.importRunning, { id: running?.id })
}

/**
 * Writes one page of a fan's list: new albums are added, wishlist albums that were bought move to the collection, the rest stays. The
 * counts are computed from the database, so writing a page twice counts it once. Returns whether the import is still active.
 */
export async function importAlbums(
  ctx: Ctx,
  page: {
    importId: number
    list: List
    albums: readonly ImportedAlbum[]
    total: number
    walked: number
    skipped: number
  },
): Promise<boolean> {
  const { db, userId, now } = ctx
  await insertAlbums(ctx, page.albums, { importId: page.importId })
  if (page.list === 'collection') await moveBought(ctx, page.albums)
  const result = await db
    .update(imports)
    .set({
      status: 'running',
      waitingUntil: null,
      message: null,
      touchedAt: now,
      found: Math.max(page.total, page.walked),
      skipped: page.skipped,
      added: addedBy(userId, page.importId),
      existing: sql`max(0, ${page.walked} - ${page.skipped} - ${addedBy(userId, page.importId)})`,
    })
    .where(and(ownImport(userId, page.importId), isActive))
  return result.meta.changes > 0
}

const addedBy = (userId: string, importId: number) =>
  sql`(SELECT count(*) FROM album WHERE user_id = ${userId} AND import_id = ${importId})`

async function moveBought({ db, userId, now }: Ctx, albums: readonly ImportedAlbum[]): Promise<void> {
  const keys = albums.map((item) => item.bandcampUrl)
  for (const chunk of jsonChunks(keys)) {
    await db
      .update(album)
      .set({
        list: 'collection',
        version: sql`${album.version} + 1`,
        revision: sql`max(${now.getTime()}, (SELECT max(changed) FROM album WHERE user_id = ${userId}) + 1)`,
      })
      .where(
        and(
          eq(album.userId, userId),
          eq(album.list, 'wishlist'),
          sql`${album.bandcampUrl} IN (SELECT value FROM json_each(${chunk}))`,
        ),
      )
  }
}

/**
 * The Workflow instances of the person's active imports without progress since `before`, whose process has ended. Each is returned once
 * per period of silence.
 */
export async function listSilentImports({ db, userId, now }: Ctx, before: Date): Promise<string[]> {
  const rows = await db
    .update(imports)
    .set({ touchedAt: now })
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.kind, 'fan'),
        isActive,
        sql`max(coalesce(${imports.touchedAt}, 0), ${imports.startedAt}, coalesce(${imports.waitingUntil}, 0)) < ${before.getTime()}`,
      ),
    )
    .returning({ instanceId: imports.instanceId })
  return rows.map((row) => row.instanceId).filter((id) => id !== null)
}

/** Stores the Workflow instance that runs an import. */
export async function setImportInstance({ db, userId }: Ctx, id: number, instanceId: string): Promise<void> {
  await db.update(imports).set({ instanceId }).where(ownImport(userId, id))
}
