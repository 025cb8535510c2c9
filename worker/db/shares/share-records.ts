import { and, eq, sql } from 'drizzle-orm'
import { NotFound } from '#domain/errors/app-error.ts'
import type { CardContents } from '#domain/shares/share.ts'
import * as messages from '#locales/errors.ts'
import type { AccountsCtx, Ctx, SystemCtx } from '../context.ts'
import { batch, idsOf, inList } from '../database.ts'
import { shareCard, shareClaim, shareList } from '../schema.ts'

const SHARES_AT_ONCE = 1_000

/** Deletes what is left of deleted shares of all accounts. Part of the daily clean-up. */
export async function purgeShareRecords({ accounts, db }: SystemCtx): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const kept: { id: number }[] = await db.all<{ id: number }>(sql`
      SELECT share_id AS id FROM share_list WHERE share_id > ${after} UNION SELECT share_id FROM share_claim WHERE share_id > ${after}
      ORDER BY id LIMIT ${SHARES_AT_ONCE}`)
    const gone = await accounts.all<{ id: number }>(sql`
      SELECT value AS id FROM ${inList(idsOf(kept))} WHERE NOT EXISTS (SELECT 1 FROM share WHERE id = value)`)
    const list = inList(idsOf(gone))
    await batch(db, [
      db.delete(shareList).where(sql`${shareList.shareId} IN ${list}`),
      db.delete(shareClaim).where(sql`${shareClaim.shareId} IN ${list}`),
    ])
    after = kept.length < SHARES_AT_ONCE ? undefined : kept.at(-1)?.id
  }
}

/** Stores the picture of a share, a JPEG in base64. @throws NotFound */
export async function saveCard(ctx: Ctx, id: number, card: { of: CardContents['of']; data: string }): Promise<void> {
  const { accounts, userId } = ctx
  const { meta } = await accounts.run(sql`
    INSERT INTO share_card (share_id, user_id, of, data)
    SELECT id, user_id, ${card.of}, ${card.data} FROM share WHERE id = ${id} AND user_id = ${userId}
    ON CONFLICT DO UPDATE SET of = excluded.of, data = excluded.data`)
  if (meta.changes === 0) throw new NotFound(messages.shareGone)
}

/** The picture of a share, if it was drawn from this state. */
export async function findCard({ accounts }: AccountsCtx, id: number, of: string): Promise<string | null> {
  const [row] = await accounts
    .select({ data: shareCard.data })
    .from(shareCard)
    .where(and(eq(shareCard.shareId, id), eq(shareCard.of, of)))
  return row?.data ?? null
}
