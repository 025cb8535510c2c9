import type { Env } from './env.ts'

/** The public URL without a trailing slash; the origin of the request if it is not set. */
export const publicUrl = (env: Pick<Env, 'PUBLIC_URL'>, asked: string): string =>
  (env.PUBLIC_URL || new URL(asked).origin).replace(/\/+$/, '')
