import { createReadStream, createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { ANY_TABLE, backupParts, backupSql, type Query, queryOf } from '#worker/db/backup/backup.ts'
import { checkBackup, restore, toRestore } from '#worker/db/backup/restore.ts'
import { notePrepared, readPrepared, withLocalDatabase } from './database.ts'
import { databaseFile, listDatabases } from './local-binding.ts'
import { remoteParts, remoteQuery, runRemoteFile } from './remote-database.ts'

// A server that starts has the file for itself for a moment.
const LOCKED_MS = 10_000

type Row = Record<string, unknown>

/** A row as D1 has it. */
const rowOf = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? [...value] : value]),
  )

/**
 * Copies the local databases into a new file each, compressed if their name ends in `.gz`. A server may go on writing: two runtimes on one
 * file would lock each other out, but a reader in one transaction sees one moment and stops nobody.
 */
export async function backUpLocally(root: string, state: string, file: string): Promise<void> {
  if (readPrepared(state).length === 0) throw new Error('There is no local database yet. Run npm start first.')
  const ids = new Map(listDatabases(root))
  for (const [part, binding] of remoteParts(root)) {
    const db = new DatabaseSync(databaseFile(state, ids.get(binding) ?? ''), { readOnly: true, timeout: LOCKED_MS })
    try {
      db.exec('BEGIN')
      await writeBackup(async (sql) => db.prepare(sql).all().map(rowOf), partFile(file, part))
    } finally {
      db.close()
    }
  }
}

/** Copies the databases at Cloudflare into a new file each, compressed if their name ends in `.gz`. */
export async function backUpRemotely(root: string, file: string): Promise<void> {
  for (const [part, binding] of remoteParts(root)) await writeBackup(remoteQuery(root, binding), partFile(file, part))
}

/** The file of a part of a backup: its name has that of the part before its ending. */
const partFile = (file: string, part: string): string => file.replace(/(?:\.sql(?:\.gz)?)?$/, (ending) => part + ending)

async function writeBackup(query: Query, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`There is already a file ${file}. Choose another name.`)
  mkdirSync(dirname(file), { recursive: true })
  // What ends before it is whole does not have the name of a backup.
  const part = `${file}.part`
  rmSync(part, { force: true })
  // It holds everybody's data.
  const target = createWriteStream(part, { mode: 0o600, flags: 'wx' })
  const texts = Readable.from(backupSql(query, new Date()))
  try {
    await (file.endsWith('.gz') ? pipeline(texts, createGzip(), target) : pipeline(texts, target))
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** What people have to do again after a restore. */
export const RECONNECT = 'Whoever had connected Bandcamp or ListenBrainz is asked to connect again.'

type RestoreOptions = { keepsSessions?: boolean }

/** Writes a backup into the local database, which must be empty. Sessions stay away unless they are to be kept. */
export async function restoreLocally(
  root: string,
  state: string,
  file: string,
  options?: RestoreOptions,
): Promise<void> {
  await check(root, file)
  await withLocalDatabase(root, state, async (ctx, bindings) => {
    const folder = relative(process.cwd(), join(state, 'v3/d1'))
    const parts = backupParts(bindings).map(([part, db]) => ({ db, file: partFile(file, part) }))
    for (const one of parts) {
      await check(root, one.file)
      await refuseUnlessEmpty(queryOf(one.db), `Move the folder ${folder} away, then restore again.`)
    }
    for (const one of parts) await restore(one.db, textsOf(one.file), options)
    const migrations = await ctx.accounts.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY id`)
    notePrepared(
      root,
      state,
      migrations.map(({ name }) => name),
    )
  })
}

/** The same with the databases at Cloudflare. */
export async function restoreRemotely(root: string, file: string, options?: RestoreOptions): Promise<void> {
  const parts = remoteParts(root).map(([part, binding]) => ({ binding, file: partFile(file, part) }))
  const way = 'Create another one with npx wrangler d1 create, put its id into wrangler.toml, then restore again.'
  for (const one of parts) {
    await check(root, one.file)
    await refuseUnlessEmpty(remoteQuery(root, one.binding), way)
  }
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-restore-'))
  try {
    for (const one of parts) {
      const plain = join(folder, `${one.binding}.sql`)
      await pipeline(Readable.from(toRestore(textsOf(one.file), options)), createWriteStream(plain, { mode: 0o600 }))
      runRemoteFile(root, one.binding, plain)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function textsOf(file: string): Readable {
  const bytes = createReadStream(file)
  const texts = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  if (texts !== bytes) bytes.on('error', (error) => texts.destroy(error))
  return texts.setEncoding('utf8')
}

async function check(root: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const schema = await checkBackup(textsOf(file)).catch((error: Error) => {
    const isDamaged = 'code' in error && String(error.code).startsWith('Z_')
    throw isDamaged ? new Error('This file is damaged or breaks off. Copy it again.') : error
  })
  if (!existsSync(join(root, 'migrations', schema)))
    throw new Error(`This backup is of a newer version of Gatefold, or of one before 1.0, with ${schema}.
Restore it with that version.`)
}

async function refuseUnlessEmpty(query: Query, way: string): Promise<void> {
  if ((await query(ANY_TABLE)).length > 0) throw new Error(`The database is not empty. Nothing was changed. ${way}`)
}
