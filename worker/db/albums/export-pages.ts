import { and, between, eq, isNull, sql } from 'drizzle-orm'
import type { AlbumView, TrackView } from '#domain/albums/album.ts'
import type { AlbumAlias } from '#domain/albums/album-merge.ts'
import type { AlbumEvent } from '#domain/albums/album-view.ts'
import { itemOf } from '#domain/albums/item-key.ts'
import type { FileListen } from '#domain/diary/listen.ts'
import type { FileAlias, FilePair } from '#domain/files/export-schema.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { album, albumTrack, crate, crateAlbum, listen } from '../schema.ts'
import { tagColorsStatement, toTagColors } from '../tags/tag-colors.ts'
import { tagRulesStatement, toTagRules } from '../tags/tag-rules.ts'
import { eventsStatement, toEvent } from './album-events.ts'
import { fullColumns, inOrder, toAlbumView } from './album-rows.ts'
import { toTrackView } from './albums.ts'
import { aliasesStatement, distinctStatement, toAlias } from './known-duplicates.ts'
import { albumsInCrate, pagesFrom } from './list-albums.ts'
import { asLimit, pageSizeColumn, pageSizeOf, readPageSize } from './page-size.ts'

const MEMBERSHIPS = 5_000

/** The person's albums in pages by ascending id, read on demand. */
export async function* pageAlbums(ctx: Ctx): AsyncGenerator<AlbumView[]> {
  const { db, userId } = ctx
  const owned = and(eq(album.userId, userId), isNull(album.deletedAt))
  const size = pageSizeOf(userId)
  // No index has a person's albums by id. Sorting ids alone is fast, sorting rows is not. As one text, 100,000 ids take a megabyte.
  const [[found], first] = await batch(db, [
    db
      .select({ ids: sql<string>`json_group_array(${album.id})`, ...pageSizeColumn(userId) })
      .from(album)
      .where(owned),
    db
      .select(fullColumns)
      .from(album)
      .where(sql`${album.id} IN (SELECT id FROM album WHERE ${owned} ORDER BY id LIMIT ${size})`)
      .orderBy(album.id),
  ])
  yield first.map(toAlbumView)
  const ids: number[] = JSON.parse(found?.ids ?? '[]')
  yield* pagesOf(ctx, ids.sort((a, b) => a - b).slice(first.length), found?.size ?? 1)
}

/** An album with everything that files contain of it besides its fields. */
export type AlbumPart = {
  album: AlbumView
  tracks: TrackView[]
  aliases: FileAlias[]
  listens: FileListen[]
  events: AlbumEvent[]
}

/** The same with the tracks, other names, listens and events of each album. */
export async function* pageAlbumsWithTracks(ctx: Ctx): AsyncGenerator<AlbumPart[]> {
  const { db, userId } = ctx
  for await (const albums of pageAlbums(ctx)) {
    const [first, last] = [albums[0]?.id ?? 0, albums.at(-1)?.id ?? 0]
    const [rows, aliasRows, listenRows, eventRows] = await batch(db, [
      db
        .select()
        .from(albumTrack)
        .where(and(eq(albumTrack.userId, userId), between(albumTrack.albumId, first, last)))
        .orderBy(albumTrack.albumId, albumTrack.number),
      aliasesStatement(ctx, sql`album_id BETWEEN ${first} AND ${last}`),
      db
        .select({ albumId: listen.albumId, at: listen.at, rating: listen.rating, note: listen.note })
        .from(listen)
        .where(and(sql`+${listen.userId} = ${userId}`, between(listen.albumId, first, last)))
        .orderBy(listen.albumId, listen.at),
      eventsStatement(ctx, first, last),
    ])
    const listens = Map.groupBy(listenRows, ({ albumId }) => albumId)
    const byAlbum = Map.groupBy(rows, ({ albumId }) => albumId)
    const aliases = Map.groupBy(aliasRows.map(toAlias), ({ albumId }) => albumId)
    const events = Map.groupBy(eventRows, ({ albumId }) => albumId)
    yield albums.map((one) => ({
      album: one,
      tracks: byAlbum.get(one.id)?.map(toTrackView) ?? [],
      aliases: aliases.get(one.id)?.map(toFileAlias) ?? [],
      listens: listens.get(one.id)?.map(({ albumId: _, ...one }) => one) ?? [],
      events: events.get(one.id)?.map(toEvent) ?? [],
    }))
  }
}

const toFileAlias = ({ title, artist, bandcampUrl, itemKey }: AlbumAlias): FileAlias => ({
  title,
  artist,
  bandcampUrl,
  ...(itemKey !== null && itemOf(itemKey)),
})

/** The person's albums with these ids, in their order, in pages read on demand; unknown ids are skipped. */
export async function* pageAlbumsInOrder(ctx: Ctx, ids: readonly number[]): AsyncGenerator<AlbumView[]> {
  yield* pagesOf(ctx, ids, await readPageSize(ctx))
}

async function* pagesOf({ db, userId }: Ctx, ids: readonly number[], size: number): AsyncGenerator<AlbumView[]> {
  for (let from = 0; from < ids.length; from += size) {
    const page = ids.slice(from, from + size)
    const rows = await db
      .select(fullColumns)
      .from(album)
      .where(and(isOneOf(userId, page), isNull(album.deletedAt)))
    yield inOrder(rows, page).map(toAlbumView)
  }
}

/** A crate's albums in its order, in pages read on demand. The caller checks the crate's owner with `getCrate`. */
export async function* pageCrateAlbums(ctx: Ctx, crateId: number): AsyncGenerator<AlbumView[]> {
  const readPage = (last?: { position: number; id: number }) =>
    albumsInCrate(ctx, crateId, fullColumns, last).limit(asLimit(pageSizeOf(ctx.userId)))
  yield* pagesFrom(await readPage(), readPage)
}

/**
 * Everything that a file of the collection contains besides albums: crates in their order, without members, tag rules and colors, and pairs
 * of albums that are not the same.
 */
export async function readRestOfFile(ctx: Ctx) {
  const { id, name, description, isFavorite, query } = crate
  const [rows, rules, colors, pairs] = await batch(ctx.db, [
    ctx.db
      .select({ id, name, description, isFavorite, query })
      .from(crate)
      .where(eq(crate.userId, ctx.userId))
      .orderBy(crate.position, crate.id),
    tagRulesStatement(ctx),
    tagColorsStatement(ctx),
    distinctStatement(ctx),
  ])
  return {
    crates: rows.map(({ query, ...row }) => ({ ...row, ...(query !== null && { query }) })),
    tagRules: toTagRules(rules),
    tagColors: Object.entries(toTagColors(colors)).map(([tag, color]) => ({ tag, color })),
    distinct: pairs.map(({ one, other }): FilePair => [one, other]),
  }
}

/** The members of the person's crates in pages read on demand, by crate and then by position. */
export async function* pageMemberships({ db, userId }: Ctx): AsyncGenerator<{ crateId: number; albumId: number }[]> {
  let after = { crate: Number.MIN_SAFE_INTEGER, crateId: 0, position: Number.MIN_SAFE_INTEGER, albumId: 0 }
  const here = sql`(${crate.position}, ${crate.id})`
  for (;;) {
    const rows = await db
      .select({
        crate: crate.position,
        crateId: crate.id,
        position: crateAlbum.position,
        albumId: crateAlbum.albumId,
      })
      .from(crate)
      .innerJoin(crateAlbum, and(eq(crateAlbum.userId, userId), eq(crateAlbum.crateId, crate.id)))
      .where(
        and(
          eq(crate.userId, userId),
          sql`${here} >= (${after.crate}, ${after.crateId})`,
          sql`(${here} > (${after.crate}, ${after.crateId}) OR (${crateAlbum.position}, ${crateAlbum.albumId}) > (${after.position}, ${after.albumId}))`,
        ),
      )
      .orderBy(crate.position, crate.id, crateAlbum.position, crateAlbum.albumId)
      .limit(MEMBERSHIPS)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < MEMBERSHIPS) return
    after = last
  }
}
