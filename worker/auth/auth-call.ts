import type { Context } from 'hono'
import type { Auth } from './auth.ts'
import type { AppEnv } from './session.ts'

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
