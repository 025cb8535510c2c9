import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { send } from './http.ts'

// Clients that wait for nothing, in a process with the lowest priority: their work must not slow down the clients that are measured.
export type Press = {
  origin: string
  cookies: string[]
  connections: number
  kinds: ('edit' | 'list' | 'export' | 'copy')[]
}

setPriority(19)
const agent = new Agent({ keepAlive: true })
const counts: Record<string, number> = {}

async function press({ origin, cookies, connections, kinds }: Press, cookie: string): Promise<void> {
  const at = (path: string) => new URL(path, origin)
  const known = await send(agent, at('/api/albums'), { cookie, keep: true })
  if (typeof known === 'string' || known.status !== 200) throw new Error(`No albums for ${cookies.indexOf(cookie)}`)
  const albumIds = JSON.parse(known.text).map(({ id }: { id: number }) => id)
  const body = JSON.stringify({ albumIds, change: { rating: 4 } })
  const calls = {
    edit: () => send(agent, at('/api/albums/edit'), { method: 'POST', body, cookie }),
    list: () => send(agent, at('/api/albums'), { cookie }),
    export: () => send(agent, at('/api/export/collection'), { cookie }),
    copy: () => send(agent, at(EVERYTHING), { cookie }),
  }
  const go = async (first: number) => {
    for (let next = first; process.connected; next += 1) {
      const kind = kinds[next % kinds.length] ?? 'list'
      const answer = await calls[kind]()
      const key = `${kind} ${typeof answer === 'string' ? 'none' : answer.status}`
      counts[key] = (counts[key] ?? 0) + 1
    }
  }
  for (let first = 0; first < connections; first += 1) void go(first)
}

process.once('message', async (told: Press) => {
  await Promise.all(told.cookies.map((cookie) => press(told, cookie)))
  process.send?.('pressing')
  process.on('message', () => process.send?.(counts))
})
