import type { Context } from 'hono'
import { INVITATION_OVER } from '#domain/accounts/account.ts'
import { emailTaken, wrongLogin } from '#locales/auth.ts'
import { badResetLink } from '#locales/pages.ts'
import { somethingWrong } from '#locales/phrases.ts'
import type { AppEnv } from './app-env.ts'
import type { Auth } from './auth.ts'
import { ACCOUNT_BANNED } from './ban.ts'
import { NO_PASS } from './sign-up-hooks.ts'

/** Sends a call to an endpoint of Better Auth, with the caller's headers: a POST if it has a body, else a GET. */
export async function callAuth(c: Context<AppEnv>, auth: Auth, path: string, body?: object): Promise<Response> {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('content-length')
  const url = new URL(`/api/auth${path}`, c.env.PUBLIC_URL)
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' }
  return auth.handler(new Request(url, { ...init, headers }))
}

/** The code and message of a refusal by Better Auth. */
export const refusalOf = (response: Response): Promise<{ code?: string; message?: string }> =>
  response.json<{ code?: string; message?: string }>().catch(() => ({}))

/** Refusals with a message of ours. */
const OURS = [ACCOUNT_BANNED, INVITATION_OVER, NO_PASS.code, 'database-full']
const TEXTS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongLogin,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: emailTaken,
  INVALID_TOKEN: badResetLink,
}

/** Better Auth's answer to the caller, a refusal with a message in the caller's language in place of the English one. */
export async function answerOf(c: Context<AppEnv>, response: Response): Promise<Response> {
  if (response.ok) return c.newResponse(response.body, response)
  const { code = '', message } = await refusalOf(response)
  const text = OURS.includes(code) ? message : (TEXTS[code] ?? somethingWrong)
  return c.newResponse(JSON.stringify({ code, message: text }), response)
}
