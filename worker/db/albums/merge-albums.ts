import { and, eq, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/albums/album.ts'
import { type MergeInput, mergeAlbums, ratingsOf, type UnmergeInput } from '#domain/albums/album-merge.ts'
import { Conflict, Invalid, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import * as messages from '#locales/errors.ts'
import { wrongFields } from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import type { AlbumColumns, AlbumRow } from '../changes/derived.ts'
import { putStatement, takeStatement } from '../changes/insert-delete.ts'
import {
  type Act,
  forgetActs,
  givenBack,
  isOf,
  keepAct,
  type Noted,
  noteAlbums,
  type Part,
  partOf,
} from '../changes/journal.ts'
import { type Column, isOneOf, readRows, toAlbumRow } from '../changes/rows.ts'
import { areAsRead, changesOf, changesStatement } from '../changes/statements.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { batch, inList } from '../database.ts'
import { albumAlias } from '../schema.ts'
import { inOrder, toAlbumView, toColumns } from './album-rows.ts'
import { claimsOf, type MovedClaim, moveClaims, moveClaimsBack } from './claims.ts'
import { forgetMerges } from './known-duplicates.ts'

/** Whole rows of albums, in the trash or not, as a statement; `toRows` maps them in the order of `ids`. */
const rowsStatement = (ctx: Ctx, ids: readonly number[]) => readRows(ctx, isOneOf(ctx.userId, ids))
const toRows = (read: Record<string, unknown>[], ids: readonly number[]) =>
  inOrder(
    read.map((row) => toAlbumRow(row)),
    ids,
  )

/**
 * Merges albums of the person into the one to keep: it gets their crates, tags, notes and more (`mergeAlbums`) and their names, by which
 * imports find it from then on, and they move to the trash. Returns it. @throws NotFound; Invalid for `rating` where they have different
 * ones, and if the notes or tags would be too many; Conflict `stale` with all albums as they are; LimitExceeded
 */
export const mergeIntoAlbum = (ctx: Ctx, input: MergeInput): Promise<AlbumView> =>
  untilWritten(() => tryMerging(ctx, input))

async function tryMerging(ctx: Ctx, { keep, merge, rating, versions }: MergeInput): Promise<AlbumView | null> {
  const { db, userId, now } = ctx
  const ids = [keep, ...merge]
  const { found, aliases, count } = await batch(db, {
    found: rowsStatement(ctx, ids),
    aliases: db
      .select({ mergedId: albumAlias.mergedId, albumId: albumAlias.albumId })
      .from(albumAlias)
      .where(and(eq(albumAlias.userId, userId), sql`${albumAlias.albumId} IN ${inList(merge)}`)),
    count: db.all<{ merged: number }>(sql`SELECT count(*) AS merged FROM album_alias WHERE user_id = ${userId}`),
  })
  const rows = toRows(found, ids)
  const [kept, ...others] = rows
  if (!kept || rows.length < ids.length || rows.some(({ deletedAt }) => deletedAt)) {
    throw new NotFound(messages.someAlbumGone)
  }
  const views = rows.map(toAlbumView)
  if (versions?.some((version, index) => version !== rows[index]?.version)) {
    throw new Conflict('stale', messages.albumsStale, { albums: views })
  }
  if (rating === undefined && ratingsOf(views).length > 1) {
    throw new Invalid(wrongFields, { rating: messages.ratingsDiffer })
  }
  if ((count[0]?.merged ?? 0) + merge.length > LIMITS.mergedPerPerson) {
    throw new LimitExceeded(messages.tooManyMerged(LIMITS.mergedPerPerson))
  }
  const columns = unitedColumns(ctx, rows, rating)
  const version = kept.version + 1
  // Only the kept album is edited.
  const changes = changesOf(ctx, rows, (row) => (row === kept ? { ...columns, version } : { deletedAt: now }))
  const names = others.map((row) => [
    row.id,
    row.bandcampUrl,
    row.sourceKey,
    `${row.title}\n${row.artist}`.toLowerCase(),
    row.namesKey,
  ])
  // The `+` makes SQLite look up the albums instead of scanning the person's memberships.
  const gained = sql`(SELECT json_group_array(DISTINCT crate_id) FROM crate_album
    WHERE +user_id = ${userId} AND album_id IN ${inList(merge)}
      AND crate_id NOT IN (SELECT crate_id FROM crate_album WHERE +user_id = ${userId} AND album_id = ${keep}))`
  const listens = sql`(SELECT json_group_array(json_array(id, album_id)) FROM listen WHERE +user_id = ${userId} AND album_id IN ${inList(merge)})`
  const act = mergeAct(merge)
  const isUnchanged = areAsRead(ctx, rows)
  const parts = {
    // What is left of a merge of an album that came back another way.
    forgotten: forgetActs(ctx, sql`${isOf(ctx, act)} AND ${isUnchanged}`),
    act: keepAct(
      ctx,
      act,
      sql`json_object('merged', json(${JSON.stringify(merge)}), 'crates', json(${gained}), 'listens', json(${listens}),
        'claims', json(${claimsOf(ctx, merge)}), 'aliases', json(${JSON.stringify(aliases.map(({ mergedId, albumId }) => [mergedId, albumId]))}))`,
      isUnchanged,
    ),
    notes: noteAlbums(ctx, act, [[keep, ...partsOf(kept, { ...columns, version })]], isUnchanged, true),
    names: db.run(sql`
      INSERT INTO album_alias (user_id, merged_id, album_id, address, item_key, names, names_key, merged_at)
      SELECT ${userId}, value->>0, ${keep}, value->>1, value->>2, value->>3, value->>4, ${now.getTime()}
      FROM json_each(${JSON.stringify(names)}) WHERE ${isUnchanged}`),
    memberships: putStatement(
      ctx,
      [keep],
      sql`SELECT ${userId}, crate_id, ${keep}, min(position), NULL FROM crate_album
      WHERE +user_id = ${userId} AND album_id IN ${inList(merge)} AND ${isUnchanged} GROUP BY crate_id`,
    ),
    earlierNames: db
      .update(albumAlias)
      .set({ albumId: keep, importId: null })
      .where(and(eq(albumAlias.userId, userId), sql`${albumAlias.albumId} IN ${inList(merge)}`, isUnchanged)),
    listens: db.run(sql`
      UPDATE listen SET album_id = ${keep} WHERE +user_id = ${userId} AND album_id IN ${inList(merge)} AND ${isUnchanged}`),
    claims: moveClaims(ctx, keep, merge, isUnchanged),
    changed: changesStatement(ctx, changes, { raises: 'revision', condition: isUnchanged }),
    written: readRows(ctx, and(isOneOf(userId, [keep]), sql`changes() > 0`)),
  }
  const { written } = await write(ctx, counted(ctx, parts), ['places', 'bytes'])
  return written[0] ? toAlbumView(toAlbumRow(written[0])) : null
}

/** A merge in the journal. */
const mergeAct = ([first = 0]: readonly number[]): Act => ({ kind: 'merge', entry: String(first) })

/** What is kept of a merge besides the kept album: the crates that one was put in, and what went over to it, each with its album. */
type Rest = {
  merged: number[]
  crates: number[]
  listens: [id: number, albumId: number][]
  claims: MovedClaim[]
  aliases: [mergedId: number, albumId: number][]
}

/** What undoes a merge in the version that it left. What was read of tags at Bandcamp since stays. */
function partsOf(kept: AlbumRow, { version, bandcampTags, ...columns }: AlbumColumns): Part[] {
  const [, before] = partOf(Object.keys(columns) as Column[], kept, {})
  const [left, tags] = partOf(['bandcampTags'], kept, { bandcampTags })
  return [
    [{ version }, before],
    [{ version, ...left }, tags],
  ]
}

/** The columns of the kept album, first of `rows`, after the merge. @throws Invalid */
function unitedColumns({ now }: Ctx, rows: readonly AlbumRow[], rating: number | null | undefined) {
  const [view, ...others] = rows.map(toAlbumView) as [AlbumView, ...AlbumView[]]
  const merged = mergeAlbums(view, others, rating)
  if (merged.notes.length > LIMITS.notes && merged.notes.length > view.notes.length) {
    throw new Invalid(wrongFields, { notes: messages.mergedNotesTooLong(LIMITS.notes, merged.notes.length) })
  }
  const tags = distinctTags([...merged.bandcampTags, ...merged.userTags])
  if (tags.length > LIMITS.tagsPerAlbum && tags.length > view.tags.length) {
    throw new Invalid(wrongFields, { tags: messages.tooManyTags(LIMITS.tagsPerAlbum, tags.length) })
  }
  const rated = rows.find((row) => row.rating === merged.rating)
  const moved = rows.find((row) => row.list === merged.list)
  return {
    ...toColumns(merged),
    ratedAt: rated ? rated.ratedAt : now,
    movedAt: moved?.movedAt ?? null,
  }
}

/**
 * Undoes a merge: the kept album is as it was before, and the others are back from the trash, with their names. Returns the kept one.
 * @throws NotFound; Conflict `stale` with it if it was changed since; Conflict `too-late` if another album is not in the trash any more or
 * has been merged again
 */
export const unmergeAlbum = (ctx: Ctx, input: UnmergeInput): Promise<AlbumView> =>
  untilWritten(() => tryUnmerging(ctx, input))

async function tryUnmerging(ctx: Ctx, { keep, merge }: UnmergeInput): Promise<AlbumView | null> {
  const { db, userId } = ctx
  const ids = [keep, ...merge]
  const act = mergeAct(merge)
  const {
    found,
    act: [made],
  } = await batch(db, {
    found: rowsStatement(ctx, ids),
    act: db.all<{ rest: string; albums: string }>(sql`
      SELECT rest, albums FROM journal JOIN journal_row USING (user_id, kind, entry) JOIN album_alias USING (user_id)
      WHERE ${isOf(ctx, act)} AND number = ${keep} AND merged_id = ${merge[0]} AND album_id = ${keep}`),
  })
  const rows = toRows(found, ids)
  const [kept, ...others] = rows
  if (!kept || rows.length < ids.length || kept.deletedAt) throw new NotFound(messages.someAlbumGone)
  const rest = made && (JSON.parse(made.rest) as Rest)
  if (!rest || rest.merged.join() !== merge.join() || others.some(({ deletedAt }) => !deletedAt)) {
    throw new Conflict('too-late', messages.mergeGone)
  }
  const [[, ...noted]] = JSON.parse(made.albums) as [Noted]
  const version = kept.version + 1
  const before = givenBack(ctx, kept, noted)
  if (!before) throw new Conflict('stale', messages.albumStale, { album: toAlbumView(kept) })
  const changes = changesOf(ctx, rows, (row) => (row === kept ? { ...before, version } : { deletedAt: null }))
  const isUnchanged = areAsRead(ctx, rows)
  const left = sql`cast(${version} AS integer)`
  const isGained = sql`user_id = ${userId} AND album_id = ${keep} AND crate_id IN ${inList(rest.crates)}`
  const parts = {
    memberships: takeStatement(ctx, [keep], sql`${isGained} AND ${isUnchanged}`),
    earlierNames: db.run(sql`
      UPDATE album_alias SET album_id = n.value->>1 FROM json_each(${JSON.stringify(rest.aliases)}) n
      WHERE user_id = ${userId} AND merged_id = n.value->>0 AND album_id = ${keep} AND ${isUnchanged}`),
    listens: db.run(sql`
      UPDATE listen SET album_id = n.value->>1 FROM json_each(${JSON.stringify(rest.listens)}) n
      WHERE listen.id = n.value->>0 AND +user_id = ${userId} AND album_id = ${keep} AND ${isUnchanged}`),
    claims: moveClaimsBack(ctx, keep, rest.claims, isUnchanged),
    forgotten: forgetMerges(ctx, merge, isUnchanged),
    // The album is again what an earlier merge has left.
    earlierMerges: db.run(sql`
      UPDATE journal_row SET albums = json_set(albums, '$[0][1][0].version', ${left}, '$[0][2][0].version', ${left})
      WHERE user_id = ${userId} AND kind = 'merge' AND number = ${keep} AND albums->>'$[0][1][0].version' = ${kept.version - 1} AND ${isUnchanged}`),
    changed: changesStatement(ctx, changes, { raises: 'revision', condition: isUnchanged }),
    written: readRows(ctx, and(isOneOf(userId, [keep]), sql`changes() > 0`)),
  }
  const { written } = await write(ctx, counted(ctx, parts), ['bytes'])
  return written[0] ? toAlbumView(toAlbumRow(written[0])) : null
}
