import { Upstream } from '#domain/failures.ts'
import { BandcampRefusal, NotAnAlbumPage } from './refusal.ts'

const TEXTS: Record<BandcampRefusal['reason'], [code: string, message: string]> = {
  'turned-away': ['turned-away', 'Bandcamp is turning us away at the moment. Please try again in a few minutes.'],
  'not-found': ['upstream-not-found', 'Bandcamp has nothing at this address.'],
  timeout: ['timed-out', 'Bandcamp did not answer in time. Please try again.'],
  unreachable: ['unreachable', 'Bandcamp could not be reached. Please try again.'],
  'too-large': ['unreadable', 'What Bandcamp sent is too large to read.'],
  'unexpected-content': ['unreadable', 'Bandcamp sent something that cannot be read.'],
  'forbidden-address': ['not-bandcamp', 'This is not a Bandcamp address.'],
  redirects: ['unreadable', 'Bandcamp sent us in circles.'],
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
    if (error instanceof NotAnAlbumPage)
      throw new Upstream('not-an-album', 'This is not the page of an album or track.')
    throw error
  }
}
