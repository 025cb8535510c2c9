import { closeAccount, eraseAccount, listClosedAccounts } from '../db/accounts/account-removal.ts'
import type { Actor } from '../db/admin/user-changes.ts'
import type { Db } from '../db/database.ts'
import type { Env } from '../env.ts'
import { stopInstances } from '../imports/fan-imports.ts'

/**
 * Deletes an account with everything. Once it is closed the deletion stands: should erasing what it owned be cut off, the daily clean-up
 * goes on with it.
 */
export async function removeAccount(env: Env, db: Db, id: string, by: Actor | null, now: Date): Promise<void> {
  await stopInstances(env, await closeAccount(db, id, by, now))
  await eraseOrLeave(db, id)
}

/** Goes on where the erasing of accounts was cut off; for the daily clean-up. */
export async function finishRemovals(db: Db): Promise<void> {
  for (const id of await listClosedAccounts(db)) await eraseOrLeave(db, id)
}

const eraseOrLeave = (db: Db, id: string) =>
  eraseAccount(db, id).catch((error: unknown) => {
    console.error(JSON.stringify({ erasing: id, error: String(error) }))
  })
