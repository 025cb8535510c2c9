import type { Env } from './env.ts'

/** The address people open Gatefold at, without a slash at its end; where it is not set, the one they asked. */
export const publicUrl = (env: Pick<Env, 'PUBLIC_URL'>, asked: string): string =>
  (env.PUBLIC_URL || new URL(asked).origin).replace(/\/+$/, '')
