import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { literal, type Value } from '#worker/db/backup/literals.ts'
import type { DatabaseBindings } from '#worker/db/databases.ts'
import { bindingOver, listDatabases } from './local-binding.ts'
import { remoteQueries, runRemoteFile } from './remote-database.ts'

/** The longest argument of a command on Linux is of 128 kB. A text of SQL is three bytes a unit at most. */
const MOST_UNITS = 40_000

// Whatever has no placeholder in it: texts, names, comments.
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|--[^\n]*|\?/g

/** A statement with its values in place of the placeholders. */
export function withValues(sql: string, values: readonly unknown[]): string {
  const left = values.values()
  return sql.replace(PARTS, (part) => (part === '?' ? literal(left.next().value as Value) : part))
}

/** Bindings to the databases of `wrangler.toml` at Cloudflare, by `wrangler d1 execute`. */
export function openRemotely(root: string): DatabaseBindings {
  const runFile = (name: string, text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'gatefold-statements-'))
    try {
      const file = join(folder, 'statements.sql')
      writeFileSync(file, text, { mode: 0o600 })
      runRemoteFile(root, name, file, { isQuiet: true })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const bindingOf = (name: string) =>
    bindingOver(
      async (statements) => {
        const text = statements.map(({ sql, values }) => withValues(sql, values).trim().replace(/;?$/, ';')).join('\n')
        if (text.length <= MOST_UNITS) return remoteQueries(root, name)(text)
        // Only what is written is so long.
        runFile(name, text)
        return statements.map(() => ({ results: [] }))
      },
      () => Promise.reject(new Error('Reads name their columns')),
    )
  const bindings = Object.fromEntries(listDatabases(root).map(([name]) => [name, bindingOf(name)]))
  return bindings as DatabaseBindings
}
