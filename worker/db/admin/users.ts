import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { ADMIN_PAGE_SIZE, type AdminUser, toCursor, type UserSort } from '#domain/accounts/admin.ts'
import type { UserListQuery } from '#domain/accounts/admin-input.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import type { AccountsCtx } from '../context.ts'
import { batch } from '../database.ts'
import { profile, user } from '../schema.ts'

const username = sql<string>`coalesce(${profile.username}, substr(${user.email}, 1, instr(${user.email}, '@') - 1))`

const KEYS: Record<UserSort, SQL> = {
  created: sql`${user.createdAt}`,
  username: sql`lower(${username})`,
  email: sql`${user.email}`,
  role: sql`${user.role}`,
}

const columns = {
  id: user.id,
  username: username.as('shown_username'),
  email: user.email,
  displayName: user.name,
  role: user.role,
  createdAt: user.createdAt,
  emailVerified: user.emailVerified,
  bannedAt: user.bannedAt,
  banReason: user.banReason,
}

type Row = Omit<AdminUser, 'createdAt' | 'banned' | 'bannedAt'> & { createdAt: Date; bannedAt: Date | null }

const toAdminUser = ({ createdAt, bannedAt, ...row }: Row): AdminUser => ({
  ...row,
  createdAt: createdAt.toISOString(),
  banned: bannedAt !== null,
  bannedAt: bannedAt?.toISOString() ?? null,
})

// Accounts without a profile have no search text yet; SQLite's `lower` then folds ASCII only.
const text = sql`coalesce(${profile.searchText}, lower(${username} || char(10) || ${user.email} || char(10) || ${user.name}))`

/** One page of the user table, the number of matches, and the cursor of the next page (null at the end). */
export async function listUsers({ accounts }: AccountsCtx, query: UserListQuery) {
  const sort = query.sort ?? 'created'
  const isDown = (query.direction ?? (sort === 'created' ? 'desc' : 'asc')) === 'desc'
  const key = KEYS[sort]
  const q = query.q?.toLowerCase() ?? ''
  const found = and(isNull(user.deletedAt), q === '' ? undefined : sql`instr(${text}, ${q}) > 0`)
  const place = query.after
  const behind =
    place &&
    (isDown
      ? sql`(${key}, ${user.id}) < (${place.key}, ${place.id})`
      : sql`(${key}, ${user.id}) > (${place.key}, ${place.id})`)
  const direction = isDown ? sql`DESC` : sql`ASC`
  const [rows, [counted]] = await batch(accounts, [
    accounts
      .select({ ...columns, key: key.as('sort_key') })
      .from(user)
      .leftJoin(profile, eq(profile.userId, user.id))
      .where(and(found, behind))
      .orderBy(sql`${key} ${direction}`, sql`${user.id} ${direction}`)
      .limit(ADMIN_PAGE_SIZE + 1),
    accounts
      .select({ count: sql<number>`count(*)` })
      .from(user)
      .leftJoin(profile, eq(profile.userId, user.id))
      .where(found),
  ])
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    users: shown.map(({ key: _, ...row }) => toAdminUser(row)),
    total: counted?.count ?? 0,
    next: last ? toCursor({ key: last.key as string | number, id: last.id }) : null,
  }
}

/** One account as administrators see it. @throws NotFound */
export async function getUser({ accounts }: AccountsCtx, id: string): Promise<AdminUser> {
  const [row] = await accounts
    .select(columns)
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(and(eq(user.id, id), isNull(user.deletedAt)))
  if (!row) throw new NotFound(messages.personGone)
  return toAdminUser(row)
}
