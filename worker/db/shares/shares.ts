import { and, eq, type SQL, sql } from 'drizzle-orm'
import { LISTS } from '#domain/albums/album-field-schemas.ts'
import { toYear } from '#domain/diary/year.ts'
import { Conflict, Invalid, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { collectionSearch, parseCollectionQuery } from '#domain/query/collection-query.ts'
import {
  type CardContents,
  type Gift,
  type NewShare,
  type OwnShare,
  SHOWN,
  type SharedThing,
  type SharePatch,
  type Shows,
} from '#domain/shares/share.ts'
import * as messages from '#locales/errors/shares.ts'
import { write } from '../accounts/budgets.ts'
import type { Ctx } from '../context.ts'
import { album, crate, share, shareCard, shareClaim, shareList } from '../schema.ts'

/** A link of a share: the hash of its token, and what that is made of. */
export type ShareLink = { tokenHash: string; seed: string }

/** A share for its owner, with what its link is made of in place of the link. */
export type StoredShare = Omit<OwnShare, 'url'> & ShareLink

const startOf = (day: string | null | undefined) => (day ? new Date(`${day}T00:00:00Z`) : null)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The switches of a share; those that are not told are as before, or off. */
export const allShown = (shows: NewShare['shows'], before?: Shows): Shows =>
  Object.fromEntries(SHOWN.map((name) => [name, shows?.[name] ?? before?.[name] ?? false])) as Shows

/** Whether the day of a share's end has come. */
const isExpired = ({ expiresAt }: { expiresAt: Date | null }, now: Date) => expiresAt !== null && expiresAt <= now

const isOwn = (userId: string, id: number) => and(eq(share.userId, userId), eq(share.id, id))

const crateName = sql<
  string | null
>`(SELECT name FROM crate WHERE crate.id = ${share.crateId} AND crate.user_id = ${share.userId})`

const shareStatement = ({ db, userId }: Ctx, which?: SQL) =>
  db
    .select({ row: share, crateName: crateName.as('crate_name') })
    .from(share)
    .where(and(eq(share.userId, userId), which))
    .orderBy(sql`${share.id} DESC`)

type Row = Awaited<ReturnType<typeof shareStatement>>[number]

/** The list or the year that the column of a list has. */
export const listOrYear = (stored: string | null) => ({
  list: LISTS.find((list) => list === stored) ?? null,
  year: toYear(stored ?? ''),
})

const thingOf = ({ crateId, list: stored, query }: Row['row'], name: string | null): SharedThing => {
  if (crateId !== null) return { kind: 'crate', id: crateId, name }
  const { list, year } = listOrYear(stored)
  if (year !== null) return { kind: 'year', year }
  return list !== null ? { kind: 'list', list } : { kind: 'query', query: query ?? '' }
}

const toStored =
  (now: Date) =>
  ({ row, crateName }: Row): StoredShare => ({
    id: row.id,
    tokenHash: row.tokenHash,
    seed: row.seed,
    of: thingOf(row, crateName),
    title: row.title,
    shows: allShown(row.shows),
    view: row.view,
    gift: row.giftUntil && { until: dayOf(row.giftUntil), isOver: row.giftUntil <= now },
    expires: row.expiresAt && dayOf(row.expiresAt),
    isOver: isExpired(row, now),
    listed: row.isListed,
    isRemoved: row.removedAt !== null,
    visits: row.visits,
    createdAt: row.createdAt.toISOString(),
  })

const one = (ctx: Ctx, rows: Row[]): StoredShare => {
  const [found] = rows.map(toStored(ctx.now))
  if (!found) throw new NotFound(messages.shareGone)
  return found
}

/** The person's shares, the newest first. */
export const listShares = async (ctx: Ctx): Promise<StoredShare[]> =>
  (await shareStatement(ctx).limit(LIMITS.sharesPerPerson)).map(toStored(ctx.now))

/** The person's share. @throws NotFound */
export const getShare = async (ctx: Ctx, id: number): Promise<StoredShare> =>
  one(ctx, await shareStatement(ctx, isOwn(ctx.userId, id)))

function requireNoYear(isYear: boolean, { gift }: SharePatch): void {
  if (isYear && gift) throw new Invalid(messages.noYearGift, { gift: messages.noYearGift })
}

// A day that has come would show the owner what guests chose at once.
function requireLater(day: string | undefined, least: Date): void {
  if (day && (startOf(day) ?? least) <= least) throw new Invalid(messages.giftDay, { gift: messages.giftDay })
}

/** Shares something under a link. @throws NotFound if the crate is not the person's; Invalid; LimitExceeded */
export async function createShare(ctx: Ctx, { of, ...options }: NewShare, link: ShareLink): Promise<StoredShare> {
  const { db, userId, now } = ctx
  requireNoYear(of.year !== undefined, options)
  requireLater(options.gift?.until, now)
  const query = of.query === undefined ? null : collectionSearch({ ...parseCollectionQuery(of.query), page: 1 })
  const time = now.getTime()
  const [, rows] = await write(ctx, [
    db.run(sql`
      INSERT INTO share (user_id, token_hash, seed, crate_id, list, query, title, shows, view, is_listed, gift_until, expires_at, created_at)
      SELECT ${userId}, ${link.tokenHash}, ${link.seed}, ${of.crate ?? null}, ${of.list ?? of.year?.toString() ?? null}, ${query}, ${options.title ?? ''},
        ${JSON.stringify(allShown(options.shows))}, ${options.view ?? 'wall'}, ${options.listed ? 1 : 0},
        ${startOf(options.gift?.until)?.getTime() ?? null}, ${startOf(options.expires)?.getTime() ?? null}, ${time}
      WHERE (SELECT count(*) FROM share WHERE user_id = ${userId}) < ${LIMITS.sharesPerPerson}
        AND (${of.crate ?? null} IS NULL OR EXISTS (SELECT 1 FROM crate WHERE id = ${of.crate ?? null} AND user_id = ${userId}))`),
    shareStatement(ctx, eq(share.tokenHash, link.tokenHash)),
  ] as const)
  if (rows.length > 0) return one(ctx, rows)
  if (of.crate !== undefined) {
    const [found] = await db
      .select({ id: crate.id })
      .from(crate)
      .where(and(eq(crate.userId, userId), eq(crate.id, of.crate)))
    if (!found) throw new NotFound(messages.crateGone)
  }
  throw new LimitExceeded(messages.tooManyShares(LIMITS.sharesPerPerson))
}

/** Changes what a share shows. The day of a gift list can only be put off, so that nobody looks too soon. @throws NotFound, Invalid */
export async function updateShare(ctx: Ctx, id: number, patch: SharePatch): Promise<StoredShare> {
  const { db, userId, now } = ctx
  const before = await getShare(ctx, id)
  requireNoYear(before.of.kind === 'year', patch)
  const giftBefore = before.gift && startOf(before.gift.until)
  if (patch.gift?.until !== before.gift?.until)
    requireLater(patch.gift?.until, giftBefore && giftBefore > now ? giftBefore : now)
  const giftUntil = patch.gift && startOf(patch.gift.until)?.getTime()
  const [, , rows] = await write(ctx, [
    // What is hidden may be another choice now.
    db.delete(shareList).where(and(eq(shareList.userId, userId), eq(shareList.shareId, id))),
    db
      .update(share)
      .set({
        ...(patch.title !== undefined && { title: patch.title }),
        ...(patch.shows && { shows: allShown(patch.shows, before.shows) }),
        ...(patch.view && { view: patch.view }),
        ...(patch.listed !== undefined && { isListed: patch.listed }),
        ...(patch.expires !== undefined && { expiresAt: startOf(patch.expires) }),
        // Of parallel calls none brings it forward.
        ...(giftUntil && { giftUntil: sql`max(coalesce(${share.giftUntil}, 0), ${giftUntil})` }),
        // Drizzle refuses an update of nothing.
        visits: sql`${share.visits}`,
      })
      .where(isOwn(userId, id)),
    shareStatement(ctx, isOwn(userId, id)),
  ] as const)
  return one(ctx, rows)
}

/** Gives a share a new link; the one before leads nowhere from now on. @throws NotFound */
export async function renewLink(ctx: Ctx, id: number, link: ShareLink): Promise<StoredShare> {
  const [, rows] = await write(ctx, [
    ctx.db.update(share).set(link).where(isOwn(ctx.userId, id)),
    shareStatement(ctx, isOwn(ctx.userId, id)),
  ] as const)
  return one(ctx, rows)
}

/** Deletes a share with its link, its picture and what guests have marked. @throws NotFound */
export async function deleteShare(ctx: Ctx, id: number): Promise<void> {
  const [deleted] = await write(ctx, [ctx.db.delete(share).where(isOwn(ctx.userId, id))] as const)
  if (deleted.meta.changes === 0) throw new NotFound(messages.shareGone)
}

/** Stores the picture of a share, a JPEG in base64. @throws NotFound */
export async function saveCard(ctx: Ctx, id: number, card: { of: CardContents['of']; data: string }): Promise<void> {
  const { db, userId } = ctx
  const [written] = await write(ctx, [
    db.run(sql`
      INSERT INTO share_card (share_id, user_id, of, data)
      SELECT id, user_id, ${card.of}, ${card.data} FROM share WHERE id = ${id} AND user_id = ${userId}
      ON CONFLICT DO UPDATE SET of = excluded.of, data = excluded.data`),
  ] as const)
  if (written.meta.changes === 0) throw new NotFound(messages.shareGone)
}

/** The picture of a share, if it was drawn of this. */
export async function findCard({ db }: Pick<Ctx, 'db'>, id: number, of: string): Promise<string | null> {
  const [row] = await db
    .select({ data: shareCard.data })
    .from(shareCard)
    .where(and(eq(shareCard.shareId, id), eq(shareCard.of, of)))
  return row?.data ?? null
}

/** What guests give, in the order of their marks. @throws NotFound; Conflict `too-soon` until the day of the gift list */
export async function listGifts(ctx: Ctx, id: number): Promise<Gift[]> {
  const { db, userId } = ctx
  const { gift } = await getShare(ctx, id)
  if (!gift) return []
  if (!gift.isOver) throw new Conflict('too-soon', messages.giftsLater)
  const rows = await db
    .select({ title: album.title, artist: album.artist, guest: shareClaim.guestName })
    .from(shareClaim)
    .innerJoin(album, and(eq(album.id, shareClaim.albumId), eq(album.userId, userId)))
    .where(and(eq(shareClaim.userId, userId), eq(shareClaim.shareId, id)))
    .orderBy(shareClaim.at)
    .limit(LIMITS.albumsPerSharePage)
  return rows.map(({ guest, ...of }) => ({ album: of, guest }))
}
