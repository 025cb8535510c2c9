import { Agent, createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { readProxies } from '../../scripts/client-addresses.ts'
import { type Edge, listenInFront } from '../../scripts/front.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const host = '127.0.0.1'
const SECRET = 'only-scripts-know'
const portOf = (server: Server) => (server.address() as AddressInfo).port

type Timeouts = { headersTimeout?: number; bodyTimeout?: number }

/** Starts a server, and the proxy in front of it; the port of the proxy. */
async function inFrontOf(server: Server, edge?: Edge, timeouts: Timeouts = {}): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const target = new URL(`http://${host}:${portOf(server)}`)
  const front = await listenInFront({ host, port: 0, target, secret: SECRET, edge, ...timeouts })
  servers.push(server, front)
  return portOf(front)
}

const single = new Agent({ keepAlive: true, maxSockets: 1 })

type Call = { method?: string; path?: string; body?: string; headers?: Record<string, string> }

function call(port: number, { method = 'GET', path = '/', body = '', headers = {} }: Call = {}) {
  return new Promise<{ status?: number; text: string; headers: string[] }>((resolve, reject) => {
    const all = { 'x-asked': 'yes', ...headers }
    const sent = request({ host, port, method, path, agent: single, headers: all, maxHeaderSize: 64_000 }, (answer) => {
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

/** A server that answers the first request of each connection and resets the connection at the second; what arrived is in `bodies`. */
function resetsUsedConnections() {
  const used = new WeakSet<object>()
  const bodies: string[] = []
  const server = createServer(async (asked, answer) => {
    if (used.has(asked.socket)) return asked.socket.destroy()
    used.add(asked.socket)
    let text = ''
    for await (const chunk of asked) text += chunk
    bodies.push(text)
    answer.end('here')
  })
  return { server, bodies }
}

it('sends a request without a body again where the server behind resets the kept connection', async () => {
  const port = await inFrontOf(resetsUsedConnections().server)
  for (const method of ['GET', 'GET', 'DELETE', 'DELETE', 'POST', 'POST', 'GET'])
    expect(await call(port, { method }), method).toMatchObject({ status: 200, text: 'here' })
})

it('sends a body once, over a connection that is not reset', async () => {
  const { server, bodies } = resetsUsedConnections()
  const port = await inFrontOf(server)
  for (const body of ['a', 'b', 'c']) {
    expect(await call(port)).toMatchObject({ status: 200 })
    expect(await call(port, { method: 'PUT', body })).toMatchObject({ status: 200, text: 'here' })
  }
  expect(bodies).toEqual(['', 'a', '', 'b', '', 'c'])
})

it('does not send a writing request again that the server behind may have read', async () => {
  let asked = 0
  const port = await inFrontOf(
    createServer(({ socket }) => {
      asked += 1
      socket.destroy()
    }),
  )
  expect(await call(port, { method: 'POST' })).toMatchObject({ status: 502 })
  expect(asked).toBe(1)
  expect(await call(port)).toMatchObject({ status: 502 })
  expect(asked).toBe(3)
})

it('sends OPTIONS with a body again, without the body, which nobody reads', async () => {
  let asked = 0
  const port = await inFrontOf(
    createServer(async (request, answer) => {
      asked += 1
      if (asked === 1) return request.socket.destroy()
      let text = 'got '
      for await (const chunk of request) text += chunk
      answer.end(text)
    }),
  )
  const headers = { 'content-length': '4' }
  const answer = await call(port, { method: 'OPTIONS', body: 'body', headers })
  expect(answer).toMatchObject({ status: 200, text: 'got ' })
})

it('sends a body that was not sent yet over another connection', async () => {
  const { server, bodies } = resetsUsedConnections()
  const port = await inFrontOf(server)
  // The first try of each call is refused.
  const connectOnce = Agent.prototype.createConnection
  let tries = 0
  const spy = vi.spyOn(Agent.prototype, 'createConnection').mockImplementation(function (this: Agent, options, done) {
    tries += 1
    return connectOnce.call(this, tries % 2 === 1 ? { ...options, port: 1 } : options, done)
  })
  const sent = await fetch(`http://${host}:${port}/`, { method: 'POST', body: 'whole' })
  spy.mockRestore()
  expect([sent.status, await sent.text(), tries]).toEqual([200, 'here', 2])
  expect(bodies).toEqual(['whole'])
})

/** Opens connections that send a text and no more; resolves to what each got until the front closed it. */
const openSilent = (port: number, count: number, text: string) =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<string>((resolve, reject) => {
          let got = ''
          const socket = connect(port, host, () => socket.write(text))
          socket
            .on('data', (chunk) => {
              got += chunk
            })
            .on('error', reject)
            .on('close', () => resolve(got.split('\r\n')[0] ?? ''))
        }),
    ),
  )

it.each(['', 'GET / HTTP/1.1\r\nHost: a\r\nX-Half', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP'])(
  'closes connections that send no more than %j',
  async (text) => {
    const port = await inFrontOf(
      createServer((_, answer) => answer.end()),
      undefined,
      { headersTimeout: 300 },
    )
    const ends = await openSilent(port, 100, text)
    expect(ends.filter((end) => !/ (?:200|408) /.test(end))).toEqual([])
  },
)

it.each(['POST', 'OPTIONS'])('ends %s whose body does not come', async (method) => {
  let isOver: Promise<unknown> = Promise.resolve()
  const port = await inFrontOf(
    createServer((asked, answer) => {
      if (asked.method === 'OPTIONS') return answer.end()
      isOver = new Promise((resolve) => asked.on('close', resolve).resume())
    }),
    undefined,
    { bodyTimeout: 300 },
  )
  const [end] = await openSilent(port, 1, `${method} / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf`)
  expect(end).toContain(method === 'POST' ? ' 408 ' : ' 200 ')
  await isOver
})

it('does not end a request whose answer takes long after its body has come', async () => {
  const port = await inFrontOf(
    createServer((asked, answer) => {
      asked.resume().on('end', () => setTimeout(() => answer.end('at last'), 1_000))
    }),
    undefined,
    { bodyTimeout: 200 },
  )
  expect(await call(port, { method: 'POST', body: 'whole' })).toMatchObject({ status: 200, text: 'at last' })
})

/** Sends lines as they are and returns the status of the answer. */
const sendLines = (port: number, ...lines: string[]) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(port, host, () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'),
    )
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(text.split(' ')[1])))
  })

it('answers 400 to a Host header that is missing, sent twice or no host, and passes on any other', async () => {
  const port = await inFrontOf(createServer((_, answer) => answer.end()))
  const get = 'GET / HTTP/1.1'
  expect(await sendLines(port, get)).toBe(400)
  expect(await sendLines(port, 'GET / HTTP/1.0')).toBe(400)
  expect(await sendLines(port, get, 'Host: a', 'Host: b')).toBe(400)
  const odd = [
    '',
    'a b',
    'a<b>',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'me@a',
    'a:b',
    'a:99999',
    '[::1',
    '::1',
    '[]',
    'a%',
    '%41',
  ]
  const more = [
    '*',
    '{}',
    'a,b',
    'a"b',
    "a'b",
    '1.2.3.4.5',
    '256.256.256.256',
    '\xe9.example',
    '\xff',
    'a\tb',
    '[v1.a]',
    '(a)',
  ]
  for (const name of [...odd, ...more]) expect(await sendLines(port, get, `Host: ${name}`), name).toBe(400)
  for (const name of [
    'a',
    'a:1',
    'localhost:5173',
    '127.0.0.1',
    '[::1]:80',
    'gate-fold.example',
    'a_b',
    'A.',
    'xn--bcher-kva',
  ])
    expect(await sendLines(port, get, `Host: ${name}`), name).toBe(200)
})

it('answers 400 to what is no request for a path, or has another encoding than chunks', async () => {
  const port = await inFrontOf(createServer((_, answer) => answer.end()))
  for (const line of ['GET http://other.example/ HTTP/1.1', 'OPTIONS * HTTP/1.1', 'GET a HTTP/1.1'])
    expect(await sendLines(port, line, 'Host: a'), line).toBe(400)
  expect(await sendLines(port, 'POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked')).toBe(400)
})

it("answers 404 for the runtime's own addresses, but runs the daily job for who knows the secret", async () => {
  const paths: string[] = []
  const port = await inFrontOf(
    createServer(({ url }, answer) => {
      paths.push(String(url))
      answer.end()
    }),
  )
  const job = '/cdn-cgi/local/scheduled'
  const others = ['/cdn-cgi', '/cdn-cgi/', '/cdn-cgi/local/email', '/cdn-cgi/local/explorer/api', '/__cf_local/stream']
  for (const path of [job, `${job}?cron=x`, `/a/..${job}`, `/%2e${job}`, `/.${job}`, ...others])
    expect(await sendLines(port, `GET ${path} HTTP/1.1`, 'Host: a'), path).toBe(404)
  const withSecret = (path: string, secret: string) =>
    sendLines(port, `GET ${path} HTTP/1.1`, 'Host: a', `Authorization: Bearer ${secret}`)
  expect(await withSecret(job, 'guess')).toBe(404)
  for (const path of others) expect(await withSecret(path, SECRET), path).toBe(404)
  expect(paths).toEqual([])
  expect(await withSecret(job, SECRET)).toBe(200)
  expect(paths).toEqual([job])
})

it("passes on no orders to the runtime's tools", async () => {
  const port = await inFrontOf(createServer(({ rawHeaders }, answer) => answer.end(JSON.stringify(rawHeaders))))
  const headers = ['MF-Original-URL', 'mf-route-override', 'MF-CF-Blob', 'Upgrade', 'Expect', 'TE', 'X-Kept']
  expect(
    await call(port, { headers: Object.fromEntries(headers.map((name) => [name, '100-continue'])) }),
  ).toMatchObject({
    status: 200,
    text: expect.not.stringMatching(/mf-|upgrade|expect|te"/i),
  })
  expect(await call(port, { headers: { 'x-kept': 'yes' } })).toMatchObject({ text: expect.stringMatching(/x-kept/i) })
})

it('asks the runtime, which takes the first coding it knows, for Brotli where the client knows that', async () => {
  const port = await inFrontOf(createServer(({ headers }, answer) => answer.end(headers['accept-encoding'])))
  for (const [named, asked] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip, br;q=0'],
    ['gzip, deflate', 'gzip, deflate'],
  ] as const)
    expect(await call(port, { headers: { 'accept-encoding': named } }), named).toMatchObject({ text: asked })
})

it('passes on an answer whose headers are as long as an address may be', async () => {
  const port = await inFrontOf(
    createServer(({ url }, answer) => answer.writeHead(301, { location: url, 'x-more': 'x'.repeat(2_000) }).end()),
  )
  expect(await call(port, { path: `/${'a'.repeat(15_500)}` })).toMatchObject({ status: 301 })
})

it('answers 405 to the methods that the runtime does not know', async () => {
  const port = await inFrontOf(createServer((_, answer) => answer.writeHead(501).end()))
  for (const method of ['SOURCE', 'MKCALENDAR', 'M-SEARCH'])
    expect(await call(port, { method }), method).toMatchObject({ status: 405 })
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

const proxiesOf = (text: string) => readProxies(text) as Edge['proxies']

/** What arrives behind the front, and the headers that a client sends. */
const tells = (edge: Edge) =>
  inFrontOf(
    createServer(({ headers }, answer) => answer.end(JSON.stringify(headers))),
    edge,
  )
const FORGED = {
  'CF-Connecting-IP': '1.1.1.1',
  'cf-ipcountry': 'XX',
  'mf-original-url': 'https://elsewhere.example/',
  'x-forwarded-for': '1.1.1.1, 198.51.100.4',
  'x-forwarded-proto': 'http',
}

it('says who calls itself, whatever the client says', async () => {
  const port = await tells({ proxies: proxiesOf(''), isHttps: true })
  const headers = JSON.parse((await call(port, { headers: FORGED })).text)
  expect(headers).toMatchObject({ 'cf-connecting-ip': host, 'mf-original-url': `https://${host}:${port}/` })
  expect(headers).not.toHaveProperty('cf-ipcountry')
})

it('believes a reverse proxy who called it, and whether by http', async () => {
  const port = await tells({ proxies: proxiesOf('127.0.0.0/8'), isHttps: true })
  const headers = JSON.parse((await call(port, { headers: FORGED })).text)
  expect(headers['cf-connecting-ip']).toBe('198.51.100.4')
  expect(headers).not.toHaveProperty('mf-original-url')
  const https = { ...FORGED, 'x-forwarded-proto': 'https' }
  expect(JSON.parse((await call(port, { headers: https })).text)['mf-original-url']).toBe(`https://${host}:${port}/`)
})
