import { getIP } from 'better-auth/api'
import type { Context } from 'hono'
import { IP_ADDRESS } from './ip-address.ts'

const subnetOf = (c: Pick<Context, 'req'>, ipv6Subnet: number): string =>
  getIP(c.req.raw, { advanced: { ipAddress: { ...IP_ADDRESS, ipv6Subnet } } }) ??
  c.req.header('cf-connecting-ip') ??
  'unknown'

/** The network a request comes from: its address, of IPv6 the first half. */
export const networkOf = (c: Pick<Context, 'req'>): string => subnetOf(c, IP_ADDRESS.ipv6Subnet)

/** The largest network that one customer of a provider may have: of IPv6 the first 48 bits, else the address. */
export const widerNetworkOf = (c: Pick<Context, 'req'>): string => subnetOf(c, 48)
