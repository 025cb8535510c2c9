import { and, eq, sql } from 'drizzle-orm'
import { Conflict, NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, idsOf } from '../database.ts'
import { share, shareClaim } from '../schema.ts'
import type { OpenShare } from './find-share.ts'

type Guest = { hash: string; name: string }

/**
 * Marks an album of a gift list as given by a guest. If several guests do it at once, one succeeds; the same guest can change the name
 * later. @throws Conflict `gift-taken`
 */
export async function claimGift(
  { db, now }: SystemCtx,
  { id, userId }: OpenShare,
  albumId: number,
  guest: Guest,
): Promise<void> {
  const { claims } = await batch(db, {
    made: db.run(sql`
      INSERT INTO share_claim (share_id, album_id, user_id, guest_hash, guest_name, at)
      SELECT ${id}, id, user_id, ${guest.hash}, ${guest.name}, ${now.getTime()} FROM album
      WHERE id = ${albumId} AND user_id = ${userId} AND deleted_at IS NULL
      ON CONFLICT DO UPDATE SET guest_name = excluded.guest_name WHERE guest_hash = excluded.guest_hash`),
    claims: db
      .select({ hash: shareClaim.guestHash })
      .from(shareClaim)
      .where(and(eq(shareClaim.shareId, id), eq(shareClaim.albumId, albumId))),
  } as const)
  const [claim] = claims
  if (!claim) throw new NotFound(messages.shareGone)
  if (claim.hash !== guest.hash) throw new Conflict('gift-taken', messages.giftTaken)
}

/** Removes a guest's mark. @throws NotFound if the guest has none */
export async function releaseGift({ db }: SystemCtx, { id }: OpenShare, albumId: number, hash: string): Promise<void> {
  const deleted = await db
    .delete(shareClaim)
    .where(and(eq(shareClaim.shareId, id), eq(shareClaim.albumId, albumId), eq(shareClaim.guestHash, hash)))
  if (deleted.meta.changes === 0) throw new NotFound(messages.giftNotYours)
}

/** The ids of the albums that a guest gives. */
export async function listClaims({ db }: SystemCtx, { id }: OpenShare, hash: string): Promise<number[]> {
  const isTheirs = and(eq(shareClaim.shareId, id), eq(shareClaim.guestHash, hash))
  return idsOf(await db.select({ id: shareClaim.albumId }).from(shareClaim).where(isTheirs))
}

/** Removes all marks of the person's gift list, without telling how many there were. @throws NotFound */
export async function clearGifts(ctx: Ctx, id: number): Promise<void> {
  const { accounts, db, userId } = ctx
  const [own] = await Promise.all([
    accounts
      .select({ id: share.id })
      .from(share)
      .where(and(eq(share.id, id), eq(share.userId, userId))),
    write(ctx, [db.delete(shareClaim).where(and(eq(shareClaim.shareId, id), eq(shareClaim.userId, userId)))]),
  ])
  if (own.length === 0) throw new NotFound(messages.shareGone)
}
