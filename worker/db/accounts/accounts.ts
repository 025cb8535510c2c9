import { and, eq, gt, sql } from 'drizzle-orm'
import type { AccountPatch, AccountView, Person } from '#domain/account.ts'
import { batch, type Db } from '../database.ts'
import { account, emailChange, profile, user } from '../schema.ts'
import { getMe, meStatement, searchTextOf, toMe } from './profiles.ts'

/** What the account settings show of a person. @throws NotFound */
export async function getAccount(db: Db, userId: string, now: Date): Promise<Omit<AccountView, 'canBecomeAdmin'>> {
  const [rows, ways, [change]] = await batch(db, [
    meStatement(db, userId),
    db
      .select({ provider: account.providerId, hasPassword: sql<number>`${account.password} IS NOT NULL` })
      .from(account)
      .where(eq(account.userId, userId)),
    db
      .select({ newEmail: emailChange.newEmail })
      .from(emailChange)
      .where(and(eq(emailChange.userId, userId), gt(emailChange.expiresAt, now))),
  ])
  return {
    ...toMe(rows),
    hasPassword: ways.some((way) => way.provider === 'credential' && way.hasPassword === 1),
    hasGoogle: ways.some((way) => way.provider === 'google'),
    pendingEmail: change?.newEmail ?? null,
    createdAt: rows[0]?.user.createdAt.toISOString() ?? '',
  }
}

/** Changes how a person is shown. @throws NotFound */
export async function updateAccount(db: Db, userId: string, patch: AccountPatch, now: Date): Promise<Person> {
  const before = await getMe(db, userId)
  const name = patch.displayName ?? before.displayName
  await batch(db, [
    db
      .update(profile)
      .set({ searchText: searchTextOf({ ...before, name }) })
      .where(eq(profile.userId, userId)),
    db.update(user).set({ name, image: patch.photoUrl, updatedAt: now }).where(eq(user.id, userId)),
  ])
  return getMe(db, userId)
}

/** What a person's password is kept as; null for somebody who has none. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return row?.password ?? null
}
