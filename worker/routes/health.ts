import { Hono } from 'hono'
import { version } from '../../package.json'
import type { AppEnv } from '../auth/session.ts'
import { backupState } from '../backups.ts'
import { countMigrations } from '../db/accounts/profiles.ts'

const expected = Object.keys(import.meta.glob('../../migrations/*.sql')).length

export const health = new Hono<AppEnv>().get('/', async (c) => {
  const applied = await countMigrations(c.get('ctx')).catch(() => null)
  const bucket = c.env.BACKUPS
  const backup = bucket
    ? await backupState(bucket, c.get('ctx').now).catch(() => ({ last: null, status: 'failed' }))
    : ('off' as const)
  const isHealthy = applied !== null && applied >= expected && (backup === 'off' || backup.status === 'ok')
  return c.json(
    {
      version,
      database: applied === null ? 'unreachable' : 'ok',
      migrations: { applied: applied ?? 0, expected },
      backup,
    },
    isHealthy ? 200 : 503,
  )
})
