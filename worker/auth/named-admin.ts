import type { Env } from '../env.ts'

/** Whether the setting `ADMIN_EMAILS` names this address, which is in lower case. */
export const isNamedAdmin = (env: Env, email: string): boolean =>
  (env.ADMIN_EMAILS ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .includes(email)
