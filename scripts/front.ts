import { createHash, timingSafeEqual } from 'node:crypto'
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { cameByHttp, clientAddress } from './client-addresses.ts'

/** How long an idle connection stays open: longer than clients keep one, so that none sends into a connection being closed. */
const KEEP_ALIVE_MS = 120_000
/** How long a client may take for the headers of a request, also of its first, and how long it may send nothing of a body. */
const HEADERS_MS = 30_000
const BODY_SILENCE_MS = 60_000
/** How long one to the runtime is kept, which closes it after 5 seconds. */
const KEPT_TO_RUNTIME_MS = 2_000
/** More than a request may have, because a redirect repeats its address beside other headers. */
const ANSWER_HEADER_BYTES = 64_000

/** Keeps no connection, and yet announces to keep it: what the runtime closes first can cut off an early answer. */
class FreshAgent extends Agent {
  override keepSocketAlive(): boolean {
    return false
  }
}

/** Of a server that others reach: the reverse proxies that are believed who calls, and whether people come over https, which ends there. */
export type Edge = { proxies: BlockList; isHttps: boolean }

type Passing = { target: URL; edge: Edge | undefined; kept: Agent; fresh: Agent }
type Options = {
  host: string
  port: number
  target: URL
  secret: string
  edge?: Edge | undefined
  headersTimeout?: number
  bodyTimeout?: number
}

/**
 * Listens on a port and passes each request on to `target`. The runtime closes idle connections after 5 seconds, even while a slow client
 * still reads the answer; a client that then reuses the connection finds it reset. Who knows `secret` may run the daily job.
 */
export function listenInFront(options: Options): Promise<Server> {
  const { host, port, target, secret, edge, headersTimeout = HEADERS_MS, bodyTimeout = BODY_SILENCE_MS } = options
  const kept = new Agent({ keepAlive: true, timeout: KEPT_TO_RUNTIME_MS })
  const passing = { target, edge, kept, fresh: new FreshAgent({ keepAlive: true }) }
  const timeouts = { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout, requestTimeout: 0 }
  const server = createServer(
    { ...timeouts, connectionsCheckingInterval: headersTimeout / 6 },
    (incoming, outgoing) => {
      if (hasBody(incoming)) endIfSilent(incoming, outgoing, bodyTimeout)
      const refusal = refusalOf(incoming, secret)
      if (refusal) refuse(incoming, outgoing, refusal)
      else passOn(incoming, outgoing, passing, sendsBody(incoming) ? passing.fresh : kept)
    },
  )
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

type Refusal = { status: 400 | 404 | 405 | 408; code: string; message: string }

const NOTHING_HERE: Refusal = { status: 404, code: 'not-found', message: 'There is nothing here.' }
const invalid = (message: string): Refusal => ({ status: 400, code: 'invalid', message })

/** Methods that Node knows and the runtime does not. */
const UNKNOWN_METHODS = ['BIND', 'LINK', 'M-SEARCH', 'MKCALENDAR', 'REBIND', 'SOURCE', 'UNBIND', 'UNLINK']

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i
const isHost = (text: string | undefined): boolean =>
  text !== undefined && HOST.test(text) && URL.canParse(`http://${text}`)

/** Why a request does not reach the runtime, which answers 500 to some that are no proper HTTP, and has calls of its own. */
function refusalOf(
  { method = '', url = '', headers, headersDistinct }: IncomingMessage,
  secret: string,
): Refusal | null {
  if (headersDistinct.host?.length !== 1 || !isHost(headers.host))
    return invalid('Send one Host header with the name or address of this server.')
  if (UNKNOWN_METHODS.includes(method))
    return { status: 405, code: 'invalid', message: 'This server does not know that method.' }
  if (!url.startsWith('/')) return invalid('Ask for a path that begins with a slash.')
  const encoding = headers['transfer-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked')
    return invalid('Send the body as it is, or with the transfer encoding "chunked".')
  // As the runtime reads it: `/a/../cdn-cgi/` is the same.
  const { pathname } = new URL(`http://front${url}`)
  if (!/^\/(?:cdn-cgi|__cf_local)(?:\/|$)/.test(pathname)) return null
  return pathname === DAILY_JOB && knows(secret, headers.authorization) ? null : NOTHING_HERE
}

const DAILY_JOB = '/cdn-cgi/local/scheduled'

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const knows = (secret: string, authorization = ''): boolean =>
  secret !== '' && timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${secret}`))

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, { status, code, message }: Refusal): void {
  incoming.resume()
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message }))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const SILENT: Refusal = { status: 408, code: 'invalid', message: 'The request did not arrive in full. Send it again.' }

/** Ends a request of whose body nothing more comes. */
function endIfSilent(incoming: IncomingMessage, outgoing: ServerResponse, timeout: number): void {
  incoming.setTimeout(timeout, () => {
    // It is not read on here, as the runtime does not.
    if (incoming.isPaused()) incoming.socket.setTimeout(timeout)
    else if (outgoing.headersSent) incoming.destroy()
    else refuse(incoming, outgoing.setHeader('connection', 'close'), SILENT)
  })
  incoming.once('end', () => {
    if (!outgoing.writableFinished) incoming.setTimeout(0)
  })
  // After an answer Node lets the connection be, as one that is kept.
  outgoing.once('finish', () => {
    if (!incoming.complete) incoming.socket.setTimeout(timeout)
  })
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether the body is passed on. That of a request that only reads means nothing, and without it the request can be sent again. */
const sendsBody = (incoming: IncomingMessage): boolean => hasBody(incoming) && !SAFE.includes(incoming.method ?? '')

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  passing: Passing,
  agent: Agent,
  isAgain = false,
): void {
  const { method = '', url } = incoming
  const { hostname: host, port } = passing.target
  const isWithBody = sendsBody(incoming)
  const sent = hasBody(incoming) && !isWithBody ? withoutBody(incoming.rawHeaders) : incoming.rawHeaders
  const headers = withBrotli(withoutOwn(sent))
  if (passing.edge) setClient(headers, incoming, passing.edge)
  const passed = request({ host, port, method, path: url, headers, agent, maxHeaderSize: ANSWER_HEADER_BYTES })
  let isSent = false
  const send = () => {
    isSent = true
    if (isWithBody) incoming.pipe(passed)
    else passed.end()
  }
  passed.on('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()))
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
  passed.on('error', (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return
    // The runtime can close a connection just when it is used again, and has then not read the request.
    const isUnread = !isSent || (agent === passing.kept && (passed.reusedSocket || SAFE.includes(method)))
    if (isUnread && !isAgain) {
      passOn(incoming, outgoing, passing, passing.fresh, true)
      return
    }
    console.warn(`${method} ${url?.split('?')[0]} got no answer: ${error.message}`)
    outgoing.writeHead(502).end()
  })
  passed.on('close', () => {
    // After an early answer nobody reads the rest of the body.
    incoming.unpipe(passed)
    if (outgoing.headersSent || outgoing.destroyed) incoming.resume()
  })
  outgoing.on('close', () => {
    if (!(outgoing.writableFinished && passed.writableFinished)) passed.destroy()
  })
  if (!isWithBody) incoming.resume()
}

// The runtime knows the files from its start and answers 500 for one that a newer build has removed. The Worker serves none of them.
const isFileGone = ({ url }: IncomingMessage, { statusCode }: IncomingMessage): boolean =>
  statusCode === 500 && url !== undefined && url.startsWith('/assets/')

const without = (names: RegExp, raw: string[]): string[] =>
  raw.filter((_, index) => !names.test(raw[index - (index % 2)] ?? ''))

// This connection is the front's own.
const withoutConnection = (raw: string[]): string[] => without(/^(?:connection|keep-alive)$/i, raw)

const withoutBody = (raw: string[]): string[] => without(/^(?:content-length|transfer-encoding)$/i, raw)

// So is the one to the runtime, which takes headers that begin with `MF-` as its own tools' orders.
const withoutOwn = (raw: string[]): string[] =>
  without(/^(?:connection|keep-alive|proxy-connection|te|upgrade|expect|mf-.*)$/i, raw)

// Browsers name gzip first, and the runtime compresses as the first coding that it knows; Cloudflare chooses the smaller one.
const withBrotli = (raw: string[]): string[] =>
  raw.map((text, index) =>
    /^accept-encoding$/i.test(raw[index - 1] ?? '') && index % 2 === 1 && /(?:^|,)\s*br\s*(?:,|$)/.test(text)
      ? 'br'
      : text,
  )

/** Says who calls as Cloudflare does, in place of whatever the client said there. */
function setClient(headers: string[], { socket, headers: sent, url }: IncomingMessage, { proxies, isHttps }: Edge) {
  const { remoteAddress } = socket
  const protocol = text(sent['x-forwarded-proto'])
  const others = without(/^cf-.*$/i, headers)
  headers.splice(0, headers.length, ...others)
  headers.push(
    'cf-connecting-ip',
    clientAddress({ remoteAddress, forwardedFor: text(sent['x-forwarded-for']) }, proxies),
  )
  // The runtime itself is reached over http.
  if (isHttps && !cameByHttp(remoteAddress, protocol, proxies))
    headers.push('mf-original-url', `https://${sent.host}${url}`)
}

const text = (header: string | string[] | undefined) => [header].flat().join(',')
