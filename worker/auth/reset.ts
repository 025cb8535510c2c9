import type { Context } from 'hono'
import { inBackground } from '../in-background.ts'
import type { AppEnv } from './app-env.ts'
import { countAttempts } from './limits.ts'

/**
 * Sends a reset link if the address has an account. The work runs after the response, so that its duration reveals nothing. @throws
 * TooManyRequests
 */
export async function askForReset(c: Context<AppEnv>, email: string): Promise<void> {
  await countAttempts(c, 'forgot', email)
  const { api } = c.get('auth')()
  inBackground(c, api.requestPasswordReset({ body: { email } }))
}
