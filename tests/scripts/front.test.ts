import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { listenInFront } from '../../scripts/front.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const host = '127.0.0.1'
const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Starts a server, and the proxy in front of it; the port of the proxy. */
async function inFrontOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const front = await listenInFront({ host, port: 0, target: new URL(`http://${host}:${portOf(server)}`) })
  servers.push(server, front)
  return portOf(front)
}

const single = new Agent({ keepAlive: true, maxSockets: 1 })

function call(port: number, { method = 'GET', path = '/', body = '', agent = single } = {}) {
  return new Promise<{ status?: number; text: string; headers: string[] }>((resolve, reject) => {
    const sent = request({ host, port, method, path, agent, headers: { 'x-asked': 'yes' } }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode, text, headers: answer.rawHeaders }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

it('answers every request of a kept connection although the server behind closes each of its own', async () => {
  const port = await inFrontOf(
    createServer((_, answer) => {
      answer.end('here')
      // As the runtime does with a connection that stays idle.
      answer.on('finish', () => answer.socket?.destroySoon())
    }),
  )
  for (let count = 0; count < 50; count += 1) expect(await call(port)).toMatchObject({ status: 200, text: 'here' })
})

it('answers 404 for a file that a newer build has removed, where the runtime answers 500', async () => {
  const port = await inFrontOf(createServer((_, answer) => answer.writeHead(500).end()))
  expect(await call(port, { path: '/assets/gone-abc.js' })).toMatchObject({ status: 404 })
  expect(await call(port, { path: '/app' })).toMatchObject({ status: 500 })
})

it('passes on method, headers, body and answer', async () => {
  const port = await inFrontOf(
    createServer(async (asked, answer) => {
      let text = ''
      for await (const chunk of asked) text += chunk
      answer.writeHead(418, ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'])
      answer.end(`${asked.method} ${asked.headers['x-asked']} ${text}`)
    }),
  )
  const answer = await call(port, { method: 'PUT', body: 'body' })
  expect(answer).toMatchObject({ status: 418, text: 'PUT yes body' })
  expect(answer.headers.filter((part) => part === 'a=1' || part === 'b=2')).toEqual(['a=1', 'b=2'])
})

it('returns an early answer to a request whose body nobody reads, and keeps the connection', async () => {
  const port = await inFrontOf(
    createServer((_, answer) => {
      answer.writeHead(413).end('too large')
      answer.on('finish', () => answer.socket?.destroySoon())
    }),
  )
  const body = 'x'.repeat(8_000_000)
  for (let count = 0; count < 5; count += 1)
    expect(await call(port, { method: 'POST', body })).toMatchObject({ status: 413, text: 'too large' })
})

it('breaks off an answer that the server behind breaks off', async () => {
  const port = await inFrontOf(
    createServer((_, answer) => {
      answer.writeHead(200, { 'content-length': '100' }).write('half')
      setImmediate(() => answer.destroy())
    }),
  )
  await expect(call(port)).rejects.toThrow()
})

it('returns 502 if the server behind cannot be reached', async () => {
  const gone = createServer()
  const port = await inFrontOf(gone)
  gone.close()
  expect(await call(port)).toMatchObject({ status: 502 })
})
