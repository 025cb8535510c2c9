import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { InvitationState, InvitationView } from '#domain/accounts/admin.ts'
import { Forbidden, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { isAdmin } from '../accounts/administrators.ts'
import { auditStatement } from '../accounts/audit-log.ts'
import type { AccountCtx, AccountsCtx, AdminCtx } from '../context.ts'
import { batch } from '../database.ts'
import { invitation, profile, user } from '../schema.ts'

const DAY = 86_400_000
const SHOWN = 200

// An invitation is only valid while its creator is an administrator and not banned.
const byAnAdmin = sql`EXISTS (
  SELECT 1 FROM user AS host WHERE host.id = ${invitation.createdBy} AND host.role = 'admin' AND host.banned_at IS NULL)`
const isOpen = (now: Date): SQL =>
  sql`(${invitation.usedAt} IS NULL AND ${invitation.expiresAt} > ${now.getTime()} AND ${byAnAdmin})`

const viewStatement = ({ accounts, now }: AccountsCtx, condition?: SQL) =>
  accounts
    .select({
      id: invitation.id,
      state: sql<InvitationState>`CASE WHEN ${invitation.usedAt} IS NOT NULL THEN 'used' WHEN ${isOpen(now)} THEN 'open' ELSE 'expired' END`,
      createdAt: invitation.createdAt,
      expiresAt: invitation.expiresAt,
      usedAt: invitation.usedAt,
      createdBy: profile.username,
    })
    .from(invitation)
    .leftJoin(profile, eq(profile.userId, invitation.createdBy))
    .where(condition)
    .orderBy(desc(invitation.id))
    .limit(SHOWN)

const toView = (row: Awaited<ReturnType<typeof viewStatement>>[number]): InvitationView => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  createdBy: row.createdBy ?? '',
})

/** The newest invitations of all administrators. */
export const listInvitations = async (ctx: AdminCtx): Promise<InvitationView[]> =>
  (await viewStatement(ctx)).map(toView)

/** Stores an invitation whose token has this hash. @throws LimitExceeded for too many open ones; Forbidden */
export async function createInvitation(ctx: AdminCtx, tokenHash: string): Promise<InvitationView> {
  const { accounts, now, userId } = ctx
  const expiresAt = now.getTime() + LIMITS.invitationDays * DAY
  const isMade = sql`EXISTS (SELECT 1 FROM invitation WHERE token_hash = ${tokenHash})`
  const { rows } = await batch(accounts, {
    made: accounts.run(sql`
      INSERT INTO invitation (token_hash, created_by, created_at, expires_at)
      SELECT ${tokenHash}, ${userId}, ${now.getTime()}, ${expiresAt}
      WHERE ${isAdmin(userId)} AND (SELECT count(*) FROM invitation WHERE ${isOpen(now)}) < ${LIMITS.openInvitations}`),
    entry: auditStatement(ctx, { actorId: userId, action: 'invitation-created', subjectId: userId }, isMade),
    rows: viewStatement(ctx, eq(invitation.tokenHash, tokenHash)),
  })
  if (rows[0]) return toView(rows[0])
  const [admin] = await accounts
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isAdmin(userId)))
  throw admin
    ? new LimitExceeded(messages.tooManyInvitations(LIMITS.openInvitations))
    : new Forbidden(messages.adminsOnly)
}

/** Deletes an invitation that nobody has used. @throws NotFound */
export async function revokeInvitation(ctx: AdminCtx, id: number): Promise<void> {
  const { accounts, userId } = ctx
  const condition = sql`${isAdmin(userId)} AND EXISTS (SELECT 1 FROM invitation WHERE id = ${id} AND used_at IS NULL)`
  const { deleted } = await batch(accounts, {
    entry: auditStatement(ctx, { actorId: userId, action: 'invitation-revoked', subjectId: userId }, condition),
    deleted: accounts.delete(invitation).where(and(eq(invitation.id, id), condition)),
  })
  if (deleted.meta.changes === 0) throw new NotFound(messages.invitationGone)
}

/** The id of the open invitation whose token has this hash; null if there is none. */
export async function findOpenInvitation({ accounts, now }: AccountsCtx, tokenHash: string): Promise<number | null> {
  const [row] = await accounts
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(eq(invitation.tokenHash, tokenHash), isOpen(now)))
  return row?.id ?? null
}

/** Uses up an invitation. Returns false if it is no longer open; of parallel sign-ups with one, only one gets true. */
export async function spendInvitation({ accounts, now }: AccountsCtx, id: number): Promise<boolean> {
  const written = await accounts
    .update(invitation)
    .set({ usedAt: now })
    .where(and(eq(invitation.id, id), isOpen(now)))
  return written.meta.changes > 0
}

/** Opens an invitation again after a failed sign-up. */
export async function returnInvitation({ accounts }: AccountsCtx, id: number): Promise<void> {
  await accounts.update(invitation).set({ usedAt: null }).where(eq(invitation.id, id))
}

/** Logs that the new account used an invitation; the subject is the inviting administrator. */
export async function logInvitationUse(ctx: AccountCtx, id: number): Promise<void> {
  const { accounts, userId } = ctx
  const [row] = await accounts.select({ host: invitation.createdBy }).from(invitation).where(eq(invitation.id, id))
  if (!row) return
  await auditStatement(ctx, { actorId: userId, action: 'invitation-used', subjectId: row.host }, sql`1`)
}

/** Deletes invitations that ended before `before`. Part of the daily clean-up. */
export const purgeInvitations = ({ accounts }: AccountsCtx, before: Date) =>
  accounts.delete(invitation).where(lt(invitation.expiresAt, before))
