import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Returns the statements of a migration that could lose rows. D1 ignores `PRAGMA foreign_keys=OFF`, so dropping or rebuilding a table
 * cascades to the rows that reference it. Therefore migrations only add.
 */
export function forbiddenStatements(migration: string): string[] {
  const code = migration
    .replace(/--[^\n]*/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // What a trigger does, it does later.
    .replace(/^\s*CREATE TRIGGER\b[\s\S]*?^END;/gim, '')
  return code
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) =>
      /^DROP TABLE\b|\bRENAME TO\b|\bDROP COLUMN\b|^PRAGMA foreign_keys|^DELETE FROM\b/i.test(statement),
    )
}

/** Checks all migrations in a folder and returns one line per forbidden statement. */
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
  const problems = checkMigrations('migrations')
  for (const line of problems) console.error(`A migration may only add. ${line}`)
  if (problems.length > 0) process.exit(1)
}
