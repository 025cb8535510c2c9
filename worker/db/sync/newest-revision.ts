import { type SQL, sql } from 'drizzle-orm'

/** The highest revision of a person's records, given to a device or not: a copy of that revision or a later one is complete. */
export const newestRevision = (userId: string): SQL<number> => sql`
  max(coalesce((SELECT max(changed) FROM album WHERE user_id = ${userId}), 0),
    coalesce((SELECT max(revision) FROM sync_change WHERE user_id = ${userId}), 0))`
