import { Hono } from 'hono'
import { NewToken } from '#domain/accounts/access-token.ts'
import type { SignedInEnv } from '../auth/app-env.ts'
import { addToken, dropToken } from '../auth/own-tokens.ts'
import { requirePerson } from '../auth/require.ts'
import { listTokens } from '../db/accounts/access-tokens.ts'
import { jsonBody, noContent, pathId } from '../respond.ts'

/** The person's access tokens, which themselves can make or revoke none. */
export const tokens = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', async (c) => c.json(await listTokens(c.get('ctx'))))
  .post('/', jsonBody(NewToken), async (c) => c.json(await addToken(c, c.req.valid('json')), 201))
  .delete('/:id', (c) => noContent(c, dropToken(c, pathId(c, 'id'))))
