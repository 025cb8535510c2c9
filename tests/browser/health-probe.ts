import { Agent } from 'node:http'
import { send } from './http.ts'

// Asks a server for its health on a fixed clock, whether or not the question before is answered, in a process of its own: no work of the
// test makes it late. Told "report", it says how long the answers took since it was last asked, and which were none.
const EVERY_MS = 50
export type Health = { longest: number; median: number; asked: number; failed: unknown[] }

const url = new URL('/api/health', process.argv[2])
const agent = new Agent({ keepAlive: true })
let times: number[] = []
let failed: unknown[] = []

async function ask(due: number): Promise<void> {
  const answer = await send(agent, url)
  times.push(performance.now() - due)
  if (typeof answer === 'string' || answer.status !== 200) failed.push(answer)
}

const asked = new Set<Promise<void>>()
const began = performance.now()
let next = 0
setInterval(() => {
  for (; began + next * EVERY_MS <= performance.now(); next += 1) {
    const one = ask(began + next * EVERY_MS)
    asked.add(one)
    void one.finally(() => asked.delete(one))
  }
}, 5)

process.on('message', async () => {
  await Promise.all([...asked, ask(performance.now())])
  const sorted = times.toSorted((a, b) => a - b)
  const health: Health = {
    longest: sorted.at(-1) ?? Number.NaN,
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    asked: sorted.length,
    failed,
  }
  times = []
  failed = []
  process.send?.(health)
})
process.on('disconnect', () => process.exit(0))
process.send?.('asking')
