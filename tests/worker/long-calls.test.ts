import { expect, it, vi } from 'vitest'
import { type Caller, LONG_CALLS } from '../long-calls.ts'
import { soakTest } from '../runs.ts'
import { withLargeCrates } from './long-calls.ts'
import { interceptDatabase } from './promises/database-calls.ts'

type Transaction = { ms: number; rows: number }

/**
 * The longest transaction of each call, and the one that writes most, for a person with so many albums in three crates. `begin` is told of
 * each request, `note` each transaction before it is made.
 */
async function measure(
  count: number,
  { begin = () => {}, note = () => {} }: { begin?: () => void; note?: (name: string) => void } = {},
): Promise<Map<string, Transaction>> {
  const most = new Map<string, Transaction>()
  const inner = await withLargeCrates(count)
  const caller: Caller = {
    ...inner,
    call: (...given) => {
      begin()
      return inner.call(...given)
    },
  }
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

// The test empties the budget, then a call looks up its session, begins, and makes its first transaction.
const MOST_IN_A_ROW = 4

// Longer ones are no pauses but deadlines.
const LONGEST_PAUSE_MS = 5

it('writes a bounded number of rows at once, and lets others in between, however many albums a call is about', {
  timeout: 300_000,
}, async () => {
  let now = performance.now()
  let inARow = 0
  const { setTimeout } = globalThis
  // Others get in during a pause, which ends here.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((end: () => void, ms: number) =>
    setTimeout(() => {
      if (ms <= LONGEST_PAUSE_MS) inARow = 0
      end()
    }, ms)) as typeof setTimeout)
  const longest = new Map<string, number>()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const calls = await measure(2_100, {
    begin: () => {
      inARow = 0
    },
    note: (name) => {
      // Each takes so long that the next one waits.
      now += 100
      inARow += 1
      longest.set(name, Math.max(longest.get(name) ?? 0, inARow))
    },
  })
  vi.restoreAllMocks()
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
