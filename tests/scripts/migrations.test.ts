import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { is, SQL } from 'drizzle-orm'
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { foldLetters } from '#domain/text/fold.ts'
import * as schema from '#worker/db/schema.ts'

const db = new DatabaseSync(':memory:')
for (const name of readdirSync('migrations').filter((name) => name.endsWith('.sql')))
  db.exec(readFileSync(`migrations/${name}`, 'utf8'))

const rows = (sql: string, ...values: string[]) => db.prepare(sql).all(...values) as Record<string, string | number>[]
const textOf = (value: SQL) => new SQLiteSyncDialect().sqlToQuery(value).sql
/** SQL without line breaks, quotes and names of tables, which the migration and the schema write in different ways. */
const plain = (sql: string) => sql.replaceAll(/["`]|\b\w+"?\."/g, '').replaceAll(/\s+/g, ' ')
/** A migration adds a column behind all others, wherever the schema names it. */
const byName = <Column extends { name?: unknown }>(columns: Column[]) =>
  columns.toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1))
const tables = Object.values(schema).filter((value) => is(value, SQLiteTable))

it('has the tables of the schema and no others', () => {
  const made = rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY 1")
  expect(made.map(({ name }) => name)).toEqual(tables.map((table) => getTableConfig(table).name).sort())
})

it.each(tables.map((table) => ({ table, ...getTableConfig(table) })))('makes $name as the schema has it', (wanted) => {
  const { name, columns, primaryKeys, foreignKeys, indexes, checks } = wanted
  const text = plain(String(rows('SELECT sql FROM sqlite_master WHERE name = ?', name)[0]?.sql))
  const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name))
  const own = columns.map((column) => ({
    name: column.name,
    type: column.getSQLType(),
    notnull: Number(column.notNull),
    isKey: column.primary || keys.includes(column.name),
    isGenerated: column.generated !== undefined,
  }))
  const made = rows('SELECT * FROM pragma_table_xinfo(?)', name).map(({ name, type, notnull, pk, hidden }) => ({
    name,
    type: String(type).toLowerCase(),
    notnull,
    isKey: Number(pk) > 0,
    isGenerated: hidden === 2,
  }))
  expect(byName(made)).toEqual(byName(own))
  for (const { generated } of columns) if (is(generated?.as, SQL)) expect(text).toContain(plain(textOf(generated.as)))
  for (const { value } of checks) expect(text).toContain(`CHECK(${plain(textOf(value))})`)

  const references = foreignKeys.map((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference()
    return [columns[0]?.name, getTableConfig(foreignTable).name, foreignColumns[0]?.name, key.onDelete?.toUpperCase()]
  })
  expect(
    rows('SELECT * FROM pragma_foreign_key_list(?)', name)
      .map((one) => [one.from, one.table, one.to, one.on_delete])
      .sort(),
  ).toEqual(references.sort())

  const listed = rows("SELECT * FROM pragma_index_list(?) WHERE origin = 'c' ORDER BY name", name)
  const unique = columns.filter((column) => column.isUnique).map((column) => [column.uniqueName ?? '', 1])
  const declared = indexes.map(({ config }) => [config.name, Number(config.unique)])
  expect(listed.map((one) => [one.name, one.unique])).toEqual([...unique, ...declared].sort())
  for (const { config } of indexes) {
    const parts = config.columns.map((part) => (is(part, SQL) ? textOf(part) : part.name)).join()
    const where = config.where ? ` WHERE ${textOf(config.where)}` : ''
    const [index] = rows('SELECT sql FROM sqlite_master WHERE name = ?', config.name)
    expect(plain(String(index?.sql))).toContain(plain(`(${parts})${where}`))
  }
})

const ARABIC = 'ٱکڪةہھەیى٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

it('folds Arabic letters and digits in what was stored before, and tells devices of it', () => {
  const before = new DatabaseSync(':memory:')
  for (const name of ['0000_start', '0001_device_changes']) before.exec(readFileSync(`migrations/${name}.sql`, 'utf8'))
  const names = [
    'title',
    'search_text',
    'folded_text',
    'tag_text',
    'folded_tags',
    'label',
    'folded_label',
    'track_text',
  ]
  const add = before.prepare(
    `INSERT INTO album (user_id, list, artist, bandcamp_tags, user_tags, added_at, changed, ${names.join(', ')})
     VALUES ('p', 'collection', 'Ü', '[]', '[]', 1, 1, ${names.map(() => '?').join(', ')})`,
  )
  // As they were folded before, null where that is the text itself.
  add.run(ARABIC, `${ARABIC}\nü\n`, `${ARABIC}\nu\n`, `\n${ARABIC}\n`, null, ARABIC, ARABIC, ARABIC)
  add.run('Plain', 'plain\nü\n', 'plain\nu\n', '\ndub\n', null, null, null, 'one')
  add.run('Also plain', 'also plain\na\n', null, '', null, 'Low', 'low', '')
  before.exec("INSERT INTO sync_state (user_id, revision, epoch) VALUES ('p', 5, 'e')")
  before.exec('DELETE FROM sync_change')
  before.exec(readFileSync('migrations/0002_fold_arabic_letters.sql', 'utf8'))
  const folded = foldLetters(ARABIC)
  expect(
    before.prepare('SELECT folded_text, folded_tags, folded_label, track_text FROM album ORDER BY id').all(),
  ).toEqual([
    { folded_text: `${folded}\nu\n`, folded_tags: `\n${folded}\n`, folded_label: folded, track_text: folded },
    { folded_text: 'plain\nu\n', folded_tags: null, folded_label: null, track_text: 'one' },
    { folded_text: null, folded_tags: null, folded_label: 'low', track_text: '' },
  ])
  expect(before.prepare('SELECT kind, id FROM sync_change').all()).toEqual([{ kind: 'album', id: 1 }])
})
