import { closeAccount, eraseAccount, listClosedAccounts, listInstances } from '../db/accounts/account-removal.ts'
import type { SystemCtx } from '../db/context.ts'
import type { Env } from '../env.ts'
import { deleteInstances } from '../imports/fan-imports.ts'
import { logError } from '../log.ts'

/**
 * Deletes an account and all its data. If erasing is interrupted after the account is closed, the daily clean-up completes it. `by` is
 * the id of the acting administrator, null for the own account.
 */
export async function removeAccount(
  ctx: SystemCtx,
  env: Env,
  { id, by }: { id: string; by: string | null },
): Promise<void> {
  await closeAccount(ctx, id, by)
  await eraseOrLeave(ctx, env, id)
}

/** Completes interrupted deletions of accounts. Part of the daily clean-up. */
export async function finishRemovals(ctx: SystemCtx, env: Env): Promise<void> {
  for (const id of await listClosedAccounts(ctx)) await eraseOrLeave(ctx, env, id)
}

const eraseOrLeave = (ctx: SystemCtx, env: Env, id: string) =>
  erase(ctx, env, id).catch((error: unknown) => {
    logError(error, { erasing: id })
  })

async function erase(ctx: SystemCtx, env: Env, id: string): Promise<void> {
  await deleteInstances(env, await listInstances(ctx, id))
  await eraseAccount(ctx, id)
}
