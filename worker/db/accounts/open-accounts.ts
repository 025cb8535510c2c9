import { type SQL, sql } from 'drizzle-orm'
import type { AccountsCtx, SystemCtx } from '../context.ts'
import { idsOf, inList } from '../database.ts'

const find = async ({ accounts }: AccountsCtx, ids: readonly string[], condition: SQL): Promise<Set<string>> => {
  const rows = await accounts.all<{ id: string }>(sql`
    SELECT id FROM user WHERE id IN ${inList(ids)} AND ${condition}`)
  return new Set(idsOf(rows))
}

/** Of these accounts, those that are neither banned nor being deleted. */
export const findOpenAccounts = (ctx: SystemCtx, ids: readonly string[]): Promise<Set<string>> =>
  find(ctx, ids, sql`banned_at IS NULL AND deleted_at IS NULL`)

/** Of these accounts, those that exist, closed or not. */
export const findAccounts = (ctx: SystemCtx, ids: readonly string[]): Promise<Set<string>> => find(ctx, ids, sql`true`)
