import {
  closeAccount,
  closeRecords,
  eraseAccount,
  eraseRecords,
  findDatabase,
  listClosedAccounts,
  listOrphans,
} from '../db/accounts/account-removal.ts'
import { type AccountsCtx, createCtx, type SystemCtx } from '../db/context.ts'
import { databasesOf } from '../db/databases.ts'
import type { Env } from '../env.ts'
import { deleteInstances } from '../imports/fan-imports.ts'
import { logError } from '../log.ts'

/**
 * Deletes an account and all its data. If erasing is interrupted after the account is closed, the daily clean-up completes it. `by` is
 * the id of the acting administrator, null for the own account.
 */
export async function removeAccount(
  ctx: AccountsCtx,
  env: Env,
  { id, by }: { id: string; by: string | null },
): Promise<void> {
  await closeAccount(ctx, id, by)
  await eraseOrLeave(ctx, env, id)
}

/**
 * Calls that are running while an account is deleted leave a few records. More than this means that a database was restored from a backup
 * of another day.
 */
const MOST_ORPHANS = 100

/** Completes interrupted deletions of accounts. Part of the daily clean-up. */
export async function finishRemovals(ctx: AccountsCtx, env: Env): Promise<void> {
  for (const id of await listClosedAccounts(ctx)) await eraseOrLeave(ctx, env, id)
}

/** Deletes the records without an account of one database. Part of the daily clean-up. */
export async function removeOrphans(ctx: SystemCtx, env: Env): Promise<void> {
  const orphans = await listOrphans(ctx)
  if (orphans.length > MOST_ORPHANS) {
    const error = new Error(
      `${orphans.length} people have records and no account, which are not deleted. Was a database restored?`,
    )
    return logError(error, { job: 'removals' })
  }
  for (const id of orphans) await orLeave(id, erase(ctx, env, id))
}

const orLeave = (id: string, erasing: Promise<void>) =>
  erasing.catch((error: unknown) => {
    logError(error, { erasing: id })
  })

/**
 * Deletes everything of a closed account. The account itself goes last, because the daily clean-up finds it by that. Each step can be
 * repeated.
 */
const eraseOrLeave = (ctx: AccountsCtx, env: Env, id: string) =>
  orLeave(
    id,
    (async () => {
      const database = await findDatabase(ctx, id)
      if (database === null) return
      await erase(createCtx(databasesOf(env, database), ctx.now), env, id)
      await eraseAccount(ctx, id)
    })(),
  )

async function erase(ctx: SystemCtx, env: Env, id: string): Promise<void> {
  await deleteInstances(env, await closeRecords(ctx, id))
  await eraseRecords(ctx, id)
}
