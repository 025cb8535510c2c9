import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'

const PREFIX = 'gf_'
const BYTES = 32
const BEARER = /^Bearer +(gf_[\w-]{43})$/i

const headerOf = (c: Pick<Context, 'req'>) => c.req.header('authorization') ?? ''

/** A new random access token. */
export const newAccessToken = (): string => PREFIX + randomBytes(BYTES).toString('base64url')

/** The hash under which an access token is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64')

/** Whether a call carries an access token, valid or not. */
export const hasToken = (c: Pick<Context, 'req'>): boolean => /^Bearer\b/i.test(headerOf(c))

/** The `WWW-Authenticate` of a refused call: bearer, so that browsers don't ask for a password. */
export const challengeOf = (c: Pick<Context, 'req'>): string =>
  `Bearer realm="Gatefold"${hasToken(c) ? ', error="invalid_token"' : ''}`

/** The access token of a call; null if there is none or its form is wrong. */
export const tokenOf = (c: Pick<Context, 'req'>): string | null => BEARER.exec(headerOf(c))?.[1] ?? null
