import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { List } from '#domain/album.ts'
import { Conflict } from '#domain/app-error.ts'
import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import * as messages from '#locales/errors/imports.ts'
import { type ImportedAlbum, nextRevision } from '../albums/album-rows.ts'
import type { AlbumCount } from '../albums/albums.ts'
import { insertRows, requireRoomForChunks, toChunks } from '../albums/insert-albums.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
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
 * Writes one page of a fan's list while its import is active: new albums are added, wishlist albums that were bought move to the
 * collection, the rest stays. Albums are added and counted in one transaction, so writing a page twice counts it once. Returns whether the
 * import is still active, and the person's albums as `counted` for the next page. @throws LimitExceeded
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
    counted?: AlbumCount | null
  },
): Promise<{ goesOn: boolean; counted: AlbumCount }> {
  const { db, userId, now } = ctx
  const { importId, walked, skipped } = page
  const isOn = and(ownImport(userId, importId), isActive)
  const guard = exists(db.select({ id: imports.id }).from(imports).where(isOn))
  const chunks = toChunks(page.albums, now)
  const counted = await requireRoomForChunks(ctx, chunks, { adding: page.albums.length, counted: page.counted })
  const countAdded = db
    .update(imports)
    .set({ added: sql`${imports.added} + changes()` })
    .where(isOn)
  const results = await batch(db, [
    ...chunks.flatMap((rows) => [db.run(insertRows(ctx, rows, { importId, guard })), countAdded]),
    ...(page.list === 'collection' ? moveBought(ctx, page.albums, guard) : []),
    db
      .update(imports)
      .set({
        status: 'running',
        waitingUntil: null,
        message: null,
        touchedAt: now,
        found: Math.max(page.total, walked),
        skipped,
        existing: sql`max(0, ${walked} - ${skipped} - ${imports.added})`,
      })
      .where(isOn),
  ])
  return { goesOn: (results.at(-1) as D1Result).meta.changes > 0, counted }
}

const moveBought = (ctx: Ctx, albums: readonly ImportedAlbum[], guard: SQL) =>
  jsonChunks(albums.map((item) => item.bandcampUrl)).map((urls) =>
    ctx.db
      .update(album)
      .set({ list: 'collection', version: sql`${album.version} + 1`, revision: nextRevision(ctx) })
      .where(
        and(
          eq(album.userId, ctx.userId),
          eq(album.list, 'wishlist'),
          sql`${album.bandcampUrl} IN (SELECT value FROM json_each(${urls}))`,
          guard,
        ),
      ),
  )

/** An active import that has been silent, and the Workflow instance that runs it; null if none was stored. */
export type SilentImport = { id: number; userId: string; instanceId: string | null }

/** The person's fan imports without progress since `before`. Each is returned once per period of silence. */
export const listSilentImports = (ctx: Ctx, before: Date): Promise<SilentImport[]> =>
  touchSilent(ctx, before, eq(imports.userId, ctx.userId))

/** The fan imports of all accounts without progress since `before`. Part of the daily clean-up. */
export const listAllSilentImports = (ctx: SystemCtx, before: Date): Promise<SilentImport[]> => touchSilent(ctx, before)

const touchSilent = ({ db, now }: SystemCtx, before: Date, owned?: SQL) =>
  db
    .update(imports)
    .set({ touchedAt: now })
    .where(
      and(
        owned,
        eq(imports.kind, 'fan'),
        isActive,
        sql`max(coalesce(${imports.touchedAt}, 0), ${imports.startedAt}, coalesce(${imports.waitingUntil}, 0)) < ${before.getTime()}`,
      ),
    )
    .returning({ id: imports.id, userId: imports.userId, instanceId: imports.instanceId })

/** Stores the Workflow instance that runs an import. */
export async function setImportInstance({ db, userId }: Ctx, id: number, instanceId: string): Promise<void> {
  await db.update(imports).set({ instanceId }).where(ownImport(userId, id))
}
