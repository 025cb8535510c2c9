import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, vi } from 'vitest'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

// A stray error in the log is a failure; a test that expects one takes it out of this list.
export const loggedErrors: unknown[][] = []
console.error = (...parts: unknown[]) => loggedErrors.push(parts)

afterEach(() => {
  vi.restoreAllMocks()
  expect(loggedErrors.splice(0)).toEqual([])
})
