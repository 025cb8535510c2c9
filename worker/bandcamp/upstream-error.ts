export type RefusalReason =
  | 'turned-away'
  | 'not-found'
  | 'timeout'
  | 'unreachable'
  | 'too-large'
  | 'unexpected-content'
  | 'forbidden-address'
  | 'redirects'

/** Bandcamp gave no usable answer, or was not asked. `retryAfter` is in seconds and only there when Bandcamp named a time. */
export class BandcampRefusal extends Error {
  override readonly name = 'BandcampRefusal'
  readonly reason: RefusalReason
  readonly retryAfter?: number

  constructor(reason: RefusalReason, message: string, retryAfter?: number) {
    super(message)
    this.reason = reason
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** A page that came in well but shows no album or track. */
export class NotAnAlbumPage extends Error {
  override readonly name = 'NotAnAlbumPage'
  readonly kind: 'artist' | 'label' | 'stub' | 'unknown'

  constructor(kind: NotAnAlbumPage['kind'], url: string) {
    super(`${url} is not an album page (${kind})`)
    this.kind = kind
  }
}

const LONGEST_WAIT = 24 * 60 * 60

/** Retry-After in whole seconds, whether it came as a number or as a date; a date is held against the answer's own Date. */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONGEST_WAIT)
}

/** Why an answer with this status cannot be used; null for a good one. */
export function refusalOfStatus(status: number, headers: Headers): BandcampRefusal | null {
  if (status >= 200 && status < 300) return null
  if (status === 403 || status === 429)
    return new BandcampRefusal('turned-away', `Bandcamp answered ${status}`, retryAfterSeconds(headers))
  if (status === 404 || status === 410) return new BandcampRefusal('not-found', `Bandcamp answered ${status}`)
  if (status >= 500)
    return new BandcampRefusal('unreachable', `Bandcamp answered ${status}`, retryAfterSeconds(headers))
  return new BandcampRefusal('unexpected-content', `Bandcamp answered ${status}`)
}

/** The bot check Bandcamp serves with status 200 in place of any page and any JSON. */
export function isBotCheck(html: string): boolean {
  return html.includes('<title>Client Challenge</title>') || html.includes('/_fs-ch-')
}
