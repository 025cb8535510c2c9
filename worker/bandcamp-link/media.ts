import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { countBandcampCall } from '../bandcamp/count-calls.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { isOwnTrack } from '../db/bandcamp-link/link-tracks.ts'
import type { Ctx } from '../db/context.ts'
import type { Env } from '../env.ts'
import { asLinkUpstream } from './explain.ts'
import { requireClient } from './link.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * The address of a file at Bandcamp, or at its replacement in tests. Refuses one that contains the signature of a call, since browsers get
 * it. @throws BandcampError
 */
export function mediaAddress(location: string, mirror: string | undefined): URL {
  const url = URL.parse(location)
  const isAtBandcamp = url?.protocol === 'https:' && url.port === '' && /^(?:[\w-]+\.)+bcbits\.com$/.test(url.hostname)
  const isAtMirror = Boolean(mirror) && url?.origin === URL.parse(mirror ?? '')?.origin
  const isClean = url && !url.username && !url.password && !url.searchParams.has('u') && !url.searchParams.has('s')
  if (!url || !isClean || !(isAtBandcamp || isAtMirror))
    throw new BandcampError('forbidden-address', 'Not the address of a file at Bandcamp')
  return url
}

/** The address from which a browser plays a track of the person. @throws NotFound, Conflict `not-connected`, Upstream, TooManyRequests */
export async function findMedia(ctx: Ctx, env: Env, trackId: number): Promise<string> {
  if (!(await isOwnTrack(ctx, trackId))) throw new NotFound(messages.noTrack)
  const client = await requireClient(ctx, env)
  await countBandcampCall(ctx)
  const locate = () => client.locate('stream', { id: `t:${trackId}` })
  try {
    const location = await oneAtATime(ctx.userId, locate)
    return mediaAddress(location, env.BANDCAMP_MIRROR || undefined).href
  } catch (error) {
    if (error instanceof BandcampError && error.reason === 'not-found') throw new NotFound(messages.notThere)
    return asLinkUpstream(() => Promise.reject(error))
  }
}
