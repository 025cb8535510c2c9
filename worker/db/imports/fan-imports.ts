import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { List } from '#domain/album.ts'
import { Conflict, NotFound } from '#domain/app-error.ts'
import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import type { ImportStatus } from '#domain/import-status.ts'
import * as messages from '#locales/errors/imports.ts'
import type { ImportedAlbum } from '../albums/album-rows.ts'
import { insertAlbums } from '../albums/insert-albums.ts'
import { type Db, jsonChunks } from '../database.ts'
import { album, fanImport } from '../schema.ts'

const GOING_ON = ['running', 'waiting'] as const

/** An import as it may leave the server. */
export const toImportView = (row: typeof fanImport.$inferSelect): ImportView => ({
  id: row.id,
  kind: row.kind,
  username: row.username,
  type: row.type,
  importTags: row.importTags,
  file:
    row.fileName !== null && row.format !== null && row.mode !== null
      ? { name: row.fileName, format: row.format, mode: row.mode, crateId: row.crateId, fingerprint: row.fingerprint }
      : null,
  status: row.status,
  found: row.found,
  added: row.added,
  updated: row.updated,
  existing: row.existing,
  skipped: row.skipped,
  tagged: row.tagged,
  failed: row.failed,
  waitingUntil: row.waitingUntil?.toISOString() ?? null,
  message: row.message,
  errorCode: row.errorCode,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
})

const owned = (userId: string, id: number) => and(eq(fanImport.userId, userId), eq(fanImport.id, id))

/** Opens the progress row of a fan import. @throws Conflict `import-running` with the id of the one that already brings this list in. */
export async function createFanImport(db: Db, userId: string, input: FanImportInput, now: Date): Promise<ImportView> {
  const [row] = await db
    .insert(fanImport)
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
    .select({ id: fanImport.id })
    .from(fanImport)
    .where(
      and(
        eq(fanImport.userId, userId),
        eq(fanImport.username, input.username),
        eq(fanImport.type, input.type),
        inArray(fanImport.status, GOING_ON),
      ),
    )
  throw new Conflict('import-running', messages.importRunning, { id: running?.id })
}

/** A person's imports, newest first, at most 50. */
export async function listImports(db: Db, userId: string): Promise<ImportView[]> {
  const rows = await db
    .select()
    .from(fanImport)
    .where(eq(fanImport.userId, userId))
    .orderBy(desc(fanImport.id))
    .limit(50)
  return rows.map(toImportView)
}

/** One import of a person's. @throws NotFound */
export async function getImport(db: Db, userId: string, id: number): Promise<ImportView> {
  const [row] = await db.select().from(fanImport).where(owned(userId, id))
  if (!row) throw new NotFound(messages.importGone)
  return toImportView(row)
}

/** Ends a running import as cancelled and answers the Workflow instance to stop; null when it was over already. @throws NotFound */
export async function cancelImport(
  db: Db,
  userId: string,
  id: number,
  now: Date,
): Promise<{ instanceId: string | null }> {
  await getImport(db, userId, id)
  const [row] = await db
    .update(fanImport)
    .set({ status: 'cancelled', waitingUntil: null, finishedAt: now })
    .where(and(owned(userId, id), inArray(fanImport.status, GOING_ON)))
    .returning({ instanceId: fanImport.instanceId })
  return { instanceId: row?.instanceId ?? null }
}

/** What the import's own steps write of its progress; a cancelled import is not written any more. True while it goes on. */
export async function updateImport(
  db: Db,
  userId: string,
  id: number,
  change: Partial<
    Pick<typeof fanImport.$inferInsert, 'found' | 'skipped' | 'waitingUntil' | 'message' | 'errorCode' | 'finishedAt'>
  > & { status?: ImportStatus },
): Promise<boolean> {
  const result = await db
    .update(fanImport)
    .set({ ...change, touchedAt: new Date() })
    .where(and(owned(userId, id), inArray(fanImport.status, GOING_ON)))
  return result.meta.changes > 0
}

/**
 * Writes one page of a fan's list: new albums are added, a wished-for album that was bought moves to the collection, everything else
 * stays as it is. The page's counts come from what the database holds afterwards, so writing a page twice counts it once.
 */
export async function importAlbums(
  db: Db,
  userId: string,
  page: {
    importId: number
    list: List
    albums: readonly ImportedAlbum[]
    total: number
    walked: number
    skipped: number
  },
  now: Date,
): Promise<boolean> {
  await insertAlbums(db, userId, page.albums, now, { importId: page.importId })
  if (page.list === 'collection') await moveBought(db, userId, page.albums, now)
  const result = await db
    .update(fanImport)
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
    .where(and(owned(userId, page.importId), inArray(fanImport.status, GOING_ON)))
  return result.meta.changes > 0
}

const addedBy = (userId: string, importId: number) =>
  sql`(SELECT count(*) FROM album WHERE user_id = ${userId} AND import_id = ${importId})`

async function moveBought(db: Db, userId: string, albums: readonly ImportedAlbum[], now: Date): Promise<void> {
  const keys = albums.map((item) => item.bandcampUrl)
  for (const chunk of jsonChunks(keys)) {
    await db
      .update(album)
      .set({
        list: 'collection',
        version: sql`${album.version} + 1`,
        changed: sql`max(${now.getTime()}, (SELECT max(changed) FROM album WHERE user_id = ${userId}) + 1)`,
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
 * The Workflow instances of a person's imports that should be going on but have not been heard of since `before`: their process ended.
 * Each is named once; the next silence names it again.
 */
export async function listSilentImports(db: Db, userId: string, before: Date, now: Date): Promise<string[]> {
  const rows = await db
    .update(fanImport)
    .set({ touchedAt: now })
    .where(
      and(
        eq(fanImport.userId, userId),
        eq(fanImport.kind, 'fan'),
        inArray(fanImport.status, GOING_ON),
        sql`max(coalesce(${fanImport.touchedAt}, 0), ${fanImport.startedAt}, coalesce(${fanImport.waitingUntil}, 0)) < ${before.getTime()}`,
      ),
    )
    .returning({ instanceId: fanImport.instanceId })
  return rows.map((row) => row.instanceId).filter((id) => id !== null)
}

/** Remembers which Workflow instance runs an import. */
export async function setImportInstance(db: Db, userId: string, id: number, instanceId: string): Promise<void> {
  await db.update(fanImport).set({ instanceId }).where(owned(userId, id))
}
