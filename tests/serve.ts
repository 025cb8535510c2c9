import { createServer, type RequestListener, type Server } from 'node:http'

/** Answers a request; one that is broken off, or fails, gets no answer. */
type Listener = (...[incoming, outgoing]: Parameters<RequestListener>) => unknown

/** Serves on a port of its own; the server and its address. */
export function serve(listener?: Listener): Promise<{ server: Server; address: string }> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      await listener?.(incoming, outgoing)
    } catch (error) {
      if (!incoming.destroyed) console.error(error)
      outgoing.destroy()
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      if (at && typeof at === 'object') resolve({ server, address: `http://127.0.0.1:${at.port}` })
    })
  })
}
