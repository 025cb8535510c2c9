import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { afterEach, expect, vi } from 'vitest'

// As `applyD1Migrations` has it, but all at once: every file begins with an empty database, though it shares the runtime.
const { results: left } = await env.DB.prepare(
  `SELECT type, name FROM sqlite_master
    WHERE type IN ('table', 'trigger') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
    ORDER BY type = 'table', rowid DESC`,
).all<{ type: string; name: string }>()
await env.DB.batch([
  ...left.map(({ type, name }) => env.DB.prepare(`DROP ${type} "${name}"`)),
  env.DB.prepare(
    'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  ),
  ...env.TEST_MIGRATIONS.flatMap(({ name, queries }) => [
    ...queries.map((query) => env.DB.prepare(query)),
    env.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
  ]),
])

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
