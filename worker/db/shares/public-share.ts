import { createHash } from 'node:crypto'
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Sums } from '#domain/albums/money.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import type { YearReview } from '#domain/diary/year.ts'
import { LIMITS } from '#domain/limits.ts'
import { type CollectionQuery, DEFAULT_QUERY, parseCollectionQuery } from '#domain/query/collection-query.ts'
import type { CardContents } from '#domain/shares/share.ts'
import type { SharedPage } from '#domain/shares/shared-page.ts'
import { inOrder } from '../albums/album-rows.ts'
import { claimedAlbums } from '../albums/claims.ts'
import { findAlbums, isFound, type SortKey } from '../albums/find-albums.ts'
import type { Counted } from '../albums/found-counts.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { resolveSmartCrate } from '../crates/smart-crate.ts'
import { batch } from '../database.ts'
import { albumsOfYear, readYear } from '../diary/year.ts'
import { ifMoving } from '../move/moving.ts'
import { readRates } from '../rates.ts'
import { album, type CurrencySum, shareList } from '../schema.ts'
import { tagColorsStatement, toTagColors } from '../tags/tag-colors.ts'
import { DRAFT, type OpenShare, type ShownShare, titleOf } from './find-share.ts'
import { albumStatement, notHidden, readTracks, toShared } from './shared-albums.ts'

async function queryOf(ctx: Ctx, { crate, list, query }: ShownShare): Promise<CollectionQuery> {
  if (crate !== null) return inSmartCrate({ ...DEFAULT_QUERY, crate: crate.id }, [crate])
  if (list !== null) return { ...DEFAULT_QUERY, list }
  return resolveSmartCrate(ctx, parseCollectionQuery(query ?? ''))
}

const DAY = 86_400_000

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
