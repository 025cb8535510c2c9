import { Upstream } from '#domain/errors/app-error.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'

const TEXTS: Record<BandcampError['reason'], string> = {
  refused: messages.loginRefused,
  blocked: messages.linkBlocked,
  'slow-down': messages.linkSlowDown,
  timeout: messages.silent,
  unreachable: messages.silent,
  'not-found': messages.notThere,
  'too-large': messages.linkUnreadable,
  'unexpected-content': messages.linkUnreadable,
  'forbidden-address': messages.linkUnreadable,
  redirects: messages.linkUnreadable,
}

/** Runs calls of the fan API and turns their failures into `Upstream`. @throws Upstream `upstream` */
export async function asLinkUpstream<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BandcampError) throw new Upstream('upstream', TEXTS[error.reason], error.retryAfter)
    throw error
  }
}
