import { type SQL, sql } from 'drizzle-orm'
import { Conflict, Forbidden, NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { AccountCtx } from '../context.ts'

// The conditions are part of the statements, so that parallel requests cannot both pass them.
/** The condition that the account `id` is an active administrator. */
export const isAdmin = (id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM user AS actor WHERE actor.id = ${id} AND actor.role = 'admin' AND actor.banned_at IS NULL)`

/** The condition that the account `id` exists and is not closed. */
export const isThere = (id: string) =>
  sql`EXISTS (SELECT 1 FROM user AS target WHERE target.id = ${id} AND target.deleted_at IS NULL)`

/** The condition that no other account than `id` has the address. */
export const isFree = (email: string, id: string) =>
  sql`NOT EXISTS (SELECT 1 FROM user AS other WHERE other.email = ${email} AND other.id <> ${id})`

/** The condition that without `id` an administrator remains: `id` is not an active administrator, or there is another one. */
export const leavesAnAdmin = (id: string): SQL => sql`(
  NOT EXISTS (SELECT 1 FROM user AS target WHERE target.id = ${id} AND target.role = 'admin' AND target.banned_at IS NULL)
  OR EXISTS (SELECT 1 FROM user AS other WHERE other.role = 'admin' AND other.banned_at IS NULL AND other.id <> ${id}))`

/** The condition that `actorId` is an active administrator and the account `id` exists. */
export const mayChange = (actorId: string, id: string): SQL => sql`${isAdmin(actorId)} AND ${isThere(id)}`

/** The error when a change would leave no administrator. */
export const lastAdmin = () => new Conflict('last-admin', messages.lastAdmin)

/**
 * Throws the reason why a change of account `id` by the administrator `ctx.userId` affected no row; `email` is the new address. @throws
 * Forbidden, NotFound, Conflict `email-taken` or `last-admin`
 */
export async function throwChangeError({ accounts, userId }: AccountCtx, id: string, email?: string): Promise<never> {
  const [row] = await accounts.all<{ mayAct: number; isThere: number; isFree: number }>(sql`
    SELECT ${isAdmin(userId)} AS mayAct, ${isThere(id)} AS isThere, ${email ? isFree(email, id) : 1} AS isFree`)
  if (!row?.mayAct) throw new Forbidden(messages.adminsOnly)
  if (!row.isThere) throw new NotFound(messages.personGone)
  if (row.isFree) throw lastAdmin()
  throw new Conflict('email-taken', messages.addressTaken, { fields: { email: messages.addressTaken } })
}
