import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { createSite } from '../../bandcamp-site/site.ts'
import { runs } from '../../runs.ts'
import { answer } from '../collections.ts'
import { collectMails } from '../mails.ts'
import { newPerson } from '../people.ts'
import { loggedErrors } from '../setup.ts'
import { albumsUpTo, serve } from '../simulated-bandcamp.ts'
import { callsOf, interceptDatabase } from './database-calls.ts'
import { newWorld, sendFor, stateAfter, writes } from './writes.ts'

collectMails()

/** What D1 says when it cannot do something. */
const FAULTS = [
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
const PASSING = /locked|exceeded timeout|overloaded|connection lost|code was updated|INTERRUPT|object to be reset/

/** Those that last until somebody makes room. */
const FULL = /SQLITE_FULL|maximum DB size/

/** Lets the database's calls fail where `isFaulty` says so, by their number. */
function breakDatabase(message: string, isFaulty: (call: number) => boolean): () => void {
  let calls = 0
  return interceptDatabase(({ make }) => {
    calls += 1
    return isFaulty(calls - 1) ? Promise.reject(new Error(message)) : make()
  })
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
      const message = FAULTS[faults % FAULTS.length] ?? ''
      const at = `${write.name}, call ${call}: ${message}`
      faults += 1
      const world = await newWorld()
      const mend = breakDatabase(message, (number) => number === call)
      const { status, body, headers } = await sendFor(write, world)
      mend()
      loggedErrors.length = 0
      // A fault behind the last write may be none to the caller.
      if (status >= 400) {
        const expected = FULL.test(message) ? 507 : PASSING.test(message) ? 503 : 500
        expect(status, at).toBe(expected)
        expect(headers.has('retry-after'), at).toBe(status !== 500)
        expect(body.message, at).toMatch(/^[A-Z].* Reference: \S+$/)
      }
      if (!write.isInSteps) expect([before, after], at).toContain(await stateAfter(write, world))
      if (write.isTwice) continue
      await sendFor(write, world)
      if (write.isInSteps !== 'the daily job') expect(await stateAfter(write, world), at).toBe(after)
    }
  }
  await annotate(`${faults} faults of ${FAULTS.length} kinds, 0 half done, 0 without a reason`, 'figure')
})

it('whatever fails in the database, an import from Bandcamp ends, with a reason if it fails', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const kinds = FAULTS.filter((_, index) => index % runs(6, 1) === 0)
  for (const [index, message] of kinds.entries()) {
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
    const mend = breakDatabase(message, (call) => call > 1 && call < (index % 2 === 0 ? 3 : 9))
    const [instance] = await workflows.get()
    await instance?.waitForStatus('complete')
    mend()
    loggedErrors.length = 0
    const ended = await answer<ImportView>(person.call(`/api/imports/${id}`))
    expect(['complete', 'failed'], message).toContain(ended.status)
    if (ended.status === 'failed')
      expect(ended.message, message).toMatch(/^The import stopped unexpectedly\..* Reference: /)
    expect([0, 100, 120], message).toContain(ended.added)
    const titles = (await answer<{ title: string }[]>(person.call('/api/albums'))).map(({ title }) => title)
    expect(
      titles.filter((title) => title.startsWith('Record ')),
      message,
    ).toHaveLength(ended.added)
  }
  await annotate(`${kinds.length} faults, 0 imports left running`, 'figure')
})
