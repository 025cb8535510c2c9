import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => resolve(server))
  })
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    const end = (isAnswered: boolean) => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Takes the data folder for this process, until it ends: a socket that somebody listens to, since another container sees neither our
 * processes nor our port. False if another process has it. A folder that can hold no sockets is not guarded.
 */
export async function takeFolder(path: string): Promise<boolean> {
  try {
    await listen(path)
  } catch (error) {
    if (!isTaken(error)) return true
    if (await answers(path)) return false
    rmSync(path, { force: true })
    return listen(path).then(
      () => true,
      (again) => !isTaken(again),
    )
  }
  return true
}
