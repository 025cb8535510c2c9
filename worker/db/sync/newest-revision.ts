import { type SQL, sql } from 'drizzle-orm'

/** The highest revision of what a person has, given to a device or not: a copy of that revision or a later one lacks nothing. */
export const newestRevision = (userId: string): SQL<number> => sql`
  max(coalesce((SELECT max(changed) FROM album WHERE user_id = ${userId}), 0),
    coalesce((SELECT max(revision) FROM sync_change WHERE user_id = ${userId}), 0))`
