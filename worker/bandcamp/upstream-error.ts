type BandcampErrorReason =
  | 'blocked'
  | 'slow-down'
  | 'refused'
  | 'not-found'
  | 'timeout'
  | 'unreachable'
  | 'too-large'
  | 'unexpected-content'
  | 'forbidden-address'
  | 'redirects'

/**
 * Bandcamp's response is unusable, or the request is not allowed. `blocked`: Bandcamp serves no pages to this client; `slow-down`: it asks
 * too often. `retryAfter` (seconds, at most an hour) is set if Bandcamp sent it.
 */
export class BandcampError extends Error {
  override readonly name = 'BandcampError'
  readonly reason: BandcampErrorReason
  readonly retryAfter?: number

  constructor(reason: BandcampErrorReason, message: string, retryAfter?: number) {
    super(message)
    this.reason = reason
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** A page that loaded but shows no album or track. */
export class NotAnAlbumPage extends Error {
  override readonly name = 'NotAnAlbumPage'
  readonly kind: 'artist' | 'label' | 'stub' | 'unknown'

  constructor(kind: NotAnAlbumPage['kind'], url: string) {
    super(`${url} is not an album page (${kind})`)
    this.kind = kind
  }
}

const MAX_WAIT_SECONDS = 60 * 60

/** Retry-After in whole seconds, from a number or a date; a date is relative to the response's Date. */
function retryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), MAX_WAIT_SECONDS)
}

/** The error for a response's status; null if it is a success. */
export function errorOfStatus(status: number, headers: Headers): BandcampError | null {
  if (status >= 200 && status < 300) return null
  const isSlow = status === 429
  if (isSlow || status === 403)
    return new BandcampError(
      isSlow ? 'slow-down' : 'blocked',
      `Bandcamp answered ${status}`,
      retryAfterSeconds(headers),
    )
  if (status === 404 || status === 410) return new BandcampError('not-found', `Bandcamp answered ${status}`)
  if (status >= 500) return new BandcampError('unreachable', `Bandcamp answered ${status}`, retryAfterSeconds(headers))
  return new BandcampError('unexpected-content', `Bandcamp answered ${status}`)
}
