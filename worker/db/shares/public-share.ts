import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Sums } from '#domain/albums/money.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import type { YearReview } from '#domain/diary/year.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { type CollectionQuery, DEFAULT_QUERY, parseCollectionQuery } from '#domain/query/collection-query.ts'
import type { CardContents, NewShare } from '#domain/shares/share.ts'
import type { SharedAlbum, SharedPage } from '#domain/shares/shared-page.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import * as messages from '#locales/errors.ts'
import { yearTitle } from '#locales/share.ts'
import { inOrder } from '../albums/album-rows.ts'
import { findAlbums, isFound, type SortKey } from '../albums/find-albums.ts'
import type { Counted } from '../albums/found-counts.ts'
import { isOneOf } from '../changes/rows.ts'
import type { AccountsCtx, Ctx, SystemCtx } from '../context.ts'
import { resolveSmartCrate } from '../crates/smart-crate.ts'
import { batch } from '../database.ts'
import { albumsOfYear, readYear } from '../diary/year.ts'
import { ifMoving } from '../move/moving.ts'
import { readRates } from '../rates.ts'
import { album, type CurrencySum, crate, share, shareList, user } from '../schema.ts'
import { tagColorsStatement, toTagColors } from '../tags/tag-colors.ts'
import { claimedAlbums } from './claims.ts'
import { allShown, listOrYear } from './shares.ts'

/** A share that everybody who has its link can see. */
export type OpenShare = Awaited<ReturnType<typeof readShare>> & object

/** Stands for the id of a share that is not saved yet. */
const DRAFT = 0

/** The fields that determine what a share shows. */
type ShownShare = Omit<OpenShare, 'tokenHash' | 'seed' | 'expiresAt' | 'removedAt' | 'visits' | 'createdAt'>

/**
 * The row of the visible share whose token has this hash: not expired, not taken down, and the account is open; null otherwise. `database`
 * is the database of its owner's records, from which `readShare` reads the rest.
 */
export const findShare = (ctx: AccountsCtx, tokenHash: string) => findOpen(ctx, eq(share.tokenHash, tokenHash))

async function findOpen({ accounts, now }: AccountsCtx, which: SQL | undefined) {
  const [found] = await accounts
    .select({ share, database: user.database })
    .from(share)
    .innerJoin(user, and(eq(user.id, share.userId), isNull(user.bannedAt), isNull(user.deletedAt)))
    .where(
      and(which, isNull(share.removedAt), sql`coalesce(${share.expiresAt}, ${now.getTime()} + 1) > ${now.getTime()}`),
    )
  return found ?? null
}

/** The share of a row, with its crate; null if the crate is missing. */
export async function readShare(ctx: SystemCtx, row: typeof share.$inferSelect) {
  const { now } = ctx
  const shown = { ...row, ...listOrYear(row.list), isGiftList: row.giftUntil !== null && row.giftUntil > now }
  if (row.crateId === null) return { ...shown, crate: null }
  const crate = await findCrate({ ...ctx, userId: row.userId }, row.crateId)
  return crate && { ...shown, crate }
}

/** What a share shows of its crate besides the albums; null if the person has none with this id. */
async function findCrate({ db, userId }: Ctx, id: number) {
  const { name, description, query } = crate
  const [found] = await db
    .select({ id: crate.id, name, description, query })
    .from(crate)
    .where(and(eq(crate.userId, userId), eq(crate.id, id)))
  return found ? { ...found, query: found.query ?? undefined } : null
}

/** Counts a visit. Nothing about the visitor is stored. */
export const countVisit = ({ accounts }: AccountsCtx, id: number): Promise<unknown> =>
  accounts
    .update(share)
    .set({ visits: sql`${share.visits} + 1` })
    .where(eq(share.id, id))

async function queryOf(ctx: Ctx, { crate, list, query }: ShownShare): Promise<CollectionQuery> {
  if (crate !== null) return inSmartCrate({ ...DEFAULT_QUERY, crate: crate.id }, [crate])
  if (list !== null) return { ...DEFAULT_QUERY, list }
  return resolveSmartCrate(ctx, parseCollectionQuery(query ?? ''))
}

/**
 * Albums that may be hidden purchases: those that only the Bandcamp link, which lists hidden purchases too, can have brought, and those
 * that moved there from the wishlist since the link exists. Albums seen in the public list are not among them.
 */
const mayBeHidden = (userId: string): SQL => sql`(${album.list} = 'collection' AND ${album.isPublic} IS NULL
  AND (${album.importId} IS NOT NULL OR ${album.movedAt} IS NOT NULL)
  AND EXISTS (SELECT 1 FROM fan_import AS link WHERE link.user_id = ${userId} AND link.kind = 'link'
    AND (link.id = ${album.importId} OR ${album.movedAt} >= link.started_at)))`

const nothing = <Value>() => sql<Value | null>`NULL`

/** Reads only the chosen parts: the others do not leave the database. */
const columnsOf = ({ shows }: ShownShare) => ({
  id: album.id,
  title: album.title,
  artist: album.artist,
  bandcampUrl: album.bandcampUrl,
  coverUrl: album.coverUrl,
  releaseDate: album.releaseDate,
  label: album.label,
  itemType: album.itemType,
  itemId: album.itemId,
  revision: album.revision,
  notes: shows.notes ? album.notes : nothing<string>().as('no_notes'),
  rating: shows.ratings ? album.rating : nothing<number>().as('no_rating'),
  bandcampTags: shows.tags ? album.bandcampTags : nothing<string[]>().as('no_bandcamp_tags'),
  userTags: shows.tags ? album.userTags : nothing<string[]>().as('no_user_tags'),
  price: shows.prices ? album.price : nothing<number>().as('no_price'),
  currency: shows.prices ? album.currency : nothing<string>().as('no_currency'),
  isNamePrice: shows.prices ? album.isNamePrice : nothing<boolean>().as('no_name_price'),
})

type TrackRow = { albumId: number; title: string; artist: string | null; duration: number | null }

async function readTracks(ctx: Ctx, of: ShownShare, ids: readonly number[]): Promise<Map<number, TrackRow[]>> {
  if (!of.shows.tracks || ids.length === 0) return new Map()
  const rows = await ctx.db.all<TrackRow>(sql`
    SELECT album_id AS albumId, title, artist, duration FROM album_track
    WHERE album_id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +user_id = ${ctx.userId} ORDER BY album_id, number`)
  return Map.groupBy(rows, ({ albumId }) => albumId)
}

const DAY = 86_400_000

/** What a share shows of an album: fields that are not chosen are missing. */
function toShared(of: ShownShare, now: Date, rows: TrackRow[] | undefined, row: AlbumRow): SharedAlbum {
  const { shows } = of
  const release = Date.parse(row.releaseDate ?? '')
  const isToCome = release > now.getTime()
  const changed = isToCome ? row.revision : Math.max(row.revision, release || 0)
  const tags = shows.tags ? distinctTags([...(row.bandcampTags ?? []), ...(row.userTags ?? [])]) : []
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    url: row.bandcampUrl,
    coverUrl: row.coverUrl,
    year: row.releaseDate?.slice(0, 4) ?? null,
    label: row.label,
    player: row.itemType && row.itemId ? `${row.itemType}=${row.itemId}` : null,
    // Only the day: the time would tell when the owner was at their desk.
    changedAt: new Date(Math.floor(Math.min(changed, now.getTime()) / DAY) * DAY).toISOString(),
    ...(isToCome && { isToCome }),
    ...(shows.notes && row.notes && { notes: row.notes }),
    ...(shows.ratings && row.rating && { rating: row.rating }),
    ...(tags.length > 0 && { tags }),
    ...(shows.prices &&
      (row.isNamePrice || (row.price !== null && row.currency !== null)) && {
        price: { amount: row.price ?? 0, currency: row.currency ?? '', isNamePrice: row.isNamePrice === true },
      }),
    ...(rows?.length && {
      tracks: rows.map(({ title, artist, duration }) => ({ title, artist, duration })),
    }),
  }
}

const albumStatement = (ctx: Ctx, of: ShownShare, ids: readonly number[]) =>
  ctx.db
    .select(columnsOf(of))
    .from(album)
    .where(and(isOneOf(ctx.userId, ids), isNull(album.deletedAt), notHidden(of)))
type AlbumRow = Awaited<ReturnType<typeof albumStatement>>[number]

const notHidden = ({ shows, userId }: ShownShare) => (shows.hidden ? sql`1` : sql`NOT ${mayBeHidden(userId)}`)

/** Last changed first. A preorder changes on its release day. */
function newestFirst({ now }: Ctx): SortKey[] {
  const [year, today] = [now.getTime() - 365 * DAY, now.getTime()].map((time) =>
    new Date(time).toISOString().slice(0, 10),
  )
  // Dates are only parsed if they can be the later ones.
  const out = sql`CASE WHEN ${album.releaseDate} BETWEEN ${year} AND ${today} AND length(${album.releaseDate}) = 10
    THEN unixepoch(${album.releaseDate}) * 1000 ELSE 0 END`
  return [
    [sql`max(${album.revision}, ${out})`, 'desc'],
    [sql`${album.id}`, 'desc'],
  ]
}

type AskedPart = { page: number; size: number; isNewestFirst: boolean }
type FoundPart = { ids: readonly number[]; sums: readonly CurrencySum[] }

async function findInYear(ctx: Ctx, of: ShownShare, year: number, { page, size, isNewestFirst }: AskedPart) {
  const own = albumsOfYear(ctx, year)
  const where = and(own.where, notHidden(of))
  const order = isNewestFirst ? newestFirst(ctx).map(([key]) => desc(key)) : own.order
  const [rows, [count]] = await batch(ctx.db, [
    ctx.db
      .select({ id: album.id })
      .from(album)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset((page - 1) * size),
    ctx.db.all<{ count: number }>(sql`SELECT count(*) AS count FROM album WHERE ${where}`),
  ])
  return { ids: rows.map(({ id }) => id), sums: [{ currency: null, count: count?.count ?? 0, price: 0 }] }
}

/** How long (ms) a list is stored. */
const KEPT_MS = 60_000

/**
 * A part of the albums that a share shows. A list that takes several steps to find is stored and found again at most once a minute, so many
 * visitors cost as much as one.
 */
async function findPart(ctx: Ctx, of: ShownShare, part: AskedPart): Promise<FoundPart> {
  const { db, userId, now } = ctx
  const { page, size, isNewestFirst } = part
  const sort = isNewestFirst ? 'changed' : 'own'
  const isIts = and(eq(shareList.shareId, of.id), eq(shareList.sort, sort), eq(shareList.userId, userId))
  const [kept] = await db
    .select({
      foundAt: shareList.foundAt,
      sums: shareList.sums,
      ids: sql`(SELECT json_group_array(value) FROM
        (SELECT value FROM json_each(${shareList.ids}) LIMIT ${size} OFFSET ${(page - 1) * size}))`.mapWith(
        shareList.ids,
      ),
    })
    .from(shareList)
    .where(isIts)
  const old = new Date(now.getTime() - KEPT_MS)
  if (kept && kept.foundAt > old) return kept
  if (kept) {
    // Of simultaneous visitors, one finds the list again.
    const taken = await db
      .update(shareList)
      .set({ foundAt: now })
      .where(and(isIts, lte(shareList.foundAt, old)))
      .catch(ifMoving(() => null))
    if (!taken?.meta.changes) return kept
  }
  const query = await queryOf(ctx, of)
  const options = { isCounted: true, which: notHidden(of), ...(isNewestFirst && { order: newestFirst(ctx) }) }
  const sumsOf = (counts: Counted): CurrencySum[] => [...counts.sums.values()]
  const first = kept ? null : await findAlbums(ctx, query, { ...options, part: { page, size } })
  if (first?.steps === 1) return { ids: first.ids, sums: sumsOf(first.counts) }
  const { ids, counts } = await findAlbums(ctx, query, options)
  const sums = sumsOf(counts)
  const keeping = db.run(sql`
    INSERT INTO share_list (share_id, sort, user_id, found_at, ids, sums)
    SELECT ${of.id}, ${sort}, ${userId}, ${now.getTime()}, ${JSON.stringify(ids)}, ${JSON.stringify(sums)} WHERE ${of.id} <> ${DRAFT}
    ON CONFLICT DO UPDATE SET found_at = excluded.found_at, ids = excluded.ids, sums = excluded.sums`)
  await keeping.catch(ifMoving(() => undefined))
  return { ids: ids.slice((page - 1) * size, page * size), sums }
}

const NO_FACTS = { notes: false, prices: false, tracks: false }

type Part = { page?: number; size?: number; isNewestFirst?: boolean }

/** The title of a share: its own, or that of its contents. Empty for a query without one. */
export const titleOf = ({ title, crate, year }: ShownShare) =>
  title || crate?.name || (year === null ? '' : yearTitle(year))

/** The sums of prices, if the share shows prices. */
async function pricesOf(ctx: Ctx, { shows }: ShownShare, all: readonly CurrencySum[]): Promise<Sums> {
  const byCurrency = Map.groupBy(shows.prices ? all : [], ({ currency, price }) => (price > 0 ? currency : null))
  byCurrency.delete(null)
  const total = (rows: readonly CurrencySum[], of: 'price' | 'count') => rows.reduce((sum, row) => sum + row[of], 0)
  const sums = [...byCurrency].map(([currency, rows]) => ({
    currency: currency ?? '',
    amount: total(rows, 'price'),
    count: total(rows, 'count'),
  }))
  return { sums, rates: await readRates(ctx, sums) }
}

/** What a share shows of its year: the chosen parts, without days. */
export const readSharedYear = (system: SystemCtx, of: ShownShare, year: number): Promise<YearReview> =>
  readYear({ ...system, userId: of.userId }, year, {
    shown: { ratings: of.shows.ratings, tags: of.shows.tags, paid: of.shows.prices, days: false },
    which: notHidden(of),
  })

/** One page of the albums that a share shows, in the owner's order, or last changed first. */
export async function readShared(
  system: SystemCtx,
  asked: ShownShare,
  { page = 1, size = LIMITS.albumsPerSharePage, isNewestFirst = false }: Part = {},
): Promise<SharedPage> {
  // A year has no notes, and its prices are sums of what was paid, which the page shows.
  const of = asked.year === null ? asked : { ...asked, shows: { ...asked.shows, ...NO_FACTS } }
  const ctx: Ctx = { ...system, userId: of.userId }
  const { db } = ctx
  const part = { page, size, isNewestFirst }
  const { ids, sums } = of.year === null ? await findPart(ctx, of, part) : await findInYear(ctx, of, of.year, part)
  const [found, colors, claims] = await batch(db, [
    albumStatement(ctx, of, ids),
    tagColorsStatement(ctx),
    claimedAlbums(ctx, of, of.isGiftList ? await isShown(ctx, of) : sql`0`),
  ])
  const albums = inOrder(found, ids)
  const tracks = await readTracks(ctx, of, ids)
  const total = sums.reduce((sum, { count }) => sum + count, 0)
  return {
    id: of.id,
    title: titleOf(of),
    list: of.list,
    description: of.shows.notes ? (of.crate?.description ?? '') : '',
    view: of.view,
    isListed: of.isListed,
    tagColors: of.shows.tags ? toTagColors(colors) : {},
    giftUntil: of.isGiftList ? of.giftUntil : null,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
    prices: await pricesOf(ctx, of, sums),
    albums: albums.map((row) => toShared(of, ctx.now, tracks.get(row.id), row)),
    taken: new Set(claims.map(({ albumId }) => albumId)),
    gone: claims.flatMap(({ isShown, albumId: id, title, artist }) => (isShown ? [] : [{ id, title, artist }])),
  }
}

/** How many albums an empty share leaves out because they may be hidden. Only for the owner. */
export async function countLeftOut(system: SystemCtx, of: ShownShare, { total }: SharedPage): Promise<number> {
  if (total > 0 || of.shows.hidden) return 0
  // The stored list of a share is without them.
  const all = await readShared(system, { ...of, id: DRAFT, shows: { ...NOTHING, hidden: true } }, { size: 1 })
  return all.total
}

/** The condition that a share shows an album. */
async function isShown(ctx: Ctx, of: ShownShare): Promise<SQL> {
  const which = of.year === null ? isFound(ctx, await queryOf(ctx, of)) : albumsOfYear(ctx, of.year).where
  return sql`${which} AND ${notHidden(of)}`
}

/** Whether a share shows an album. */
export async function showsAlbum(system: SystemCtx, of: OpenShare, albumId: number): Promise<boolean> {
  const ctx: Ctx = { ...system, userId: of.userId }
  const rows = await ctx.db.all(sql`SELECT 1 FROM album WHERE id = ${albumId} AND ${await isShown(ctx, of)}`)
  return rows.length > 0
}

const ON_CARD = 6
const NOTHING = { ...NO_FACTS, ratings: false, tags: false }

/** What the picture of a share is drawn from. A picture drawn from anything else is not shown. */
export async function readCard(system: SystemCtx, of: OpenShare, title: string): Promise<CardContents> {
  const { albums, total } = await readShared(
    system,
    { ...of, shows: { ...NOTHING, hidden: of.shows.hidden } },
    { size: ON_CARD },
  )
  const shown = albums.map(({ title, artist, coverUrl }) => ({ title, artist, coverUrl }))
  const state = createHash('sha256')
    .update(JSON.stringify([title, of.sharer, total, shown]))
    .digest('base64url')
  return { of: state, title, sharer: of.sharer, total, albums: shown }
}

/** A share that is not saved yet, as its link would show it. @throws NotFound if the crate is not the person's */
export async function draftShare(ctx: Ctx, { of, ...options }: NewShare): Promise<ShownShare> {
  const { userId, now } = ctx
  const crate = of.crate === undefined ? null : await findCrate(ctx, of.crate)
  if (of.crate !== undefined && !crate) throw new NotFound(messages.crateGone)
  return {
    id: DRAFT,
    userId,
    crateId: crate?.id ?? null,
    crate,
    list: of.list ?? null,
    year: of.year ?? null,
    query: of.query ?? null,
    title: options.title ?? '',
    sharer: options.sharer ?? '',
    shows: allShown(options.shows),
    view: options.view ?? 'wall',
    isListed: false,
    giftUntil: options.gift ? now : null,
    isGiftList: options.gift !== undefined,
  }
}

/** A share of the person as others see it; null if it is not visible to them, or not the person's. */
export async function findOwnOpenShare(ctx: Ctx, id: number): Promise<OpenShare | null> {
  const found = await findOpen(ctx, and(eq(share.userId, ctx.userId), eq(share.id, id)))
  return found && readShare(ctx, found.share)
}
