import type { Env } from './env.ts'

/** The public URL without a trailing slash; the origin of the request if it is not set. */
export const publicUrl = (env: Pick<Env, 'PUBLIC_URL'>, asked: string): string =>
  (env.PUBLIC_URL || new URL(asked).origin).replace(/(?<!\/)\/+$/, '')

/** Whether people reach this instance over https, as its public URL says. */
export const isHttps = (env: Pick<Env, 'PUBLIC_URL'>): boolean => /^https:/i.test(env.PUBLIC_URL)

/**
 * The name of a cookie: over https with the prefix `__Host-`, which keeps other hosts and http from setting it and requires `Secure` and
 * the path `/`.
 */
export const cookieName = (env: Pick<Env, 'PUBLIC_URL'>, name: string): string =>
  isHttps(env) ? `__Host-${name}` : name

/** The attributes of a cookie that scripts cannot read and other sites do not send. */
export const cookieAttributes = (env: Pick<Env, 'PUBLIC_URL'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(env) }) as const
