import { createServer, type RequestListener, type Server } from 'node:http'

/** Serves on a port of its own; the server and its address. */
export function serve(listener?: RequestListener): Promise<{ server: Server; address: string }> {
  const server = createServer(listener)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      if (at && typeof at === 'object') resolve({ server, address: `http://127.0.0.1:${at.port}` })
    })
  })
}
