import type { Context } from 'hono'
import { TooManyRequests } from '#domain/errors/app-error.ts'
import { waitText } from '#domain/text/wait-text.ts'
import * as messages from '#locales/errors/account.ts'
import { type CountedLimit, countAttempt, countEachAttempt, uncountAttempts } from '../db/accounts/rate-limits.ts'
import type { SystemCtx } from '../db/context.ts'
import { addressDigest, findKnownDevice } from './known-device.ts'
import { networkOf } from './network.ts'
import type { AppEnv } from './session.ts'

const MINUTE = 60
const HOUR = 3_600

type Limit = { max: number; seconds: number }
/** Limits by the caller's network address, by the account named in the call, whether or not it exists, and for everybody together. */
type Limits = { address: Limit; account: Limit | null; all?: Limit }

const LIMITS = {
  'sign-in': { address: { max: 10, seconds: MINUTE }, account: { max: 10, seconds: 15 * MINUTE } },
  'sign-up': { address: { max: 20, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  google: { address: { max: 20, seconds: MINUTE }, account: null },
  // Guesses come from many networks, and the password is the same for all.
  gate: { address: { max: 10, seconds: 15 * MINUTE }, account: null, all: { max: 300, seconds: HOUR } },
  // Tokens cannot be guessed, so wrong ones block only the network that they came from.
  invitation: { address: { max: 10, seconds: 15 * MINUTE }, account: null },
  forgot: { address: { max: 10, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  reset: { address: { max: 20, seconds: HOUR }, account: null },
  passkey: { address: { max: 30, seconds: MINUTE }, account: null },
  'second-factor': { address: { max: 10, seconds: MINUTE }, account: null },
  verification: { address: { max: 10, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
} satisfies Record<string, Limits>

/** Counts an attempt and returns how many there have been. `message` tells who made too many how long to wait. @throws TooManyRequests */
export async function countOrThrow(
  ctx: SystemCtx,
  key: string,
  limit: Limit,
  message: (wait: string) => string = messages.tooManyTries,
): Promise<number> {
  const attempt = await countAttempt(ctx, key, limit)
  if (attempt.allowed) return attempt.count
  throw new TooManyRequests(message(waitText(attempt.retryAfter)), attempt.retryAfter)
}

/**
 * Counts an attempt by the caller's network and, if that is allowed, by the account and for everybody. Returns the number of attempts from
 * this network and a function that reverses the count, for attempts that succeed. @throws TooManyRequests
 */
export async function countAttempts<E extends AppEnv>(c: Context<E>, what: keyof typeof LIMITS, email?: string) {
  const ctx = c.get('ctx')
  const { address, account, all }: Limits = LIMITS[what]
  const networkKey = `${what}:from:${networkOf(c)}`
  const limits: CountedLimit[] = [{ key: networkKey, ...address }]
  let accountKey: string | undefined
  if (account && email !== undefined) {
    const digest = addressDigest(c.env, email)
    const device = what === 'sign-in' ? await findKnownDevice(c, digest) : null
    accountKey = device ? `${what}:device:${device}` : `${what}:of:${digest}`
    limits.push({ key: accountKey, ...account })
  }
  const keys = [accountKey ?? networkKey]
  if (all) {
    keys.push(`${what}:all`)
    limits.push({ key: `${what}:all`, ...all })
  }
  const attempts = await countEachAttempt(ctx, limits)
  const refused = attempts.find(({ allowed }) => !allowed)
  if (refused) throw new TooManyRequests(messages.tooManyTries(waitText(refused.retryAfter)), refused.retryAfter)
  return { count: attempts[0]?.count ?? 0, uncount: () => uncountAttempts(ctx, keys) }
}
