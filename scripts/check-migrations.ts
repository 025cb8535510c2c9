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
    // The statements inside a trigger do not run during the migration.
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

/**
 * Checks that the list of migrations names each file, and that there is one snapshot, of the newest migration: it is all that drizzle-kit
 * compares the schema with. Returns one line per problem.
 */
export function checkSnapshots(folder: string): string[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const listed = journal.entries.map(({ tag }) => `${tag}.sql`)
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  const newest = `${listed.at(-1)?.slice(0, 4)}_snapshot.json`
  return [
    ...files.filter((name) => !listed.includes(name)).map((name) => `${name} is not in meta/_journal.json`),
    ...listed.filter((name) => !files.includes(name)).map((name) => `${name} is in meta/_journal.json, but not here`),
    ...(snapshots.includes(newest) ? [] : [`meta/${newest} is missing`]),
    ...snapshots.filter((name) => name !== newest).map((name) => `delete meta/${name}: only ${newest} is needed`),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = [
    ...checkMigrations('migrations').map((line) => `A migration may only add. ${line}`),
    ...checkSnapshots('migrations').map((line) => `migrations: ${line}`),
  ]
  for (const line of problems) console.error(line)
  if (problems.length > 0) process.exit(1)
}
