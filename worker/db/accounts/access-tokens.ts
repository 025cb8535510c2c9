import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { NewToken, TokenScope, TokenView } from '#domain/accounts/access-token.ts'
import { LimitExceeded, NotFound, SignedOut } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import type { AccountCtx, AccountsCtx } from '../context.ts'
import { batch } from '../database.ts'
import { accessToken } from '../schema.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

type FoundToken = {
  id: number
  userId: string
  scope: TokenScope
  lastUsedAt: number | null
  bannedAt: number | null
  banReason: string | null
  deletedAt: number | null
  database: number
}

/** The valid token with this hash, and whether its account is banned or closed; null if there is none. */
export async function findToken({ accounts, now }: AccountsCtx, hash: string): Promise<FoundToken | null> {
  const [row] = await accounts.all<FoundToken>(sql`
    SELECT access_token.id, user.id AS userId, scope, last_used_at AS lastUsedAt,
      banned_at AS bannedAt, ban_reason AS banReason, deleted_at AS deletedAt, database
    FROM access_token JOIN user ON user.id = user_id WHERE hash = ${hash} AND expires_at > ${now.getTime()}`)
  return row ?? null
}

/** Whether the use of a token is to be stored: at most once an hour. */
export const isUseNews = ({ lastUsedAt }: FoundToken, { now }: AccountsCtx): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt > HOUR

/** Stores that a token was used. */
export async function noteUse({ accounts, now }: AccountsCtx, id: number): Promise<void> {
  await accounts.update(accessToken).set({ lastUsedAt: now }).where(eq(accessToken.id, id))
}

/**
 * Stores a token by its hash and returns its id. If the session ends or the person is banned at the same time, no token is stored. @throws
 * LimitExceeded, SignedOut
 */
export async function createToken(
  { accounts, userId, now }: AccountCtx,
  { name, scope, days }: Omit<NewToken, 'password'>,
  { hash, sessionId }: { hash: string; sessionId: string },
): Promise<number> {
  const expiresAt = now.getTime() + days * DAY
  const isOpen = sql`EXISTS (
    SELECT 1 FROM session JOIN user ON user.id = user_id WHERE session.id = ${sessionId} AND user_id = ${userId} AND banned_at IS NULL)`
  const [[row], [open]] = await batch(accounts, [
    accounts.all<{ id: number }>(sql`
      INSERT INTO access_token (user_id, name, scope, hash, created_at, expires_at)
      SELECT ${userId}, ${name}, ${scope}, ${hash}, ${now.getTime()}, ${expiresAt}
      WHERE ${isOpen} AND (SELECT count(*) FROM access_token WHERE user_id = ${userId}) < ${LIMITS.tokensPerPerson}
      RETURNING id`),
    accounts.all<{ isOpen: number }>(sql`SELECT ${isOpen} AS isOpen`),
  ])
  if (row) return row.id
  if (!open?.isOpen) throw new SignedOut(messages.signedOut)
  throw new LimitExceeded(messages.tooManyTokens(LIMITS.tokensPerPerson))
}

/** The person's tokens, newest first, including those that have expired lately. */
export async function listTokens({ accounts, userId }: AccountCtx): Promise<TokenView[]> {
  const rows = await accounts
    .select()
    .from(accessToken)
    .where(eq(accessToken.userId, userId))
    .orderBy(desc(accessToken.id))
    .limit(LIMITS.tokensPerPerson)
  return rows.map(({ id, name, scope, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    scope,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Removes one of the person's tokens. @throws NotFound */
export async function revokeToken({ accounts, userId }: AccountCtx, id: number): Promise<void> {
  const { meta } = await accounts.delete(accessToken).where(and(eq(accessToken.userId, userId), eq(accessToken.id, id)))
  if (meta.changes === 0) throw new NotFound(messages.tokenGone)
}

/** The statement that removes all tokens of an account, under a condition. */
export const tokensStatement = ({ accounts }: AccountsCtx, userId: string, condition = sql`1`) =>
  accounts.delete(accessToken).where(and(eq(accessToken.userId, userId), condition))

/** Deletes tokens of all accounts that expired before `before`. Part of the daily clean-up. */
export const purgeTokens = ({ accounts }: AccountsCtx, before: Date) =>
  accounts.delete(accessToken).where(lt(accessToken.expiresAt, before))
