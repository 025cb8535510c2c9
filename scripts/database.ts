import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDb } from '#worker/db/database.ts'
import { makePreviews, seedDemo } from './demo/seed.ts'

// Without these, Wrangler makes network requests and logs warnings that do not matter here.
const QUIET = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'error' }

const stampOf = (state: string) => join(state, 'gatefold-prepared.json')

/** The migrations that the local database has; none if somebody has deleted it. */
export function appliedMigrations(state: string): string[] {
  const hasDatabase = globSync(join(state, 'v3/d1/**/*.sqlite')).length > 0
  return hasDatabase && existsSync(stampOf(state)) ? JSON.parse(readFileSync(stampOf(state), 'utf8')) : []
}

/** Applies new migrations to the local database and, the first time, adds the demo accounts. Keeps existing data. */
export async function prepareDatabase(root: string, state: string): Promise<void> {
  const migrations = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'))
  const done = appliedMigrations(state)
  if (migrations.every((name) => done.includes(name))) return
  console.info('Preparing the database…')
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
  execFileSync(process.execPath, [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...QUIET, CI: 'true' },
  })
  if (done.length === 0) {
    const now = new Date()
    const previews = makePreviews(now)
    await withLocalDatabase(root, state, (db) => seedDemo(db, now, previews))
  }
  noteMigrations(state, migrations)
}

/** Notes which migrations the local database has. */
export const noteMigrations = (state: string, migrations: readonly string[]): void =>
  writeFileSync(stampOf(state), JSON.stringify(migrations))

/** Opens the local database from outside the Worker while `work` runs. */
export async function withLocalDatabase<T>(
  root: string,
  state: string,
  work: (db: ReturnType<typeof createDb>) => Promise<T>,
): Promise<T> {
  Object.assign(process.env, QUIET)
  // Loading Wrangler takes a second, so a start with a prepared database skips it.
  const { getPlatformProxy } = await import('wrangler')
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(root, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
  })
  try {
    return await work(createDb(proxy.env.DB))
  } finally {
    await proxy.dispose()
  }
}
