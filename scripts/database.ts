import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDb, type Db } from '#worker/db/database.ts'
import { makePreviews, seedDemo } from './demo/seed.ts'

// Without these, Wrangler makes network requests and logs warnings that do not matter here.
const QUIET = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'error' }

const stampOf = (state: string) => join(state, 'gatefold-prepared.json')

/** The migrations that the local database has; none if somebody has deleted it. */
export function appliedMigrations(state: string): string[] {
  const hasDatabase = globSync(join(state, 'v3/d1/**/*.sqlite')).length > 0
  return hasDatabase && existsSync(stampOf(state)) ? JSON.parse(readFileSync(stampOf(state), 'utf8')) : []
}

// The table in which Wrangler notes them too.
const NOTES = `CREATE TABLE IF NOT EXISTS d1_migrations
  (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

/** Applies migrations that the database does not have, as Wrangler does it, which starts a runtime for each. */
async function migrate({ $client }: Db, folder: string, names: readonly string[]): Promise<void> {
  const note = $client.prepare('INSERT INTO d1_migrations (name) VALUES (?)')
  await $client.prepare(NOTES).run()
  const { results } = await $client.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const known = new Set(results.map(({ name }) => name))
  for (const name of names.filter((name) => !known.has(name))) {
    const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
    await $client.batch([...statements.map((sql) => $client.prepare(sql)), note.bind(name)])
  }
}

/** Applies new migrations to the local database and, the first time, adds the demo accounts. Keeps existing data. */
export async function prepareDatabase(root: string, state: string): Promise<void> {
  const folder = join(root, 'migrations')
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const done = appliedMigrations(state)
  if (migrations.every((name) => done.includes(name))) return
  console.info('Preparing the database…')
  const now = new Date()
  const previews = done.length === 0 ? makePreviews(now) : null
  await withLocalDatabase(root, state, async (db) => {
    await migrate(db, folder, migrations.sort())
    if (previews) await seedDemo(db, now, previews)
  })
  noteMigrations(state, migrations)
}

/** Notes which migrations the local database has. */
export const noteMigrations = (state: string, migrations: readonly string[]): void =>
  writeFileSync(stampOf(state), JSON.stringify(migrations))

/** Opens the local database from outside the Worker while `work` runs. */
export async function withLocalDatabase<T>(root: string, state: string, work: (db: Db) => Promise<T>): Promise<T> {
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
