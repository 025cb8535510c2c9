import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { finishRemovals } from '#worker/auth/remove-account.ts'
import type { Env } from '#worker/env.ts'
import { runs } from '../../runs.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails } from '../mails.ts'
import { ctxOf } from '../people.ts'
import { loggedErrors } from '../setup.ts'
import { callsOf, endAt, type Point, pointsOf } from './database-calls.ts'
import { type Named, newWorld, send, stateAfter, type World, writes } from './writes.ts'

collectMails()

const some = writes.filter((_, index) => index % runs(5, 1) === 0)

/** What is there before and after a write, and the points at which its process can end. */
async function modelOf(write: Named): Promise<{ before: string; after: string; points: Point[] }> {
  const world = await newWorld()
  const before = await stateAfter(write, world)
  const calls = await callsOf(async () => expect((await send(write, world)) < 300, write.name).toBe(true))
  const after = await stateAfter(write, world)
  expect(after, write.name).not.toBe(before)
  return { before, after, points: pointsOf(calls) }
}

async function finish(write: Named, world: World): Promise<void> {
  expect(await send(write, world), write.name).toBeLessThan(500)
  if (write.isInSteps === 'the daily job') await finishRemovals(ctxOf(''), env as unknown as Env)
}

it('every kind of write ends at any point it has: nothing is half done, and the same call again gives the same end', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const nth = runs(5, 1)
  let [killed, half] = [0, 0]
  for (const write of some) {
    const { before, after, points } = await modelOf(write)
    let world = await newWorld()
    for (const point of points.filter((_, index) => (points.length - 1 - index) % nth === 0)) {
      const at = `${write.name} at ${JSON.stringify(point)}`
      killed += 1
      // Some calls may be tried ten times.
      await ACCOUNTS.exec('DELETE FROM rate_limit')
      await endAt(point, () => send(write, world))
      loggedErrors.length = 0
      const state = await stateAfter(write, world)
      // Nothing has happened yet: the same world can be used again.
      if (state === before) continue
      if (state !== after) half += 1
      if (!write.isInSteps) expect(state, at).toBe(after)
      await finish(write, world)
      if (!write.isTwice) expect(await stateAfter(write, world), at).toBe(after)
      world = await newWorld()
    }
    await finish(write, world)
    expect(await stateAfter(write, world), write.name).toBe(after)
  }
  const inChunks = some.filter(({ isInSteps }) => isInSteps).length
  await annotate(
    `${killed} points of ${some.length} writes, 0 half done; ${half} of them within the ${inChunks} that take steps, all finished`,
    'figure',
  )
})

it('the same request sent twice, one after the other and at the same time, does nothing twice', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const asked = some.filter(({ isTwice }) => !isTwice)
  for (const write of asked) {
    const { after } = await modelOf(write)
    const [again, parallel] = [await newWorld(), await newWorld()]
    const statuses = [await send(write, again), await send(write, again)]
    statuses.push(...(await Promise.all(Array.from({ length: 3 }, () => send(write, parallel)))))
    expect(
      statuses.filter((status) => status >= 500),
      write.name,
    ).toEqual([])
    expect(await stateAfter(write, again), `${write.name}, again`).toBe(after)
    expect(await stateAfter(write, parallel), `${write.name}, in parallel`).toBe(after)
  }
  await annotate(`${asked.length} writes, 5 requests each, 0 doubled`, 'figure')
})
