import { eq, sql } from 'drizzle-orm'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { bandcampLink } from '../schema.ts'

/** A person's Bandcamp link as it is stored: `sealed` is the encrypted password, which never leaves the Worker. */
export type StoredLink = Omit<typeof bandcampLink.$inferSelect, 'userId'>

/** The person's Bandcamp link; null if there is none. */
export async function findLink({ db, userId }: Ctx): Promise<StoredLink | null> {
  const [row] = await db.select().from(bandcampLink).where(eq(bandcampLink.userId, userId))
  return row ?? null
}

/** Stores a login that Bandcamp has accepted, replacing an earlier one. The state of the last sync stays if the user name is the same. */
export async function saveLink(
  ctx: Ctx,
  { username, sealed }: Pick<StoredLink, 'username' | 'sealed'>,
): Promise<StoredLink> {
  const { db, userId, now } = ctx
  const known = await findLink(ctx)
  const synced = known?.username === username ? {} : { lastSyncAt: null, albums: 0 }
  const values = { username, sealed, connectedAt: now, error: null, ...synced }
  const [[row]] = await write(ctx, [
    db
      .insert(bandcampLink)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: bandcampLink.userId, set: values })
      .returning(),
  ])
  if (!row) throw new Error('The link was not written')
  return row
}

/** Removes the person's login, if there is one. */
export async function removeLink(ctx: Ctx): Promise<void> {
  await write(ctx, [ctx.db.delete(bandcampLink).where(eq(bandcampLink.userId, ctx.userId))])
}

/** Stores how many albums Bandcamp listed for the person just now. */
export async function noteSync({ db, userId, now }: Ctx, albums: number): Promise<void> {
  await db.update(bandcampLink).set({ albums, lastSyncAt: now, error: null }).where(eq(bandcampLink.userId, userId))
}

/** Stores why this import from the link failed, as its row says it; nothing if it did not. */
export async function noteFailure({ db, userId }: Ctx, importId: number): Promise<void> {
  await db.run(sql`
    UPDATE bandcamp_link SET error = message FROM fan_import
    WHERE bandcamp_link.user_id = ${userId} AND fan_import.user_id = ${userId} AND id = ${importId} AND status = 'failed'`)
}
