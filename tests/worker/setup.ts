import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { misreadStatements, recordStatements } from './statements.ts'

// As `applyD1Migrations` has it, but all at once: every file begins with it.
await env.DB.batch([
  env.DB.prepare(
    'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  ),
  ...env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => env.DB.prepare(query)),
    env.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
  ]),
])

// What the budgets take each statement for is checked against what SQLite does.
const statements = recordStatements()
afterAll(async () => {
  expect(await misreadStatements(statements)).toEqual([])
})

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

afterEach(() => {
  vi.restoreAllMocks()
  expect(loggedErrors.splice(0)).toEqual([])
})
