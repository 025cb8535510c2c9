import { eq, sql } from 'drizzle-orm'
import type { ListenBrainzView } from '#domain/diary/scrobble.ts'
import { write } from '../budgets.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { listenBrainz, scrobble } from '../schema.ts'

/** The person's account at ListenBrainz, without its token. */
export async function readListenBrainz({ db, userId }: Ctx): Promise<ListenBrainzView> {
  const [row] = await db
    .select({ username: listenBrainz.username, sealed: listenBrainz.sealed })
    .from(listenBrainz)
    .where(eq(listenBrainz.userId, userId))
  return { username: row?.username ?? null, isRefused: row?.sealed === null }
}

/** Stores an account with a token that ListenBrainz has accepted, replacing an earlier one. `sealed` is the encrypted token. */
export async function saveListenBrainz(ctx: Ctx, account: { username: string; sealed: string }): Promise<void> {
  const { db, userId, now } = ctx
  const values = { ...account, connectedAt: now, waitsUntil: null }
  await write(ctx, [
    db
      .insert(listenBrainz)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: listenBrainz.userId, set: values }),
  ])
}

/** Removes the person's account at ListenBrainz, if there is one, and its tracks. */
export async function removeListenBrainz(ctx: Ctx): Promise<void> {
  const { db, userId } = ctx
  await write(ctx, [
    db.delete(listenBrainz).where(eq(listenBrainz.userId, userId)),
    db.delete(scrobble).where(eq(scrobble.userId, userId)),
  ])
}

const isReady = ({ now }: SystemCtx) =>
  sql`sealed IS NOT NULL AND (waits_until IS NULL OR waits_until <= ${now.getTime()})
    AND EXISTS (SELECT 1 FROM scrobble WHERE scrobble.user_id = listenbrainz.user_id AND sent_at IS NULL)`

/** The accounts of people with something to send now. */
export async function listReady(ctx: SystemCtx, most: number): Promise<string[]> {
  const rows = await ctx.db.all<{ userId: string }>(
    sql`SELECT user_id AS userId FROM listenbrainz WHERE ${isReady(ctx)} ORDER BY waits_until LIMIT ${most}`,
  )
  return rows.map(({ userId }) => userId)
}

/**
 * The encrypted token, reserved for one call: others get none until it has ended. Null if there is nothing to send, or the account has to
 * wait.
 */
export async function takeToken(ctx: Ctx, until: Date): Promise<string | null> {
  const [row] = await ctx.db.all<{ sealed: string }>(sql`
    UPDATE listenbrainz SET waits_until = ${until.getTime()} WHERE user_id = ${ctx.userId} AND ${isReady(ctx)} RETURNING sealed`)
  return row?.sealed ?? null
}

/** Postpones sending until a moment. */
export async function waitUntil({ db, userId }: Ctx, until: Date): Promise<void> {
  await db.update(listenBrainz).set({ waitsUntil: until }).where(eq(listenBrainz.userId, userId))
}

/** Deletes a token that ListenBrainz no longer accepts, unless it was replaced meanwhile. */
export async function forgetToken({ db, userId }: Ctx, sealed: string): Promise<void> {
  await db.run(sql`UPDATE listenbrainz SET sealed = NULL WHERE user_id = ${userId} AND sealed = ${sealed}`)
}
