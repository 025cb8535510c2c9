import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { Conflict } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import type { Ctx, KeyedRequest, SystemCtx } from './context.ts'
import { idempotencyKey } from './schema.ts'

/** Another request has used the key. Nothing is written then. */
export class KeyUsed extends Conflict {
  constructor() {
    super('key-used', messages.keyUsed)
  }
}

const NAMES = sql`idempotency_key (user_id, key, call, token, number, at)`

/** Whether `keyStatements` made the transaction fail. */
export const isKeyUsed = (message: string): boolean =>
  message.includes('NOT NULL constraint failed: idempotency_key.call')

/**
 * The statements before and after those of a transaction: the first makes it fail if another request has used the key; the others store the
 * key if `hasWritten`, and delete the oldest keys of a person who has very many.
 */
export function keyStatements({ db, userId, now }: Ctx, { key, call, token }: KeyedRequest, hasWritten: SQL) {
  const last = sql`(SELECT max(number) FROM idempotency_key WHERE user_id = ${userId})`
  return {
    before: db.run(sql`
      INSERT INTO ${NAMES} SELECT ${userId}, ${key}, NULL, ${token}, 0, 0 FROM idempotency_key
      WHERE user_id = ${userId} AND key = ${key} AND token <> ${token}`),
    after: [
      db.run(sql`
        INSERT INTO ${NAMES} SELECT ${userId}, ${key}, ${call}, ${token}, coalesce(${last}, 0) + 1, ${now.getTime()}
        WHERE ${hasWritten} ON CONFLICT DO NOTHING`),
      db.run(sql`
        DELETE FROM idempotency_key WHERE user_id = ${userId} AND number <= ${last} - ${LIMITS.idempotencyKeys}`),
    ],
  }
}

/** The request that has used a key; null if none has. */
export async function findRequest({ db, userId }: Ctx, key: string) {
  const [row] = await db
    .select({ call: idempotencyKey.call, status: idempotencyKey.status, body: idempotencyKey.body })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key)))
  return row ?? null
}

const isOwn = ({ userId }: Ctx, { key, token }: KeyedRequest) =>
  and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key), eq(idempotencyKey.token, token))

/** Stores the answer to a call that has written something. */
export async function keepAnswer(
  ctx: Ctx,
  request: KeyedRequest,
  answer: { status: number; body: string | null },
): Promise<void> {
  await ctx.db.update(idempotencyKey).set(answer).where(isOwn(ctx, request))
}

/** Deletes the key of a call that was refused halfway, so that it can be sent again. */
export async function forgetRequest(ctx: Ctx, request: KeyedRequest): Promise<void> {
  await ctx.db.delete(idempotencyKey).where(isOwn(ctx, request))
}

/** Deletes keys of all accounts that were used before `before`. Part of the daily clean-up. */
export const purgeIdempotencyKeys = ({ db }: SystemCtx, before: Date) =>
  db.delete(idempotencyKey).where(lt(idempotencyKey.at, before))
