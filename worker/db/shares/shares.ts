import { and, eq, type SQL, sql } from 'drizzle-orm'
import { LISTS } from '#domain/albums/album-field-schemas.ts'
import { toYear } from '#domain/diary/year.ts'
import { Conflict, Invalid, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { collectionSearch, parseCollectionQuery } from '#domain/query/collection-query.ts'
import {
  type Gift,
  type NewShare,
  type OwnShare,
  SHOWN,
  SHOWN_IN_CALENDAR,
  type SharedThing,
  type SharePatch,
  type Shows,
} from '#domain/shares/share.ts'
import * as messages from '#locales/errors.ts'
import type { AccountCtx, Ctx } from '../context.ts'
import { batch, inList } from '../database.ts'
import { album, share, shareClaim, shareList } from '../schema.ts'

/** A link of a share: the hash of its token, and the seed of the token. */
export type ShareLink = { tokenHash: string; seed: string }

/** A share for its owner, with the seed instead of the link. */
export type StoredShare = Omit<OwnShare, 'url'> & ShareLink

const startOf = (day: string | null | undefined) => (day ? new Date(`${day}T00:00:00Z`) : null)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The switches of a share; absent ones keep their value, or are off. */
export const allShown = (shows: NewShare['shows'], before?: Shows): Shows =>
  Object.fromEntries(
    [...SHOWN, ...SHOWN_IN_CALENDAR].map((name) => [name, shows?.[name] ?? before?.[name] ?? false]),
  ) as Shows

/** Whether a share has reached its last day. */
const isExpired = ({ expiresAt }: { expiresAt: Date | null }, now: Date) => expiresAt !== null && expiresAt <= now

const isOwn = (userId: string, id: number) => and(eq(share.userId, userId), eq(share.id, id))

const shareStatement = ({ accounts, userId }: AccountCtx, which?: SQL) =>
  accounts
    .select()
    .from(share)
    .where(and(eq(share.userId, userId), which))
    .orderBy(sql`${share.id} DESC`)

type Row = Awaited<ReturnType<typeof shareStatement>>[number]

/** The names of these crates, as far as they are the person's. */
async function crateNames({ db, userId }: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const named = await db.all<{ id: number; name: string }>(sql`
    SELECT id, name FROM crate WHERE user_id = ${userId} AND id IN ${inList(ids)}`)
  return new Map(named.map(({ id, name }) => [id, name]))
}

/** The list or the year that the column of a list contains. */
export const listOrYear = (stored: string | null) => ({
  list: LISTS.find((list) => list === stored) ?? null,
  year: toYear(stored ?? ''),
})

/** Stands for a crate in the row of a calendar. There is none with this id, so no page is found for its address. */
export const CALENDAR = 0

const sharedItem = ({ crateId, list: stored, query }: Row, name: string | null): SharedThing => {
  if (crateId === CALENDAR) return { kind: 'calendar' }
  if (crateId !== null) return { kind: 'crate', id: crateId, name }
  const { list, year } = listOrYear(stored)
  if (year !== null) return { kind: 'year', year }
  return list !== null ? { kind: 'list', list } : { kind: 'query', query: query ?? '' }
}

async function toStored(ctx: Ctx, rows: readonly Row[], known?: Map<number, string>): Promise<StoredShare[]> {
  const { now } = ctx
  const ids = rows.flatMap(({ crateId }) => crateId || [])
  const names = known ?? (await crateNames(ctx, ids))
  return rows.map((row) => ({
    id: row.id,
    tokenHash: row.tokenHash,
    seed: row.seed,
    of: sharedItem(row, names.get(row.crateId ?? 0) ?? null),
    title: row.title,
    sharer: row.sharer,
    shows: allShown(row.shows),
    view: row.view,
    gift: row.giftUntil && { until: dayOf(row.giftUntil), isOver: row.giftUntil <= now },
    expires: row.expiresAt && dayOf(row.expiresAt),
    isOver: isExpired(row, now),
    listed: row.isListed,
    isRemoved: row.removedAt !== null,
    visits: row.visits,
    createdAt: row.createdAt.toISOString(),
  }))
}

function one<Found>([found]: readonly Found[]): Found {
  if (!found) throw new NotFound(messages.shareGone)
  return found
}

/** The person's shares, the newest first. */
export const listShares = async (ctx: Ctx): Promise<StoredShare[]> =>
  toStored(ctx, await shareStatement(ctx).limit(LIMITS.sharesPerPerson))

/** The person's share. @throws NotFound */
export const getShare = async (ctx: Ctx, id: number): Promise<StoredShare> =>
  one(await toStored(ctx, await shareStatement(ctx, isOwn(ctx.userId, id))))

function requireNoYear(isYear: boolean, { gift }: SharePatch): void {
  if (isYear && gift) throw new Invalid(messages.noYearGift, { gift: messages.noYearGift })
}

// If the day has already come, the owner would see at once what guests chose.
function requireLater(day: string | undefined, least: Date): void {
  if (day && (startOf(day) ?? least) <= least) throw new Invalid(messages.giftDay, { gift: messages.giftDay })
}

/** A row of the table; without an id, the database gives one. */
export type KeptShare = Omit<Row, 'id'> & { id: number | null }

/** Stores a share, unless there is one of the same thing or too many, and returns the share of that thing. */
async function insertShare(ctx: AccountCtx, row: KeptShare): Promise<Row[]> {
  const { accounts, userId } = ctx
  const isOfSame = sql`crate_id IS ${row.crateId} AND list IS ${row.list} AND query IS ${row.query}`
  const { rows } = await batch(accounts, {
    made: accounts.run(sql`
      INSERT INTO share (id, user_id, token_hash, seed, crate_id, list, query, title, sharer, shows, view, is_listed, gift_until, expires_at,
        removed_at, visits, created_at)
      SELECT ${row.id}, ${userId}, ${row.tokenHash}, ${row.seed}, ${row.crateId}, ${row.list}, ${row.query}, ${row.title}, ${row.sharer},
        ${JSON.stringify(row.shows)}, ${row.view}, ${row.isListed ? 1 : 0}, ${row.giftUntil?.getTime() ?? null},
        ${row.expiresAt?.getTime() ?? null}, ${row.removedAt?.getTime() ?? null}, ${row.visits}, ${row.createdAt.getTime()}
      WHERE (SELECT count(*) FROM share WHERE user_id = ${userId}) < ${LIMITS.sharesPerPerson}
        AND NOT EXISTS (SELECT 1 FROM share WHERE user_id = ${userId} AND ${isOfSame})`),
    rows: shareStatement(ctx, isOfSame),
  } as const)
  return rows
}

/**
 * Shares something under a link. If it is shared already, that share is changed as by `updateShare`, and shown again if it has expired.
 * @throws NotFound if the crate is not the person's; Invalid; LimitExceeded
 */
export async function createShare(
  ctx: Ctx,
  { of, ...options }: NewShare,
  link: ShareLink,
): Promise<{ share: StoredShare; isNew: boolean }> {
  const { userId, now } = ctx
  requireNoYear(of.year !== undefined, options)
  requireLater(options.gift?.until, now)
  const names = await crateNames(ctx, of.crate === undefined ? [] : [of.crate])
  // If the crate is deleted from now on, the share behaves like an older one.
  if (of.crate !== undefined && !names.has(of.crate)) throw new NotFound(messages.crateGone)
  const query = of.query === undefined ? null : collectionSearch({ ...parseCollectionQuery(of.query), page: 1 })
  const row: KeptShare = {
    ...link,
    ...{ id: null, userId, removedAt: null, visits: 0, createdAt: now },
    ...{
      crateId: of.calendar ? CALENDAR : (of.crate ?? null),
      list: of.list ?? (of.year === undefined ? null : `${of.year}`),
      query,
    },
    title: options.title ?? '',
    sharer: options.sharer ?? '',
    shows: allShown(options.shows),
    view: options.view ?? 'wall',
    isListed: options.listed ?? false,
    giftUntil: startOf(options.gift?.until),
    expiresAt: startOf(options.expires),
  }
  const rows = await insertShare(ctx, row)
  if (rows.length === 0) throw new LimitExceeded(messages.tooManyShares(LIMITS.sharesPerPerson))
  const stored = one(await toStored(ctx, rows, names))
  if (stored.tokenHash === link.tokenHash) return { share: stored, isNew: true }
  const patch = { ...(stored.isOver && { expires: null }), ...options }
  const isAsked = Object.values(patch).some((value) => value !== undefined)
  return { share: isAsked ? await updateShare(ctx, stored.id, patch) : stored, isNew: false }
}

/** Changes what a share shows. The day of a gift list can only be postponed, so that nobody looks too soon. @throws NotFound, Invalid */
export async function updateShare(ctx: Ctx, id: number, patch: SharePatch): Promise<StoredShare> {
  const { accounts, db, userId, now } = ctx
  const before = one(await shareStatement(ctx, isOwn(userId, id)))
  requireNoYear(listOrYear(before.list).year !== null, patch)
  const { giftUntil: giftBefore } = before
  if (patch.gift?.until !== (giftBefore ? dayOf(giftBefore) : undefined))
    requireLater(patch.gift?.until, giftBefore && giftBefore > now ? giftBefore : now)
  const giftUntil = patch.gift && startOf(patch.gift.until)?.getTime()
  const { rows } = await batch(accounts, {
    changed: accounts
      .update(share)
      .set({
        ...(patch.title !== undefined && { title: patch.title }),
        ...(patch.sharer !== undefined && { sharer: patch.sharer }),
        ...(patch.shows && { shows: allShown(patch.shows, before.shows) }),
        ...(patch.view && { view: patch.view }),
        ...(patch.listed !== undefined && { isListed: patch.listed }),
        ...(patch.expires !== undefined && { expiresAt: startOf(patch.expires) }),
        // Parallel calls cannot bring it forward either.
        ...(giftUntil && { giftUntil: sql`max(coalesce(${share.giftUntil}, 0), ${giftUntil})` }),
        // Drizzle refuses an empty update.
        visits: sql`${share.visits}`,
      })
      .where(isOwn(userId, id)),
    rows: shareStatement(ctx, isOwn(userId, id)),
  } as const)
  const [stored] = await Promise.all([
    toStored(ctx, rows),
    // The choice of hidden albums may have changed. If this fails, the lists are found again within a minute.
    db.delete(shareList).where(and(eq(shareList.userId, userId), eq(shareList.shareId, id))),
  ])
  return one(stored)
}

/** Gives a share a new link; the old one stops working. @throws NotFound */
export async function renewLink(ctx: Ctx, id: number, link: ShareLink): Promise<StoredShare> {
  const { accounts, userId } = ctx
  const { rows } = await batch(accounts, {
    changed: accounts.update(share).set(link).where(isOwn(userId, id)),
    rows: shareStatement(ctx, isOwn(userId, id)),
  } as const)
  return one(await toStored(ctx, rows))
}

/** Ends a share, and returns what `restoreShare` needs. The marks of guests are kept for that until the daily clean-up. @throws NotFound */
export async function deleteShare({ accounts, db, userId }: Ctx, id: number): Promise<KeptShare> {
  const row = one(await accounts.delete(share).where(isOwn(userId, id)).returning())
  // If this fails, the daily clean-up does it.
  await db.delete(shareList).where(and(eq(shareList.userId, userId), eq(shareList.shareId, id)))
  return row
}

/** Restores what `deleteShare` has ended, under the same link. @throws Conflict if it is shared under another one by now */
export async function restoreShare(ctx: Ctx, row: KeptShare): Promise<StoredShare> {
  const rows = await insertShare(ctx, row)
  if (rows.length === 0) throw new LimitExceeded(messages.tooManyShares(LIMITS.sharesPerPerson))
  if (rows[0]?.id !== row.id) throw new Conflict('shared-again', messages.sharedAgain)
  return one(await toStored(ctx, rows))
}

/** The marks of guests, in their order. @throws NotFound; Conflict `too-soon` until the day of the gift list */
export async function listGifts(ctx: Ctx, id: number): Promise<Gift[]> {
  const { db, userId } = ctx
  const { giftUntil } = one(await shareStatement(ctx, isOwn(userId, id)))
  if (!giftUntil) return []
  if (giftUntil > ctx.now) throw new Conflict('too-soon', messages.giftsLater)
  const rows = await db
    .select({ title: album.title, artist: album.artist, guest: shareClaim.guestName })
    .from(shareClaim)
    .innerJoin(album, and(eq(album.id, shareClaim.albumId), eq(album.userId, userId)))
    .where(and(eq(shareClaim.userId, userId), eq(shareClaim.shareId, id)))
    .orderBy(shareClaim.at)
    .limit(LIMITS.giftsListed)
  return rows.map(({ guest, ...of }) => ({ album: of, guest }))
}
