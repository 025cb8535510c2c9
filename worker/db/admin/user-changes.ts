import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { AdminUser, AuditDetail } from '#domain/admin.ts'
import type { NewUserInput, UserPatch } from '#domain/admin-input.ts'
import { Conflict, Forbidden } from '#domain/app-error.ts'
import * as messages from '#locales/errors/account.ts'
import { profileStatements, searchTextOf } from '../accounts/profiles.ts'
import { batch, type Db } from '../database.ts'
import { account, emailChange, profile, session, user, verification } from '../schema.ts'
import { auditStatement } from './audit-log.ts'
import { getUser } from './users.ts'

/** Who acts, and from which session. */
export type Actor = { id: string; sessionId: string }

// Conditions stand in the statements themselves, so that two requests at once cannot both get past them.
const isAdmin = (id: string) =>
  sql`EXISTS (SELECT 1 FROM user AS actor WHERE actor.id = ${id} AND actor.role = 'admin' AND actor.banned_at IS NULL)`

const isThere = (id: string) =>
  sql`EXISTS (SELECT 1 FROM user AS target WHERE target.id = ${id} AND target.deleted_at IS NULL)`

const isFree = (email: string, id: string) =>
  sql`NOT EXISTS (SELECT 1 FROM user AS other WHERE other.email = ${email} AND other.id <> ${id})`

/** Whether `id` may stop administrating: does not, or somebody else who is not banned does. */
export const leavesAnAdmin = (id: string): SQL => sql`(
  NOT EXISTS (SELECT 1 FROM user AS target WHERE target.id = ${id} AND target.role = 'admin' AND target.banned_at IS NULL)
  OR EXISTS (SELECT 1 FROM user AS other WHERE other.role = 'admin' AND other.banned_at IS NULL AND other.id <> ${id}))`

/** The condition of whatever an administrator does to somebody. */
export const mayChange = (actorId: string, id: string): SQL => sql`${isAdmin(actorId)} AND ${isThere(id)}`

export const lastAdmin = () => new Conflict('last-admin', messages.lastAdmin)

const emailTaken = () =>
  new Conflict('email-taken', messages.addressTaken, { fields: { email: messages.addressTaken } })

/** Why a change of somebody by an administrator touched nothing. @throws Forbidden, NotFound or Conflict */
export async function explainRefusal(db: Db, actorId: string, id: string, email?: string): Promise<never> {
  const actor = await getUser(db, actorId).catch(() => null)
  if (actor?.role !== 'admin' || actor.banned) throw new Forbidden(messages.adminsOnly)
  await getUser(db, id)
  if (email) {
    const [other] = await db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.email, email), ne(user.id, id)))
    if (other) throw emailTaken()
  }
  throw lastAdmin()
}

/** Makes an account with its profile and welcome album. @throws Conflict `email-taken`, Forbidden */
export async function createUser(
  db: Db,
  actor: Actor,
  input: Omit<NewUserInput, 'password'> & { passwordHash: string },
  now: Date,
): Promise<AdminUser> {
  const person = {
    id: crypto.randomUUID(),
    email: input.email.toLowerCase(),
    name: input.displayName ?? '',
    username: input.username,
  }
  const time = now.getTime()
  const detail = { role: { from: null, to: input.role } }
  const [made] = await batch(db, [
    db.all<{ id: string }>(sql`
      INSERT INTO user (id, name, email, email_verified, role, created_at, updated_at)
      SELECT ${person.id}, ${person.name}, ${person.email}, 0, ${input.role}, ${time}, ${time}
      WHERE ${isAdmin(actor.id)} AND ${isFree(person.email, person.id)} RETURNING id`),
    insertPassword(db, person.id, input.passwordHash, isThere(person.id), now),
    ...profileStatements(db, person, now),
    auditStatement(
      db,
      { actorId: actor.id, action: 'user-created', subjectId: person.id, detail },
      isThere(person.id),
      now,
    ),
  ])
  if (made.length === 0) await explainRefusal(db, actor.id, actor.id, person.email)
  return getUser(db, person.id)
}

const insertPassword = (db: Db, userId: string, hash: string, condition: SQL, now: Date) =>
  db.run(sql`
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
 * Changes an account. A new password ends the person's sessions (but not the one the actor acts from), a new address counts as not
 * verified. @throws Conflict `email-taken` or `last-admin`, NotFound, Forbidden
 */
export async function updateUser(
  db: Db,
  actor: Actor,
  id: string,
  { passwordHash, ...patch }: Omit<UserPatch, 'password'> & { passwordHash?: string },
  now: Date,
): Promise<AdminUser> {
  const before = await getUser(db, id)
  const { wanted, fields } = changesOf(before, patch)
  if (fields.length === 0 && !passwordHash) return before
  const isDemoted = before.role === 'admin' && wanted.role !== 'admin'
  const condition = sql`${mayChange(actor.id, id)} AND ${isFree(wanted.email, id)} AND ${isDemoted ? leavesAnAdmin(id) : sql`1`}`
  const detail: AuditDetail = { fields: passwordHash ? [...fields, 'password'] : fields }
  if (wanted.role !== before.role) detail.role = { from: before.role, to: wanted.role }
  const endsCodes = fields.includes('email') || passwordHash !== undefined
  const person = { id, username: wanted.username, email: wanted.email, name: wanted.displayName }
  const results = await batch(db, [
    auditStatement(db, { actorId: actor.id, action: 'user-updated', subjectId: id, detail }, condition, now),
    ...profileStatements(db, person, now),
    db
      .update(profile)
      .set({ username: wanted.username, searchText: searchTextOf(person) })
      .where(and(eq(profile.userId, id), condition)),
    ...(passwordHash ? passwordStatements(db, actor, id, passwordHash, condition, now) : []),
    ...(endsCodes ? codeStatements(db, id, condition) : []),
    db
      .update(user)
      .set({
        name: wanted.displayName,
        email: wanted.email,
        role: wanted.role,
        emailVerified: before.emailVerified && !fields.includes('email'),
        updatedAt: now,
      })
      .where(and(eq(user.id, id), condition)),
  ])
  const written = results.at(-1) as D1Result
  if (written.meta.changes === 0) await explainRefusal(db, actor.id, id, wanted.email)
  return getUser(db, id)
}

const passwordStatements = (db: Db, actor: Actor, id: string, hash: string, condition: SQL, now: Date) => [
  db
    .update(account)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(account.userId, id), eq(account.providerId, 'credential'), condition)),
  insertPassword(db, id, hash, condition, now),
  db.delete(session).where(and(eq(session.userId, id), ne(session.id, actor.sessionId), condition)),
]

/** Takes back what was mailed and could still be followed: reset links and a new address. */
export const codeStatements = (db: Db, id: string, condition: SQL) => [
  db.delete(emailChange).where(and(eq(emailChange.userId, id), condition)),
  db.delete(verification).where(and(sql`instr(${verification.value}, ${id}) > 0`, condition)),
]
