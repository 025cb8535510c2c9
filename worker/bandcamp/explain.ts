import { Upstream } from '#domain/app-error.ts'
import * as words from '#locales/errors/bandcamp.ts'
import { BandcampRefusal, NotAnAlbumPage } from './upstream-error.ts'

const TEXTS: Record<BandcampRefusal['reason'], [code: string, message: string]> = {
  'turned-away': ['turned-away', words.turnedAway],
  'not-found': ['upstream-not-found', words.notFound],
  timeout: ['timed-out', words.timedOut],
  unreachable: ['unreachable', words.unreachable],
  'too-large': ['unreadable', words.tooLarge],
  'unexpected-content': ['unreadable', words.unreadable],
  'forbidden-address': ['not-bandcamp', words.notBandcamp],
  redirects: ['unreadable', words.circles],
}

/** Runs something that asks Bandcamp; a refusal becomes an `Upstream` failure with words for the person. */
export async function explainRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BandcampRefusal) {
      const [code, message] = TEXTS[error.reason]
      throw new Upstream(code, message, error.retryAfter)
    }
    if (error instanceof NotAnAlbumPage) throw new Upstream('not-an-album', words.notAnAlbum)
    throw error
  }
}
