import type { AlbumView } from './album.ts'

/** Failures that the one error handler turns into an answer. Their messages are written for people. */
export class NotFound extends Error {}

export class Forbidden extends Error {
  readonly details: Record<string, unknown>
  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.details = details
  }
}

type ConflictDetails = { album?: AlbumView; inTrash?: boolean; id?: number; fields?: Record<string, string> }

/** Something stands in the way: `code` says what, `details` go out beside it. */
export class Conflict extends Error {
  readonly code: string
  readonly details: ConflictDetails
  constructor(code: string, message: string, details: ConflictDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** More than Gatefold keeps of a thing. */
export class LimitExceeded extends Error {}

/** More than one call takes; there is another way for it. */
export class TooLarge extends Error {}

/** Input that its schema could not judge alone; `fields` names what is wrong. */
export class Invalid extends Error {
  readonly fields: Record<string, string>
  constructor(message: string, fields: Record<string, string>) {
    super(message)
    this.fields = fields
  }
}

export class TooManyRequests extends Error {
  readonly retryAfter: number
  constructor(message: string, retryAfter: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** Bandcamp could not be read; `code` says how. */
export class Upstream extends Error {
  readonly code: string
  readonly retryAfter: number | undefined
  constructor(code: string, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}
