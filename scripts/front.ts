import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/** How long an idle connection stays open: longer than clients keep one, so that none sends into a connection being closed. */
const KEEP_ALIVE_MS = 120_000
/** How many requests the runtime gets at once. */
const MAX_AT_ONCE = 1_024
/** An answer that streams longer no longer counts as one of them. */
const STREAM_MS = 5_000

/** Runs up to `most` works at once. Each gets a function to call when it has ended, which may be called twice. */
function createSlots(most: number) {
  const waiting: (() => void)[] = []
  let taken = 0
  return (work: (release: () => void) => void) => {
    const start = () => {
      let isTaken = true
      taken += 1
      work(() => {
        if (!isTaken) return
        isTaken = false
        taken -= 1
        waiting.shift()?.()
      })
    }
    if (taken < most) start()
    else waiting.push(start)
  }
}

/**
 * Listens on a port and passes each request on to `target` over a connection of its own. The runtime closes idle connections after 5
 * seconds, even while a slow client still reads the answer; a client that then reuses the connection finds it reset.
 */
export function listenInFront(options: {
  host: string
  port: number
  target: URL
  mostAtOnce?: number
}): Promise<Server> {
  const { host, port, target, mostAtOnce = MAX_AT_ONCE } = options
  const inSlot = createSlots(mostAtOnce)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, (incoming, outgoing) =>
    inSlot((release) => (outgoing.destroyed ? release() : passOn(incoming, outgoing, { target, release }))),
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, release }: { target: URL; release: () => void },
): void {
  const passed = request({
    host: target.hostname,
    port: target.port,
    method: incoming.method,
    path: incoming.url,
    headers: incoming.rawHeaders,
    agent: false,
  })
  let timer: NodeJS.Timeout | undefined
  passed.on('response', (answer) => {
    timer = setTimeout(release, STREAM_MS)
    if (isFileGone(incoming, answer)) {
      outgoing.writeHead(404).end()
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.rawHeaders))
    // A response that breaks off must not look complete.
    answer.on('error', () => outgoing.destroy())
    answer.on('end', () => passed.destroy())
    answer.pipe(outgoing)
  })
  passed.on('close', () => {
    clearTimeout(timer)
    release()
    // After an early answer nobody reads the rest of the body.
    incoming.unpipe(passed)
    incoming.resume()
  })
  passed.on('error', (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return
    console.warn(`${incoming.method} ${incoming.url?.split('?')[0]} got no answer: ${error.message}`)
    outgoing.writeHead(502).end()
  })
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}

// The runtime knows the files from its start and answers 500 for one that a newer build has removed. The Worker serves none of them.
const isFileGone = ({ url }: IncomingMessage, { statusCode }: IncomingMessage): boolean =>
  statusCode === 500 && url !== undefined && url.startsWith('/assets/')

// This connection is the front's own.
const withoutConnection = (raw: string[]): string[] =>
  raw.filter((_, index) => !/^(?:connection|keep-alive)$/i.test(raw[index - (index % 2)] ?? ''))
