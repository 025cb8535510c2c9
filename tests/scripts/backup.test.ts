import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { backUpLocally, restoreLocally } from '../../scripts/backups.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'gatefold-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

const STATEMENTS = `CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT);

CREATE TABLE note (id INTEGER PRIMARY KEY NOT NULL, text TEXT);

CREATE TABLE backup_piece (number INTEGER PRIMARY KEY, text TEXT NOT NULL);

INSERT OR IGNORE INTO "d1_migrations" ("id","name") VALUES (1,'0000_start.sql');

INSERT OR IGNORE INTO "note" ("id","text") VALUES (1,'it''s'),(2,replace('two\\nlines','\\n',char(10)));

DROP TABLE backup_piece;

DELETE FROM sqlite_sequence;

INSERT INTO sqlite_sequence (name, seq) VALUES ('d1_migrations',5);

`
const SQL = `-- Gatefold backup of 2026-11-24T04:17:00.000Z, schema 0000_start.sql\n\n${STATEMENTS}-- End of the backup\n`

function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

it('restores a backup into an empty database only, and backs the same up again', async () => {
  const state = join(folder, 'state')
  const file = fileOf('good.sql', SQL)
  await restoreLocally(ROOT, state, file)
  await expect(restoreLocally(ROOT, state, file)).rejects.toThrow('The database is not empty. Nothing was changed.')
  const copy = join(folder, 'copy.sql.gz')
  await backUpLocally(ROOT, state, copy)
  const text = gunzipSync(readFileSync(copy)).toString()
  expect(text.slice(text.indexOf('\n'))).toBe(SQL.slice(SQL.indexOf('\n')))
  await expect(backUpLocally(ROOT, state, copy)).rejects.toThrow('There is already a file')
  expect(gunzipSync(readFileSync(copy)).toString()).toBe(text)
})

it('backs up and restores accounts and records that are in a database each, in a file each', async () => {
  const root = join(folder, 'two')
  mkdirSync(join(root, 'migrations'), { recursive: true })
  writeFileSync(join(root, 'migrations/0000_start.sql'), '')
  const entries = ['DB', 'RECORDS_1'].map(
    (name) => `[[d1_databases]]\nbinding = "${name}"\ndatabase_name = "${name}"\ndatabase_id = "${name}"\n\n`,
  )
  writeFileSync(join(root, 'wrangler.toml'), entries.join(''))
  const file = fileOf('both.sql', SQL)
  await expect(restoreLocally(root, join(root, 'state'), file)).rejects.toThrow('There is no file')
  fileOf('both.records-1.sql', SQL.replace("'it''s'", "'records'"))
  await restoreLocally(root, join(root, 'state'), file)
  const copy = join(folder, 'both-again.sql')
  await backUpLocally(root, join(root, 'state'), copy)
  expect(readFileSync(copy, 'utf8')).toContain("(1,'it''s')")
  expect(readFileSync(join(folder, 'both-again.records-1.sql'), 'utf8')).toContain("(1,'records')")
})

it('restores no sessions unless it is told to keep them', async () => {
  const rows = `CREATE TABLE session (id TEXT PRIMARY KEY NOT NULL);

INSERT OR IGNORE INTO "session" ("id") VALUES ('a'),('b');

INSERT OR IGNORE INTO "note" ("id","text") VALUES (3,'INSERT OR IGNORE INTO "session" ("id") VALUES (1);');

DROP TABLE backup_piece;`
  const file = fileOf('sessions.sql', SQL.replace('DROP TABLE backup_piece;', rows))
  for (const [name, options] of [
    ['ended', {}],
    ['kept', { keepsSessions: true }],
  ] as const) {
    const copy = join(folder, `${name}.sql`)
    await restoreLocally(ROOT, join(folder, name), file, options)
    await backUpLocally(ROOT, join(folder, name), copy)
    const text = readFileSync(copy, 'utf8')
    expect(text.includes(`VALUES ('a'),('b');`), name).toBe(name === 'kept')
    expect(text).toContain('CREATE TABLE session')
    expect(text).toContain(`(3,'INSERT OR IGNORE INTO "session" ("id") VALUES (1);')`)
  }
})

it.each([
  ['newer.sql', SQL.replace('0000_start.sql', '0999_later.sql'), 'Restore it with that version.'],
  ['cut.sql', SQL.slice(0, -20), 'This backup breaks off. Copy the file again.'],
  ['other.sql', '{"albums":[]}\n', 'This is not a backup of Gatefold.'],
  ['damaged.sql.gz', SQL, 'This file is damaged or breaks off. Copy it again.'],
])('refuses %s before anything is written', async (name, text, says) => {
  const state = join(folder, 'untouched')
  await expect(restoreLocally(ROOT, state, fileOf(name, text))).rejects.toThrow(says)
  expect(existsSync(state)).toBe(false)
})

it('says that there is nothing to back up', async () => {
  await expect(backUpLocally(ROOT, join(folder, 'none'), join(folder, 'none.sql'))).rejects.toThrow(
    'Run npm start first.',
  )
})
