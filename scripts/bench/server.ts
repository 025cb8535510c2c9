import { execFileSync } from 'node:child_process'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { type Figure, ofRuns } from './figures.ts'
import { openLine } from './line.ts'
import { clientOf, secondsOf, seedPeople, usageOf } from './people.ts'
import { withRunningApp } from './running-app.ts'

const SIZES = [10_000, 100_000] as const
const RUNS = 5
const RATINGS = 100
/** How many pages are read in a row for the CPU of one. */
const PAGES = 20
const LOAD_MS = 20_000
const CONNECTIONS = 16

/** The process id of workerd, which this process has started. */
export function workerdProcess(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  return Number.parseInt(children.split('\n').find((line) => line.includes('workerd')) ?? '', 10)
}

const sideBySide = (work: (connection: number) => Promise<void>, connections = CONNECTIONS) =>
  Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)))

/** Exports, copies, searches, ratings and memory, of people with 10,000 and 100,000 albums. */
export function measureServer(root: string): Promise<Figure[]> {
  const albums = manyAlbums(SIZES[1], new Date())
  return withRunningApp(
    root,
    async (address) => {
      const worker = workerdProcess()
      const [{ call, cookie }, large] = [await clientOf(address, SIZES[0]), await clientOf(address, SIZES[1])]
      const repeat = async <Run>(run: () => Promise<Run>) => {
        await run()
        const runs: Run[] = []
        while (runs.length < RUNS) runs.push(await run())
        return runs
      }
      const seconds = async (work: () => Promise<unknown>) => ofRuns(await repeat(() => secondsOf(work)))
      const cpuOf = async (work: () => Promise<unknown>, times: number) => {
        const { cpu } = usageOf(worker)
        for (let time = 0; time < times; time += 1) await work()
        return (usageOf(worker).cpu - cpu) / times
      }
      // Other work of the machine hardly raises it, unlike seconds.
      const cpu = async (path: string) => ofRuns(await repeat(() => cpuOf(() => call(path), PAGES)))
      const weigh = async (as: string) => {
        const line = await openLine(address)
        await (
          await fetch(line.address + EVERYTHING, { headers: { cookie: as, 'accept-encoding': 'br' } })
        ).arrayBuffer()
        line.close()
        return line.take().bytes
      }
      const { albums: shown } = JSON.parse(await call('/api/albums/page')) as { albums: { id: number }[] }
      let stars = 0
      const rate = () => {
        stars += 1
        return call(`/api/albums/${shown[stars % shown.length]?.id}`, 'PATCH', { rating: 1 + (stars % 5) })
      }
      const rateAll = async (connections: number) => {
        let left = RATINGS
        const { cpu } = usageOf(worker)
        const taken = await secondsOf(() =>
          sideBySide(async () => {
            while (left > 0) {
              left -= 1
              await rate()
            }
          }, connections),
        )
        return { perSecond: RATINGS / taken, cpu: (usageOf(worker).cpu - cpu) / RATINGS }
      }
      const load = async () => {
        const end = performance.now() + LOAD_MS
        const calls = [() => call('/app'), rate, () => call('/app?q=light'), rate, () => call(EVERYTHING)]
        await sideBySide(async (connection) => {
          for (let next = connection; performance.now() < end; next += 1) await calls[next % calls.length]?.()
        })
        return usageOf(worker).held
      }
      const idle = usageOf(worker).held
      const figures: Figure[] = [
        { name: 'export CSV of 10,000', unit: 's', ...(await seconds(() => call('/api/export/albums'))), goal: 0.3 },
        { name: 'copy of 10,000', unit: 'B', now: await weigh(cookie), budget: 600_000 },
        { name: 'copy of 10,000', unit: 's', ...(await seconds(() => call(EVERYTHING))), goal: 0.4 },
        { name: 'copy of 100,000', unit: 'B', now: await weigh(large.cookie), budget: 6_000_000 },
        { name: 'copy of 100,000', unit: 's', now: await secondsOf(() => large.call(EVERYTHING)), goal: 4 },
        { name: '/app of 10,000', unit: 's', ...(await seconds(() => call('/app'))) },
        { name: '/app?q= of 10,000', unit: 's', ...(await seconds(() => call('/app?q=tape'))), goal: 0.03 },
        { name: 'CPU of /app', unit: 'ms', ...(await cpu('/app')) },
        { name: 'CPU of /app?q=', unit: 'ms', ...(await cpu('/app?q=tape')) },
      ]
      const [single, many] = [await repeat(() => rateAll(1)), await repeat(() => rateAll(CONNECTIONS))]
      const rates = (rounds: typeof many) => ofRuns(rounds.map(({ perSecond }) => perSecond))
      figures.push(
        { name: 'ratings saved, one after the other', unit: '/s', ...rates(single) },
        { name: 'ratings saved, 16 at once', unit: '/s', ...rates(many) },
        { name: 'CPU of a rating', unit: 'ms', ...ofRuns(many.map(({ cpu }) => cpu)), goal: 4 },
        { name: 'memory of the runtime, idle', unit: 'MB', now: idle },
      )
      const first = await load()
      return [
        ...figures,
        { name: 'memory after 20 s of mixed load', unit: 'MB', now: first },
        { name: 'memory after 20 s more', unit: 'MB', now: await load(), goal: first },
      ]
    },
    (system) => seedPeople(system, albums, SIZES),
  )
}
