import { beforeEach, expect, it, vi } from 'vitest'
import { simulateServer } from './simulated-server.ts'

const POLITE = 6
const PAUSE_MS = 500
/** The milliseconds that what a person does needs: a page, the crates, a rating, a list. Greedy ones export as well. */
const POLITE_WORK = [20, 4, 6, 15]
const GREEDY_WORK = [15, 20, 40, 6]

beforeEach(() => {
  let seed = 1
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  })
})

type Life = { greedy: number; connections: number; isFair?: boolean; seconds?: number }

/** Lets polite accounts live beside greedy ones, who wait for nothing; they begin when the polite ones have lived for 10 seconds. */
async function live({ greedy, connections, isFair = true, seconds = 60 }: Life) {
  const server = simulateServer({ isFair })
  const seen = { times: [] as number[], refused: 0, served: 0, toldToWait: 0 }
  let isOver = false
  async function polite(place: number): Promise<void> {
    await server.wait((PAUSE_MS / POLITE) * place)
    for (let next = place; !isOver; next += 1) {
      const began = server.now()
      if (!(await server.send(`polite ${place}`, POLITE_WORK[next % 4] ?? 0))) seen.refused += 1
      if (began > 10_000) seen.times.push(server.now() - began)
      await server.wait(PAUSE_MS)
    }
  }
  async function press(account: string, first: number): Promise<void> {
    for (let next = first; !isOver; next += 1) {
      if (await server.send(account, GREEDY_WORK[next % 4] ?? 0)) seen.served += 1
      else seen.toldToWait += 1
    }
  }
  for (let place = 0; place < POLITE; place += 1) void polite(place)
  await server.pass(10_000)
  for (let number = 0; number < greedy; number += 1)
    for (let first = 0; first < connections; first += 1) void press(`greedy ${number}`, number + first)
  await server.pass(seconds * 1_000)
  isOver = true
  const times = seen.times.toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { ...seen, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

it('64 greedy accounts leave the p99 of others within twice what it is without them', { tags: ['promise'] }, async ({
  annotate,
}) => {
  const alone = await live({ greedy: 0, connections: 0 })
  const ratios: string[] = []
  for (const connections of [1, 4]) {
    const pressed = await live({ greedy: 64, connections })
    expect(pressed.refused).toBe(0)
    expect(pressed.toldToWait).toBeGreaterThan(0)
    // Nobody is shut out.
    expect(pressed.served).toBeGreaterThan(64)
    expect(pressed.p99).toBeLessThan(2 * alone.p99)
    ratios.push(`with ${connections} connections each × ${(pressed.p99 / alone.p99).toFixed(1)}`)
  }
  const unfair = await live({ greedy: 64, connections: 1, isFair: false })
  expect(unfair.p99).toBeGreaterThan(10 * alone.p99)
  const without = `without turns × ${(unfair.p99 / alone.p99).toFixed(0)}`
  await annotate(`on a simulated server for 60 s: ${ratios.join(', ')}, ${without}`, 'figure')
})

it('serves an account at full speed while no other is there', async () => {
  const server = simulateServer({ isFair: true })
  let served = 0
  for (let writer = 0; writer < 20; writer += 1)
    void (async () => {
      for (let edit = 0; edit < 20; edit += 1) if (await server.send('one', 10)) served += 1
    })()
  await server.pass(5_000)
  expect(served).toBe(400)
})

it('tells no connection of a single account to wait for long, however slow each answer is', async () => {
  const server = simulateServer({ isFair: true })
  const isServed: boolean[] = []
  for (let connection = 0; connection < 64; connection += 1)
    void (async () => {
      for (let next = 0; next < 3; next += 1) isServed.push(await server.send('one', 150))
    })()
  await server.pass(40_000)
  expect(isServed).toEqual(Array(192).fill(true))
})

/** Another person, who opens something twice a second. */
async function lookAround(server: ReturnType<typeof simulateServer>): Promise<never> {
  for (;;) {
    await server.send('light', 10)
    await server.wait(500)
  }
}

it('serves an import at a quarter of full speed at least while others look around', async () => {
  const server = simulateServer({ isFair: true })
  const isServed: boolean[] = []
  void lookAround(server)
  void (async () => {
    for (let chunk = 0; chunk < 50; chunk += 1) isServed.push(await server.send('import', 50))
  })()
  await server.pass(10_000)
  expect(isServed).toEqual(Array(50).fill(true))
})

it('serves 20 edits of one person at once while others look around', async () => {
  const server = simulateServer({ isFair: true })
  const isServed: boolean[] = []
  void lookAround(server)
  for (let writer = 0; writer < 20; writer += 1)
    void (async () => {
      for (let edit = 0; edit < 10; edit += 1) isServed.push(await server.send('writers', 10))
    })()
  await server.pass(10_000)
  expect(isServed).toEqual(Array(200).fill(true))
})

it('forgives an account that pauses', async () => {
  const server = simulateServer({ isFair: true })
  const press = (account: string) => Array.from({ length: 40 }, () => server.send(account, 50))
  press('one')
  press('two')
  await server.pass(20_000)
  press('two')
  const began = server.now()
  let ended = 0
  void server.send('one', 10).then(() => {
    ended = server.now()
  })
  await server.pass(3_000)
  expect(ended).toBeGreaterThan(0)
  expect(ended - began).toBeLessThan(1_000)
})
