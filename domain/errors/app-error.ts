import type { AlbumView } from '../albums/album.ts'
import type { CrateView } from '../crates/crate.ts'

const MAX_FIELDS = 20
const MAX_NAME_LENGTH = 200

/** The content of an error's body besides its code and message. */
type ErrorDetails = {
  fields?: Record<string, string>
  album?: AlbumView
  albums?: AlbumView[]
  crate?: CrateView
  inTrash?: boolean
  id?: number
  attempts?: number
}

/**
 * An error that ends a call with its own response. `code` is for programs, `message` for people; `details` are added to the body,
 * `retryAfter` (seconds) becomes a header.
 */
export abstract class AppError extends Error {
  abstract readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 429 | 502 | 503
  readonly code: string
  readonly details: ErrorDetails
  readonly retryAfter: number | undefined
  constructor(code: string, message: string, details: ErrorDetails = {}, retryAfter?: number) {
    super(message)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

// The caller chooses the number and the names of unknown fields, so their size is limited.
const firstFields = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .slice(0, MAX_FIELDS)
      .map(([name, message]) => [name.slice(0, MAX_NAME_LENGTH), message]),
  )

/** Invalid input; `fields` holds a message for each of the first invalid fields. */
export class Invalid extends AppError {
  readonly status = 400
  constructor(message: string, fields: Record<string, string>) {
    super('invalid', message, { fields: firstFields(fields) })
  }
}

/** The call needs a session; `code` says if there is one of somebody else. */
export class SignedOut extends AppError {
  readonly status = 401
  constructor(message: string, code = 'signed-out') {
    super(code, message)
  }
}

/** The signed-in person may not do this. */
export class Forbidden extends AppError {
  readonly status = 403
  constructor(message: string, code = 'forbidden', details: ErrorDetails = {}) {
    super(code, message, details)
  }
}

/** The row does not exist, or belongs to another person. */
export class NotFound extends AppError {
  readonly status = 404
  constructor(message: string) {
    super('not-found', message)
  }
}

/** The call conflicts with the current state; `code` names the conflict. */
export class Conflict extends AppError {
  readonly status = 409
}

/** The call would exceed one of the limits per person. */
export class LimitExceeded extends AppError {
  readonly status = 409
  constructor(message: string, code = 'limit-exceeded') {
    super(code, message)
  }
}

/** The input is too large for one call. */
export class TooLarge extends AppError {
  readonly status = 413
  constructor(message: string) {
    super('too-large', message)
  }
}

/** The address is longer than any valid one. */
export class AddressTooLong extends AppError {
  readonly status = 414
  constructor(message: string) {
    super('address-too-long', message)
  }
}

/** The rate limit is reached; the next attempt is allowed in `retryAfter` seconds. */
export class TooManyRequests extends AppError {
  readonly status = 429
  constructor(message: string, retryAfter: number, code = 'too-many-requests') {
    super(code, message, {}, retryAfter)
  }
}

/** Bandcamp's response was unusable; `code` names the cause. */
export class Upstream extends AppError {
  readonly status = 502
  constructor(code: string, message: string, retryAfter?: number) {
    super(code, message, {}, retryAfter || undefined)
  }
}
