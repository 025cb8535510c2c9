import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { AccountCtx, AccountsCtx } from '../context.ts'
import { batch } from '../database.ts'
import { emailChange, profile, user, verification } from '../schema.ts'
import { isFree } from './administrators.ts'
import { searchTextOf, usernameOf } from './profiles.ts'

/** Stores a pending change of the person's email address, replacing an earlier one. Returns whether the address is unused. */
export async function openEmailChange(
  { accounts, userId }: AccountCtx,
  change: { newEmail: string; codeHash: string; expiresAt: Date },
): Promise<boolean> {
  const { taken } = await batch(accounts, {
    opened: accounts
      .insert(emailChange)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChange.userId, set: change }),
    taken: accounts.select({ id: user.id }).from(user).where(eq(user.email, change.newEmail)),
  })
  return taken.length === 0
}

const open = (userId: string, codeHash: string, now: Date) =>
  and(eq(emailChange.userId, userId), eq(emailChange.codeHash, codeHash), gt(emailChange.expiresAt, now))

/** The new address of the person's pending change with this code; null if there is none or it has expired. */
export async function findEmailChange({ accounts, userId, now }: AccountCtx, codeHash: string): Promise<string | null> {
  const [row] = await accounts
    .select({ newEmail: emailChange.newEmail })
    .from(emailChange)
    .where(open(userId, codeHash, now))
  return row?.newEmail ?? null
}

/**
 * Applies the person's pending change with this code and returns the new address, which counts as verified; null if the code is invalid
 * or another account has the address.
 */
export async function confirmEmailChange(ctx: AccountCtx, codeHash: string): Promise<string | null> {
  const { accounts, userId, now } = ctx
  const [row] = await accounts
    .select({ newEmail: emailChange.newEmail, name: user.name, email: user.email, username: profile.username })
    .from(emailChange)
    .innerJoin(user, eq(user.id, emailChange.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(open(userId, codeHash, now))
  if (!row) return null
  const { newEmail } = row
  const username = row.username ?? usernameOf(row.email)
  const isOpen = sql`EXISTS (SELECT 1 FROM email_change WHERE user_id = ${userId} AND code_hash = ${codeHash} AND new_email = ${newEmail})`
  const [written] = await batch(accounts, [
    accounts
      .update(user)
      .set({ email: newEmail, emailVerified: true, updatedAt: now })
      .where(and(eq(user.id, userId), isFree(newEmail, userId), isOpen)),
    accounts
      .update(profile)
      .set({ searchText: searchTextOf({ username, email: newEmail, name: row.name }) })
      .where(
        and(eq(profile.userId, userId), sql`EXISTS (SELECT 1 FROM user WHERE id = ${userId} AND email = ${newEmail})`),
      ),
    // Reset links sent to the old address stop working.
    ...codeStatements(ctx, userId),
  ])
  return written.meta.changes > 0 ? newEmail : null
}

/** Revokes the links mailed to the person: a pending address and password resets. */
export async function dropMailedLinks(ctx: AccountCtx): Promise<void> {
  await batch(ctx.accounts, codeStatements(ctx, ctx.userId))
}

/** Deletes expired email changes of all accounts. Part of the daily clean-up. */
export const purgeEmailChanges = ({ accounts, now }: AccountsCtx) =>
  accounts.delete(emailChange).where(lte(emailChange.expiresAt, now))

/** The statements that revoke an account's mailed links: password resets and a pending address. */
export const codeStatements = ({ accounts }: AccountsCtx, id: string, condition?: SQL) => [
  accounts.delete(emailChange).where(and(eq(emailChange.userId, id), condition)),
  accounts.delete(verification).where(and(sql`instr(${verification.value}, ${id}) > 0`, condition)),
]
