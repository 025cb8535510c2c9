import type { Context } from 'hono'

/** Passes on the cookies of a response of Better Auth. */
export function passCookies(c: Pick<Context, 'header'>, { headers }: { headers: Headers }): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
