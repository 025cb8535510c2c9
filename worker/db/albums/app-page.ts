import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Money } from '#domain/albums/money.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { meStatement, toMe } from '../accounts/profiles.ts'
import type { Ctx } from '../context.ts'
import { crateStatement, toCrateViews } from '../crates/crates.ts'
import { resolveSmartCrate } from '../crates/smart-crate.ts'
import { type Answers, batch } from '../database.ts'
import { newestRevision } from '../sync/newest-revision.ts'
import { toTagColors } from '../tags/tag-colors.ts'
import { inOrder, toAlbumView } from './album-rows.ts'
import { foundPage, indexedPage, isWholeList, toCounted } from './collection-page.ts'
import type { Figures } from './figures.ts'
import { type Found, findAlbums } from './find-albums.ts'
import { listCounts, moneyStatement, statisticsStatements, summaryStatement, toMoney, toStatistics } from './summary.ts'

type Lists = Answers<[ReturnType<typeof summaryStatement>]>[0]

/** The figures of a query: of whole lists they are kept, of others they were counted where the albums were found. */
function figuresOf(ctx: Ctx, query: CollectionQuery, found: Found | null) {
  const { now } = ctx
  if (found && !isWholeList(query)) {
    return { statements: [], toFigures: (_: unknown, __: Lists, money: Money) => toCounted(found.counts, money, now) }
  }
  const statements = statisticsStatements(ctx, query.list)
  const toFigures = (answers: readonly unknown[], lists: Lists, money: Money): Figures =>
    toStatistics(lists, answers as Answers<typeof statements>, { scope: query.list, money, now })
  return { statements, toFigures }
}

const NO_ALBUMS = { page: 1, size: 0 }

/** Finds what no index has in its order, or no table counts. */
async function findFor(ctx: Ctx, query: CollectionQuery, size: number | null, isIndexed: boolean) {
  const isCounted = !isWholeList(query)
  if (isIndexed && !isCounted) return null
  return findAlbums(ctx, query, { part: isIndexed ? NO_ALBUMS : { page: query.page, size }, isCounted })
}

/** The statements, for one batch, that read one page of a query, and what their answers come to. */
async function pageReader(ctx: Ctx, query: CollectionQuery, size: number | null) {
  const indexed = indexedPage(ctx, query, size)
  const found = await findFor(ctx, query, size, indexed !== null)
  const figures = figuresOf(ctx, query, found)
  const own = [summaryStatement(ctx), moneyStatement(ctx), indexed ?? foundPage(ctx, found?.ids ?? [])] as const
  const others: readonly BatchItem<'sqlite'>[] = figures.statements
  return {
    statements: [...own, ...others] as const,
    toPage([lists, currencies, albums, ...answers]: [...Answers<typeof own>, ...unknown[]]) {
      const uncrated = listCounts(lists, 'uncrated')
      const money = toMoney(currencies)
      const { statistics, tags } = figures.toFigures(answers, lists, money)
      const page: CollectionPage = {
        albums: (indexed ? albums : inOrder(albums, found?.ids ?? [])).map(toAlbumView),
        shown: statistics.totalAlbums,
        statistics,
        tags,
        counts: query.crate === 'none' ? uncrated : listCounts(lists),
        money,
      }
      return { page, uncrated: uncrated.collection + uncrated.wishlist }
    },
  }
}

async function readPage(ctx: Ctx, query: CollectionQuery, size: number | null = null) {
  const reader = await pageReader(ctx, query, size)
  return reader.toPage(await batch(ctx.db, reader.statements))
}

/** One page of what a query matches. */
export async function readCollectionPage(ctx: Ctx, query: CollectionQuery): Promise<CollectionPage> {
  return (await readPage(ctx, await resolveSmartCrate(ctx, query))).page
}

/**
 * Everything the collection screen shows at first: the person, their crates and one page of albums, in one batch, once the albums of a
 * search are found; a smart crate, whose query is read with the crates, comes after it. `hasProfile` is false until `createProfile` has run. The page has `size` albums, or as many as the profile says. @throws NotFound
 */
export async function readAppPage(ctx: Ctx, query: CollectionQuery, size: number | null = null) {
  const reader = await pageReader(ctx, query, size)
  const newest = ctx.db.select({ revision: newestRevision(ctx.userId).as('revision') }).from(sql`(SELECT 1)`)
  const statements = [meStatement(ctx), crateStatement(ctx), newest, ...reader.statements] as const
  const [me, crates, [state], ...answers] = await batch(ctx.db, statements)
  const views = toCrateViews(crates)
  const shown = inSmartCrate(query, views)
  const { page, uncrated } = shown === query ? reader.toPage(answers) : await readPage(ctx, shown, size)
  return {
    me: toMe(me),
    tagColors: toTagColors(me),
    hasProfile: Boolean(me[0]?.username),
    /** When the account was created (ms). */
    joinedAt: me[0]?.user.createdAt.getTime() ?? 0,
    /** When the Bandcamp link was last synced, or made (ms); null without one. */
    linkSyncedAt: me[0]?.linkSyncedAt ?? null,
    crates: views,
    uncrated,
    seed: page,
    revision: state?.revision ?? 0,
  }
}
