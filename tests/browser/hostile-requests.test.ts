import { readFileSync } from 'node:fs'
import { Agent, METHODS } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { listen } from '../bandcamp-site/listen.ts'
import { createSite, siteAlbum } from '../bandcamp-site/site.ts'
import { newSession } from '../new-session.ts'
import { serve } from '../serve.ts'
import { send } from './http.ts'
import { newServer } from './own-server.ts'
import { expect, test } from './person.ts'

const REQUESTS = 20_000
const AT_ONCE = 16
const LONGEST_MS = 120_000
const PEOPLE = 12

// The table cannot be imported here, because it imports what only the Workers runtime has.
const table = readFileSync(join(import.meta.dirname, '../worker/routes/route-table.ts'), 'utf8')
const ROUTES = [...table.matchAll(/^ {2}'([A-Z]+) (\/\S*)'/gm)].map(([, method = '', path = '']) => ({ method, path }))
const NAMES = [...new Set(table.match(/(?<=[{ ])\w+(?=: )/g))]

const PARTS = [
  '1',
  '2',
  '0',
  '-1',
  '1e9',
  '999999999999999999',
  '..',
  '%2e%2e',
  '%00',
  '%',
  '%zz',
  '%ff',
  '%2f',
  'x',
  "'",
  '',
]
const byte = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
const garbage = fc.string({ unit: byte, maxLength: 40 })
const long = fc.integer({ min: 1, max: 15_000 }).map((length) => 'a'.repeat(length))
const part = fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...PARTS) }, { weight: 9, arbitrary: garbage }, long)
const anyText = fc.oneof(garbage, fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...PARTS))

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES, 'view', 'sort', 'page', 'q', 'crate', 'list', 'since', ''), anyText), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'))
const ODD_PATHS = [
  ...[
    '*',
    '//',
    '/\\',
    '/?',
    '/#',
    '/.',
    '/..;/',
    '/%',
    '/%%',
    'http://other.example/',
    'other.example:80',
    '/cdn-cgi/trace',
  ],
  ...[
    '/cdn-cgi/local/scheduled',
    '/cdn-cgi/local/email?from=a&to=b',
    '/a/../cdn-cgi/local/explorer',
    '/__cf_local/stream/1',
  ],
  ...['/assets/none.js', '/assets/', '/.vite/manifest.json', '/.dev.vars', '/index.html', '/favicon.ico', '/_headers'],
]
const anyPath = (path: string) =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.tuple(fc.array(part, { minLength: 4, maxLength: 4 }), query).map(([parts, search]) => {
        const named = path.replace(/:\w+/g, () => parts.pop() ?? '')
        return search ? `${named}?${search}` : named
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_PATHS) },
    { weight: 1, arbitrary: garbage.map((text) => `/${text}`) },
  )

const json = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom(...NAMES), fc.jsonValue(), { maxKeys: 6 })
      .map((value) => JSON.stringify(value)),
  },
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth)),
)
const HOSTS = [
  '',
  'a b',
  'a/b',
  'a\\b',
  'me@a',
  'a:b',
  'a:99999',
  '[::1',
  '%41',
  '{}',
  '\xe9',
  'a,b',
  '256.256.256.256',
  '*',
  '[v1.a]',
]
const VALUES: Record<string, string[]> = {
  'content-type': [
    'application/json',
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    ';',
    'a/b; charset=\xff',
  ],
  'accept-encoding': ['gzip', 'br;q=2', 'identity;q=0, *;q=0', ';;;', 'zstd'],
  'accept-language': ['de', '*', 'x-y-z-'.repeat(300), ';q=', 'en-US-u-ca-buddhist', 'i-default'],
  'content-encoding': ['gzip', 'br', 'nonsense'],
  accept: ['text/html', 'application/json', ';', '*/*;q=9'],
  authorization: ['Bearer x', 'Bearer gft_x', 'Basic Og==', 'Bearer', '\xff'],
  cookie: [
    'gatefold.session_token=x',
    '=;=;',
    '\xff=\xff',
    `${'a=b; '.repeat(1_000)}`,
    '__proto__=1',
    'gatefold.session_token=%',
    'view=%E0%A4%A',
  ],
  expect: ['100-continue', 'nonsense'],
  'if-none-match': ['*', 'W/"', '"x", "y"'],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'idempotency-key': ['x', 'a'.repeat(5_000), '\xff'],
  origin: ['null', 'https://other.example', 'x', '\xff'],
  range: ['bytes=0-0', 'bytes=9-1', 'x'],
  referer: ['x', 'https://other.example/\xff'],
  'sec-fetch-site': ['cross-site', 'x'],
  upgrade: ['websocket', 'h2c'],
  connection: ['upgrade', 'close', 'host, cookie'],
  te: ['trailers', 'gzip'],
  'cf-connecting-ip': ['x', '::1', '1.2.3.4, 5.6.7.8', '\xff', '999.1.1.1'],
  'x-forwarded-for': ['x', '127.0.0.1'],
  'x-forwarded-proto': ['https', 'ftp'],
  'x-forwarded-host': ['other.example', 'a b'],
  'x-http-method-override': ['DELETE'],
  'mf-original-url': ['x', 'http://other.example/cdn-cgi/local/scheduled'],
  'mf-route-override': ['x'],
  'mf-cf-blob': ['{', '{}'],
  'mf-op': ['GET'],
  'mf-custom-fetch-service': ['x'],
}
const header = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .constantFrom(...Object.keys(VALUES))
      .chain((name) => fc.constantFrom(...(VALUES[name] ?? [])).map((value) => `${name}: ${value}`)),
  },
  fc.tuple(garbage, anyText).map(([name, value]) => `x${name}: ${value}`),
)

/** The lines and the body of a request. What is not `framed` may get no answer, because nobody can tell where it ends. */
type Hostile = { lines: string[]; body: Buffer; isSignedIn: boolean; isFramed: boolean }

const often = <T>(arbitrary: fc.Arbitrary<T>, usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary })
const FRAMINGS = [
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: x',
  'content-length: x',
  'content-length: -1',
  'content-length: 5\r\ncontent-length: 6',
]

const hostile = (address: URL) =>
  fc.constantFrom(...ROUTES).chain(({ method, path }) =>
    fc
      .record({
        method: often(
          fc.oneof(fc.constantFrom(...METHODS.filter((name) => name !== 'CONNECT')), garbage),
          fc.constant(method),
        ),
        path: anyPath(path),
        version: often(fc.constantFrom('HTTP/1.0', 'HTTP/1.2', 'HTTP/0.9', 'HTTP/2.0', ''), fc.constant('HTTP/1.1')),
        hosts: often(fc.array(fc.constantFrom(...HOSTS), { maxLength: 2 }), fc.constant<string[]>([address.host])),
        headers: fc.array(header, { maxLength: 5 }),
        body: fc.option(json, { nil: '', freq: 2 }),
        isJson: often(fc.constant(false), fc.constant(true)),
        isChunked: fc.boolean(),
        framing: often<string | null>(fc.constantFrom(...FRAMINGS), fc.constant(null)),
        isSignedIn: fc.boolean(),
      })
      .map(({ method, path, version, hosts, headers, isJson, isChunked, framing, isSignedIn, ...rest }): Hostile => {
        const text = Buffer.from(rest.body)
        const isBodied = text.length > 0
        const body =
          isBodied && isChunked
            ? Buffer.from(`${text.length.toString(16)}\r\n${text.toString('latin1')}\r\n0\r\n\r\n`, 'latin1')
            : text
        const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${text.length}`
        const lines = [
          `${method} ${path} ${version}`,
          ...hosts.map((host) => `host: ${host}`),
          ...(isJson && isBodied ? ['content-type: application/json'] : []),
          ...(framing ? [framing] : isBodied ? [length] : []),
          ...headers.map((line) => line.replace(/[\r\n]/g, ' ')),
        ]
        return { lines, body, isSignedIn, isFramed: framing === null }
      }),
  )

/** Sends a request as it is over a connection of its own and returns the status of its answer; null if there is none. */
const sendRaw = ({ hostname, port }: URL, { lines, body, isFramed }: Hostile) =>
  new Promise<number | null>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.from([...lines, 'connection: close', '', ''].join('\r\n'), 'latin1'))
      socket.write(body)
      // The server waits for the rest of what says no length, or the wrong one.
      if (!isFramed) socket.end()
    })
    let text = ''
    socket.setTimeout(LONGEST_MS, () => socket.destroy())
    socket.on('data', (chunk) => {
      if (text.length < 2_000) text += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
      resolve(statuses.find((status) => status >= 200) ?? null)
    })
  })

test('whatever comes to the server, no answer is a server error, and innocent requests beside it are answered', {
  tag: ['@soak', '@promise'],
}, async () => {
  test.setTimeout(1_800_000)
  const bandcamp = await serve(listen(createSite('marit', [siteAlbum(1)])))
  using server = await newServer({ mirror: bandcamp.address })
  const address = new URL(server.address)
  const people: Awaited<ReturnType<typeof newSession>>[] = []
  while (people.length < PEOPLE) people.push(await newSession(server.address))
  const innocent = await newSession(server.address)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const seed = Math.floor(Math.random() * 2 ** 31)
  const requests = fc.sample(hostile(address), { numRuns: REQUESTS, seed })
  const wrong: unknown[] = []
  let next = 0
  const connection = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const at = next
      const person = people[at % PEOPLE]
      const lines = [
        ...request.lines,
        `cf-connecting-ip: 10.9.${(at >> 8) & 255}.${at & 255}`,
        ...(request.isSignedIn && person ? [`cookie: ${person.cookie}`, `origin: ${person.origin}`] : []),
      ]
      const status = await sendRaw(address, { ...request, lines })
      if (status === null ? request.isFramed : status >= 500)
        wrong.push({
          status,
          request: request.lines.join('\n').slice(0, 600),
          body: request.body.toString().slice(0, 200),
        })
    }
  }
  let answers = 0
  const visitor = async () => {
    while (next < requests.length) {
      const answer = await send(agent, new URL('/api/auth/me', address), { cookie: innocent.cookie })
      answers += 1
      if (typeof answer === 'string' || ![200, 429].includes(answer.status)) wrong.push(answer)
    }
  }
  await Promise.all([visitor(), ...Array.from({ length: AT_ONCE }, connection)])
  agent.destroy()
  bandcamp.server.close()
  expect(wrong, `seed ${seed}`).toEqual([])
  const description = `${REQUESTS} requests to ${ROUTES.length} routes and beside them, 0 answers of 5xx; ${answers} innocent ones answered`
  test.info().annotations.push({ type: 'figure', description })
})
