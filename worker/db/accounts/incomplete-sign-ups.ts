import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { AccountsCtx } from '../context.ts'
import { user } from '../schema.ts'

// A running sign-up may create the sign-in method in a moment.
const RUNNING_MS = 10_000

/** Deletes the account that an interrupted sign-up created. */
export async function undoSignUp({ accounts }: AccountsCtx, id: string): Promise<void> {
  await accounts.delete(user).where(eq(user.id, id))
}

/**
 * Deletes the account with this address if an interrupted sign-up left it without a way to sign in, so that the person can sign up again.
 */
export async function removeIncompleteSignUp({ accounts, now }: AccountsCtx, email: string): Promise<void> {
  const isOld = lte(user.createdAt, new Date(now.getTime() - RUNNING_MS))
  const hasNone = sql`NOT EXISTS (SELECT 1 FROM account WHERE user_id = ${user.id})
    AND NOT EXISTS (SELECT 1 FROM session WHERE user_id = ${user.id})`
  await accounts.delete(user).where(and(eq(user.email, email.toLowerCase()), isOld, isNull(user.deletedAt), hasNone))
}
