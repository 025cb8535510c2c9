import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Ctx, SystemCtx } from '../context.ts'
import { imports } from '../schema.ts'
import { isActive, ownImport } from './imports.ts'

/** An active import that has been silent, and the Workflow instance that runs it; null if none was stored. */
export type SilentImport = { id: number; userId: string; instanceId: string | null }

/** The person's imports from Bandcamp without progress since `before`. Each is returned once per period of silence. */
export const listSilentImports = (ctx: Ctx, before: Date): Promise<SilentImport[]> =>
  touchSilent(ctx, before, eq(imports.userId, ctx.userId))

/** The imports from Bandcamp of all accounts without progress since `before`. Part of the daily clean-up. */
export const listAllSilentImports = (ctx: SystemCtx, before: Date): Promise<SilentImport[]> => touchSilent(ctx, before)

const touchSilent = ({ db, now }: SystemCtx, before: Date, owned?: SQL) =>
  db
    .update(imports)
    .set({ touchedAt: now })
    .where(
      and(
        owned,
        ne(imports.kind, 'file'),
        isActive,
        sql`max(coalesce(${imports.touchedAt}, 0), ${imports.startedAt}, coalesce(${imports.waitingUntil}, 0)) < ${before.getTime()}`,
      ),
    )
    .returning({ id: imports.id, userId: imports.userId, instanceId: imports.instanceId })

/** Stores the Workflow instance that runs an import. */
export async function setImportInstance({ db, userId }: Ctx, id: number, instanceId: string): Promise<void> {
  await db.update(imports).set({ instanceId }).where(ownImport(userId, id))
}
