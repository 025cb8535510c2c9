import { Hono } from 'hono'
import { NoFields } from '#domain/accounts/account.ts'
import { NewPasskey, PasskeySignIn } from '#domain/accounts/passkey.ts'
import { OwnerInput } from '#domain/accounts/second-factor.ts'
import type { AppEnv, SignedInEnv } from '../auth/app-env.ts'
import { countAttempts } from '../auth/limits.ts'
import { passCookies } from '../auth/pass-cookies.ts'
import { addPasskey, dropPasskey, passkeyOptions, passkeySignInOptions, signInWithPasskey } from '../auth/passkeys.ts'
import { requirePerson } from '../auth/require.ts'
import { logSignIn } from '../auth/sign-in-log.ts'
import { listPasskeys } from '../db/accounts/passkeys.ts'
import { jsonBody, noContent } from '../respond.ts'

const own = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', async (c) => c.json(await listPasskeys(c.get('ctx'))))
  .post('/options', jsonBody(OwnerInput), async (c) => c.json(await passkeyOptions(c, c.req.valid('json').password)))
  .post('/', jsonBody(NewPasskey), async (c) => {
    await addPasskey(c, c.req.valid('json'))
    return c.json(await listPasskeys(c.get('ctx')), 201)
  })
  .delete('/:id', jsonBody(OwnerInput), (c) =>
    noContent(c, dropPasskey(c, c.req.param('id'), c.req.valid('json').password)),
  )

/** Signing in with a passkey, and the person's passkeys. */
export const passkeys = new Hono<AppEnv>()
  .post('/sign-in/options', jsonBody(NoFields), async (c) => {
    await countAttempts(c, 'passkey')
    return c.json(await passkeySignInOptions(c))
  })
  .post('/sign-in', jsonBody(PasskeySignIn), async (c) => {
    await countAttempts(c, 'passkey')
    const response = await signInWithPasskey(c, c.req.valid('json').credential)
    logSignIn(c, response, 'passkey')
    passCookies(c, response)
    return c.body(null, 204)
  })
  .route('/', own)
