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

it('leaves it to a trigger what it deletes later', () => {
  const trigger = 'CREATE TRIGGER t AFTER DELETE ON a\nBEGIN\n  DELETE FROM b WHERE a = old.id;\nEND;\n'
  expect(forbiddenStatements(trigger)).toEqual([])
  expect(forbiddenStatements(`${trigger}DELETE FROM b;\n${trigger}`)).toEqual(['DELETE FROM b'])
})

it('ignores comments and names', () => {
  expect(forbiddenStatements('-- DROP TABLE album\nALTER TABLE album ADD drop_table text;')).toEqual([])
})
