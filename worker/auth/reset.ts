import type { Context } from 'hono'
import { countAttempts } from './limits.ts'
import type { AppEnv } from './session.ts'

/**
 * Sends a reset link if the address has an account. The work runs after the response, so that its duration reveals nothing. @throws
 * TooManyRequests
 */
export async function askForReset(c: Context<AppEnv>, email: string): Promise<void> {
  await countAttempts(c, 'forgot', email)
  const { api } = c.get('auth')()
  const asked = api.requestPasswordReset({ body: { email } }).catch((error: unknown) => {
    console.error(JSON.stringify({ requestId: c.get('requestId'), reset: String(error) }))
  })
  c.executionCtx.waitUntil(asked)
}
