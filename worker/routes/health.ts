import { Hono } from 'hono'
import { version } from '../../package.json'
import type { AppEnv } from '../auth/app-env.ts'
import { backupState } from '../backups.ts'
import { countMigrations } from '../db/accounts/profiles.ts'
import { databaseOf, recordsDatabases } from '../db/databases.ts'
import { MIGRATIONS } from '../migrations.ts'

const statusOf = (applied: number | null) => (applied === null ? 'unreachable' : applied < MIGRATIONS ? 'behind' : 'ok')

export const health = new Hono<AppEnv>().get('/', async (c) => {
  const databases = await Promise.all(
    recordsDatabases(c.env).map(async (number) => ({
      name: number === 0 ? 'DB' : `RECORDS_${number}`,
      applied: await countMigrations(databaseOf(c.env, number)).catch(() => null),
    })),
  )
  const counts = databases.map(({ applied }) => applied)
  const applied = counts.reduce((least, count) => (least === null || count === null ? null : Math.min(least, count)))
  const backup = await backupState(c.env, c.get('ctx').now).catch(() => ({ last: null, status: 'failed' as const }))
  const isHealthy = applied !== null && applied >= MIGRATIONS && (backup === 'off' || backup.status === 'ok')
  return c.json(
    {
      version,
      database: applied === null ? 'unreachable' : 'ok',
      migrations: { applied: applied ?? 0, expected: MIGRATIONS },
      backup,
      // Names the failing database if there are several.
      ...(databases.length > 1 && {
        databases: databases.map(({ name, applied }) => ({ name, status: statusOf(applied) })),
      }),
    },
    isHealthy ? 200 : 503,
  )
})
