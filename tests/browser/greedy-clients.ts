import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import { send } from './http.ts'

// Clients that wait for nothing, in a process of their own with the lowest priority: their own work must not slow down the clients that are measured.
const CONNECTIONS_EACH = 4

type Told = { origin: string; accounts: { cookie: string; id: number }[] }

setPriority(19)
const agent = new Agent({ keepAlive: true })
const counts: Record<string, number> = {}

async function press({ origin, cookie, id }: { origin: string; cookie: string; id: number }, first: number) {
  const at = (path: string) => new URL(path, origin)
  const calls = [
    () => send(agent, at('/api/albums'), { cookie }),
    () => send(agent, at('/app'), { cookie }),
    () => send(agent, at('/api/export/collection'), { cookie }),
    (body: string) => send(agent, at(`/api/albums/${id}`), { method: 'PATCH', body, cookie }),
  ]
  for (let next = first; process.connected; next += 1) {
    const answer = await calls[next % calls.length]?.(JSON.stringify({ rating: 1 + (next % 5) }))
    const kind = typeof answer === 'object' ? String(answer.status) : 'none'
    counts[kind] = (counts[kind] ?? 0) + 1
  }
}

process.once('message', ({ origin, accounts }: Told) => {
  for (const account of accounts)
    for (let first = 0; first < CONNECTIONS_EACH; first += 1) void press({ origin, ...account }, first)
  process.on('message', () => process.send?.(counts))
})
