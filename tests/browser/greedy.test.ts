import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { AccountSize } from './accounts-server.ts'
import type { Press } from './greedy-clients.ts'
import { send } from './http.ts'
import { type LoadedServer, startLoadedServer, startScript, told } from './loaded-server.ts'
import { expect, test } from './person.ts'

const POLITE = 6
const GREEDY = 64
const MOST_ALBUMS = 100_000
const ALBUMS = 300
/** How long a polite account looks at what it got. */
const PAUSE_MS = 500
const MEASURED_MS = 60_000
const MOST_MS = 500

const agent = new Agent({ keepAlive: true })
const ask = (origin: string, path: string, options: Parameters<typeof send>[2]) =>
  send(agent, new URL(path, origin), options)

/** Lets clients press a server while `work` runs, and tells what they were answered. */
async function under(press: Press, work: () => Promise<void>): Promise<Record<string, number>> {
  const clients = startScript('greedy-clients.ts')
  try {
    clients.send(press)
    await told(clients)
    await work()
    clients.send('report')
    return await told(clients)
  } finally {
    clients.kill()
  }
}

/** What a person does next. */
const callOf = (id: number, next: number): { path: string; method?: string; body?: string } =>
  [
    { path: '/app' },
    { path: '/api/crates' },
    { path: `/api/albums/${id}`, method: 'PATCH', body: JSON.stringify({ rating: 1 + (next % 5) }) },
    { path: '/api/albums' },
  ][next % 4] ?? { path: '/app' }

const atShare = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Has a server's first accounts live like people until `end`. Returns how long they waited, and every answer that was wrong. */
async function live({ origin, accounts }: LoadedServer, end: number): Promise<{ times: number[]; refused: unknown[] }> {
  const times: number[] = []
  const refused: unknown[] = []
  const one = async (cookie: string, place: number) => {
    const known = await ask(origin, '/api/albums', { cookie, keep: true })
    if (typeof known === 'string') throw new Error(known)
    const { id } = JSON.parse(known.text)[0]
    await pause((PAUSE_MS / POLITE) * place)
    for (let next = place; Date.now() < end; next += 1) {
      const { path, ...options } = callOf(id, next)
      const began = performance.now()
      const answer = await ask(origin, path, { ...options, cookie })
      times.push(performance.now() - began)
      if (typeof answer === 'string' || answer.status !== 200 || !answer.isComplete) refused.push(answer)
      await pause(PAUSE_MS)
    }
  }
  await Promise.all(accounts.slice(0, POLITE).map(({ cookie }, place) => one(cookie, place)))
  return { times, refused }
}

const polite = Array.from({ length: POLITE }, (): AccountSize => ({ albums: ALBUMS }))
const cookiesOf = ({ accounts }: LoadedServer) => accounts.slice(POLITE).map(({ cookie }) => cookie)
const isRefused = (key: string) => !/ (?:200|429)$/.test(key)

// The same people live on two servers at the same time, of which one is pressed. Whatever else the machine does slows down both.
async function withTwoServers(
  pressing: AccountSize[],
  work: (quiet: LoadedServer, pressed: LoadedServer) => Promise<void>,
) {
  const servers = await Promise.all([startLoadedServer(...polite), startLoadedServer(...polite, ...pressing)])
  try {
    await Promise.all(servers.map((server) => live(server, Date.now() + 10_000)))
    await work(...servers)
  } finally {
    for (const server of servers) server.process.kill()
  }
}

test('others wait 500 ms at most beside one account of 100,000 albums that edits, lists, exports and copies them all, again and again', {
  tag: ['@soak', '@promise'],
}, async () => {
  test.setTimeout(1_800_000)
  await withTwoServers([{ albums: MOST_ALBUMS, changes: 'any' }], async (quiet, pressed) => {
    const figures: string[] = []
    for (const connections of [1, 4]) {
      const press: Press = {
        origin: pressed.origin,
        cookies: cookiesOf(pressed),
        connections,
        kinds: ['edit', 'list', 'export', 'copy'],
      }
      let alone: number[] = []
      let beside: number[] = []
      const answers = await under(press, async () => {
        const end = Date.now() + MEASURED_MS
        const lives = await Promise.all([quiet, pressed].map((server) => live(server, end)))
        expect(lives.flatMap(({ refused }) => refused)).toEqual([])
        ;[alone = [], beside = []] = lives.map(({ times }) => times)
      })
      expect(Object.keys(answers).filter(isRefused)).toEqual([])
      const [worst, usual] = [Math.max(...beside), Math.max(...alone)]
      const half = atShare(beside, 0.5) / atShare(alone, 0.5)
      figures.push(
        `with ${connections} connections they wait ${Math.round(worst)} ms at most (without it ${Math.round(usual)} ms), in the median × ${half.toFixed(1)}`,
      )
      expect(worst, figures.at(-1)).toBeLessThanOrEqual(MOST_MS)
    }
    test.info().annotations.push({ type: 'figure', description: figures.join('; ') })
  })
})

test('others see no error beside 64 greedy accounts', { tag: ['@soak', '@promise'] }, async () => {
  test.setTimeout(900_000)
  const greedy = Array.from({ length: GREEDY }, (): AccountSize => ({ albums: ALBUMS }))
  await withTwoServers(greedy, async (_, pressed) => {
    const many: Press = { origin: pressed.origin, cookies: cookiesOf(pressed), connections: 8, kinds: ['export'] }
    const answers = await under(many, async () => {
      expect((await live(pressed, Date.now() + 30_000)).refused).toEqual([])
    })
    expect(Object.keys(answers).filter(isRefused)).toEqual([])
    const toldToWait = answers['export 429'] ?? 0
    expect(toldToWait).toBeGreaterThan(0)
    const description = `beside 64 greedy accounts with 8 connections each they see 0 errors, and those are told to wait ${toldToWait} times`
    test.info().annotations.push({ type: 'figure', description })
  })
})
