import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

/** How long an idle connection stays open: longer than clients keep one, so that none sends into a connection being closed. */
const KEEP_ALIVE_MS = 120_000
/** How long one to the runtime is kept, which closes it after 5 seconds. */
const KEPT_TO_RUNTIME_MS = 2_000

/**
 * Listens on a port and passes each request on to `target`. The runtime closes idle connections after 5 seconds, even while a slow client
 * still reads the answer; a client that then reuses the connection finds it reset.
 */
export function listenInFront({ host, port, target }: { host: string; port: number; target: URL }): Promise<Server> {
  const agent = new Agent({ keepAlive: true, timeout: KEPT_TO_RUNTIME_MS })
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, (incoming, outgoing) =>
    passOn(incoming, outgoing, target, agent),
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, target: URL, agent: Agent): void {
  const passed = request({
    host: target.hostname,
    port: target.port,
    method: incoming.method,
    path: incoming.url,
    headers: incoming.rawHeaders,
    agent,
  })
  passed.on('response', (answer) => {
    if (isFileGone(incoming, answer)) {
      answer.resume()
      outgoing.writeHead(404).end()
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.rawHeaders))
    // A response that breaks off must not look complete.
    answer.on('error', () => outgoing.destroy())
    answer.on('end', () => {
      if (!passed.writableFinished) passed.destroy()
    })
    answer.pipe(outgoing)
  })
  passed.on('close', () => {
    // After an early answer nobody reads the rest of the body.
    incoming.unpipe(passed)
    incoming.resume()
  })
  passed.on('error', (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return
    console.warn(`${incoming.method} ${incoming.url?.split('?')[0]} got no answer: ${error.message}`)
    outgoing.writeHead(502).end()
  })
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) passed.destroy()
  })
  incoming.pipe(passed)
}

// The runtime knows the files from its start and answers 500 for one that a newer build has removed. The Worker serves none of them.
const isFileGone = ({ url }: IncomingMessage, { statusCode }: IncomingMessage): boolean =>
  statusCode === 500 && url !== undefined && url.startsWith('/assets/')

// This connection is the front's own.
const withoutConnection = (raw: string[]): string[] =>
  raw.filter((_, index) => !/^(?:connection|keep-alive)$/i.test(raw[index - (index % 2)] ?? ''))
