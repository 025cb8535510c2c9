import type { Context } from 'hono'
import type { NewToken } from '#domain/accounts/access-token.ts'
import { createToken, revokeToken } from '../db/accounts/access-tokens.ts'
import { newAccessToken, tokenHash } from './access-token.ts'
import { tellOwner } from './own-account.ts'
import type { SignedInEnv } from './session.ts'

/** Makes an access token, which is told this once, and tells the person by email. @throws LimitExceeded */
export async function addToken(c: Context<SignedInEnv>, input: NewToken): Promise<{ id: number; token: string }> {
  const token = newAccessToken()
  const id = await createToken(c.get('ctx'), input, tokenHash(token))
  await tellOwner(c, 'token-created')
  return { id, token }
}

/** Revokes an access token, and tells the person by email. @throws NotFound */
export async function dropToken(c: Context<SignedInEnv>, id: number): Promise<void> {
  await revokeToken(c.get('ctx'), id)
  await tellOwner(c, 'token-revoked')
}
