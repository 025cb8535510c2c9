import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { moveOldState, prepareDatabase, readPrepared, withLocalDatabase } from '../../scripts/database.ts'

const root = join(import.meta.dirname, '../..')

/** The path of a state in a folder of its own. */
function newState(): { folder: string; state: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, state: join(folder, 'state') }
}

it('prepares a database that was deleted again, whatever was noted about it', () => {
  const { state } = newState()
  const databases = join(state, 'v3/d1/databases')
  mkdirSync(databases, { recursive: true })
  writeFileSync(join(databases, 'one.sqlite'), '')
  writeFileSync(join(state, 'gatefold-prepared.json'), '["0000_start.sql"]')
  expect(readPrepared(state)).toEqual(['0000_start.sql'])
  rmSync(databases, { recursive: true })
  expect(readPrepared(state)).toEqual([])
})

it('moves a state of before version 1.0 aside as a whole, never over another one', () => {
  const { folder, state } = newState()
  for (const [one, second] of [
    ['first', '0001_import_details.sql'],
    ['second', '0001_import_details.sql'],
    ['third', '0001_journal.sql'],
  ] as const) {
    mkdirSync(join(state, 'v3/r2'), { recursive: true })
    writeFileSync(join(state, 'v3/r2/file'), one)
    moveOldState(state, ['0000_start.sql', second])
  }
  expect(readdirSync(folder).sort()).toEqual(['state-before-1.0', 'state-before-1.0-2', 'state-before-1.0-3'])
  expect(readFileSync(join(folder, 'state-before-1.0/v3/r2/file'), 'utf8')).toBe('first')
  expect(readFileSync(join(folder, 'state-before-1.0-3/v3/r2/file'), 'utf8')).toBe('third')
})

it('leaves the state of this version and of a newer one', () => {
  const { folder, state } = newState()
  mkdirSync(state)
  expect(moveOldState(state, [])).toBeNull()
  expect(moveOldState(state, ['0000_start.sql', '0001_newer.sql'])).toBeNull()
  expect(readdirSync(folder)).toEqual(['state'])
})

it.each([{ isNoted: true }, { isNoted: false }])(
  'says where a database of before version 1.0 is kept, and makes a new one ($isNoted)',
  async ({ isNoted }) => {
    const { folder, state } = newState()
    await withLocalDatabase(root, state, async ({ accounts: { $client } }) => {
      await $client.batch(
        [
          'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)',
          "INSERT INTO d1_migrations (name) VALUES ('0000_start.sql'), ('0001_import_details.sql')",
          'CREATE TABLE album (id INTEGER PRIMARY KEY, title TEXT)',
          "INSERT INTO album (title) VALUES ('Harbour')",
        ].map((sql) => $client.prepare(sql)),
      )
    })
    if (isNoted) writeFileSync(join(state, 'gatefold-prepared.json'), '["0000_start.sql","0001_import_details.sql"]')
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    onTestFinished(() => info.mockRestore())
    await prepareDatabase(root, state)
    expect(info.mock.calls.flat().join('\n')).toContain(join(folder, 'state-before-1.0').split('/').slice(-2).join('/'))
    const first = (sql: string, at = state) =>
      withLocalDatabase(root, at, ({ db: { $client } }) => $client.prepare(sql).first<string | number>())
    expect(await first("SELECT email FROM user WHERE role = 'admin'")).toEqual({ email: 'admin@example.com' })
    expect(await first('SELECT title FROM album', join(folder, 'state-before-1.0'))).toEqual({ title: 'Harbour' })
    info.mockClear()
    await prepareDatabase(root, state)
    expect(info).not.toHaveBeenCalled()
    expect(readdirSync(folder).sort()).toEqual(['state', 'state-before-1.0'])
  },
)
