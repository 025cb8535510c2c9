import type { Context } from 'hono'
import { TooManyRequests } from '#domain/errors/app-error.ts'
import { waitText } from '#domain/text/wait-text.ts'
import * as messages from '#locales/errors.ts'
import {
  type CountedLimit,
  countAttempt,
  countEachAttempt,
  countGrowing,
  uncountAttempts,
  uncountGrowing,
} from '../db/accounts/rate-limits.ts'
import type { AccountsCtx } from '../db/context.ts'
import type { Env } from '../env.ts'
import { addressDigest, findKnownDevice } from './known-device.ts'
import { networkOf, widerNetworkOf } from './network.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 24 * HOUR

type Limit = { max: number; seconds: number }
/** Limits by the caller's network address, and by the account named in the call, whether or not it exists. */
type Limits = { address: Limit; account: Limit | null }
type LimitedEnv = { Bindings: Env; Variables: { ctx: AccountsCtx } }

const LIMITS = {
  'sign-in': { address: { max: 10, seconds: MINUTE }, account: { max: 10, seconds: 15 * MINUTE } },
  'sign-up': { address: { max: 20, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  provider: { address: { max: 20, seconds: MINUTE }, account: null },
  // Tokens and links in emails cannot be guessed: only invalid ones are counted, and valid ones work whatever the count is.
  invitation: { address: { max: 10, seconds: 15 * MINUTE }, account: null },
  token: { address: { max: 20, seconds: 15 * MINUTE }, account: null },
  reset: { address: { max: 20, seconds: HOUR }, account: null },
  forgot: { address: { max: 10, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  passkey: { address: { max: 30, seconds: MINUTE }, account: null },
  'second-factor': { address: { max: 10, seconds: MINUTE }, account: null },
  verification: { address: { max: 10, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
} satisfies Record<string, Limits>

// The sign-up password is the same for everybody, so wrong attempts from some networks must not lock out others. Each network waits longer
// after each attempt instead. An IPv6 /48 is counted too, since its owner can use all 65,536 of its /64s.
const GUESSES = { free: 10, first: 15 * MINUTE, most: DAY }
const GUESSES_AROUND = { ...GUESSES, free: 30 }

/** Counts an attempt and returns how many there have been. `message` tells the caller how long to wait. @throws TooManyRequests `code` */
export async function countOrThrow(
  ctx: AccountsCtx,
  key: string,
  limit: Limit,
  message: (wait: string) => string = messages.tooManyTries,
  code?: string,
): Promise<number> {
  const attempt = await countAttempt(ctx, key, limit)
  if (attempt.allowed) return attempt.count
  throw new TooManyRequests(message(waitText(attempt.retryAfter)), attempt.retryAfter, code)
}

/**
 * Counts an attempt by the caller's network and, if that is allowed, by the account. Returns the number of attempts from this network and a
 * function that reverses the count, for attempts that succeed. @throws TooManyRequests
 */
export async function countAttempts<E extends LimitedEnv>(c: Context<E>, what: keyof typeof LIMITS, email?: string) {
  const ctx = c.get('ctx')
  const { address, account }: Limits = LIMITS[what]
  const networkKey = `${what}:from:${networkOf(c)}`
  const limits: CountedLimit[] = [{ key: networkKey, ...address }]
  let accountKey: string | undefined
  if (account && email !== undefined) {
    const digest = addressDigest(c.env, email)
    const device = what === 'sign-in' ? await findKnownDevice(c, digest) : null
    accountKey = device ? `${what}:device:${device}` : `${what}:of:${digest}`
    limits.push({ key: accountKey, ...account })
  }
  const attempts = await countEachAttempt(ctx, limits)
  const refused = attempts.find(({ allowed }) => !allowed)
  if (refused) throw new TooManyRequests(messages.tooManyTries(waitText(refused.retryAfter)), refused.retryAfter)
  return { count: attempts[0]?.count ?? 0, uncount: () => uncountAttempts(ctx, [accountKey ?? networkKey]) }
}

/**
 * Counts a guess of the sign-up password by the caller's network, whose waiting time grows with each guess over the limit. Returns what
 * `countAttempts` does. @throws TooManyRequests
 */
export async function countGuess<E extends LimitedEnv>(c: Context<E>) {
  const ctx = c.get('ctx')
  const [network, wider] = [networkOf(c), widerNetworkOf(c)]
  const limits = [
    { key: `gate:from:${network}`, ...GUESSES },
    ...(wider === network ? [] : [{ key: `gate:around:${wider}`, ...GUESSES_AROUND }]),
  ]
  const counted = await countGrowing(ctx, limits)
  const { retryAfter, count } = counted
  if (retryAfter > 0) throw new TooManyRequests(messages.tooManyTries(waitText(retryAfter)), retryAfter)
  return { count, uncount: () => uncountGrowing(ctx, limits, counted) }
}
