import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { ViewName } from '#domain/query/paging.ts'
import { accountStatement, ownStatement, toMe } from '../accounts/profiles.ts'
import { inOrder, toAlbumView } from '../albums/album-rows.ts'
import { indexedPage, isWholeList } from '../albums/collection-page.ts'
import { findAlbums, findNearest, firstStep } from '../albums/find-albums.ts'
import { toCounted } from '../albums/found-counts.ts'
import { albumsWithIds } from '../albums/list-albums.ts'
import { type PageSize, sizeInView } from '../albums/page-size.ts'
import {
  listCounts,
  moneyStatement,
  statisticsStatements,
  summaryStatement,
  toMoney,
  toStatistics,
} from '../albums/summary.ts'
import { newestRevision } from '../changes/revision.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, toCrateViews } from '../crates/crates.ts'
import { resolveSmartCrate } from '../crates/smart-crate.ts'
import { type Answers, batch } from '../database.ts'
import { toTagColors } from '../tags/tag-colors.ts'

const NO_ALBUMS = { page: 1, size: 0 }

/**
 * The statements, for one batch, that read one page of a query, and a function that maps their rows. The figures of whole lists are stored;
 * for other queries they are counted while the albums are found. A page in the order of an index needs no search. The albums that a search
 * found are read after it.
 */
function pageReader(ctx: Ctx, query: CollectionQuery, size: PageSize) {
  const { now } = ctx
  const isKept = isWholeList(query)
  const indexed = indexedPage(ctx, query, size)
  const options = { part: indexed ? NO_ALBUMS : { page: query.page, size }, isCounted: !isKept }
  const search = indexed && isKept ? null : firstStep(ctx, query, options)
  const kept = isKept ? statisticsStatements(ctx, query.list) : null
  const own = [summaryStatement(ctx), moneyStatement(ctx)] as const
  const others: readonly BatchItem<'sqlite'>[] = [indexed, search, ...(kept ?? [])].filter((one) => one !== null)
  return {
    statements: [...own, ...others] as const,
    async toPage([lists, currencies, ...answers]: [...Answers<typeof own>, ...unknown[]]) {
      const read = indexed && (answers.shift() as Awaited<typeof indexed>)
      const found = search && (await findAlbums(ctx, query, options, answers.shift() as Awaited<typeof search>))
      const ids = found?.ids ?? []
      const uncrated = listCounts(lists, 'uncrated')
      const money = toMoney(currencies)
      const { statistics, tags } =
        found && !kept
          ? toCounted(found.counts, money, now)
          : toStatistics(lists, answers as Answers<NonNullable<typeof kept>>, { scope: query.list, money, now })
      const page: CollectionPage = {
        albums: (read ?? inOrder(await albumsWithIds(ctx, ids), ids)).map(toAlbumView),
        shown: statistics.totalAlbums,
        statistics,
        tags,
        nearest: statistics.totalAlbums === 0 && query.q.trim() !== '' ? await findNearest(ctx, query) : [],
        counts: query.crate === 'none' ? uncrated : listCounts(lists),
        money,
      }
      return { page, uncrated: uncrated.collection + uncrated.wishlist }
    },
  }
}

async function readPage(ctx: Ctx, query: CollectionQuery, size: PageSize = null) {
  const reader = pageReader(ctx, query, size)
  return reader.toPage(await batch(ctx.db, reader.statements))
}

/** One page of what a query matches. */
export async function readCollectionPage(ctx: Ctx, query: CollectionQuery): Promise<CollectionPage> {
  return (await readPage(ctx, await resolveSmartCrate(ctx, query))).page
}

/**
 * Everything that the collection screen shows at first: the person, their crates and one page of albums, in one batch for each database.
 * Albums found by a search, and those of a smart crate, whose query is read with the crates, are read afterwards. `hasProfile` is false
 * until `createProfile` has run. `view` is the one chosen on the device, if any, and sets the page size. @throws NotFound
 */
export async function readAppPage(ctx: Ctx, query: CollectionQuery, view: ViewName | '' = '') {
  const size = sizeInView(ctx.userId, view)
  const reader = pageReader(ctx, query, size)
  const isRefused = sql<number>`EXISTS (SELECT 1 FROM fan_import WHERE user_id = ${ctx.userId} AND kind <> 'file'
    AND (status = 'waiting' OR error_code IN ('turned-away', 'list-hidden')))`
  const newest = ctx.db
    .select({ revision: newestRevision(ctx.userId).as('revision'), isRefused: isRefused.as('is_refused') })
    .from(sql`(SELECT 1)`)
  const statements = [ownStatement(ctx), crateStatement(ctx), newest, ...reader.statements] as const
  const [rows, [own, crates, [state], ...answers]] = await Promise.all([
    accountStatement(ctx),
    batch(ctx.db, statements),
  ])
  const views = toCrateViews(crates)
  const shown = inSmartCrate(query, views)
  const { page, uncrated } = await (shown === query ? reader.toPage(answers) : readPage(ctx, shown, size))
  return {
    me: toMe(rows, own),
    tagColors: toTagColors(own),
    hasProfile: Boolean(rows[0]?.username) && Boolean(own[0]?.userId),
    /** When the account was created (ms). */
    joinedAt: rows[0]?.user.createdAt.getTime() ?? 0,
    /** When the Bandcamp link was last synced, or made (ms); null without one. */
    linkSyncedAt: own[0]?.linkSyncedAt ?? null,
    crates: views,
    uncrated,
    seed: page,
    revision: state?.revision ?? 0,
    /** Whether Bandcamp is refusing an import, or has refused one. */
    isRefused: state?.isRefused === 1,
  }
}
