import { countMigrations } from './db/accounts/profiles.ts'
import { databaseOf } from './db/databases.ts'
import type { Env } from './env.ts'

/** How many migrations this Worker expects. */
export const MIGRATIONS = Object.keys(import.meta.glob('../migrations/*.sql')).length

/** Whether a records database lacks migrations: `npm run deploy` applies them to one database after another. */
export const isBehind = async (env: Env, number: number): Promise<boolean> =>
  (await countMigrations(databaseOf(env, number)).catch(() => MIGRATIONS)) < MIGRATIONS
