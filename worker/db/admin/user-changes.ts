import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { AdminUser, AuditDetail } from '#domain/accounts/admin.ts'
import type { NewUserInput, UserPatch } from '#domain/accounts/admin-input.ts'
import { tokensStatement } from '../accounts/access-tokens.ts'
import { isAdmin, isFree, isThere, leavesAnAdmin, mayChange, throwChangeError } from '../accounts/administrators.ts'
import { auditStatement } from '../accounts/audit-log.ts'
import { codeStatements } from '../accounts/email-changes.ts'
import { profileStatement, searchTextOf } from '../accounts/profiles.ts'
import type { AccountsCtx, AdminCtx } from '../context.ts'
import { batch } from '../database.ts'
import { account, profile, session, user } from '../schema.ts'
import { getUser } from './users.ts'

/** Creates an account with its profile; the welcome album comes with the first visit. @throws Conflict `email-taken`, Forbidden */
export async function createUser(
  ctx: AdminCtx,
  input: Omit<NewUserInput, 'password' | 'ownPassword'> & { passwordHash: string; database: number },
): Promise<AdminUser> {
  const { accounts, userId, now } = ctx
  const person = {
    id: crypto.randomUUID(),
    email: input.email.toLowerCase(),
    name: input.displayName ?? '',
    username: input.username,
  }
  const time = now.getTime()
  const detail = { role: { from: null, to: input.role } }
  const [made] = await batch(accounts, [
    accounts.all<{ id: string }>(sql`
      INSERT INTO user (id, name, email, email_verified, role, created_at, updated_at, database)
      SELECT ${person.id}, ${person.name}, ${person.email}, 0, ${input.role}, ${time}, ${time}, ${input.database}
      WHERE ${isAdmin(userId)} AND ${isFree(person.email, person.id)} RETURNING id`),
    insertPassword(ctx, { userId: person.id, hash: input.passwordHash }, isThere(person.id)),
    profileStatement(ctx, person),
    auditStatement(ctx, { actorId: userId, action: 'user-created', subjectId: person.id, detail }, isThere(person.id)),
  ])
  if (made.length === 0) await throwChangeError(ctx, userId, person.email)
  return getUser(ctx, person.id)
}

const insertPassword = (
  { accounts, now }: AccountsCtx,
  { userId, hash }: { userId: string; hash: string },
  condition: SQL,
) =>
  accounts.run(sql`
    INSERT INTO account (id, user_id, account_id, provider_id, password, created_at, updated_at)
    SELECT ${crypto.randomUUID()}, ${userId}, ${userId}, 'credential', ${hash}, ${now.getTime()}, ${now.getTime()}
    WHERE ${condition} AND NOT EXISTS (SELECT 1 FROM account WHERE user_id = ${userId} AND provider_id = 'credential')`)

function changesOf(before: AdminUser, patch: UserPatch) {
  const wanted = {
    username: patch.username ?? before.username,
    email: patch.email?.toLowerCase() ?? before.email,
    displayName: patch.displayName === undefined ? before.displayName : (patch.displayName ?? ''),
    role: patch.role ?? before.role,
  }
  const fields = (['username', 'email', 'displayName', 'role'] as const).filter((name) => wanted[name] !== before[name])
  return { wanted, fields }
}

/**
 * Changes an account and returns it before and after the change. A new password revokes its access tokens and ends its sessions, except the
 * administrator's current one; a new address counts as unverified. @throws Conflict `email-taken` or `last-admin`, NotFound, Forbidden
 */
export async function updateUser(
  ctx: AdminCtx,
  id: string,
  { passwordHash, ...patch }: Omit<UserPatch, 'password' | 'ownPassword'> & { passwordHash?: string },
): Promise<{ before: AdminUser; after: AdminUser }> {
  const { accounts, userId, now } = ctx
  const before = await getUser(ctx, id)
  const { wanted, fields } = changesOf(before, patch)
  if (fields.length === 0 && !passwordHash) return { before, after: before }
  const isDemoted = before.role === 'admin' && wanted.role !== 'admin'
  const condition = sql`${mayChange(userId, id)} AND ${isFree(wanted.email, id)} AND ${isDemoted ? leavesAnAdmin(id) : sql`1`}`
  const detail: AuditDetail = { fields: passwordHash ? [...fields, 'password'] : fields }
  if (wanted.role !== before.role) detail.role = { from: before.role, to: wanted.role }
  const endsCodes = fields.includes('email') || passwordHash !== undefined
  const person = { id, username: wanted.username, email: wanted.email, name: wanted.displayName }
  const { written } = await batch(accounts, {
    entry: auditStatement(ctx, { actorId: userId, action: 'user-updated', subjectId: id, detail }, condition),
    made: profileStatement(ctx, person),
    named: accounts
      .update(profile)
      .set({ username: wanted.username, searchText: searchTextOf(person) })
      .where(and(eq(profile.userId, id), condition)),
    password: passwordHash ? passwordStatements(ctx, { id, hash: passwordHash }, condition) : [],
    codes: endsCodes ? codeStatements(ctx, id, condition) : [],
    written: accounts
      .update(user)
      .set({
        name: wanted.displayName,
        email: wanted.email,
        role: wanted.role,
        emailVerified: before.emailVerified && !fields.includes('email'),
        updatedAt: now,
      })
      .where(and(eq(user.id, id), condition)),
  })
  if (written.meta.changes === 0) await throwChangeError(ctx, id, wanted.email)
  return { before, after: await getUser(ctx, id) }
}

const passwordStatements = (ctx: AdminCtx, { id, hash }: { id: string; hash: string }, condition: SQL) => [
  ctx.accounts
    .update(account)
    .set({ password: hash, updatedAt: ctx.now })
    .where(and(eq(account.userId, id), eq(account.providerId, 'credential'), condition)),
  insertPassword(ctx, { userId: id, hash }, condition),
  ctx.accounts.delete(session).where(and(eq(session.userId, id), ne(session.id, ctx.sessionId), condition)),
  tokensStatement(ctx, id, condition),
]
