import { existsSync, globSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createCtx, type SystemCtx } from '#worker/db/context.ts'
import { createDb, type Db } from '#worker/db/database.ts'
import { type DatabaseBindings, databaseOf, databasesOf, recordsDatabases } from '#worker/db/databases.ts'
import { separateIds } from '#worker/db/move/id-ranges.ts'
import { DEADLINES } from '#worker/db/paced.ts'
import { makePreviews, seedDemo } from './demo/seed.ts'
import { listDatabases, openLocally } from './local-binding.ts'
import { replaceFile } from './replace-file.ts'
import { createSettings, readSettings } from './settings.mjs'

const stampOf = (state: string) => join(state, 'gatefold-prepared.json')

const hasDatabase = (state: string) => globSync(join(state, 'v3/d1/**/*.sqlite')).length > 0

/** The local databases by their bindings, and the migrations that all of them have; nothing if somebody has deleted them. */
export const readPrepared = (state: string): string[] =>
  hasDatabase(state) && existsSync(stampOf(state)) ? JSON.parse(readFileSync(stampOf(state), 'utf8')) : []

/** The second migrations of states of before version 1.0, which began anew. */
const BEFORE_1_0 = ['0001_import_details.sql', '0001_journal.sql']

/** Renames a state with the tables of before version 1.0; returns where it is then, or null if it stays. */
export function moveOldState(state: string, done: readonly string[]): string | null {
  if (!BEFORE_1_0.some((name) => done.includes(name))) return null
  const names = [`${state}-before-1.0`, ...Array.from({ length: 99 }, (_, index) => `${state}-before-1.0-${index + 2}`)]
  const target = names.find((name) => !existsSync(name))
  if (!target) throw new Error(`There are too many folders ${state}-before-1.0-…. Move some of them elsewhere.`)
  renameSync(state, target)
  return target
}

// The table in which Wrangler notes them too.
const NOTES = `CREATE TABLE IF NOT EXISTS d1_migrations
  (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

/** The migrations that an open database has. */
async function readMigrations({ $client }: Db): Promise<string[]> {
  await $client.prepare(NOTES).run()
  const { results } = await $client.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Applies migrations that the database does not have, as Wrangler does it, which starts a runtime for each. */
async function migrate(db: Db, folder: string, names: readonly string[]): Promise<void> {
  const { $client } = db
  const note = $client.prepare('INSERT INTO d1_migrations (name) VALUES (?)')
  const known = new Set(await readMigrations(db))
  for (const name of names.filter((name) => !known.has(name))) {
    const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
    await $client.batch([...statements.map((sql) => $client.prepare(sql)), note.bind(name)])
  }
}

/**
 * Applies new migrations to the local database and, the first time, adds the demo accounts, unless it is to be empty. Keeps existing data;
 * that of before version 1.0 in a folder of its own.
 */
export async function prepareDatabase(root: string, state: string, { isEmpty = false } = {}): Promise<void> {
  const folder = join(root, 'migrations')
  const migrations = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const noted = readPrepared(state)
  const isUnknown = noted.length === 0 && hasDatabase(state)
  const moved = moveOldState(
    state,
    isUnknown ? await withLocalDatabase(root, state, (ctx) => readMigrations(ctx.accounts)) : noted,
  )
  if (moved)
    console.info(`Your local database is of a version before 1.0. It is kept, with all that was beside it, in the folder
  ${relative(process.cwd(), moved)}
and Gatefold begins with a new one.`)
  const done = moved ? [] : noted
  const prepared = toPrepare(root, migrations)
  if (prepared.every((name) => done.includes(name))) return
  console.info('Preparing the database…')
  const now = new Date()
  const previews = done.length === 0 && !isEmpty ? makePreviews(now) : null
  if (previews) createSettings(root)
  await withLocalDatabase(root, state, async (ctx, bindings) => {
    for (const number of recordsDatabases(bindings)) {
      const db = createDb(databaseOf(bindings, number), DEADLINES.job)
      await migrate(db, folder, migrations.sort())
      if (number > 0) await db.$client.prepare(separateIds(number)).run()
    }
    if (previews) await seedDemo({ ...ctx, now }, previews, readSettings(root, 0).BETTER_AUTH_SECRET)
  })
  notePrepared(root, state, migrations)
}

const toPrepare = (root: string, migrations: readonly string[]) => [
  ...migrations,
  ...listDatabases(root).map(([binding]) => binding),
]

/** Notes which migrations all local databases have. */
export const notePrepared = (root: string, state: string, migrations: readonly string[]): void =>
  replaceFile(stampOf(state), JSON.stringify(toPrepare(root, migrations)))

/** Opens the local databases from outside the Worker while `work` runs; `ctx` is over the first. */
export async function withLocalDatabase<T>(
  root: string,
  state: string,
  work: (ctx: SystemCtx, bindings: DatabaseBindings) => Promise<T>,
): Promise<T> {
  const { bindings, close } = await openLocally(root, state)
  try {
    return await work(createCtx(databasesOf(bindings, 0), undefined, DEADLINES.job), bindings)
  } finally {
    await close()
  }
}
