import { type ClientResponse, hc } from 'hono/client'
import { unreachable } from '#locales/common.ts'
import type { Api } from '#worker/routes/api.ts'

export const client = hc<Api>('/api')

/** A call that failed: what the server said, or status 0 when it could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : unreachable)
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : 'unreachable'
    this.fields = (body.fields as Record<string, string> | undefined) ?? {}
    this.details = body
  }
}

/** Whether a call failed because what it is about no longer exists. */
export const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404

/** The JSON of a successful answer: what its type says, less the empty ones. */
export type Body<Call> =
  Call extends ClientResponse<infer Value, infer Status, 'json'> ? (Status extends 304 ? never : Value) : never

/** The event of a page whose call was refused because its session is over; `detail` is what the server said. */
export const SESSION_ENDED = 'gatefold:session-ended'

/** What a failed answer becomes; where the session is over, the page is told. */
export function failureOf(status: number, body: Record<string, unknown>): ApiError {
  const failure = new ApiError(status, body)
  if (/^(signed-out|banned)$/.test(failure.code))
    dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: failure.message }))
  return failure
}

export async function unwrap<Call extends ClientResponse<unknown>>(call: Promise<Call>): Promise<Body<Call>> {
  let response: Call
  try {
    response = await call
  } catch {
    throw new ApiError(0, {})
  }
  if (response.status === 204) return undefined as never
  const body = await response.json().catch(() => {
    // An answer that broke off on its way is as good as none.
    if (response.ok) throw new ApiError(0, {})
    return {}
  })
  if (!response.ok) throw failureOf(response.status, body as Record<string, unknown>)
  return body as Body<Call>
}

// Nothing is read again by itself: what a person changes comes back in the answer and is put into the cache.
export const NO_REVALIDATE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}
