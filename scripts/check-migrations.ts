import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The statements of a migration that take something away. D1 does not heed `PRAGMA foreign_keys=OFF`, so dropping or rebuilding a
 * table silently deletes the rows that point to it: migrations only add.
 */
export function forbiddenStatements(migration: string): string[] {
  const code = migration.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '')
  return code
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) =>
      /^DROP TABLE\b|\bRENAME TO\b|\bDROP COLUMN\b|^PRAGMA foreign_keys|^DELETE FROM\b/i.test(statement),
    )
}

/** What is wrong with the migrations of a folder, a line each. */
export function checkMigrations(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) =>
      forbiddenStatements(readFileSync(join(folder, name), 'utf8')).map(
        (statement) => `${name}: ${statement.slice(0, 80)}`,
      ),
    )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = checkMigrations('migrations')
  for (const line of wrong) console.error(`A migration may only add. ${line}`)
  if (wrong.length > 0) process.exit(1)
}
