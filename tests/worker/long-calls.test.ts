import { expect, it } from 'vitest'
import { soakTest } from '../runs.ts'
import { LONG_CALLS, withLargeCrates } from './long-calls.ts'
import { interceptDatabase } from './promises/database-calls.ts'

type Transaction = { ms: number; rows: number }

/** The longest transaction of each call, and the one that writes most, for a person with so many albums in three crates. */
async function measure(count: number): Promise<Map<string, Transaction>> {
  const most = new Map<string, Transaction>()
  const world = await withLargeCrates(count)
  for (const [name, make] of Object.entries(LONG_CALLS)) {
    const one = { ms: 0, rows: 0 }
    const mend = interceptDatabase(async ({ make }) => {
      const begun = performance.now()
      const answer = await make()
      one.ms = Math.max(one.ms, performance.now() - begun)
      const results = (Array.isArray(answer) ? answer : [answer]) as (D1Result | undefined)[]
      one.rows = Math.max(
        one.rows,
        results.reduce((sum, result) => sum + (result?.meta?.rows_written ?? 0), 0),
      )
      return answer
    })
    await make(world)
    mend()
    most.set(name, one)
  }
  return most
}

// A step has at most 1,000 albums, of which one with all that counts it writes fewer than 45 rows.
const MOST_ROWS = 45_000

it('writes a bounded number of rows at once, however many albums a call is about', { timeout: 300_000 }, async () => {
  const calls = await measure(2_100)
  expect([...calls].filter(([, { rows }]) => rows > MOST_ROWS)).toEqual([])
})

soakTest(
  'holds the database for no longer than 200 ms at once, whatever a person with 100,000 albums in three crates does',
  ['promise'],
  async ({ annotate }) => {
    const count = 100_000
    const calls = await measure(count)
    const [name, longest] = [...calls].reduce((one, other) => (other[1].ms > one[1].ms ? other : one))
    expect([...calls].filter(([, { ms }]) => ms > 200)).toEqual([])
    await annotate(
      `${count.toLocaleString('en')} albums, ${calls.size} calls; the longest transaction ${Math.round(longest.ms)} ms (${name})`,
      'figure',
    )
  },
  3_600_000,
)
