import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { ROLES } from '#worker/db/schema/roles.ts'

const db = new DatabaseSync(':memory:')
for (const name of readdirSync('migrations').filter((name) => name.endsWith('.sql')))
  db.exec(readFileSync(`migrations/${name}`, 'utf8'))

type Entry = { type: string; name: string; tbl_name: string; sql: string }
const entries = db
  .prepare("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*'")
  .all() as Entry[]
const roleOf = new Map(Object.entries(ROLES).flatMap(([role, tables]) => tables.map((table) => [table, role] as const)))

/** The tables that a text of SQL names. */
const tablesIn = (sql: string) => [
  ...new Set(
    sql
      .replaceAll(/'[^']*'/g, '')
      .split(/\W+/)
      .filter((word) => roleOf.has(word)),
  ),
]

it('has each table in one role', () => {
  const tables = entries.filter(({ type }) => type === 'table').map(({ name }) => name)
  expect([...ROLES.accounts, ...ROLES.records].sort()).toEqual(tables.sort())
})

it('has no foreign key from one role to the other', () => {
  const keys = [...roleOf.keys()].flatMap((table) => {
    const targets = db.prepare('SELECT "table" AS target FROM pragma_foreign_key_list(?)').all(table)
    return targets.map(({ target }) => [table, String(target)] as const)
  })
  expect(keys.length).toBeGreaterThan(20)
  expect(keys.filter(([table, target]) => roleOf.get(table) !== roleOf.get(target))).toEqual([])
})

it('has no trigger and no view with tables of both roles', () => {
  const others = entries.filter(({ type }) => type === 'trigger' || type === 'view')
  expect(others.length).toBeGreaterThan(10)
  const crossing = others.filter(({ sql }) => new Set(tablesIn(sql).map((table) => roleOf.get(table))).size > 1)
  expect(crossing.map(({ name }) => name)).toEqual([])
  // The search finds the tables.
  for (const { sql, tbl_name } of others) expect(tablesIn(sql)).toContain(tbl_name)
})

it('looks up the records of a person by an index in every table', () => {
  for (const table of ROLES.records) {
    const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table)
    if (!columns.some(({ name }) => name === 'user_id')) continue
    const plan = db.prepare(`EXPLAIN QUERY PLAN SELECT min(user_id) FROM "${table}" WHERE user_id > 'a'`).all()
    expect([table, plan.map(({ detail }) => String(detail)).join()]).toEqual([table, expect.stringMatching(/^SEARCH/)])
  }
})
