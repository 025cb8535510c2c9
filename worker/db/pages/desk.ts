import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { type DeskSeed, PUT_OFF, SESSION } from '#domain/albums/desk.ts'
import { type CollectionQuery, collectionSearch, parseCollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import { inOrder, toAlbumView } from '../albums/album-rows.ts'
import { isWholeList } from '../albums/collection-page.ts'
import { findAlbums } from '../albums/find-albums.ts'
import { albumsWithIds, newestAlbums } from '../albums/list-albums.ts'
import type { Ctx } from '../context.ts'
import { resolveSmartCrate } from '../crates/smart-crate.ts'
import { album } from '../schema.ts'

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
export async function readDesk(ctx: Ctx, search: string): Promise<DeskSeed> {
  const asked = { ...parseCollectionQuery(search), page: 1 }
  const rows = await firstUndecided(ctx, await resolveSmartCrate(ctx, asked))
  return { search: collectionSearch(asked), albums: rows.map(toAlbumView) }
}
