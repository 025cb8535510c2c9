import { expect, it, vi } from 'vitest'
import { LONG_CALLS } from '../long-calls.ts'
import { soakTest } from '../runs.ts'
import { withLargeCrates } from './long-calls.ts'
import { interceptDatabase } from './promises/database-calls.ts'

type Transaction = { ms: number; rows: number }

/**
 * The longest transaction of each call, and the one that writes most, for a person with so many albums in three crates. `note` is told each
 * one before it is made.
 */
async function measure(count: number, note: (name: string) => void = () => {}): Promise<Map<string, Transaction>> {
  const most = new Map<string, Transaction>()
  const caller = await withLargeCrates(count)
  for (const [name, make] of Object.entries(LONG_CALLS)) {
    const one = { ms: 0, rows: 0 }
    const mend = interceptDatabase(async ({ make }) => {
      note(name)
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
    await make(caller)
    mend()
    most.set(name, one)
  }
  return most
}

// A step has at most 1,000 albums, of which one with all that counts it writes fewer than 45 rows.
const MOST_ROWS = 45_000

// A call looks up its session, begins, and makes its first transaction.
const MOST_IN_A_ROW = 3

it('writes a bounded number of rows at once, and lets others in between, however many albums a call is about', {
  timeout: 300_000,
}, async () => {
  let now = performance.now()
  let inARow = 0
  let timer = setTimeout(() => undefined)
  // Others get in when the runtime waits for something, as for this.
  const meanwhile = () => {
    inARow = 0
    timer = setTimeout(meanwhile, 0)
  }
  meanwhile()
  const longest = new Map<string, number>()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const calls = await measure(2_100, (name) => {
    // Each takes so long that the next one waits.
    now += 100
    inARow += 1
    longest.set(name, Math.max(longest.get(name) ?? 0, inARow))
  })
  vi.restoreAllMocks()
  clearTimeout(timer)
  expect([...calls].filter(([, { rows }]) => rows > MOST_ROWS)).toEqual([])
  expect([...longest].filter(([, count]) => count > MOST_IN_A_ROW)).toEqual([])
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
