import { env } from 'cloudflare:workers'
import { onTestFinished, vi } from 'vitest'
import { DEADLINES } from '#worker/db/paced.ts'

/** A call of the database: how many statements it has, and how to make it, as it is or with other statements. */
type DatabaseCall = {
  statements: number
  make: () => Promise<unknown>
  makeBroken: (after: number) => Promise<unknown>
}

type Method = { apply(self: object, args: unknown[]): Promise<unknown> }

// The database itself is one that is always at the primary one.
const sessions = Object.getPrototypeOf(env.DB.withSession())
const statements = Object.getPrototypeOf(env.DB.prepare('SELECT 1'))
// Fails when it runs, not when it is prepared.
const BROKEN = "SELECT json('broken')"

/** Passes every call of the database through `handle`, wherever the Worker makes it, until the returned function is called. */
export function interceptDatabase(handle: (call: DatabaseCall) => Promise<unknown>): () => void {
  const undo: (() => void)[] = []
  function replace(target: object, name: string, replacement: (original: Method) => (...args: never[]) => unknown) {
    const original = Reflect.get(target, name)
    Reflect.set(target, name, replacement(original))
    undo.push(() => Reflect.set(target, name, original))
  }
  replace(
    sessions,
    'batch',
    (original) =>
      function (this: D1DatabaseSession, list: D1PreparedStatement[]) {
        const make = (some: D1PreparedStatement[]) => original.apply(this, [some])
        return handle({
          statements: list.length,
          make: () => make(list),
          makeBroken: (after) => make(list.toSpliced(after, 0, this.prepare(BROKEN))),
        })
      },
  )
  for (const name of ['run', 'all', 'first', 'raw']) {
    replace(
      statements,
      name,
      (original) =>
        function (this: D1PreparedStatement, ...args: unknown[]) {
          const make = () => original.apply(this, args)
          return handle({ statements: 1, make, makeBroken: make })
        },
    )
  }
  const mend = () => {
    for (const one of undo.splice(0)) one()
  }
  onTestFinished(mend)
  return mend
}

/** The number of statements of each call of the database that `work` makes. */
export async function callsOf(work: () => Promise<unknown>): Promise<number[]> {
  const calls: number[] = []
  const mend = interceptDatabase(({ statements, make }) => {
    calls.push(statements)
    return make()
  })
  await work()
  mend()
  return calls
}

/**
 * A point at which a process can end: at this call of the database (from 0), before it (0), after that many of its statements, or after
 * all of them, when they are written but nobody is told.
 */
export type Point = { call: number; after: number }

/** All points at which a process that makes these calls can end. */
export const pointsOf = (calls: readonly number[]): Point[] =>
  calls.flatMap((count, call) => Array.from({ length: count + 1 }, (_, after) => ({ call, after })))

/** Does work in a process that ends at a point: from there on no call of the database is made or answered. */
export async function endAt({ call, after }: Point, work: () => Promise<unknown>): Promise<void> {
  let calls = 0
  const mend = interceptDatabase(async ({ statements, make, makeBroken }) => {
    const number = calls
    calls += 1
    if (number < call) return make()
    if (number === call && after === statements) await make()
    else if (number === call && after > 0) await makeBroken(after)
    throw new Error('The process has ended')
  })
  await work().catch(() => undefined)
  mend()
}

/**
 * Has the deadlines of calls of the database end by a clock of the test's own; returns what is called while a call is begun, and gives what
 * ends the deadline of that one.
 */
export function ownDeadlines(): () => () => void {
  const begun: ((pass: () => void) => void)[] = []
  const begin = globalThis.setTimeout as (...all: unknown[]) => unknown
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number, ...args: unknown[]) => {
    if (Number(delay) >= DEADLINES.call) begun.shift()?.(run)
    return begin(run, delay, ...args)
  }) as never)
  return () => {
    let pass = () => {}
    begun.push((run) => {
      pass = run
    })
    return () => pass()
  }
}
