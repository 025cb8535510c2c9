import { eq, sql } from 'drizzle-orm'
import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { isAdmin } from '../accounts/administrators.ts'
import { auditStatement } from '../accounts/audit-log.ts'
import type { AdminCtx } from '../context.ts'
import { batch } from '../database.ts'
import { share } from '../schema.ts'

/** Takes down the share whose token has this hash, for good, with an audit entry. @throws NotFound */
export async function takeDown(ctx: AdminCtx, tokenHash: string): Promise<void> {
  const { accounts, now, userId } = ctx
  const [owner] = await accounts.select({ id: share.userId }).from(share).where(eq(share.tokenHash, tokenHash))
  if (!owner) throw new NotFound(messages.shareGone)
  const condition = sql`${isAdmin(userId)} AND EXISTS (SELECT 1 FROM share WHERE token_hash = ${tokenHash} AND removed_at IS NULL)`
  const { written } = await batch(accounts, {
    entry: auditStatement(ctx, { actorId: userId, action: 'share-removed', subjectId: owner.id }, condition),
    written: accounts
      .update(share)
      .set({ removedAt: now })
      .where(sql`${share.tokenHash} = ${tokenHash} AND ${condition}`),
  } as const)
  if (written.meta.changes === 0) throw new NotFound(messages.shareGone)
}
