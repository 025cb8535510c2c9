import { createServer } from 'node:net'

// Below what systems give to outgoing connections, one of which could take a port before its server listens, or while that is stopped.
const FIRST = 10_000
const COUNT = 20_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Finds a free TCP port on 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
}
