import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AlbumView } from '#domain/albums/album.ts'
import { type MergeInput, mergeAlbums, ratingsOf, type UnmergeInput } from '#domain/albums/album-merge.ts'
import { Conflict, Invalid, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { distinctTags } from '#domain/tags/tags.ts'
import * as messages from '#locales/errors/albums.ts'
import { wrongFields } from '#locales/errors/calls.ts'
import { write } from '../accounts/budgets.ts'
import { untilWritten } from '../changes/change-albums.ts'
import type { AlbumRow } from '../changes/derived.ts'
import { isOneOf, readRows, toAlbumRow } from '../changes/rows.ts'
import { areAsRead, changesOf, changesStatement } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { albumAlias, type MergeRecord } from '../schema.ts'
import { claimsOf, moveClaims, moveClaimsBack } from '../shares/claims.ts'
import { inOrder, toAlbumView } from './album-rows.ts'

const timeOf = (date: Date | null) => date?.getTime() ?? null
const dateOf = (moment: number | string | null) => (moment === null ? null : new Date(moment))

const inList = (ids: readonly number[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

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
  const [found, aliases, [aliasCount]] = await batch(db, [
    rowsStatement(ctx, ids),
    db
      .select({ mergedId: albumAlias.mergedId, albumId: albumAlias.albumId })
      .from(albumAlias)
      .where(and(eq(albumAlias.userId, userId), sql`${albumAlias.albumId} IN ${inList(merge)}`)),
    db.all<{ count: number }>(sql`SELECT count(*) AS count FROM album_alias WHERE user_id = ${userId}`),
  ])
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
  if ((aliasCount?.count ?? 0) + merge.length > LIMITS.mergedPerPerson) {
    throw new LimitExceeded(messages.tooManyMerged(LIMITS.mergedPerPerson))
  }
  const columns = unitedColumns(ctx, rows, rating)
  const record: MergeRecord = {
    token: crypto.randomUUID(),
    merged: merge,
    version: kept.version + 1,
    bandcampTags: columns.bandcampTags,
    before: {
      rating: kept.rating,
      ratedAt: timeOf(kept.ratedAt),
      notes: kept.notes,
      bandcampTags: kept.bandcampTags,
      userTags: kept.userTags,
      list: kept.list,
      movedAt: timeOf(kept.movedAt),
      addedAt: kept.addedAt.getTime(),
      verdict: kept.verdict,
      verdictAt: timeOf(kept.verdictAt),
      paid: kept.paid,
      paidCurrency: kept.paidCurrency,
      formats: kept.formats,
      downloadedAt: timeOf(kept.downloadedAt),
    },
    crates: [],
    listens: [],
    claims: [],
    aliases: aliases.map(({ mergedId, albumId }) => [mergedId, albumId]),
  }
  // Only the kept album is edited.
  const changes = changesOf(ctx, rows, (row) =>
    row === kept ? { ...columns, version: kept.version + 1 } : { deletedAt: now },
  )
  const names = others.map((row) => [row.id, row.bandcampUrl, row.sourceKey, row.titleArtist ?? ''])
  // The `+` makes SQLite look up the albums instead of scanning the person's memberships.
  const gained = sql`(SELECT json_group_array(DISTINCT crate_id) FROM crate_album
    WHERE +user_id = ${userId} AND album_id IN ${inList(merge)}
      AND crate_id NOT IN (SELECT crate_id FROM crate_album WHERE +user_id = ${userId} AND album_id = ${keep}))`
  const listens = sql`(SELECT json_group_array(json_array(id, album_id)) FROM listen WHERE +user_id = ${userId} AND album_id IN ${inList(merge)})`
  // Everything else happens if the names were written, which needs all albums as they were read.
  const guard = sql`EXISTS (SELECT 1 FROM album_alias
    WHERE user_id = ${userId} AND merged_id = ${merge[0]} AND before->>'token' = ${record.token})`
  const statements = [
    db.run(sql`
      INSERT INTO album_alias (user_id, merged_id, album_id, address, item_key, names, merged_at, before)
      SELECT ${userId}, n.value->>0, ${keep}, n.value->>1, n.value->>2, n.value->>3, ${now.getTime()},
        CASE n.key WHEN 0 THEN json_set(${JSON.stringify(record)}, '$.crates', json(${gained}), '$.listens', json(${listens}),
          '$.claims', json(${claimsOf(ctx, merge)})) END
      FROM json_each(${JSON.stringify(names)}) n WHERE ${areAsRead(ctx, rows)}`),
    db.run(sql`
      INSERT INTO crate_album (user_id, crate_id, album_id, position)
      SELECT ${userId}, crate_id, ${keep}, min(position) FROM crate_album
      WHERE +user_id = ${userId} AND album_id IN ${inList(merge)} AND ${guard} GROUP BY crate_id ON CONFLICT DO NOTHING`),
    db
      .update(albumAlias)
      .set({ albumId: keep, importId: null })
      .where(and(eq(albumAlias.userId, userId), sql`${albumAlias.albumId} IN ${inList(merge)}`, guard)),
    changesStatement(ctx, changes, { raises: 'revision', condition: guard }),
    db.run(sql`
      UPDATE listen SET album_id = ${keep} WHERE +user_id = ${userId} AND album_id IN ${inList(merge)} AND ${guard}`),
    moveClaims(ctx, keep, merge, guard),
    readRows(ctx, and(isOneOf(userId, [keep]), guard)),
  ] as const
  const [written] = (await write(ctx, statements, ['places', 'bytes'])).at(-1) as Record<string, unknown>[]
  return written ? toAlbumView(toAlbumRow(written)) : null
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
    ...merged,
    addedAt: new Date(merged.addedAt),
    verdictAt: dateOf(merged.verdictAt),
    downloadedAt: dateOf(merged.downloadedAt),
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
  const [found, [alias]] = await batch(db, [
    rowsStatement(ctx, ids),
    db
      .select({ albumId: albumAlias.albumId, before: albumAlias.before })
      .from(albumAlias)
      .where(and(eq(albumAlias.userId, userId), eq(albumAlias.mergedId, merge[0] ?? 0))),
  ])
  const rows = toRows(found, ids)
  const [kept, ...others] = rows
  if (!kept || rows.length < ids.length || kept.deletedAt) throw new NotFound(messages.someAlbumGone)
  const record = alias?.albumId === keep ? alias.before : null
  if (!record || record.merged.join() !== merge.join() || others.some(({ deletedAt }) => !deletedAt)) {
    throw new Conflict('too-late', messages.mergeGone)
  }
  const view = toAlbumView(kept)
  if (kept.version !== record.version) throw new Conflict('stale', messages.albumStale, { album: view })
  const { before } = record
  // What was read at Bandcamp since stays.
  const bandcampTags = kept.bandcampTags.join() === record.bandcampTags.join() ? before.bandcampTags : kept.bandcampTags
  const changes = changesOf(ctx, rows, (row) =>
    row === kept
      ? {
          ...before,
          bandcampTags,
          ratedAt: dateOf(before.ratedAt),
          movedAt: dateOf(before.movedAt),
          addedAt: new Date(before.addedAt),
          verdictAt: dateOf(before.verdictAt),
          downloadedAt: dateOf(before.downloadedAt),
          version: kept.version + 1,
        }
      : { deletedAt: null },
  )
  // Each album that is back takes its names with it, and what undoes the merge.
  const guard = sql`${areAsRead(ctx, rows)} AND EXISTS (SELECT 1 FROM album_alias
    WHERE user_id = ${userId} AND merged_id = ${merge[0]} AND before->>'token' = ${record.token})`
  const statements = [
    db.run(sql`
      DELETE FROM crate_album WHERE user_id = ${userId} AND album_id = ${keep} AND crate_id IN ${inList(record.crates)} AND ${guard}`),
    db.run(sql`
      UPDATE album_alias SET album_id = n.value->>1 FROM json_each(${JSON.stringify(record.aliases)}) n
      WHERE user_id = ${userId} AND merged_id = n.value->>0 AND album_id = ${keep} AND ${guard}`),
    db.run(sql`
      UPDATE listen SET album_id = n.value->>1 FROM json_each(${JSON.stringify(record.listens)}) n
      WHERE listen.id = n.value->>0 AND +user_id = ${userId} AND album_id = ${keep} AND ${guard}`),
    moveClaimsBack(ctx, keep, record.claims, guard),
    // The album is again what an earlier merge has left.
    db.run(sql`
      UPDATE album_alias SET before = json_set(before, '$.version', cast(${kept.version + 1} AS integer))
      WHERE user_id = ${userId} AND album_id = ${keep} AND before->>'version' = ${record.version - 1} AND ${guard}`),
    changesStatement(ctx, changes, { raises: 'revision', condition: guard }),
    readRows(ctx, and(isOneOf(userId, [keep]), sql`changes() > 0`)),
  ] as const
  const [written] = (await write(ctx, statements, ['bytes'])).at(-1) as Record<string, unknown>[]
  return written ? toAlbumView(toAlbumRow(written)) : null
}
