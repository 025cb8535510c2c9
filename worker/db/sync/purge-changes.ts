import { sql } from 'drizzle-orm'
import { LIMITS } from '#domain/limits.ts'
import type { SystemCtx } from '../context.ts'
import { batch } from '../database.ts'

// The rows of one statement, so that others are served between two of them.
const ROWS_AT_ONCE = 2_500

/**
 * Deletes the differences of all accounts from before `before`, and all differences of accounts with too many. A device with an older
 * revision gets everything the next time; others notice nothing. Part of the daily clean-up.
 */
export async function purgeChanges({ db }: SystemCtx, before: Date): Promise<void> {
  const time = before.getTime()
  await batch(db, [
    db.run(sql`
      DELETE FROM sync_state WHERE revision < ${time}
        OR user_id IN (SELECT user_id FROM sync_change GROUP BY user_id HAVING count(*) > ${LIMITS.changesKept})`),
    db.run(sql`
      DELETE FROM sync_cursor WHERE revision < ${time} OR NOT EXISTS (SELECT 1 FROM sync_state WHERE user_id = sync_cursor.user_id)`),
  ])
  const deleteSome = () =>
    db.run(sql`
      DELETE FROM sync_change WHERE (user_id, revision, kind, id, crate_id) IN (
        SELECT user_id, revision, kind, id, crate_id FROM sync_change
        WHERE revision <= ${time} OR NOT EXISTS (SELECT 1 FROM sync_state WHERE user_id = sync_change.user_id)
        LIMIT ${ROWS_AT_ONCE})`)
  while ((await deleteSome()).meta.changes > 0);
}
