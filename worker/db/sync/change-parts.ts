import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/albums/album.ts'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import { type Member, SYNC_BLOCK, type SyncChange } from '#domain/sync/sync.ts'
import { accountStatement, ownStatement, toMe } from '../accounts/profiles.ts'
import { toAlbumView, viewColumns } from '../albums/album-rows.ts'
import { listAlbumsById, newestAlbums } from '../albums/list-albums.ts'
import { asLimit, pageSizeOf } from '../albums/page-size.ts'
import type { Ctx } from '../context.ts'
import { isOneOfCrates, listPlacedCrates } from '../crates/crates.ts'
import { album, syncChange } from '../schema.ts'
import { toTagColors } from '../tags/tag-colors.ts'

// With the longest texts, these take as much memory as a page of the list.
export const ALBUMS_AT_ONCE = 500
export const NOTES_AT_ONCE = 5_000
const MEMBERS_AT_ONCE = 5_000
const CRATES_AT_ONCE = 500

export type Parts = AsyncGenerator<SyncChange>

async function profilePart(ctx: Ctx): Promise<SyncChange> {
  const [account, own] = await Promise.all([accountStatement(ctx), ownStatement(ctx)])
  return { profile: toMe(account, own), tagColors: toTagColors(own) }
}

const newestPage = ({ db, userId }: Ctx, { where, most }: { where?: SQL; most: number }) =>
  newestAlbums(db, userId, 'both', where).limit(asLimit(sql`min(${pageSizeOf(userId)}, ${most})`))

/** The first albums of everything. They are sent before the others are read. */
export const firstPage = (ctx: Ctx) => newestPage(ctx, { most: SYNC_BLOCK })

/** All that a person has. */
export async function* everything(ctx: Ctx, first: Awaited<ReturnType<typeof firstPage>>): Parts {
  let most = SYNC_BLOCK
  for (let rows = first; ; ) {
    yield* albumParts(rows.map(toAlbumView))
    const last = rows.at(-1)
    if (!last || rows.length < Math.min(last.size, most)) break
    most = last.size
    const where = sql`(${album.addedAt}, ${album.id}) < (${last.addedAt.getTime()}, ${last.id})`
    rows = await newestPage(ctx, { where, most })
  }
  yield* crateParts(await listPlacedCrates(ctx))
  for (let last: Member = [0, 0, 0]; ; ) {
    const members = await readMembers(ctx, last)
    if (members.length > 0) yield { members }
    const end = members.at(-1)
    if (!end || members.length < MEMBERS_AT_ONCE) break
    last = end
  }
  yield await profilePart(ctx)
}

async function readMembers({ db, userId }: Ctx, [crateId, albumId, place]: Member): Promise<Member[]> {
  const rows = await db.all<{ crateId: number; albumId: number; place: number }>(sql`
    SELECT crate_id AS crateId, album_id AS albumId, position AS place FROM crate_album
    WHERE user_id = ${userId} AND ${crateId === 0 ? sql`true` : sql`(crate_id, position, album_id) > (${crateId}, ${place}, ${albumId})`}
    ORDER BY crate_id, position, album_id LIMIT ${MEMBERS_AT_ONCE}`)
  return rows.map((row) => [row.crateId, row.albumId, row.place])
}

function* albumParts(albums: readonly AlbumView[]): Generator<SyncChange> {
  for (let from = 0; from < albums.length; from += SYNC_BLOCK) {
    yield { albums: encodeAlbums(albums.slice(from, from + SYNC_BLOCK)) }
  }
}

function* crateParts(crates: Awaited<ReturnType<typeof listPlacedCrates>>): Generator<SyncChange> {
  for (let from = 0; from < crates.length; from += CRATES_AT_ONCE) {
    yield { crates: crates.slice(from, from + CRATES_AT_ONCE) }
  }
}

/** The first albums that meet a condition, by revision, including those in the trash, as a statement. */
export const changedAlbums = ({ db, userId }: Ctx, where: SQL) =>
  db
    .select({ ...viewColumns, deletedAt: album.deletedAt })
    .from(album)
    .where(and(eq(album.userId, userId), where))
    .orderBy(asc(album.revision), asc(album.id))
    .limit(ALBUMS_AT_ONCE)

/** The first of what was noted besides, as a statement. */
export const notedChanges = ({ db, userId }: Ctx, where: SQL) =>
  db
    .select()
    .from(syncChange)
    .where(and(eq(syncChange.userId, userId), where))
    .orderBy(syncChange.revision, syncChange.kind, syncChange.id, syncChange.crateId)
    .limit(NOTES_AT_ONCE)

type AlbumRows = Awaited<ReturnType<typeof changedAlbums>>

/** An edit of many albums gives all of them the same revision, so a page may end between two of those. */
async function* pagesOfChanged(ctx: Ctx, first: AlbumRows): AsyncGenerator<AlbumRows> {
  for (let rows = first; ; ) {
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < ALBUMS_AT_ONCE) return
    rows = await changedAlbums(ctx, sql`${eq(album.revision, last.revision)} AND ${gt(album.id, last.id)}`)
    if (rows.length === ALBUMS_AT_ONCE) continue
    yield rows
    rows = await changedAlbums(ctx, gt(album.revision, last.revision))
  }
}

type Notes = Awaited<ReturnType<typeof notedChanges>>

/** What changed, given the first albums and notes. */
export async function* differences(ctx: Ctx, firstAlbums: AlbumRows, firstNotes: Notes): Parts {
  for await (const rows of pagesOfChanged(ctx, firstAlbums)) {
    yield* albumParts(rows.filter(({ deletedAt }) => deletedAt === null).map(toAlbumView))
    const gone = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
    if (gone.length > 0) yield { goneAlbums: gone }
  }
  for (let notes = firstNotes; ; ) {
    yield* noted(ctx, notes)
    const last = notes.at(-1)
    if (!last || notes.length < NOTES_AT_ONCE) break
    notes = await notedChanges(
      ctx,
      sql`(revision, kind, id, crate_id) > (${last.revision}, ${last.kind}, ${last.id}, ${last.crateId})`,
    )
  }
}

/** The current state of recorded changes; for memberships, the last recorded one. */
async function* noted(ctx: Ctx, notes: Notes): Parts {
  const idsOf = (kind: 'album' | 'crate') => [
    ...new Set(notes.filter((note) => note.kind === kind).map(({ id }) => id)),
  ]
  const [albumIds, crateIds] = [idsOf('album'), idsOf('crate')]
  if (crateIds.length > 0) {
    const crates = await listPlacedCrates(ctx, isOneOfCrates(crateIds))
    yield* crateParts(crates)
    const there = new Set(crates.map(({ id }) => id))
    const goneCrates = crateIds.filter((id) => !there.has(id))
    if (goneCrates.length > 0) yield { goneCrates }
  }
  for (let from = 0; from < albumIds.length; from += ALBUMS_AT_ONCE) {
    const some = albumIds.slice(from, from + ALBUMS_AT_ONCE)
    const albums = await listAlbumsById(ctx, some)
    yield* albumParts(albums)
    const there = new Set(albums.map(({ id }) => id))
    const goneAlbums = some.filter((id) => !there.has(id))
    if (goneAlbums.length > 0) yield { goneAlbums }
  }
  const places = new Map(
    notes.flatMap((note) => (note.kind === 'member' ? [[`${note.crateId} ${note.id}`, note] as const] : [])),
  )
  const members = [...places.values()].flatMap(({ crateId, id, position }): Member[] =>
    position === null ? [] : [[crateId, id, position]],
  )
  if (members.length > 0) yield { members }
  const goneMembers = [...places.values()].flatMap(({ crateId, id, position }): [number, number][] =>
    position === null ? [[crateId, id]] : [],
  )
  if (goneMembers.length > 0) yield { goneMembers }
  if (notes.some(({ kind }) => kind === 'profile')) yield await profilePart(ctx)
}
