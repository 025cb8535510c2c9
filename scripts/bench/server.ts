import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { buildIfStale } from '../build.ts'
import { insertInPieces } from '../demo/insert-in-pieces.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { createEmptyAccount } from '../demo/seed.ts'
import { signIn } from './bytes.ts'
import { workerdProcess } from './files.ts'
import { type Figure, keepFigures, printFigures } from './kept.ts'
import { openLine } from './line.ts'
import { median } from './measure.ts'
import { withRunningApp } from './running-app.ts'
import { personWith } from './visited-accounts.ts'

const SIZES = [10_000, 100_000] as const
const RUNS = 5
const RATINGS = 300
const LOAD_MS = 20_000
const LOAD_CONNECTIONS = 16

/** The milliseconds of CPU that a process has used, and the megabytes that it holds. Linux only. */
function usageOf(process: number | null): { cpu: number; megabytes: number } {
  if (process === null) return { cpu: Number.NaN, megabytes: Number.NaN }
  const [, times = ''] = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')
  const [user, system] = times.split(' ').slice(11, 13)
  const [, held] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? []
  return { cpu: (Number(user) + Number(system)) * 10, megabytes: Math.round(Number(held) / 1_000) }
}

/** Measures exports, copies, searches, ratings and memory of people with 10,000 and 100,000 albums. */
export function measureServer(root: string): Promise<Figure[]> {
  const albums = manyAlbums(SIZES[1], new Date())
  const work = async (address: string): Promise<Figure[]> => {
    const worker = workerdProcess()
    const line = await openLine(address)
    const cookies = {
      10000: await signIn(address, personWith(10_000)),
      100000: await signIn(address, personWith(100_000)),
    }
    const call = async (path: string, { body, size = 10_000 }: { body?: string; size?: 10_000 | 100_000 } = {}) => {
      const headers = { cookie: cookies[size], origin: address, ...(body && { 'content-type': 'application/json' }) }
      const answer = await fetch(address + path, { headers, ...(body && { method: 'PATCH', body }) })
      const text = await answer.text()
      // One account makes a heavy call after the other: of more than wait, the last are refused.
      if (!answer.ok && answer.status !== 429) throw new Error(`${path}: ${text}`)
      return text
    }
    const seconds = async (runs: number, run: () => Promise<unknown>) => {
      const times: number[] = []
      for (let count = -1; count < runs; count += 1) {
        const started = performance.now()
        await run()
        if (count >= 0) times.push((performance.now() - started) / 1_000)
      }
      return median(times)
    }
    const weigh = async (size: 10_000 | 100_000) => {
      line.take()
      const headers = { cookie: cookies[size], 'accept-encoding': 'br' }
      await (await fetch(line.address + EVERYTHING, { headers })).arrayBuffer()
      return line.take().bytes
    }
    const page = JSON.parse(await call('/api/albums/page')) as { albums: { id: number }[] }
    const ids = page.albums.map(({ id }) => id)
    let stars = 0
    const rate = () => {
      stars += 1
      return call(`/api/albums/${ids[stars % ids.length]}`, { body: JSON.stringify({ rating: 1 + (stars % 5) }) })
    }
    const rateAll = async (connections: number) => {
      let left = RATINGS
      const one = async () => {
        while (left > 0) {
          left -= 1
          await rate()
        }
      }
      const [before, started] = [usageOf(worker), performance.now()]
      await Promise.all(Array.from({ length: connections }, one))
      const ms = performance.now() - started
      return { perSecond: (RATINGS / ms) * 1_000, cpu: (usageOf(worker).cpu - before.cpu) / RATINGS }
    }
    const load = async () => {
      const end = performance.now() + LOAD_MS
      const calls = [() => call('/app'), rate, () => call('/app?q=light'), rate, () => call(EVERYTHING)]
      const one = async (_: unknown, first: number) => {
        for (let next = first; performance.now() < end; next += 1) await calls[next % calls.length]?.()
      }
      await Promise.all(Array.from({ length: LOAD_CONNECTIONS }, one))
      return usageOf(worker).megabytes
    }
    try {
      const idle = usageOf(worker).megabytes
      const figures: Figure[] = [
        {
          name: 'export CSV of 10,000',
          unit: 's',

          now: await seconds(RUNS, () => call('/api/export/albums')),
          goal: 0.3,
        },
        { name: 'whole copy at 10,000', unit: 'kB', now: (await weigh(10_000)) / 1_000, goal: 420 },
        { name: 'whole copy at 10,000', unit: 's', now: await seconds(RUNS, () => call(EVERYTHING)), goal: 0.4 },
        { name: 'whole copy at 100,000', unit: 'kB', now: (await weigh(100_000)) / 1_000, goal: 4_200 },
        {
          name: 'whole copy at 100,000',
          unit: 's',

          now: await seconds(1, () => call(EVERYTHING, { size: 100_000 })),
          goal: 4,
        },
        {
          name: '/app?q= at 10,000',
          unit: 'ms',

          now: 1_000 * (await seconds(RUNS, () => call('/app?q=tape'))),
          goal: 30,
        },
      ]
      await rateAll(1)
      const [single, many] = [await rateAll(1), await rateAll(16)]
      figures.push(
        { name: 'ratings saved, one after the other', unit: '/s', now: single.perSecond, goal: null },
        { name: 'ratings saved, 16 at once', unit: '/s', now: many.perSecond, goal: null },
        { name: 'CPU of a rating', unit: 'ms', now: many.cpu, goal: 4 },
        { name: 'memory of the runtime, idle', unit: 'MB', now: idle, goal: null },
      )
      const first = await load()
      figures.push(
        { name: 'memory after 20 s of mixed load', unit: 'MB', now: first, goal: null },
        { name: 'memory after 20 s more', unit: 'MB', now: await load(), goal: first },
      )
      return figures
    } finally {
      line.close()
    }
  }
  return withRunningApp(root, work, async (system) => {
    for (const size of SIZES)
      await insertInPieces(
        { ...system, userId: await createEmptyAccount(system, personWith(size)) },
        albums.slice(0, size),
      )
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '../..')
  await buildIfStale(root)
  const figures = await measureServer(root)
  printFigures(root, figures)
  if (process.argv.includes('--keep')) keepFigures(root, figures)
}
