import { hashPassword } from '#worker/auth/password.ts'
import { batchByTable, DATABASES } from '../databases.ts'
import { ownRows } from '../rows.ts'

type Row = Record<string, unknown>
type Names = Record<string, Map<unknown, unknown>>

export const PASSWORD = 'Harbour22'
export const PASSWORD_HASH = await hashPassword(PASSWORD)

// What is kept of a person but is no part of what they have.
const ASIDE = new Set(['budget', 'rate_limit', 'idempotency_key', 'sync_state', 'sync_cursor', 'sync_change'])
const IMPORTS = new Set(['album_source', 'fan_import', 'import_chunk', 'import_crate', 'journal', 'journal_row'])
// They differ from one try to the next.
const VOLATILE =
  /^(?:id|user_id|account_id|actor_name|subject|subject_name|detail|token|code_hash|version|contents|preview_covers|changed|touched_at|request_key|position|last|edit|entry|number)$/

const owned = (
  await Promise.all(
    DATABASES.map((database) =>
      database
        .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB '[a-z]*' AND sql LIKE '%user_id%'`)
        .all<{ name: string }>(),
    ),
  )
)
  .flatMap(({ results }) => results.map(({ name }) => name))
  .filter((name) => !ASIDE.has(name))
  .sort()

const CONDITIONS: Record<string, string> = {
  user: 'id = ?1',
  audit_log: 'user_id = ?1 OR subject = ?1',
  journal: "user_id = ?1 AND kind IN ('import', 'merge')",
  journal_row: "user_id = ?1 AND kind IN ('import', 'merge')",
}

/**
 * All that a person has, by table, so that it is the same for two persons who did the same: names in place of ids, an order in place of
 * positions, and of a time only whether there is one. `isImport` leaves the list of imports out.
 */
export async function stateOf(userId: string, isImport = false): Promise<Record<string, string[]>> {
  const tables = ['user', ...owned].filter((name) => !(isImport && IMPORTS.has(name)))
  const results = await batchByTable<Row>(tables, (database, name) =>
    database.prepare(ownRows(name, CONDITIONS[name] ?? 'user_id = ?1')).bind(userId),
  )
  const rowsOf = Object.fromEntries(tables.map((name, index) => [name, results[index]?.results ?? []]))
  const names = namesIn(rowsOf)
  const crateOf = (row: Row) => String(names.crate_id?.get(row.crate_id))
  const toText = (row: Row) =>
    JSON.stringify(toPlain(row, names, isImport))
      .replaceAll(userId, 'the id')
      .replace(/\b\d{13}\b/g, 'a time')
      .replace(/person[- ]\d+(?:-[0-9a-f]{8})?/gi, 'person')
      .replace(/"trashed":"\[\d[^"]*/, '"trashed":"[ids]')
      .replace(/made[- ][0-9a-f]{8}(?:[- ]?[0-9a-f]{4}){3}[- ]?[0-9a-f]{12}/g, 'made')
  return Object.fromEntries(
    Object.entries(rowsOf).map(([name, rows]) => {
      if (name === 'crate' || name === 'crate_album')
        return [
          name,
          rows
            .toSorted((a, b) => crateOf(a).localeCompare(crateOf(b)) || Number(a.position) - Number(b.position))
            .map(toText),
        ]
      const texts = rows.map(toText).sort()
      // A call that is made again may be logged again.
      return [name, name === 'audit_log' ? [...new Set(texts)] : texts]
    }),
  )
}

function namesIn({ album = [], crate = [], deleted_crate = [], fan_import = [] }: Record<string, Row[]>): Names {
  const titles = new Map(album.map(({ id, title }) => [id, title]))
  return {
    album_id: titles,
    merged_id: titles,
    other_id: titles,
    crate_id: new Map([...crate, ...deleted_crate].map(({ id, name }) => [id, name])),
    import_id: new Map(fan_import.map(({ id }, index) => [id, `import ${index}`])),
  }
}

function toPlain(row: Row, names: Names, isImport: boolean): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      if (VOLATILE.test(column) || (isImport && column === 'import_id')) return []
      if (names[column]) return [[column, value === null ? null : (names[column].get(value) ?? 'gone')]]
      if (/_at$|^at$|_until$/.test(column)) return [[column, value !== null]]
      // What undoes a merge names albums and crates.
      if (row.kind === 'merge' && ['rest', 'albums'].includes(column)) return [[column, value !== null]]
      if (column === 'rest') return [[column, String(value).replace(/"edit":"[^"]*"/, '')]]
      if (column === 'albums' && 'number' in row) return [[column, albumsIn(String(value), names)]]
      if (column === 'password') return [[column, value === PASSWORD_HASH ? 'the first' : 'another']]
      if (column !== 'places') return [[column, value]]
      return [[column, (JSON.parse(String(value)) as number[][]).map(([id]) => names.album_id?.get(id))]]
    }),
  )
}

/** What the journal has of albums, by their titles. */
const albumsIn = (albums: string, names: Names) =>
  (JSON.parse(albums) as unknown[][]).map(([id, ...parts]) => [
    names.album_id?.get(id),
    JSON.stringify(parts).replaceAll(/"(?:importId|version)":\d+/g, ''),
  ])
