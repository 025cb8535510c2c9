import { type ClientResponse, hc } from 'hono/client'
import { isErrorBody } from '#domain/errors/error-body.ts'
import { ApiError, isSignedOut } from '#islands/lib/api-error.ts'
import type { Api } from '#worker/routes/api.ts'
import { followCall, noteReached } from './connection.ts'

/** The key in SWR's cache of who is signed in. */
export const ME = 'me'

const RENEWAL = 'gatefold session renewal'

/** How long a refused call waits for the session to be replaced, in milliseconds. */
const PATIENCE = 20_000

// Browsers have locks only in secure contexts.
const oneAtATime = <Result>(work: () => Result, options: LockOptions = {}): Promise<Awaited<Result>> | Result =>
  navigator.locks ? navigator.locks.request(RENEWAL, options, work) : work()

/** Sends a request that replaces the session. When it has ended, all tabs have the new cookie. */
export const renewSession: typeof fetch = async (input, init) => oneAtATime(() => fetch(input, init))

const isRefused = async (response: Response) =>
  response.status === 401 && (await response.json().catch(() => null))?.code === 'signed-out'

/** The calls of this page that change something: how many have started, and how many have no answer yet. */
export const writes = { started: 0, open: 0 }

/** The event after such a call, however it ended. */
export const WROTE = 'gatefold:wrote'

let request: typeof fetch = (input, init) => fetch(input, init)

/** Has requests answered without a server, as the demo does. */
export function answerRequests(answer: typeof fetch): void {
  request = answer
}

/** Sends a request, and again if it was refused because the session has been replaced meanwhile or there were too many at once. */
export const send: typeof fetch = async (input, init) => {
  const once = () => request(input, init)
  const change = Number((init?.method ?? 'GET') !== 'GET')
  writes.started += change
  writes.open += change
  try {
    let response = await once()
    if (response.status === 429 || response.status === 503)
      response = await (await import('#islands/lib/try-again.ts')).tryAgain(once, init?.method ?? 'GET', response)
    if (!(await isRefused(response.clone()))) return response
    // One that hangs is no end of the session: then the call counts as lost.
    await oneAtATime(() => undefined, { signal: AbortSignal.timeout(PATIENCE) })
    return await once()
  } finally {
    writes.open -= change
    if (change) dispatchEvent(new Event(WROTE))
  }
}

export const client = hc<Api>('/api', { fetch: send })

/** The id in the path of a call. */
export const byId = (id: number | string) => ({ param: { id: String(id) } })

/** The JSON of a successful response, without the types of empty ones. */
export type Body<Call> =
  Call extends ClientResponse<infer Value, infer Status, 'json'> ? (Status extends 304 ? never : Value) : never

/** The event when a call fails because the session is over; `detail` is the server's message. */
export const SESSION_ENDED = 'gatefold:session-ended'

/** The error of a failed response. If the session is over, the page is told. */
export function toApiError({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError {
  const error = new ApiError(status, body, headers.get('retry-after'))
  if (error.code === 'unreachable') noteReached(false)
  if (isSignedOut(error)) dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: error.message }))
  return error
}

export async function unwrap<Call extends ClientResponse<unknown>>(call: Promise<Call>): Promise<Body<Call>> {
  const noteAnswer = followCall()
  let response: Call | undefined
  let body: unknown
  let isOurs = false
  try {
    response = await call
    if (response.status !== 204) body = await response.json()
    isOurs = response.ok || isErrorBody(body)
  } catch {
    // A response that ended early counts as none, and so does what something between here and the server answers.
  }
  noteAnswer(isOurs)
  if (!response || (response.ok && !isOurs)) throw new ApiError(0)
  if (!response.ok) throw toApiError(response, body)
  return body as Body<Call>
}

/** The response of a call whose body is no JSON. @throws ApiError */
export async function unwrapRaw(call: Promise<Response>): Promise<Response> {
  const response = await call.catch(() => {
    throw new ApiError(0)
  })
  // A redirect is all that a page sees of one that it does not follow.
  if (response.ok || response.type === 'opaqueredirect') return response
  throw toApiError(response, await response.json().catch(() => null))
}

// Nothing reloads by itself: the response to a change holds the new state, which goes into the cache.
export const NO_REVALIDATE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}
