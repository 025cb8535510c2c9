import type { MeView, Person } from '#domain/accounts/account.ts'
import { isLinkOffered } from '../bandcamp-link/offered.ts'
import type { Env } from '../env.ts'

/** Whether `ADMIN_EMAILS` contains this lower-case email address. */
export const isNamedAdmin = (env: Env, email: string): boolean =>
  (env.ADMIN_EMAILS ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .includes(email)

/** Adds to a person what the server offers them. */
export const withOffers = <P extends Person>(env: Env, person: P): P & MeView => ({
  ...person,
  canBecomeAdmin: person.role !== 'admin' && isNamedAdmin(env, person.email),
  isLinkOffered: isLinkOffered(env),
})
