import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { AccountCtx } from '../context.ts'
import { twoFactor } from '../schema.ts'

/** The encrypted key of the person's authenticator app; null if there is none. */
export async function findAppKey({ accounts, userId }: AccountCtx): Promise<string | null> {
  const [row] = await accounts.select({ secret: twoFactor.secret }).from(twoFactor).where(eq(twoFactor.userId, userId))
  return row?.secret ?? null
}

/** Uses up the code of a time step. Returns false if this or a later step was used before; of parallel calls, only one gets true. */
export async function spendCode({ accounts, userId }: AccountCtx, step: number): Promise<boolean> {
  const { meta } = await accounts
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, step))))
  return meta.changes > 0
}
