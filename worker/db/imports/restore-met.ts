import { sql } from 'drizzle-orm'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { imports } from '../schema.ts'
import { notLastStep } from '../steps.ts'
import { restoreAlbums } from '../trash/trash.ts'
import { getImport, ownImport } from './imports.ts'

/** Brings back the albums that an import has met in the trash, in steps; returns the import. @throws NotFound */
export async function restoreMet(ctx: Ctx, id: number): Promise<ImportView> {
  const { db, userId } = ctx
  await getImport(ctx, id)
  const met = await db.all<{ id: number }>(sql`
    SELECT DISTINCT value AS id FROM import_chunk, json_each(trashed) WHERE user_id = ${userId} AND import_id = ${id} ORDER BY 1`)
  await restoreAlbums(
    notLastStep(ctx),
    met.map(({ id }) => id),
  )
  await write(ctx, [db.update(imports).set({ trashed: 0 }).where(ownImport(userId, id))])
  return getImport(ctx, id)
}
