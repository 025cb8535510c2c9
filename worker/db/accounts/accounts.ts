import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { AccountPatch, AccountView, Person } from '#domain/accounts/account.ts'
import { unsentOn } from '#domain/sync/device-change.ts'
import type { AccountCtx, Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { account, budget, emailChange, passkey, photo, profile, session, twoFactor, user } from '../schema.ts'
import { tokensStatement } from './access-tokens.ts'
import { auditStatement } from './audit-log.ts'
import { codeStatements } from './email-changes.ts'
import { accountStatement, ownStatement, searchTextWithName, toMe } from './profiles.ts'

/** The person's account settings. @throws NotFound */
export async function getAccount(ctx: Ctx): Promise<Omit<AccountView, 'canBecomeAdmin' | 'isLinkOffered'>> {
  const { accounts, db, userId, now } = ctx
  const [[rows, ways, [change]], [own, [rest]]] = await Promise.all([
    batch(accounts, [
      accountStatement(ctx),
      accounts
        .select({ provider: account.providerId, hasPassword: sql<number>`${account.password} IS NOT NULL` })
        .from(account)
        .where(eq(account.userId, userId)),
      accounts
        .select({ newEmail: emailChange.newEmail })
        .from(emailChange)
        .where(and(eq(emailChange.userId, userId), gt(emailChange.expiresAt, now))),
    ]),
    batch(db, [
      ownStatement(ctx),
      db
        .select({ devices: budget.devices })
        .from(budget)
        .where(and(eq(budget.userId, userId), eq(budget.name, 'rows'))),
    ]),
  ])
  return {
    ...toMe(rows, own),
    hasPassword: ways.some((way) => way.provider === 'credential' && way.hasPassword === 1),
    hasGoogle: ways.some((way) => way.provider === 'google'),
    hasSecondFactor: rows[0]?.user.twoFactorEnabled ?? false,
    pendingEmail: change?.newEmail ?? null,
    unsent: unsentOn(JSON.parse(rest?.devices ?? '{}'), now.getTime()),
    createdAt: rows[0]?.user.createdAt.toISOString() ?? '',
  }
}

/** Changes the person's name and photo, which replaces an uploaded one; absent fields keep their current value. @throws NotFound */
export async function updateAccount(ctx: Ctx, { displayName: name, photoUrl }: AccountPatch): Promise<Person> {
  const { accounts, userId, now } = ctx
  const [{ rows }, own] = await Promise.all([
    batch(accounts, {
      named: accounts.update(user).set({ name, image: photoUrl, updatedAt: now }).where(eq(user.id, userId)),
      found: accounts
        .update(profile)
        .set({ searchText: name === undefined ? sql`search_text` : searchTextWithName(name) })
        .where(eq(profile.userId, userId)),
      rows: accountStatement(ctx),
      photo: photoUrl === undefined ? [] : [accounts.delete(photo).where(eq(photo.userId, userId))],
    }),
    ownStatement(ctx),
  ])
  return toMe(rows, own)
}

/** The person's password hash; null without a password. */
export async function findPasswordHash({ accounts, userId }: AccountCtx): Promise<string | null> {
  const [row] = await accounts
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
  return row?.password ?? null
}

/**
 * Replaces the person's password, ends their other sessions, gives the current one a new token, revokes their mailed links and, if wished,
 * their access tokens, all or nothing. Returns false, without a change, if `before` is no longer the hash of their password.
 */
export async function replacePassword(
  ctx: AccountCtx,
  {
    before,
    after,
    session: current,
    revokesTokens = false,
  }: {
    before: string
    after: string
    session: { id: string; token: string; expiresAt: Date }
    revokesTokens?: boolean
  },
): Promise<boolean> {
  const { accounts, userId, now } = ctx
  const ofPassword = and(eq(account.userId, userId), eq(account.providerId, 'credential'))
  const isReplaced = sql`EXISTS (SELECT 1 FROM account WHERE ${ofPassword} AND ${account.password} = ${after})`
  const [written] = await batch(accounts, [
    accounts
      .update(account)
      .set({ password: after, updatedAt: now })
      .where(and(ofPassword, eq(account.password, before))),
    accounts.delete(session).where(and(eq(session.userId, userId), ne(session.id, current.id), isReplaced)),
    accounts
      .update(session)
      .set({ token: current.token, expiresAt: current.expiresAt, createdAt: now, updatedAt: now })
      .where(and(eq(session.userId, userId), eq(session.id, current.id), isReplaced)),
    ...codeStatements(ctx, userId, isReplaced),
    auditStatement(ctx, { actorId: userId, action: 'password-changed', subjectId: userId }, isReplaced),
    ...(revokesTokens
      ? [
          auditStatement(ctx, { actorId: userId, action: 'tokens-revoked', subjectId: userId }, isReplaced),
          tokensStatement(ctx, userId, isReplaced),
        ]
      : []),
  ])
  return written.meta.changes > 0
}

/**
 * After a password reset, removes what a stranger may have set up: access tokens, and if the address was never confirmed, all other ways to
 * sign in (Google, passkeys, the second factor).
 */
export async function keepOnlyPassword(ctx: AccountCtx): Promise<void> {
  const { accounts, userId } = ctx
  const isUnconfirmed = sql`EXISTS (SELECT 1 FROM user WHERE id = ${userId} AND email_verified = 0)`
  await batch(accounts, [
    tokensStatement(ctx, userId),
    accounts
      .delete(account)
      .where(and(eq(account.userId, userId), ne(account.providerId, 'credential'), isUnconfirmed)),
    accounts.delete(passkey).where(and(eq(passkey.userId, userId), isUnconfirmed)),
    accounts.delete(twoFactor).where(and(eq(twoFactor.userId, userId), isUnconfirmed)),
    accounts
      .update(user)
      .set({ twoFactorEnabled: false })
      .where(and(eq(user.id, userId), eq(user.emailVerified, false))),
  ])
}
