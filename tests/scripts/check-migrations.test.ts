import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkMigrations, checkSnapshots, forbiddenStatements } from '../../scripts/check-migrations.ts'

it('accepts the migrations of this project', () => {
  expect(checkMigrations('migrations')).toEqual([])
  expect(checkSnapshots('migrations')).toEqual([])
})

/** What is wrong with a folder of migrations in which `meta` has these snapshots. */
function problemsOf(files: string[], listed: string[], snapshots: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'gatefold-migrations-'))
  try {
    mkdirSync(join(folder, 'meta'))
    for (const name of files) writeFileSync(join(folder, `${name}.sql`), '')
    for (const number of snapshots) writeFileSync(join(folder, `meta/${number}_snapshot.json`), '{}')
    const entries = listed.map((tag, idx) => ({ idx, tag }))
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
    return checkSnapshots(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('wants each migration listed, and the snapshot of the newest alone', () => {
  const both = ['0000_start', '0001_tags']
  expect(problemsOf(both, both, ['0001'])).toEqual([])
  expect(problemsOf(both, both, ['0000', '0001'])).toEqual([
    'delete meta/0000_snapshot.json: only 0001_snapshot.json is needed',
  ])
  expect(problemsOf(both, both, ['0000'])).toContain('meta/0001_snapshot.json is missing')
  expect(problemsOf(both, ['0000_start'], ['0000'])).toEqual(['0001_tags.sql is not in meta/_journal.json'])
  expect(problemsOf(['0000_start'], both, ['0001'])).toEqual(['0001_tags.sql is in meta/_journal.json, but not here'])
})

it.each([
  'DROP TABLE album;',
  'drop table `album`',
  'CREATE TABLE a (id integer);\n--> statement-breakpoint\nDROP TABLE b;',
  'ALTER TABLE `__new_album` RENAME TO `album`;',
  'ALTER TABLE album DROP COLUMN notes',
  'PRAGMA foreign_keys=OFF;',
  'DELETE FROM album',
])('rejects %j', (migration) => {
  expect(forbiddenStatements(migration)).toHaveLength(1)
})

it('leaves it to a trigger what it deletes later', () => {
  const trigger = 'CREATE TRIGGER t AFTER DELETE ON a\nBEGIN\n  DELETE FROM b WHERE a = old.id;\nEND;\n'
  expect(forbiddenStatements(trigger)).toEqual([])
  expect(forbiddenStatements(`${trigger}DELETE FROM b;\n${trigger}`)).toEqual(['DELETE FROM b'])
})

it('ignores comments and names', () => {
  expect(forbiddenStatements('-- DROP TABLE album\nALTER TABLE album ADD drop_table text;')).toEqual([])
})
