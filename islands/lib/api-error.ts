import { isErrorBody } from '#domain/errors/error-body.ts'
import { unreachable } from '#locales/phrases.ts'

/** A failed call: what the server answered, or status 0 if it could not be reached. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>
  /** In how many seconds the server says that the call can be made again; 0 if it does not say. */
  readonly retryAfter: number
  constructor(status: number, body?: unknown, retryAfter?: string | null) {
    const known = isErrorBody(body) ? body : null
    super(known?.message ?? unreachable)
    this.status = status
    this.code = known?.code ?? 'unreachable'
    this.fields = known?.fields ?? {}
    this.details = known ?? {}
    this.retryAfter = Number(retryAfter) || 0
  }
}

/** Whether a call failed because the session is over. Anything else that refuses a call, such as a login or a limit, says nothing of it. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError &&
  ((error.status === 401 && error.code === 'signed-out') || (error.status === 403 && error.code === 'banned'))

/** Whether a call failed because its resource no longer exists. */
export const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404
