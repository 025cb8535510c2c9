import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { RETRY_SECONDS } from '#worker/load/turns.ts'
import { send } from './http.ts'
import { expect, test } from './person.ts'

const GREEDY = 64
const POLITE = 6
const ALBUMS = 300
const WINDOWS = 6
/** How many windows are tried until so many were calm. */
const MAX_WINDOWS = 30
const WINDOW_MS = 10_000
/** How long a polite account looks at what it got. */
const PAUSE_MS = 500
/** With longer answers, pauses are too short for a server to tell polite accounts from greedy ones. */
const CALM_MS = 1_000

type Account = { cookie: string; id: number }
type Server = { origin: string; accounts: Account[]; process: ChildProcess }

const agent = new Agent({ keepAlive: true })
const start = (script: string, ...args: (string | number)[]) =>
  fork(join(import.meta.dirname, script), args.map(String))
const told = async <Message>(from: ChildProcess): Promise<Message> => (await once(from, 'message'))[0]
const ask = (origin: string, path: string, options: Parameters<typeof send>[2]) =>
  send(agent, new URL(path, origin), options)

async function startServer(): Promise<Server> {
  const child = start('greedy-server.ts', GREEDY + POLITE, ALBUMS)
  const { origin, cookies } = await told<{ origin: string; cookies: string[] }>(child)
  const accounts: Account[] = []
  for (const cookie of cookies) {
    const answer = await ask(origin, '/api/albums', { cookie, keep: true })
    if (typeof answer === 'string') throw new Error(answer)
    accounts.push({ cookie, id: JSON.parse(answer.text)[0].id })
  }
  return { origin, accounts, process: child }
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
const median = (numbers: number[]) => atShare(numbers, 0.5)

// The same people live on two servers at the same time, and the greedy ones press one of them. Whatever else the machine does slows down
// both; windows in which it leaves too little even for the server without greedy ones do not count.
test('with 64 greedy accounts on the server, others wait less than twice as long as without', {
  tag: ['@soak', '@promise'],
}, async () => {
  test.setTimeout(900_000)
  const servers = await Promise.all([startServer(), startServer()])
  const clients = start('greedy-clients.ts')
  const until = { time: Number.POSITIVE_INFINITY }

  async function live({ origin, accounts }: Server, place: number, times: number[], refused: unknown[]): Promise<void> {
    const { cookie, id } = accounts[place] as Account
    await pause((PAUSE_MS / POLITE) * place)
    for (let next = place; Date.now() < until.time; next += 1) {
      const { path, ...options } = callOf(id, next)
      const began = performance.now()
      const answer = await ask(origin, path, { ...options, cookie })
      const took = performance.now() - began
      if (typeof answer === 'string' || answer.status !== 200 || !answer.isComplete) refused.push(answer)
      times.push(took)
      await pause(PAUSE_MS)
    }
  }
  const compare = async () => {
    until.time = Date.now() + WINDOW_MS
    const times = servers.map((): number[] => [])
    const refused: unknown[] = []
    const lives = servers.flatMap((server, which) =>
      Array.from({ length: POLITE }, (_, place) => live(server, place, times[which] ?? [], refused)),
    )
    await Promise.all(lives)
    const [pressed = [], quiet = []] = times
    const p99 = atShare(pressed, 0.99) / atShare(quiet, 0.99)
    return { median: median(pressed) / median(quiet), p99, refused, isCalm: Math.max(...quiet) < CALM_MS }
  }

  try {
    await compare()
    clients.send({ origin: servers[0].origin, accounts: servers[0].accounts.slice(POLITE) })
    const calm: Awaited<ReturnType<typeof compare>>[] = []
    let seconds = 0
    for (let window = 0; window < MAX_WINDOWS && calm.length < WINDOWS; window += 1) {
      const compared = await compare()
      if (compared.isCalm) calm.push(compared)
      // Who was refused meanwhile counts as heavy for so long.
      else await pause(RETRY_SECONDS * 1_000)
      seconds += WINDOW_MS / 1_000
    }
    clients.send('report')
    const counts = await told<Record<string, number>>(clients)
    test.skip(
      calm.length === 0,
      'The machine was busy all the time: answers took over a second without greedy accounts too',
    )
    expect(calm.flatMap(({ refused }) => refused)).toEqual([])
    const ratio = median(calm.map((one) => one.median))
    expect(ratio).toBeLessThan(2)
    expect(counts['503']).toBeGreaterThan(0)
    const description = `others wait × ${ratio.toFixed(1)}, p99 × ${median(calm.map(({ p99 }) => p99)).toFixed(1)}; in ${seconds} s the greedy got ${counts['200']} answers and were told to wait ${counts['503']} times`
    test.info().annotations.push({ type: 'figure', description })
  } finally {
    clients.kill()
    for (const server of servers) server.process.kill()
    agent.destroy()
  }
})
