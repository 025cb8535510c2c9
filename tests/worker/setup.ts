import { env } from 'cloudflare:workers'
import { createHash } from 'node:crypto'
import { afterEach, expect, vi } from 'vitest'
import { ROLES } from '#worker/db/schema/roles.ts'
import { ACCOUNTS, DATABASES, migrate, NUMBER } from './databases.ts'

// Every file begins with empty databases, though it shares the runtime.
for (const database of DATABASES) await migrate(database)
if (DATABASES.length > 1) {
  // What would need tables of both roles finds no table.
  const drop = (database: D1Database) =>
    database.batch(ROLES.accounts.toReversed().map((table) => database.prepare(`DROP TABLE "${table}"`)))
  await Promise.all(DATABASES.filter((one) => one !== ACCOUNTS).map(drop))
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

// Everybody is where `RECORDS` is, but for those who sign up at a Worker whose bindings say `CHOOSES`.
vi.mock('#worker/db/room.ts', async (importOriginal) => {
  const room = await importOriginal<typeof import('#worker/db/room.ts')>()
  const choose: typeof room.chooseDatabase = async (bindings) =>
    'CHOOSES' in bindings ? room.chooseDatabase(bindings) : NUMBER
  return { ...room, chooseDatabase: choose }
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
