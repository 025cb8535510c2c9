import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'

const PREFIX = 'gf_'
const BYTES = 32
const BEARER = /^Bearer +(gf_[\w-]{43})$/i

const headerOf = (c: Pick<Context, 'req'>) => c.req.header('authorization') ?? ''

/** An access token that nobody can guess. */
export const newAccessToken = (): string => PREFIX + randomBytes(BYTES).toString('base64url')

/** The hash under which an access token is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64')

/** Whether a call says that it has an access token, valid or not. */
export const hasToken = (c: Pick<Context, 'req'>): boolean => /^Bearer\b/i.test(headerOf(c))

/** What an answer that refuses a call says of how to sign it. Browsers ask for no password for it. */
export const challengeOf = (c: Pick<Context, 'req'>): string =>
  `Bearer realm="Gatefold"${hasToken(c) ? ', error="invalid_token"' : ''}`

/** The access token of a call; null if it has none that Gatefold could have made. */
export const tokenOf = (c: Pick<Context, 'req'>): string | null => BEARER.exec(headerOf(c))?.[1] ?? null
