import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { is, SQL } from 'drizzle-orm'
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import * as schema from '#worker/db/schema.ts'

const db = new DatabaseSync(':memory:')
for (const name of readdirSync('migrations').filter((name) => name.endsWith('.sql')))
  db.exec(readFileSync(`migrations/${name}`, 'utf8'))

const rows = (sql: string, ...values: string[]) => db.prepare(sql).all(...values) as Record<string, string | number>[]
const textOf = (value: SQL) => new SQLiteSyncDialect().sqlToQuery(value).sql
/** SQL without line breaks, quotes and names of tables, which the migration and the schema write in different ways. */
const plain = (sql: string) => sql.replaceAll(/["`]|\b\w+"?\."/g, '').replaceAll(/\s+/g, ' ')
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
  expect(
    rows('SELECT * FROM pragma_table_xinfo(?)', name).map(({ name, type, notnull, pk, hidden }) => ({
      name,
      type: String(type).toLowerCase(),
      notnull,
      isKey: Number(pk) > 0,
      isGenerated: hidden === 2,
    })),
  ).toEqual(own)
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

it('moves what undoes earlier acts to the journal', () => {
  const before = new DatabaseSync(':memory:')
  before.exec(readFileSync('migrations/0000_start.sql', 'utf8'))
  before.exec(`
    INSERT INTO tag_edit (user_id, edit, rules, crates, colors, previous, at)
    VALUES ('u', 'e', '[{"from":"a","to":null}]', '[[1,"tag:b","tag:a"]]', '[["a","red",null]]', 'd', 5);
    INSERT INTO album_edit (user_id, edit, chunk, rows, at) VALUES
      ('u', 'e', 0, '[[1,["b"],[],["a"],[]],[2,[],["it''s \\"b\\""],[],["a"]]]', 5),
      ('u', 'unfinished x', 0, '{"ids":[1],"change":{"rating":4},"revision":7}', 6),
      ('u', 'lost', 0, '[]', 5);
    INSERT INTO import_change (user_id, import_id, album_id, before, filled) VALUES
      ('u', 3, 0, NULL, '{"edit":"x","report":{"added":1},"changes":[{"from":"a","to":null}]}'), ('u', 3, -1, NULL, '{"leftOut":4}'),
      ('u', 3, 7, '{"deletedAt":5,"version":2,"hasNoTracks":1,"title":"T","notes":"","rating":3,"userTags":[]}', NULL),
      ('u', 3, 8, NULL, '{"rating":4,"notes":"n","formats":["vinyl"],"userTags":["a"],"paid":5,"paidCurrency":"EUR"}');
    INSERT INTO album (id, user_id, title, artist, list, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed)
    VALUES (1, 'u', 'T', 'A', 'wishlist', '[]', '[]', '', '', 1, 1);
    INSERT INTO album_alias (user_id, merged_id, album_id, names, merged_at, before) VALUES ('u', 5, 1, 'n', 9,
      '{"token":"t","merged":[5,6],"version":3,"bandcampTags":["q"],"before":{"rating":null,"bandcampTags":["p"]},"crates":[2],"listens":[],"claims":[],"aliases":[[4,5]]}'),
      ('u', 6, 1, 'n', 9, NULL);`)
  before.exec(readFileSync('migrations/0001_journal.sql', 'utf8'))
  const read = (table: string) =>
    (before.prepare(`SELECT * FROM ${table} ORDER BY kind, entry, 4`).all() as Record<string, string | number>[]).map(
      (row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            ['rest', 'albums'].includes(name) ? JSON.parse(String(value)) : value,
          ]),
        ),
    )
  expect(read('journal')).toEqual([
    {
      user_id: 'u',
      kind: 'edit',
      entry: 'unfinished x',
      at: 6,
      rest: { ids: [1], change: { rating: 4 }, revision: 7 },
    },
    {
      user_id: 'u',
      kind: 'import',
      entry: '3',
      at: 0,
      rest: { extras: { edit: 'x', report: { added: 1 }, changes: [{ from: 'a', to: null }] }, leftOut: 4 },
    },
    {
      user_id: 'u',
      kind: 'merge',
      entry: '5',
      at: 9,
      rest: { merged: [5, 6], crates: [2], listens: [], claims: [], aliases: [[4, 5]] },
    },
    {
      user_id: 'u',
      kind: 'tags',
      entry: 'e',
      at: 5,
      rest: {
        rules: [{ from: 'a', to: null }],
        crates: [[1, 'tag:b', 'tag:a']],
        colors: [['a', 'red', null]],
        previous: 'd',
      },
    },
  ])
  const [filled, restored, ...others] = read('journal_row')
  expect(filled).toEqual({
    user_id: 'u',
    kind: 'import',
    entry: '3',
    number: -8,
    albums: [
      [
        8,
        [{ rating: 4 }, { rating: null }],
        [{ notes: 'n' }, { notes: '' }],
        [{ formats: ['vinyl'] }, { formats: [] }],
        [
          { bandcampTags: [], userTags: ['a'] },
          { bandcampTags: [], userTags: [] },
        ],
        [
          { paid: 5, paidCurrency: 'EUR' },
          { paid: null, paidCurrency: null },
        ],
      ],
    ],
  })
  const was = {
    deletedAt: 5,
    importId: null,
    title: 'T',
    notes: '',
    rating: 3,
    userTags: [],
    trackText: '',
    label: null,
  }
  expect(restored).toMatchObject({
    kind: 'import',
    entry: '3',
    number: 7,
    albums: [[7, [{ importId: 3, version: 3 }, was]]],
  })
  expect(others).toEqual([
    {
      user_id: 'u',
      kind: 'merge',
      entry: '5',
      number: 1,
      albums: [[1, [{ version: 3 }, { rating: null }], [{ version: 3, bandcampTags: ['q'] }, { bandcampTags: ['p'] }]]],
    },
    {
      user_id: 'u',
      kind: 'tags',
      entry: 'e',
      number: -1,
      albums: [
        [
          1,
          [
            { bandcampTags: ['b'], userTags: [] },
            { bandcampTags: ['a'], userTags: [] },
          ],
        ],
        [
          2,
          [
            { bandcampTags: [], userTags: ['it\'s "b"'] },
            { bandcampTags: [], userTags: ['a'] },
          ],
        ],
      ],
    },
  ])
})
