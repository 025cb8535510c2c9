import { expect, test } from 'vitest'
import { checkMigrations, forbiddenStatements } from '../../scripts/check-migrations.ts'

test('the migrations of this project only add', () => {
  expect(checkMigrations('migrations')).toEqual([])
})

test.each([
  'DROP TABLE album;',
  'drop table `album`',
  'CREATE TABLE a (id integer);\n--> statement-breakpoint\nDROP TABLE b;',
  'ALTER TABLE `__new_album` RENAME TO `album`;',
  'ALTER TABLE album DROP COLUMN notes',
  'PRAGMA foreign_keys=OFF;',
  'DELETE FROM album',
])('%j is refused', (migration) => {
  expect(forbiddenStatements(migration)).toHaveLength(1)
})

test('a comment or a word in passing is not', () => {
  expect(forbiddenStatements('-- DROP TABLE album\nALTER TABLE album ADD drop_table text;')).toEqual([])
})
