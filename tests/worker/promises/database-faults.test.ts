import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { createSite } from '../../bandcamp-site/site.ts'
import { runs } from '../../runs.ts'
import { answer } from '../collections.ts'
import { collectMails } from '../mails.ts'
import { newPerson } from '../people.ts'
import { loggedErrors } from '../setup.ts'
import { albumsUpTo, serve } from '../simulated-bandcamp.ts'
import { callsOf, interceptDatabase, ownDeadlines } from './database-calls.ts'
import { newWorld, sendFor, stateAfter, writes } from './writes.ts'

collectMails()

/** What D1 says when it cannot do something. */
const SAYINGS = [
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: too many SQL variables at offset 393: SQLITE_ERROR',
  'D1_ERROR: database or disk is full: SQLITE_FULL',
  'D1_ERROR: Exceeded maximum DB size',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: interrupted: SQLITE_INTERRUPT',
  'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
]

/** Those that pass by themselves. */
const PASSING =
  /locked|exceeded timeout|overloaded|connection lost|code was updated|INTERRUPT|object to be reset|never answers|is late/

/** Those that last until somebody makes room. */
const FULL = /SQLITE_FULL|maximum DB size/

type Call = () => Promise<unknown>
/** A database at fault: how it makes a call that it gets. What it makes when it comes to itself goes into `later`. */
type Fault = (make: Call, later: Call[]) => Promise<unknown>

let nextDeadline: ReturnType<typeof ownDeadlines>
beforeEach(() => {
  nextDeadline = ownDeadlines()
})

/** An answer for which nobody waits. The deadline is over when `before` is. */
function silence(
  answer: Promise<unknown> = new Promise(() => undefined),
  before: Promise<unknown> = Promise.resolve(),
) {
  const pass = nextDeadline()
  before.then(pass, pass)
  return answer
}

const FAULTS: [kind: string, fail: Fault][] = [
  ...SAYINGS.map((message): [string, Fault] => [message, () => Promise.reject(new Error(message))]),
  ['never answers', () => silence()],
  [
    'never answers, and does it',
    (make) => {
      const done = make()
      return silence(new Promise(() => undefined), done)
    },
  ],
  // One that is made again is then answered twice.
  [
    'is late: does it when nobody waits for it',
    (make, later) => silence(new Promise((resolve) => later.push(() => make().then(resolve)))),
  ],
  ['is late: answers, in time', (make) => make().finally(() => new Promise((resolve) => setTimeout(resolve, 20)))],
]

/** Has the database at fault where `isFaulty` says so of a call, by its number. */
function breakDatabase(fail: Fault, isFaulty: (call: number) => boolean) {
  let calls = 0
  const later: Call[] = []
  const mend = interceptDatabase(({ make }) => {
    calls += 1
    return isFaulty(calls - 1) ? fail(make, later) : make()
  })
  return {
    mend,
    /** Has it make what it has not made. */
    wake: async () => {
      for (const make of later.splice(0)) await make().catch(() => undefined)
    },
  }
}

it('whatever fails in the database, a call that writes says so, has done nothing or all, and works when it is made again', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  let faults = 0
  for (const [index, write] of writes.entries()) {
    if (index % runs(9, 1) !== 0) continue
    const model = await newWorld()
    const before = await stateAfter(write, model)
    const calls = await callsOf(() => sendFor(write, model))
    const after = await stateAfter(write, model)
    for (const call of calls.keys()) {
      const [kind, fail] = FAULTS[faults % FAULTS.length] as (typeof FAULTS)[number]
      const at = `${write.name}, call ${call}: ${kind}`
      faults += 1
      const world = await newWorld()
      const { mend, wake } = breakDatabase(fail, (number) => number === call)
      const { status, body, headers } = await sendFor(write, world)
      mend()
      // Half of the time only after the call was made again.
      if (faults % 2 === 0) await wake()
      loggedErrors.length = 0
      // A fault behind the last write may be none to the caller.
      if (status >= 400) {
        const expected = FULL.test(kind) ? 507 : PASSING.test(kind) ? 503 : 500
        expect(status, at).toBe(expected)
        expect(headers.has('retry-after'), at).toBe(status !== 500)
        expect(body.message, at).toMatch(/^[A-Z].* Reference: \S+$/)
      }
      if (!write.isInSteps) expect([before, after], at).toContain(await stateAfter(write, world))
      if (write.isTwice) continue
      await sendFor(write, world)
      await wake()
      if (write.isInSteps !== 'the daily job') expect(await stateAfter(write, world), at).toBe(after)
    }
  }
  await annotate(`${faults} faults of ${FAULTS.length} kinds, 0 half done, 0 without a reason`, 'figure')
})

it('whatever fails in the database, an import from Bandcamp ends, with a reason if it fails', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const kinds = FAULTS.filter((_, index) => index % runs(6, 1) === 0)
  for (const [index, [kind, fail]] of kinds.entries()) {
    const person = await newPerson()
    serve(createSite('marit', albumsUpTo(120)))
    await using workflows = await introspectWorkflow(env.FAN_IMPORT)
    await workflows.modifyAll(async (modify) => {
      await modify.disableSleeps()
      await modify.disableRetryDelays()
    })
    const json = { username: 'marit', type: 'collection', importTags: false }
    const { id } = await answer<{ id: number }>(person.call('/api/imports/fan', { json }))
    // Once, or for as long as the engine tries again.
    const { mend, wake } = breakDatabase(fail, (call) => call > 1 && call < (index % 2 === 0 ? 3 : 9))
    const [instance] = await workflows.get()
    await instance?.waitForStatus('complete')
    mend()
    await wake()
    loggedErrors.length = 0
    const ended = await answer<ImportView>(person.call(`/api/imports/${id}`))
    expect(['complete', 'failed'], kind).toContain(ended.status)
    if (ended.status === 'failed')
      expect(ended.message, kind).toMatch(/^The import stopped unexpectedly\..* Reference: /)
    expect([0, 100, 120], kind).toContain(ended.added)
    const titles = (await answer<{ title: string }[]>(person.call('/api/albums'))).map(({ title }) => title)
    expect(
      titles.filter((title) => title.startsWith('Record ')),
      kind,
    ).toHaveLength(ended.added)
  }
  await annotate(`${kinds.length} faults, 0 imports left running`, 'figure')
})
