import { getIP } from 'better-auth/api'
import type { Context } from 'hono'
import { TooManyRequests } from '#domain/app-error.ts'
import { waitText } from '#domain/wait-text.ts'
import * as messages from '#locales/errors/account.ts'
import { countTry, giveBackTry } from '../db/accounts/rate-limits.ts'
import { addressDigest, findKnownDevice } from './known-device.ts'
import type { AppEnv } from './session.ts'

const MINUTE = 60
const HOUR = 3_600

// By the caller's network address, and by the account that is meant, whether or not there is one.
const LIMITS = {
  'sign-in': { address: { max: 10, seconds: MINUTE }, account: { max: 10, seconds: 15 * MINUTE } },
  'sign-up': { address: { max: 20, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  google: { address: { max: 20, seconds: MINUTE }, account: null },
  gate: { address: { max: 10, seconds: 15 * MINUTE }, account: null },
  forgot: { address: { max: 10, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
  reset: { address: { max: 20, seconds: HOUR }, account: null },
  verification: { address: { max: 10, seconds: HOUR }, account: { max: 5, seconds: HOUR } },
} as const

export const IP_ADDRESS = { ipAddressHeaders: ['cf-connecting-ip'], ipv6Subnet: 64 as const }

const networkOf = <E extends AppEnv>(c: Context<E>) =>
  getIP(c.req.raw, { advanced: { ipAddress: IP_ADDRESS } }) ?? c.req.header('cf-connecting-ip') ?? 'unknown'

type Limit = { max: number; seconds: number }

async function countOrRefuse<E extends AppEnv>(c: Context<E>, key: string, limit: Limit) {
  const tried = await countTry(c.get('db'), key, limit, new Date())
  if (tried.allowed) return tried.count
  throw new TooManyRequests(messages.tooManyTries(waitText(tried.retryAfter)), tried.retryAfter)
}

/**
 * Counts a try by the caller's network and then, where that is not refused already, by the account it is about. Answers how many
 * there were from this network, and a function that takes the try back: those that succeed need not count.
 */
export async function countTries<E extends AppEnv>(c: Context<E>, what: keyof typeof LIMITS, email?: string) {
  const { address, account } = LIMITS[what]
  const networkKey = `${what}:from:${networkOf(c)}`
  const count = await countOrRefuse(c, networkKey, address)
  let accountKey: string | undefined
  if (account && email !== undefined) {
    const digest = addressDigest(c.env, email)
    const device = what === 'sign-in' ? await findKnownDevice(c, digest) : null
    accountKey = device ? `${what}:device:${device}` : `${what}:of:${digest}`
    await countOrRefuse(c, accountKey, account)
  }
  return { count, giveBack: () => giveBackTry(c.get('db'), accountKey ?? networkKey) }
}
