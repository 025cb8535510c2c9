import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Lighthouse's slow 4G: how long each request takes besides its bytes (ms), and bytes per millisecond to the browser. */
const SLOW_4G = { latency: 562, rate: 1_474.56 / 8 }
const PIECE = 1_400
const QUIET_MS = 1_500

/** A request that went over the line, with the bytes of its answer as they were on the wire, headers included. */
export type Passed = { method: string; path: string; status: number; bytes: number }

export type Line = {
  address: string
  isSlow: boolean
  /** Requests whose path matches get no answer. */
  held: RegExp | null
  /** Requests whose path matches get this answer instead of the app's: a text as a page, all else as JSON. */
  refused: { path: RegExp; status: number; body: unknown; headers?: Record<string, string> } | null
  /** The responses that were transferred since the last call. */
  take: () => { bytes: number; requests: Passed[] }
  /** Resolves when nothing has been transferred for a while. */
  quiet: () => Promise<void>
  close: () => void
  /** Opens it again at the same address. */
  reopen: () => Promise<void>
}

/**
 * A network in front of the app: it counts the bytes to the browser, and can be as slow as a phone's. Browsers slow down only what a page
 * fetches, not its service worker, so this cannot be left to them.
 */
export async function openLine(target: string): Promise<Line> {
  let passed: Passed[] = []
  let bytes = 0
  let open = 0
  let lastAt = performance.now()
  const sockets = new Map<Socket, number>()
  const countBytes = () => {
    for (const [socket, before] of sockets) {
      bytes += socket.bytesWritten - before
      if (socket.destroyed) sockets.delete(socket)
      else sockets.set(socket, socket.bytesWritten)
    }
  }

  // Answers that arrive together take turns.
  const waiting: (() => void)[] = []
  let isBusy = false
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve))
  let freeAt = 0
  async function serve() {
    if (isBusy) return
    isBusy = true
    freeAt = Math.max(freeAt, performance.now())
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      freeAt += PIECE / SLOW_4G.rate
      next()
      const ahead = freeAt - performance.now()
      // Timers are too coarse for single pieces.
      await (ahead > 15 ? setTimeout(ahead) : Promise.resolve())
    }
    isBusy = false
  }

  const line: Omit<Line, 'address'> = {
    isSlow: false,
    held: null,
    refused: null,
    take() {
      countBytes()
      const taken = { bytes, requests: passed }
      bytes = 0
      passed = []
      return taken
    },
    async quiet() {
      lastAt = performance.now()
      while (open > 0 || performance.now() - lastAt < QUIET_MS) await setTimeout(50)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
    reopen: () => listen(port),
  }
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (line.held?.test(path)) return
    const { isSlow, refused } = line
    if (refused?.path.test(path)) {
      incoming.resume()
      passed.push({ method: incoming.method ?? '', path, status: refused.status, bytes: 0 })
      const isPage = typeof refused.body === 'string'
      outgoing
        .writeHead(refused.status, { 'content-type': isPage ? 'text/html' : 'application/json', ...refused.headers })
        .end(isPage ? refused.body : JSON.stringify(refused.body))
      return
    }
    open += 1
    const end = () => {
      open -= 1
      lastAt = performance.now()
    }
    const arrives = isSlow ? setTimeout(SLOW_4G.latency) : null
    const onward = request(target + path, { method: incoming.method, headers: incoming.rawHeaders, agent: false })
    onward.on('response', async (answer) => {
      await arrives
      const status = answer.statusCode ?? 502
      const headers = answer.rawHeaders.filter(
        (_, index) => !/^(?:connection|keep-alive|transfer-encoding)$/i.test(answer.rawHeaders[index & ~1] ?? ''),
      )
      outgoing.writeHead(status, headers)
      const one = { method: incoming.method ?? '', path, status, bytes: headers.join('').length + headers.length * 2 }
      passed.push(one)
      try {
        for await (const chunk of answer as AsyncIterable<Buffer>) {
          one.bytes += chunk.length
          for (let at = 0; at < chunk.length; at += isSlow ? PIECE : chunk.length) {
            if (isSlow) {
              const mine = turn()
              void serve()
              await mine
            }
            outgoing.write(isSlow ? chunk.subarray(at, at + PIECE) : chunk)
          }
        }
        outgoing.end()
      } catch {
        outgoing.destroy()
      }
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', end)
    incoming.pipe(onward)
  })
  server.on('connection', (socket) => {
    sockets.set(socket, 0)
    socket.setNoDelay()
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return Object.assign(line, { address: `http://127.0.0.1:${port}` })
}
