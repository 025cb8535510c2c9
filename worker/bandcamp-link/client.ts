import { createHash, randomBytes } from 'node:crypto'
import { parseJson } from '#domain/bandcamp/tolerant.ts'
import { mirrored } from '../bandcamp/address.ts'
import { MAX_BODY_BYTES, openBody, toBandcampError } from '../bandcamp/guarded-body.ts'
import { BandcampError, errorOfStatus } from '../bandcamp/upstream-error.ts'

/** The user name and password of Bandcamp's fan API, which a person makes in their fan settings. They are not the sign-in to Bandcamp. */
export type Credentials = { username: string; password: string }

type Parameters = Record<string, string | number>

/** The content of an answer, without its envelope. */
export type Answer = Record<string, unknown>

type WasDone = () => Promise<Answer | undefined>

export interface LinkClient {
  /** Asks an endpoint that answers JSON. A call that has failed is only retried if `wasDone` finds nothing that it has done. */
  read(endpoint: string, parameters?: Parameters, wasDone?: WasDone): Promise<Answer>
  /** Where an endpoint redirects to. The address is not checked. */
  locate(endpoint: string, parameters: Parameters): Promise<string>
}

type LinkClientOptions = {
  credentials: Credentials
  userAgent: string
  /** A replacement for Bandcamp, as for other requests. */
  mirror?: string | undefined
  /** How often a request is retried after a fault of Bandcamp. */
  retries?: number
  /** Waits so many seconds. */
  pause: (seconds: number) => Promise<void>
  timeoutMs?: number
}

const ENDPOINTS = 'https://bandcamp.com/api/subsonic/rest'
const SALT_BYTES = 12
const WHOLE_TIME_MS = 20_000
const RETRY_SECONDS = [0.5, 1.5]
const LONGEST_WAIT_SECONDS = 5
/** The error codes of the Subsonic API that are not faults. */
const NOT_FOUND = 70
const WRONG_LOGIN = [40, 41, 44]

/** Creates a client of Bandcamp's fan API, which speaks Subsonic. Every failure throws a BandcampError that names no address. */
export function createLinkClient(options: LinkClientOptions): LinkClient {
  const { retries = RETRY_SECONDS.length, timeoutMs = WHOLE_TIME_MS } = options

  async function ask(endpoint: string, parameters: Parameters, signal: AbortSignal): Promise<Response> {
    const url = mirrored(signedUrl(endpoint, parameters, options.credentials), options.mirror)
    const headers = { 'user-agent': options.userAgent, accept: 'application/json' }
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const error = await errorOf(response)
    if (error) throw error
    return response
  }

  /** Retries after faults of Bandcamp. If Bandcamp says how long to wait and that is short, waits once. */
  async function patiently<T>(
    work: (signal: AbortSignal) => Promise<T>,
    wasDone?: () => Promise<T | undefined>,
  ): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await work(AbortSignal.timeout(timeoutMs))
      } catch (error) {
        const failure = withoutAddress(error)
        const seconds = secondsBeforeRetry(failure, tries)
        if (tries >= retries || seconds === null) throw failure
        await options.pause(seconds)
        const done = await wasDone?.()
        if (done) return done
      }
    }
  }

  return {
    read: (endpoint, parameters = {}, wasDone) =>
      patiently(async (signal) => {
        const response = await ask(endpoint, parameters, signal)
        if (response.status !== 200) throw new BandcampError('redirects', 'An answer leads elsewhere')
        return contentOf(await readText(response, signal))
      }, wasDone),
    locate: (endpoint, parameters) =>
      patiently(async (signal) => {
        const response = await ask(endpoint, parameters, signal)
        const location = response.headers.get('location')
        if (location !== null) {
          await discard(response)
          return location
        }
        // A missing file is reported as JSON.
        contentOf(await readText(response, signal))
        throw new BandcampError('unexpected-content', 'No redirect')
      }),
  }
}

/** The address of a call. Its signature is as good as the password, so it must only be passed to `fetch`. */
function signedUrl(endpoint: string, parameters: Parameters, { username, password }: Credentials): URL {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const token = createHash('md5')
    .update(password + salt)
    .digest('hex')
  const url = new URL(`${ENDPOINTS}/${endpoint}.view`)
  const signed = { u: username, t: token, s: salt, v: '1.16.1', c: 'Gatefold', f: 'json', ...parameters }
  for (const [name, value] of Object.entries(signed)) url.searchParams.set(name, String(value))
  return url
}

/** The error of an answer that is neither a success nor a redirect. Bandcamp answers a wrong login with 500 and no body. */
async function errorOf(response: Response): Promise<BandcampError | null> {
  const { status, headers } = response
  if (status < 400) return null
  if (status === 500 && (await readStart(response)).trim() === '') return new BandcampError('refused', 'Answered 500')
  await discard(response)
  return status === 401 ? new BandcampError('refused', 'Answered 401') : errorOfStatus(status, headers)
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const first = await reader?.read()
  await reader?.cancel().catch(() => undefined)
  return new TextDecoder().decode(first?.value)
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  if (Number(response.headers.get('content-length')) > MAX_BODY_BYTES) {
    await discard(response)
    throw new BandcampError('too-large', 'The answer is too long')
  }
  // The bot check is HTML in place of JSON.
  return new Response(await openBody(response, signal)).text()
}

/** What the envelope of an answer holds. @throws BandcampError for an error, or for anything that is no such answer */
function contentOf(text: string): Answer {
  const json = parseJson(text)
  const content = isObject(json) ? json['subsonic-response'] : null
  // No such endpoint is `{"error":true,…}`, and a broken one is XML.
  if (!isObject(content)) throw new BandcampError('unexpected-content', 'No envelope')
  if (content.status !== 'failed') return content
  const code = isObject(content.error) ? Number(content.error.code) : 0
  if (code === NOT_FOUND) throw new BandcampError('not-found', 'Error 70')
  if (WRONG_LOGIN.includes(code)) throw new BandcampError('refused', `Error ${code}`)
  throw new BandcampError('unexpected-content', 'Another error')
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces a failure, because the message of a failed `fetch` may contain the address. */
function withoutAddress(error: unknown): BandcampError {
  const { reason, retryAfter } = toBandcampError(error)
  return new BandcampError(reason, `Bandcamp's fan API: ${reason}`, retryAfter)
}

function secondsBeforeRetry({ reason, retryAfter }: BandcampError, tries: number): number | null {
  if (retryAfter !== undefined) return retryAfter <= LONGEST_WAIT_SECONDS ? retryAfter : null
  return reason === 'refused' || reason === 'unreachable' ? (RETRY_SECONDS[tries] ?? null) : null
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined)
}
