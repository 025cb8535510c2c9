import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { app } from '#worker/app.ts'

export const HTTPS_ORIGIN = 'https://gatefold.example.com'

/** Sends a request to an instance whose public URL is https, as `call` does to one without. */
export async function callHttps(
  path: string,
  {
    json,
    cookie,
    headers = {},
    origin = HTTPS_ORIGIN,
    settings = {},
    method = json === undefined ? 'GET' : 'POST',
  }: {
    json?: unknown
    cookie?: string
    headers?: Record<string, string>
    origin?: string
    settings?: Partial<typeof env>
    method?: string
  } = {},
): Promise<Response> {
  const context = createExecutionContext()
  const request = new Request(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      'cf-connecting-ip': '127.0.0.1',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
  const response = await app.fetch(request, { ...env, PUBLIC_URL: HTTPS_ORIGIN, ...settings }, context)
  await waitOnExecutionContext(context)
  return response
}
