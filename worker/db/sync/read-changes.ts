import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import { type Member, SYNC_BLOCK, type SyncChange, type SyncHead } from '#domain/sync/sync.ts'
import { accountStatement, ownStatement, toMe } from '../accounts/profiles.ts'
import { toAlbumView, viewColumns } from '../albums/album-rows.ts'
import { listAlbumsById } from '../albums/insert-albums.ts'
import { newestAlbums } from '../albums/list-albums.ts'
import { asLimit, pageSizeOf } from '../albums/page-size.ts'
import type { AccountCtx, Ctx } from '../context.ts'
import { isOneOfCrates, listPlacedCrates } from '../crates/crates.ts'
import { batch } from '../database.ts'
import { ifMoving } from '../move/moving.ts'
import { album, syncChange, type syncState } from '../schema.ts'
import { toTagColors } from '../tags/tag-colors.ts'
import { newestRevision } from './newest-revision.ts'

const DAY = 86_400_000
// With the longest texts, these take as much memory as a page of the list.
const ALBUMS_AT_ONCE = 500
const NOTES_AT_ONCE = 5_000
const MEMBERS_AT_ONCE = 5_000
const CRATES_AT_ONCE = 500

type Cursor = { epoch: string; revision: number }
type State = Pick<typeof syncState.$inferSelect, 'epoch' | 'revision'>
type Parts = AsyncGenerator<SyncChange>

type Found = {
  epoch: string | null
  revision: number
  /** The version of the account that devices were given last. */
  accountVersion: number | null
  /** The highest revision of albums and recorded changes, given to a device or not. */
  newest: number
  /** Whether the cursor is a revision that was given to a device. */
  isGiven: number
  /** Whether an import is running. */
  isImporting: number
}

async function findState({ db, userId }: Ctx, cursor: Cursor | undefined): Promise<Found> {
  const since = cursor?.revision ?? -1
  const [found] = await db.all<Found>(sql`
    SELECT state.epoch, coalesce(state.revision, 0) AS revision, state.account_version AS accountVersion,
      ${newestRevision(userId)} AS newest,
      CASE WHEN state.revision = ${since} THEN 1
        ELSE EXISTS (SELECT 1 FROM sync_cursor WHERE user_id = ${userId} AND revision = ${since}) END AS isGiven,
      EXISTS (SELECT 1 FROM fan_import WHERE user_id = ${userId} AND status IN ('running', 'waiting')) AS isImporting
    FROM (SELECT 1) LEFT JOIN sync_state AS state ON state.user_id = ${userId}`)
  return found as Found
}

/** When the account was last changed (ms), which is its version for devices. */
async function accountVersionOf({ accounts, userId }: AccountCtx): Promise<number | null> {
  const [row] = await accounts.all<{ version: number }>(
    sql`SELECT updated_at AS version FROM user WHERE id = ${userId}`,
  )
  return row?.version ?? null
}

/**
 * What has changed since a device was given `cursor`; everything if the device holds nothing, or its cursor is too old or of another
 * history. The other parts are read on demand; `isLong` tells whether there may be many. Changes made meanwhile have a higher revision than
 * the given one, so they follow with the next call. A replica may not have the cursor yet, so `primary` is asked before it counts as
 * unknown.
 */
export async function readChanges(
  ctx: Ctx,
  cursor?: Cursor,
  { primary, beforeWrite }: { primary?: Ctx; beforeWrite?: () => Promise<void> } = {},
): Promise<{ head: SyncHead; parts: Parts | null; isLong: boolean }> {
  const { db, userId, now } = ctx
  const [found, accountVersion] = await Promise.all([findState(ctx, cursor), accountVersionOf(ctx)])
  // For a person without a given revision, nothing has changed.
  const isOther = found.epoch !== null && found.accountVersion !== accountVersion
  const isNewer = found.newest > found.revision || isOther
  const isImporting = found.isImporting === 1
  // The daily clean-up only deletes older ones, so never the one in use here.
  const oldest = now.getTime() - LIMITS.changesDays * DAY
  const isKnown =
    cursor !== undefined && cursor.epoch === found.epoch && found.isGiven === 1 && cursor.revision > oldest
  if (cursor && !isKnown && primary) return readChanges(primary, cursor, { beforeWrite })
  if (isKnown && !isNewer && cursor.revision === found.revision) {
    return {
      head: { epoch: cursor.epoch, revision: found.revision, newest: found.newest, isImporting, isFull: false },
      parts: null,
      isLong: false,
    }
  }
  await beforeWrite?.()
  // If there is nothing newer, the same revision is given again.
  const isNew = isNewer || found.epoch === null
  const next = isNew ? Math.max(now.getTime(), found.newest, found.revision + 1) : found.revision
  const common = { newest: isOther ? next : found.newest, isImporting }
  // A device that is ahead got its revision from a history that was cut by a restore, so other copies of that history are invalid too.
  const isCut = cursor !== undefined && cursor.epoch === found.epoch && cursor.revision > found.revision
  // Where another call gives a higher one at the same time, that one is answered.
  const give = {
    // The records learn here that the account has changed, as they do by triggers of their own changes. A replica may not have heard that
    // another device was told.
    told: db.run(sql`
      INSERT INTO sync_change (user_id, revision, kind) SELECT user_id, revision + 1, 'profile' FROM sync_state
      WHERE ${isOther ? 1 : 0} AND user_id = ${userId} AND account_version IS NOT ${accountVersion} ON CONFLICT DO NOTHING`),
    states: db.all<State>(sql`
      INSERT INTO sync_state (user_id, epoch, revision, account_version)
      VALUES (${userId}, ${crypto.randomUUID()}, ${next}, ${accountVersion})
      ON CONFLICT DO UPDATE SET epoch = iif(${isCut ? 1 : 0}, excluded.epoch, epoch), revision = max(revision, excluded.revision),
        account_version = iif(${isOther ? 1 : 0}, excluded.account_version, account_version)
      RETURNING epoch, revision`),
    cursor: db.run(sql`INSERT INTO sync_cursor (user_id, revision) VALUES (${userId}, ${next}) ON CONFLICT DO NOTHING`),
  }
  // Of somebody who is being moved nothing is given: what is told now is told again.
  const states = [{ epoch: found.epoch ?? crypto.randomUUID(), revision: found.revision }]
  if (!isKnown) {
    const given = await batch(db, { ...give, albums: firstPage(ctx) }).catch(
      ifMoving(async () => ({ states, albums: await firstPage(ctx) })),
    )
    const [state] = given.states
    return {
      head: { ...(state as State), ...common, isFull: true },
      parts: everything(ctx, given.albums),
      isLong: true,
    }
  }
  const changed = {
    albums: changedAlbums(ctx, gt(album.revision, cursor.revision)),
    notes: notedChanges(ctx, gt(syncChange.revision, cursor.revision)),
  }
  const given = await batch(db, { ...give, ...changed }).catch(
    ifMoving(async () => ({ states, ...(await batch(db, changed)) })),
  )
  const { albums, notes } = given
  const [state] = given.states
  // The daily clean-up has forgotten the history just now.
  if (state?.epoch !== cursor.epoch) return readChanges(ctx)
  const isLong = albums.length === ALBUMS_AT_ONCE || notes.length === NOTES_AT_ONCE
  return { head: { ...state, ...common, isFull: false }, parts: differences(ctx, albums, notes), isLong }
}

async function profilePart(ctx: Ctx): Promise<SyncChange> {
  const [account, own] = await Promise.all([accountStatement(ctx), ownStatement(ctx)])
  return { profile: toMe(account, own), tagColors: toTagColors(own) }
}

const newestPage = ({ db, userId }: Ctx, { where, most }: { where?: SQL; most: number }) =>
  newestAlbums(db, userId, 'both', where).limit(asLimit(sql`min(${pageSizeOf(userId)}, ${most})`))

// The first block is sent before the others are read.
const firstPage = (ctx: Ctx) => newestPage(ctx, { most: SYNC_BLOCK })

async function* everything(ctx: Ctx, first: Awaited<ReturnType<typeof firstPage>>): Parts {
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

/** The albums with a higher revision than the cursor, including those in the trash. */
const changedAlbums = ({ db, userId }: Ctx, where: SQL) =>
  db
    .select({ ...viewColumns, deletedAt: album.deletedAt })
    .from(album)
    .where(and(eq(album.userId, userId), where))
    .orderBy(asc(album.revision), asc(album.id))
    .limit(ALBUMS_AT_ONCE)

const notedChanges = ({ db, userId }: Ctx, where: SQL) =>
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

async function* differences(ctx: Ctx, firstAlbums: AlbumRows, firstNotes: Notes): Parts {
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
