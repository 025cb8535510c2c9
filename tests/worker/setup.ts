import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { afterEach, expect, vi } from 'vitest'
import { ROLES } from '#worker/db/schema/roles.ts'
import { ACCOUNTS, DATABASES, RECORDS } from './databases.ts'

// As `applyD1Migrations` has it, but all at once: every file begins with empty databases, though it shares the runtime.
for (const database of DATABASES) {
  const { results: left } = await database
    .prepare(
      `SELECT type, name FROM sqlite_master
      WHERE type IN ('table', 'trigger') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
      ORDER BY type = 'table', rowid DESC`,
    )
    .all<{ type: string; name: string }>()
  await database.batch([
    ...left.map(({ type, name }) => database.prepare(`DROP ${type} "${name}"`)),
    database.prepare(
      'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    ),
    ...env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
      ...queries.map((query) => database.prepare(query)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]),
  ])
}
if (DATABASES.length > 1) {
  // What would need tables of both roles finds no table.
  const drop = (database: D1Database, tables: readonly string[]) =>
    database.batch(tables.toReversed().map((table) => database.prepare(`DROP TABLE "${table}"`)))
  await Promise.all([drop(ACCOUNTS, ROLES.records), drop(RECORDS, ROLES.accounts)])
}

// No mail leaves a test. Code that has sent one before a spy gave the binding a property of its own would miss the spy: V8 remembers
// where it found `send`.
if (!Object.hasOwn(env.EMAIL, 'send')) Object.assign(env.EMAIL, { send: async () => ({ messageId: 'test' }) })

// Hashing is slow on purpose; `auth/password.test.ts` tests it as it is.
vi.mock('#worker/auth/password.ts', () => {
  const hashPassword = async (password: string) => createHash('sha256').update(password).digest('hex')
  return {
    hashPassword,
    verifyPassword: async (stored: { hash: string; password: string }) =>
      (await hashPassword(stored.password)) === stored.hash,
  }
})

// An unexpected console.error fails the test; a test that expects one removes it from this list.
export const loggedErrors: unknown[][] = []
console.error = (...parts: unknown[]) => loggedErrors.push(parts)

// The next file shares the runtime and its modules.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(loggedErrors.splice(0)).toEqual([])
})
