import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EVERYTHING } from '#domain/sync-call.ts'
import { buildIfStale } from '../build.ts'
import { DEMO } from '../demo/accounts.ts'
import { median } from './measure.ts'
import { withRunningApp } from './running-app.ts'

const DISTANCES = [5, 50, 150] as const
const [, , FAR] = DISTANCES
const REPLICA = 5
const RUNS = 5

/** A call's round trips to the database, all and in a row, and its milliseconds by the distance to the database; last with a replica close by. */
export type Reach = { name: string; all: number; inARow: number; times: number[] }

/** Measures how often pages and calls wait for the database, and how long, if it is far away. */
export function measureDistance(root: string): Promise<Reach[]> {
  const entry = readFileSync(join(import.meta.dirname, 'far-database.js'), 'utf8')
  return withRunningApp(root, measureCalls, undefined, entry)
}

type Call = {
  name: string
  cookie?: () => Promise<string>
  make: (headers: Record<string, string>) => Promise<Response>
}

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])

async function callsOf(address: string): Promise<Call[]> {
  const send = (path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) =>
    fetch(address + path, { ...init, headers: { origin: address, 'content-type': 'application/json', ...headers } })
  let number = 0
  const newNetwork = () => {
    number += 1
    return { 'cf-connecting-ip': `10.0.0.${number}` }
  }
  const { email, password } = DEMO.demo
  const signIn = (headers: Record<string, string>) =>
    send('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { ...headers, ...newNetwork() },
      body: JSON.stringify({ email, password }),
    })
  const session = cookiesOf(await signIn({})).join('; ')
  const readJson = async (path: string) => (await send(path, { headers: { cookie: session } })).json()
  const cached = async () =>
    [session, ...cookiesOf(await send('/api/crates', { headers: { cookie: session } }))].join('; ')
  const [{ epoch, revision }] = (await readJson(EVERYTHING)) as [{ epoch: string; revision: number }]
  const { albums } = (await readJson('/api/albums/page')) as { albums: { id: number }[] }
  const patch = (headers: Record<string, string>, json: object) =>
    send(`/api/albums/${albums[0]?.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(json),
    })
  const reads = [
    ['collection page', '/app'],
    ['page of albums', '/api/albums/page'],
    ['nothing has changed', `${EVERYTHING}&since=${revision}&epoch=${epoch}`],
  ] as const
  return [
    ...reads.flatMap(([name, path]): Call[] => {
      const make = (headers: Record<string, string>) => send(path, { headers })
      return [
        { name, cookie: async () => session, make },
        { name: `${name}, session cached`, cookie: cached, make },
      ]
    }),
    { name: 'rating', cookie: async () => session, make: (headers) => patch(headers, { rating: 1 + (number++ % 5) }) },
    {
      name: 'notes',
      cookie: async () => session,
      make: (headers) => patch(headers, { notes: `Heard ${number++} times` }),
    },
    { name: 'sign-in', make: signIn },
  ]
}

/** Calls several times, with the database at a distance. Returns the median time, and the round trips of the last call. */
async function timed({ name, cookie, make }: Call, distance: number, replica: number) {
  const far = { 'bench-distance': String(distance), 'bench-replica': String(replica) }
  const headers = { ...far, ...(cookie && { cookie: await cookie() }) }
  const times: number[] = []
  let trips: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    const response = await make(headers)
    const text = await response.text()
    times.push(performance.now() - started)
    if (!response.ok) throw new Error(`${name} was refused: ${text}`)
    trips = (response.headers.get('bench-round-trips') ?? '').split(' ').map(Number)
  }
  const [all = 0, inARow = 0] = trips
  return { time: median(times), all, inARow }
}

async function measureCalls(address: string): Promise<Reach[]> {
  const reaches: Reach[] = []
  for (const call of await callsOf(address)) {
    const figures = []
    for (const distance of DISTANCES) figures.push(await timed(call, distance, distance))
    figures.push(await timed(call, FAR, REPLICA))
    const { all, inARow } = figures.at(-1) ?? { all: 0, inARow: 0 }
    reaches.push({ name: call.name, all, inARow, times: figures.map(({ time }) => time) })
  }
  return reaches
}

export function printDistance(reaches: readonly Reach[]): void {
  const head = [...DISTANCES.map((distance) => `${distance} ms`), `${FAR} ms, replica ${REPLICA} ms`].join('   ')
  console.info(`     ${''.padEnd(53)} trips  in a row   ${head}`)
  for (const { name, all, inARow, times } of reaches) {
    const numbers = [all, inARow, ...times.map(Math.round)].map((one) => String(one).padStart(8))
    console.info(`     ${name.padEnd(50)} ${numbers.join('')}`)
  }
}

/** The round trips in a row, which do not depend on the machine. */
export const exactDistance = (reaches: readonly Reach[]): Record<string, number> =>
  Object.fromEntries(reaches.map(({ name, inARow }) => [name, inARow]))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '../..')
  buildIfStale(root)
  const reaches = await measureDistance(root)
  printDistance(reaches)
  if (process.argv.includes('--keep')) {
    const path = join(root, 'docs/bench.json')
    const kept = { ...JSON.parse(readFileSync(path, 'utf8')), distance: exactDistance(reaches) }
    writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`)
  }
}
