import { getIP } from 'better-auth/api'
import type { Context } from 'hono'
import { IP_ADDRESS } from './ip-address.ts'

/** The network a request comes from: its address, of IPv6 the first half. */
export const networkOf = (c: Pick<Context, 'req'>): string =>
  getIP(c.req.raw, { advanced: { ipAddress: IP_ADDRESS } }) ?? c.req.header('cf-connecting-ip') ?? 'unknown'
