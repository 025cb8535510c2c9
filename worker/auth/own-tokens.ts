import type { Context } from 'hono'
import type { NewToken } from '#domain/accounts/access-token.ts'
import { createToken, revokeToken } from '../db/accounts/access-tokens.ts'
import { newAccessToken, tokenHash } from './access-token.ts'
import type { SignedInEnv } from './app-env.ts'
import { proveIdentity, tellOwner } from './own-account.ts'

/**
 * Makes an access token, which is told this once, and tells the person by email. @throws Invalid, Conflict `sign-in-again`,
 * TooManyRequests, LimitExceeded
 */
export async function addToken(
  c: Context<SignedInEnv>,
  { password, ...input }: NewToken,
): Promise<{ id: number; token: string }> {
  await proveIdentity(c, password)
  const token = newAccessToken()
  const id = await createToken(c.get('ctx'), input, { hash: tokenHash(token), sessionId: c.get('person').sessionId })
  await tellOwner(c, 'token-created')
  return { id, token }
}

/** Revokes an access token, and tells the person by email. @throws NotFound */
export async function dropToken(c: Context<SignedInEnv>, id: number): Promise<void> {
  await revokeToken(c.get('ctx'), id)
  await tellOwner(c, 'token-revoked')
}
