import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { FirstNames } from '#domain/albums/artists-and-labels.ts'
import { type DeskSeed, PUT_OFF, SESSION } from '#domain/albums/desk.ts'
import { DIARY_YEAR, toYear } from '#domain/diary/year.ts'
import type { Place } from '#domain/places.ts'
import { type CollectionQuery, collectionSearch, parseCollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import { accountStatement, ownStatement, toMe } from '../accounts/profiles.ts'
import { inOrder, toAlbumView } from '../albums/album-rows.ts'
import { isWholeList } from '../albums/collection-page.ts'
import { ARTIST } from '../albums/conditions.ts'
import { findAlbums } from '../albums/find-albums.ts'
import { albumsWithIds, newestAlbums } from '../albums/list-albums.ts'
import { listCounts, moneyStatement, summaryStatement, tagsStatement, toMoney, toTagCounts } from '../albums/summary.ts'
import { newestRevision } from '../changes/revision.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, toCrateViews } from '../crates/crates.ts'
import { resolveSmartCrate } from '../crates/smart-crate.ts'
import { batch } from '../database.ts'
import { readDiary } from '../diary/listens.ts'
import { album } from '../schema.ts'
import { toTagColors } from '../tags/tag-colors.ts'
import { listTagRules } from '../tags/tag-rules.ts'
import { readTrash } from '../trash/whole-trash.ts'

/** The number of rows that are visible without scrolling. */
const NAMES = 50
const TAGS = 100

/** The names with the most albums, each with its newest album: SQLite takes the other columns from the row with the maximum. */
async function readNames({ db, userId }: Ctx, name: SQL, key: SQL): Promise<FirstNames> {
  type Row = { name: string; count: number; title: string; artist: string; coverUrl: string | null; total: number }
  const rows = await db.all<Row>(sql`
    SELECT ${name} AS name, title, artist, cover_url AS coverUrl, count(*) AS count, max(added_at), count(*) OVER () AS total
    FROM album WHERE user_id = ${userId} AND deleted_at IS NULL AND ${name} <> ''
    GROUP BY ${key} ORDER BY count DESC, ${key} LIMIT ${NAMES}`)
  return {
    names: rows.map(({ name, count, title, artist, coverUrl }) => ({
      name,
      count,
      newest: { title, artist, coverUrl },
    })),
    total: rows[0]?.total ?? 0,
  }
}

async function readTags(ctx: Ctx): Promise<{ tags: TagCount[]; total: number; rules: TagRule[] }> {
  const [[lists, tags], rules] = await Promise.all([
    batch(ctx.db, [summaryStatement(ctx), tagsStatement(ctx, TAGS)]),
    listTagRules(ctx),
  ])
  return { tags: toTagCounts(tags), total: lists.find(({ list }) => list === 'both')?.tags ?? 0, rules }
}

/** The condition that the desk asks about an album, as in `isUndecided`. */
function isUndecidedAt(now: Date) {
  const isWish = or(
    and(isNull(album.verdict), isNull(album.rating)),
    and(
      eq(album.verdict, 'later'),
      or(isNull(album.verdictAt), lte(album.verdictAt, new Date(now.getTime() - PUT_OFF))),
    ),
  )
  return sql`(${or(and(eq(album.list, 'collection'), isNull(album.rating)), and(eq(album.list, 'wishlist'), isWish))})`
}

/** The first albums of a query that the desk asks about, as many as one session has. */
async function firstUndecided(ctx: Ctx, query: CollectionQuery) {
  const which = isUndecidedAt(ctx.now)
  if (isWholeList(query) && sortOf(query) === 'recent')
    return newestAlbums(ctx.db, ctx.userId, query.list, which).limit(SESSION)
  const { ids } = await findAlbums(ctx, query, { part: { page: 1, size: SESSION }, which })
  return inOrder(await albumsWithIds(ctx, ids), ids)
}

/** What the desk shows at first for the list of an address (its part from `?` on). */
async function readDesk(ctx: Ctx, search: string): Promise<DeskSeed> {
  const asked = { ...parseCollectionQuery(search), page: 1 }
  const rows = await firstUndecided(ctx, await resolveSmartCrate(ctx, asked))
  return { search: collectionSearch(asked), albums: rows.map(toAlbumView) }
}

/**
 * Reads what a page beside the collection shows at first, unless the browser loads all of it; `search` is the address's part from `?` on.
 */
export const PLACE_READERS = {
  artists: (ctx) => readNames(ctx, sql`${album.artist}`, ARTIST),
  labels: (ctx) => readNames(ctx, sql`${album.label}`, sql`${album.label}`),
  tags: readTags,
  desk: readDesk,
  diary: (ctx, search) => readDiary(ctx, toYear(new URLSearchParams(search).get(DIARY_YEAR) ?? '')),
  trash: (ctx) => readTrash(ctx),
} satisfies Partial<Record<Place, (ctx: Ctx, search: string) => Promise<unknown>>>

/** Everything a page beside the collection needs at first: the person, their crates, and what the page shows. @throws NotFound */
export async function readPlacePage<Seed>(ctx: Ctx, readSeed: (ctx: Ctx) => Promise<Seed>) {
  const { db, userId } = ctx
  const newest = db.select({ revision: newestRevision(userId).as('revision') }).from(sql`(SELECT 1)`)
  const [account, [own, [state], lists, currencies, crates], seed] = await Promise.all([
    accountStatement(ctx),
    batch(db, [ownStatement(ctx), newest, summaryStatement(ctx), moneyStatement(ctx), crateStatement(ctx)]),
    readSeed(ctx),
  ])
  const uncrated = listCounts(lists, 'uncrated')
  return {
    me: toMe(account, own),
    tagColors: toTagColors(own),
    /** When the Bandcamp link was last synced, or made (ms); null without one. */
    linkSyncedAt: own[0]?.linkSyncedAt ?? null,
    crates: toCrateViews(crates),
    uncrated: uncrated.collection + uncrated.wishlist,
    rates: toMoney(currencies).rates,
    seed,
    revision: state?.revision ?? 0,
  }
}
