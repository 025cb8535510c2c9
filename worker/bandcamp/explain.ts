import { Upstream } from '#domain/errors/app-error.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { BandcampError, NotAnAlbumPage } from './upstream-error.ts'

/** The code of the error for an address that is not requested. */
export const NOT_BANDCAMP = 'not-bandcamp'

const TEXTS: Record<BandcampError['reason'], [code: string, message: string]> = {
  blocked: ['blocked', messages.blocked],
  'slow-down': ['blocked', messages.slowDown],
  refused: ['refused', messages.refused],
  'not-found': ['upstream-not-found', messages.notFound],
  timeout: ['timed-out', messages.timedOut],
  unreachable: ['unreachable', messages.unreachable],
  'too-large': ['unreadable', messages.tooLarge],
  'unexpected-content': ['unreadable', messages.unreadable],
  'forbidden-address': [NOT_BANDCAMP, messages.notBandcamp],
  redirects: ['unreadable', messages.redirects],
}

/** Runs requests to Bandcamp and turns their errors into `Upstream` with a message for the person. @throws Upstream */
export async function asUpstream<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BandcampError) {
      const [code, message] = TEXTS[error.reason]
      throw new Upstream(code, message, error.retryAfter)
    }
    if (error instanceof NotAnAlbumPage) throw new Upstream('not-an-album', messages.notAnAlbum)
    throw error
  }
}
