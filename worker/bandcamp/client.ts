import { parseJson } from '#domain/bandcamp/tolerant.ts'
import { guardAddress, mirrored } from './address.ts'
import { MAX_BODY_BYTES, openBody, toBandcampError } from './guarded-body.ts'
import { BandcampError, errorOfStatus } from './upstream-error.ts'

interface BandcampClientOptions {
  /** The User-Agent of this app. */
  userAgent: string
  /** A replacement for Bandcamp: `https://<host><path>` is requested at `<mirror>/<host><path>`. */
  mirror?: string | undefined
  fetch?: typeof fetch
  timeoutMs?: number
}

export interface BandcampClient {
  /** A page, also on the artist's own domain `ownDomain`, with an unread body; reading it may throw BandcampError too. */
  getHtml(url: string, ownDomain?: string): Promise<Response>
  getJson(url: string): Promise<unknown>
  postJson(url: string, body: unknown): Promise<unknown>
}

const MAX_REDIRECTS = 3
const WHOLE_TIME_MS = 10_000
const TYPES = {
  html: { accept: 'text/html', served: /^(?:text\/html|application\/xhtml\+xml)\b/i },
  json: { accept: 'application/json', served: /^application\/json\b/i },
}

/**
 * Creates a client that requests only Bandcamp, and for a page an artist's own domain that the caller names, within limits of time and
 * size. Every failure throws BandcampError. Callers pause between requests.
 */
export function createBandcampClient(options: BandcampClientOptions): BandcampClient {
  const fetchIt = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init))

  async function ask(
    address: string,
    type: keyof typeof TYPES,
    { body, ownDomain }: { body?: string | undefined; ownDomain?: string | undefined } = {},
  ): Promise<Response> {
    let url = guardAddress(address, { ownDomain })
    const signal = AbortSignal.timeout(options.timeoutMs ?? WHOLE_TIME_MS)
    const headers = new Headers({ 'user-agent': options.userAgent, accept: TYPES[type].accept })
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init = { method: body === undefined ? 'GET' : 'POST', body, headers, redirect: 'manual', signal } as const

    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await withSignal(fetchIt(mirrored(url, options.mirror), init), signal)
      const target = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || target === null) return accept(response, type, signal)
      await discard(response)
      url = guardAddress(target, { base: url.href, ownDomain })
    }
    throw new BandcampError('redirects', 'Bandcamp redirects more than three times')
  }

  async function askJson(address: string, body?: unknown): Promise<unknown> {
    const response = await ask(address, 'json', { body: body === undefined ? undefined : JSON.stringify(body) })
    const text = await response.text().catch((error: unknown) => Promise.reject(toBandcampError(error)))
    const parsed = parseJson(text)
    if (parsed === null) throw new BandcampError('unexpected-content', "Bandcamp's endpoint answered with broken JSON")
    return parsed
  }

  return {
    getHtml: (url, ownDomain) => ask(url, 'html', { ownDomain }),
    getJson: (url) => askJson(url),
    postJson: (url, body) => askJson(url, body),
  }
}

async function accept(response: Response, type: keyof typeof TYPES, signal: AbortSignal): Promise<Response> {
  const error = errorOfStatus(response.status, response.headers)
  if (error) {
    await discard(response)
    throw error
  }
  if (Number(response.headers.get('content-length')) > MAX_BODY_BYTES) {
    await discard(response)
    throw new BandcampError('too-large', 'The answer is longer than 5 MB')
  }
  // The bot check is HTML even in place of JSON, so the body is examined before its type.
  const body = await openBody(response, signal)
  const served = response.headers.get('content-type') ?? ''
  if (!TYPES[type].served.test(served)) {
    await body.cancel()
    throw new BandcampError('unexpected-content', `Bandcamp sent ${served.slice(0, 100) || 'content without a type'}`)
  }
  return new Response(body, { headers: { 'content-type': served } })
}

/** Ends a fetch with its signal even if the implementation ignores the signal. */
async function withSignal(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([answer, over])
  } catch (error) {
    throw toBandcampError(error)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {})
}
