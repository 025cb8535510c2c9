import { Conflict, Invalid, Upstream } from '#domain/errors/app-error.ts'
import type { LinkInput, LinkView } from '#domain/imports/bandcamp-link.ts'
import { importText } from '#domain/imports/import-message.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { countOrThrow } from '../auth/limits.ts'
import { countBandcampCall } from '../bandcamp/count-calls.ts'
import { bandcampPace, userAgent } from '../bandcamp/settings.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { uncountAttempts } from '../db/accounts/rate-limits.ts'
import { findLink, type StoredLink, saveLink } from '../db/bandcamp-link/links.ts'
import type { Ctx } from '../db/context.ts'
import type { Env } from '../env.ts'
import { seal, unseal } from '../seal.ts'
import { readAlbumPage } from './answers.ts'
import { type Credentials, createLinkClient, type LinkClient } from './client.ts'
import { asLinkUpstream } from './explain.ts'
import { isLinkOffered } from './offered.ts'
import { oneAtATime } from './one-at-a-time.ts'

// Failed attempts per person. Bandcamp sees them as coming from Gatefold.
const LOGINS = { max: 5, seconds: 15 * 60 }

/** The owner for whom a password is sealed. */
const ownerOf = ({ userId }: Ctx) => `bandcamp-link ${userId}`

/** Waits so many seconds between calls. */
export const pause = (env: Env, seconds: number): Promise<void> => scheduler.wait(seconds * 1_000 * bandcampPace(env))

const clientFor = (env: Env, credentials: Credentials, retries?: number): LinkClient =>
  createLinkClient({
    credentials,
    userAgent: userAgent(env),
    mirror: env.BANDCAMP_MIRROR || undefined,
    pause: (seconds) => pause(env, seconds),
    ...(retries !== undefined && { retries }),
  })

/** The password of a link; null after a restored backup, which has none, or with another secret. */
const passwordOf = (ctx: Ctx, env: Env, { sealed }: StoredLink) => unseal(env.BETTER_AUTH_SECRET, ownerOf(ctx), sealed)

/** The client of the person's own link; null if there is none. A failed call is repeated `retries` times. */
export async function findClient(ctx: Ctx, env: Env, retries?: number): Promise<LinkClient | null> {
  const link = isLinkOffered(env) ? await findLink(ctx) : null
  if (!link) return null
  const password = await passwordOf(ctx, env, link)
  return password === null ? null : clientFor(env, { username: link.username, password }, retries)
}

/** The client of the person's own link. @throws Conflict `not-connected` */
export async function requireClient(ctx: Ctx, env: Env, retries?: number): Promise<LinkClient> {
  const client = await findClient(ctx, env, retries)
  if (!client) throw new Conflict('not-connected', messages.notConnected)
  return client
}

const NONE: LinkView = { username: null, connectedAt: null, lastSyncAt: null, albums: 0, error: null }

const toLinkView = (link: StoredLink | null): LinkView =>
  link
    ? {
        username: link.username,
        connectedAt: link.connectedAt.toISOString(),
        lastSyncAt: link.lastSyncAt?.toISOString() ?? null,
        albums: link.albums,
        error: importText(link.error),
      }
    : NONE

/** The person's link, without what signs in. */
export async function readLink(ctx: Ctx, env: Env): Promise<LinkView> {
  const link = await findLink(ctx)
  const isLost = link !== null && (await passwordOf(ctx, env, link)) === null
  return isLost ? { ...NONE, error: messages.passwordLost } : toLinkView(link)
}

/** Checks a login at Bandcamp and stores it. @throws Invalid for `password`, Upstream, TooManyRequests */
export async function connect(ctx: Ctx, env: Env, { username, password }: LinkInput): Promise<LinkView> {
  await countBandcampCall(ctx)
  const key = `bandcamp-login:${ctx.userId}`
  await countOrThrow(ctx, key, LOGINS, messages.tooManyLogins)
  const client = clientFor(env, { username, password })
  try {
    await oneAtATime(ctx.userId, () => asLinkUpstream(() => check(client)))
  } catch (error) {
    // If Bandcamp could not check the login, the attempt does not count.
    if (!(error instanceof Invalid)) await uncountAttempts(ctx, [key])
    throw error
  }
  await uncountAttempts(ctx, [key])
  const sealed = await seal(env.BETTER_AUTH_SECRET, ownerOf(ctx), password)
  return toLinkView(await saveLink(ctx, { username, sealed }))
}

/** Bandcamp answers a wrong login like a fault. An endpoint that accepts any login tells the two apart. */
async function check(client: LinkClient): Promise<void> {
  try {
    readAlbumPage(await client.read('getAlbumList2', { type: 'newest', size: 1, offset: 0 }))
  } catch (error) {
    if (!(error instanceof BandcampError) || error.reason !== 'refused') throw error
    const works = await client.read('ping').then(
      () => true,
      () => false,
    )
    if (works) throw new Invalid(messages.wrongLogin, { password: messages.wrongLogin })
    throw new Upstream('upstream', messages.outOfOrder)
  }
}
