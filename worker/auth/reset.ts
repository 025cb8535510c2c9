import type { Context } from 'hono'
import { countTries } from './limits.ts'
import type { AppEnv } from './session.ts'

/** Sends a reset link where the address has an account; all of it after the answer, whose time tells nothing. @throws TooManyRequests */
export async function askForReset(c: Context<AppEnv>, email: string): Promise<void> {
  await countTries(c, 'forgot', email)
  const { api } = c.get('auth')()
  const asked = api.requestPasswordReset({ body: { email } }).catch((error: unknown) => {
    console.error(JSON.stringify({ requestId: c.get('requestId'), reset: String(error) }))
  })
  c.executionCtx.waitUntil(asked)
}
