import { expect, it } from 'vitest'
import { checkMigrations, forbiddenStatements } from '../../scripts/check-migrations.ts'

it('accepts the migrations of this project', () => {
  expect(checkMigrations('migrations')).toEqual([])
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

it('ignores comments and names', () => {
  expect(forbiddenStatements('-- DROP TABLE album\nALTER TABLE album ADD drop_table text;')).toEqual([])
})
