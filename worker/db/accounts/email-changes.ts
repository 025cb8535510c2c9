import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { batch, type Db } from '../database.ts'
import { emailChange, profile, user, verification } from '../schema.ts'
import { searchTextOf, usernameOf } from './profiles.ts'

/** Notes the address a person wants instead of theirs, in place of an earlier one. True when nobody has it yet. */
export async function openEmailChange(
  db: Db,
  userId: string,
  change: { newEmail: string; codeHash: string; expiresAt: Date },
): Promise<boolean> {
  const [, taken] = await batch(db, [
    db
      .insert(emailChange)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChange.userId, set: change }),
    db.select({ id: user.id }).from(user).where(eq(user.email, change.newEmail)),
  ])
  return taken.length === 0
}

const open = (userId: string, codeHash: string, now: Date) =>
  and(eq(emailChange.userId, userId), eq(emailChange.codeHash, codeHash), gt(emailChange.expiresAt, now))

/** The address a code stands for; null when it is not this person's, or not any more. */
export async function findEmailChange(db: Db, userId: string, codeHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ newEmail: emailChange.newEmail })
    .from(emailChange)
    .where(open(userId, codeHash, now))
  return row?.newEmail ?? null
}

/** Makes a code's address the person's own, verified; null when the code is void or somebody else has the address by now. */
export async function confirmEmailChange(db: Db, userId: string, codeHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ newEmail: emailChange.newEmail, name: user.name, email: user.email, username: profile.username })
    .from(emailChange)
    .innerJoin(user, eq(user.id, emailChange.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(open(userId, codeHash, now))
  if (!row) return null
  const { newEmail } = row
  const username = row.username ?? usernameOf(row.email)
  const isFree = sql`NOT EXISTS (SELECT 1 FROM user AS other WHERE other.email = ${newEmail} AND other.id <> ${userId})`
  const isOpen = sql`EXISTS (SELECT 1 FROM email_change WHERE user_id = ${userId} AND code_hash = ${codeHash} AND new_email = ${newEmail})`
  const [written] = await batch(db, [
    db
      .update(user)
      .set({ email: newEmail, emailVerified: true, updatedAt: now })
      .where(and(eq(user.id, userId), isFree, isOpen)),
    db
      .update(profile)
      .set({ searchText: searchTextOf({ username, email: newEmail, name: row.name }) })
      .where(
        and(eq(profile.userId, userId), sql`EXISTS (SELECT 1 FROM user WHERE id = ${userId} AND email = ${newEmail})`),
      ),
    // A reset link that went to the old address opens nothing any more.
    db.delete(verification).where(sql`instr(${verification.value}, ${userId}) > 0`),
    db.delete(emailChange).where(eq(emailChange.userId, userId)),
  ])
  return written.meta.changes > 0 ? newEmail : null
}

/** Takes back the links that were mailed to a person: a new address and a reset of the password. */
export async function dropMailedLinks(db: Db, userId: string): Promise<void> {
  await batch(db, [
    db.delete(emailChange).where(eq(emailChange.userId, userId)),
    db.delete(verification).where(sql`instr(${verification.value}, ${userId}) > 0`),
  ])
}

/** Forgets changes whose link was never followed; for the daily clean-up. */
export const purgeEmailChanges = (db: Db, now: Date) => db.delete(emailChange).where(lte(emailChange.expiresAt, now))
