import { Hono } from 'hono'
import { version } from '../../package.json'
import type { AppEnv } from '../auth/session.ts'
import { countMigrations } from '../db/accounts/profiles.ts'

const expected = Object.keys(import.meta.glob('../../migrations/*.sql')).length

export const health = new Hono<AppEnv>().get('/', async (c) => {
  const applied = await countMigrations(c.get('ctx')).catch(() => null)
  const isHealthy = applied !== null && applied >= expected
  return c.json(
    {
      version,
      database: applied === null ? 'unreachable' : 'ok',
      migrations: { applied: applied ?? 0, expected },
    },
    isHealthy ? 200 : 503,
  )
})
