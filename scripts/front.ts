import { createServer, request, type Server } from 'node:http'

/** How long an idle connection stays open: longer than clients keep one, so that none sends into a connection being closed. */
const KEEP_ALIVE_MS = 120_000

/**
 * Listens on a port and passes each request on to `target` over a connection of its own. The runtime closes idle connections after 5
 * seconds, even while a slow client still reads the answer; a client that then reuses the connection finds it reset.
 */
export function listenInFront({ host, port, target }: { host: string; port: number; target: URL }): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, (incoming, outgoing) => {
    const passed = request({
      host: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.rawHeaders,
      agent: false,
    })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutConnection(answer.rawHeaders))
      // An answer that breaks off must not look whole.
      answer.on('error', () => outgoing.destroy())
      answer.on('end', () => passed.destroy())
      answer.pipe(outgoing)
    })
    passed.on('close', () => {
      // After an early answer nobody reads the rest of the body.
      incoming.unpipe(passed)
      incoming.resume()
    })
    passed.on('error', () => {
      if (!outgoing.headersSent && !outgoing.destroyed) outgoing.writeHead(502).end()
    })
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

// This connection is the front's own.
const withoutConnection = (raw: string[]): string[] =>
  raw.filter((_, index) => !/^(?:connection|keep-alive)$/i.test(raw[index - (index % 2)] ?? ''))
