import type { ListenBrainzInput, ListenBrainzView } from '#domain/diary/scrobble.ts'
import { Invalid, Upstream } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { countOrThrow } from '../auth/limits.ts'
import type { Ctx, SystemCtx } from '../db/context.ts'
import { forgetToken, listReady, saveListenBrainz, takeToken, waitUntil } from '../db/listenbrainz/account.ts'
import { listUnsent, noteSent } from '../db/listenbrainz/scrobbles.ts'
import type { Env } from '../env.ts'
import { logError } from '../log.ts'
import { seal, unseal } from '../seal.ts'
import { findUser, submit } from './client.ts'

const TRIES = { max: 10, seconds: 60 }
/** How long a call may take before another one is made, in seconds. */
const TURN = 60
/** ListenBrainz allows a program one call a second. */
const SECOND_MS = 1_000
/** For how many people per database the daily job sends. */
const MAX_PEOPLE = 500

/** The owner for whom a token is sealed. */
const ownerOf = ({ userId }: Ctx) => `listenbrainz ${userId}`

/** Checks a token at ListenBrainz and stores it. @throws Invalid for `token`, Upstream, TooManyRequests */
export async function connect(ctx: Ctx, env: Env, { token }: ListenBrainzInput): Promise<ListenBrainzView> {
  const message = (wait: string) => messages.tooManyTokenTries(TRIES.max, wait)
  await countOrThrow(ctx, `listenbrainz:${ctx.userId}`, TRIES, message)
  const username = await findUser(env, token).catch(() => {
    throw new Upstream('upstream', messages.silent)
  })
  if (username === null) throw new Invalid(messages.wrongToken, { token: messages.wrongToken })
  const sealed = await seal(env.BETTER_AUTH_SECRET, ownerOf(ctx), token)
  await saveListenBrainz(ctx, { username, sealed })
  return { username, isRefused: false }
}

const after = ({ now }: SystemCtx, seconds: number) => new Date(now.getTime() + seconds * 1_000)

/**
 * Sends what the person has heard in one call if it is time, or in a second one if the first was rejected as invalid. The rest follows with
 * a later call.
 */
export async function sendScrobbles(ctx: Ctx, env: Env): Promise<void> {
  const sealed = await takeToken(ctx, after(ctx, TURN))
  if (sealed === null) return
  const unsent = await listUnsent(ctx)
  if (unsent.length === 0) return
  const token = await unseal(env.BETTER_AUTH_SECRET, ownerOf(ctx), sealed)
  if (token === null) return forgetToken(ctx, sealed)
  const begun = Date.now()
  let sent = unsent
  let outcome = await submit(env, token, sent)
  if (outcome.kind === 'invalid' && sent.length > 1) {
    // Any of them may be invalid: each call drops the first until the invalid one is dropped.
    await scheduler.wait(SECOND_MS)
    sent = unsent.slice(0, 1)
    outcome = await submit(env, token, sent)
  }
  const { kind, wait } = outcome
  // ListenBrainz will not accept it later either.
  if (kind === 'invalid') console.warn(JSON.stringify({ job: 'listenbrainz', invalid: sent.length }))
  if (kind === 'done' || kind === 'invalid') await noteSent(ctx, sent)
  if (kind === 'refused') await forgetToken(ctx, sealed)
  // Counted from its answer on, not from the start of the request.
  await waitUntil(ctx, after(ctx, wait + (Date.now() - begun) / 1_000))
}

/** Sends what waits for everybody, one call a second. Part of the daily job. */
export async function sendAllScrobbles(databases: readonly SystemCtx[], env: Env): Promise<void> {
  const most = Math.ceil(MAX_PEOPLE / databases.length)
  let isFirst = true
  const sendAll = async (ctx: SystemCtx) => {
    for (const userId of await listReady(ctx, most)) {
      if (!isFirst) await scheduler.wait(SECOND_MS)
      isFirst = false
      await sendScrobbles({ ...ctx, userId }, env)
    }
  }
  for (const ctx of databases) await sendAll(ctx).catch((error: unknown) => logError(error, { job: 'listenbrainz' }))
}
