import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Press } from './greedy-clients.ts'
import { send } from './http.ts'
import { expect, test } from './person.ts'

const POLITE = 6
const GREEDY = 64
/** The account with the most albums has a few of its own besides. */
const MOST_ALBUMS = 99_000
const ALBUMS = 300
/** How long a polite account looks at what it got. */
const PAUSE_MS = 500
const MEASURED_MS = 60_000

type Server = { origin: string; cookies: string[]; process: ChildProcess }

const agent = new Agent({ keepAlive: true })
const start = (script: string, ...args: number[]) => fork(join(import.meta.dirname, script), args.map(String))
const told = async <Message>(from: ChildProcess): Promise<Message> => (await once(from, 'message'))[0]
const ask = (origin: string, path: string, options: Parameters<typeof send>[2]) =>
  send(agent, new URL(path, origin), options)

async function startServer(...sizes: number[]): Promise<Server> {
  const child = start('greedy-server.ts', ...sizes)
  return { ...(await told<Pick<Server, 'origin' | 'cookies'>>(child)), process: child }
}

/** Lets clients press a server while `work` runs, and tells what they were answered. */
async function under(press: Press, work: () => Promise<void>): Promise<Record<string, number>> {
  const clients = start('greedy-clients.ts')
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

/** Has a server's first accounts live like people until `end`. Returns how long they waited, and every answer that was not what they asked for. */
async function live({ origin, cookies }: Server, end: number): Promise<{ times: number[]; refused: unknown[] }> {
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
  await Promise.all(cookies.slice(0, POLITE).map(one))
  return { times, refused }
}

const all = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

// The same people live on two servers at the same time, of which one is pressed. Whatever else the machine does slows down both.
test('others wait less than twice as long beside one account of 100,000 albums, and see no error beside 64 greedy ones', {
  tag: ['@soak', '@promise'],
}, async () => {
  test.setTimeout(900_000)
  const servers = await Promise.all([
    startServer(...all(POLITE, ALBUMS)),
    startServer(...all(POLITE, ALBUMS), MOST_ALBUMS, ...all(GREEDY, ALBUMS)),
  ])
  const [quiet, pressed] = servers
  const { origin, cookies } = pressed
  try {
    await Promise.all(servers.map((server) => live(server, Date.now() + 10_000)))

    let alone: number[] = []
    let beside: number[] = []
    const one: Press = { origin, cookies: cookies.slice(POLITE, POLITE + 1), connections: 4, kinds: ['edit', 'list'] }
    const answers = await under(one, async () => {
      const end = Date.now() + MEASURED_MS
      const lives = await Promise.all(servers.map((server) => live(server, end)))
      expect(lives.flatMap(({ refused }) => refused)).toEqual([])
      ;[alone = [], beside = []] = lives.map(({ times }) => times)
    })
    expect(Object.keys(answers).filter((key) => !/ (?:200|429)$/.test(key))).toEqual([])
    const [p50, p99] = [0.5, 0.99].map((share) => atShare(beside, share) / atShare(alone, share))
    expect(p99).toBeLessThan(2)

    const many: Press = { origin, cookies: cookies.slice(POLITE + 1), connections: 8, kinds: ['export'] }
    const greedy = await under(many, async () => {
      expect((await live(pressed, Date.now() + 30_000)).refused).toEqual([])
    })
    expect(Object.keys(greedy).filter((key) => !/ (?:200|429)$/.test(key))).toEqual([])
    const toldToWait = greedy['export 429'] ?? 0
    expect(toldToWait).toBeGreaterThan(0)
    const description = `beside one account of 99,000 albums with 4 connections others wait × ${p50?.toFixed(1)}, p99 × ${p99?.toFixed(1)}; beside 64 greedy accounts with 8 connections each they see 0 errors, and those are told to wait ${toldToWait} times`
    test.info().annotations.push({ type: 'figure', description })
  } finally {
    for (const server of [quiet, pressed]) server?.process.kill()
    agent.destroy()
  }
})
