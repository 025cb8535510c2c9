import { and, asc, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/albums/album.ts'
import { chunk } from '#domain/chunk.ts'
import { AppError, Conflict, Invalid, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { changeTags, distinctTags } from '#domain/tags/tags.ts'
import * as messages from '#locales/errors/albums.ts'
import { wrongFields } from '#locales/errors/calls.ts'
import { write } from '../accounts/budgets.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { album, albumEdit } from '../schema.ts'
import { inChunks } from '../steps.ts'
import { isOneOf, momentColumns, nextRevision, tagColumns } from './album-rows.ts'
import { forgetUnfinishedEdit, listUnfinishedEdits, noted, readUnfinishedEdit } from './unfinished-edits.ts'

// So many albums hold the database for 30 to 60 ms.
const ALBUMS_PER_STEP = 500
const ATTEMPTS = 3

const selected = (userId: string, ids: readonly number[]) => and(isOneOf(userId, ids), isNull(album.deletedAt))

const countOf = (userId: string, ids: readonly number[]): SQL => sql`
  (SELECT count(*) FROM album WHERE ${selected(userId, ids)})`

const readColumns = {
  id: album.id,
  revision: album.revision,
  bandcampTags: album.bandcampTags,
  userTags: album.userTags,
}
type TagRow = { id: number; revision: number; bandcampTags: string[]; userTags: string[] }

/**
 * Applies one change to many albums of the person. It is refused before any is changed; many are changed in steps, and interrupted, the
 * same call again finishes the rest, or else the daily job. Albums deleted after the first step are left out. @throws NotFound if one is
 * not the person's; Invalid for `change.addTags` if an album would exceed the tag limit; Conflict `stale` if concurrent changes persist
 */
export async function editAlbums(ctx: Ctx, ids: readonly number[], change: AlbumsChange): Promise<void> {
  const { rating, list, downloadedAt, addTags = [], addBandcampTags = [], removeTags = [] } = change
  const { db, userId } = ctx
  const tags = { add: addTags, addBandcamp: addBandcampTags, remove: removeTags }
  const added = [...addTags, ...addBandcampTags]
  const isTagged = added.length > 0 || removeTags.length > 0
  const pieces = chunk(ids, ALBUMS_PER_STEP)
  const isOneStep = pieces.length === 1
  const plain = (step: Ctx, some: readonly number[]) =>
    step.db
      .update(album)
      .set({
        rating,
        list,
        ...(downloadedAt !== undefined && { downloadedAt: downloadedAt === null ? null : new Date(downloadedAt) }),
        ...momentColumns(ctx, { rating, list }),
        version: sql`${album.version} + 1`,
        revision: nextRevision(ctx),
      })
      .where(and(selected(userId, some), isOneStep ? sql`${countOf(userId, some)} = ${some.length}` : undefined))
  const owned = db.all<{ owned: number }>(sql`SELECT ${countOf(userId, ids)} AS owned`)
  if (isOneStep && isTagged) return writeTags(ctx, ids, { tags, rating, list, downloadedAt }, true)
  const [[found]] = isOneStep ? await write(ctx, [owned, plain(ctx, ids)]) : await batch(db, [owned])
  requireAll(found?.owned, ids)
  if (isOneStep) return
  if (!isTagged) {
    await noted(ctx, { ids, change }, () => inChunks(ctx, pieces, (step, some) => write(step, [plain(step, some)])))
    return
  }
  for (const some of added.length > 0 ? pieces : []) requireRoom(await readTags(ctx, some, isFull(added.length)), tags)
  await noted(ctx, { ids, change }, () =>
    inChunks(ctx, pieces, (step, some) => writeTags(step, some, { tags, rating, list, downloadedAt })),
  )
}

function requireAll(found: number | undefined, ids: readonly number[]): void {
  if (found !== ids.length) throw new NotFound(ids.length === 1 ? messages.albumGone : messages.someAlbumGone)
}

type TagChange = { add: string[]; addBandcamp: string[]; remove: string[] }

const countTags = ({ bandcampTags, userTags }: Pick<TagRow, 'bandcampTags' | 'userTags'>) =>
  distinctTags([...bandcampTags, ...userTags]).length

/** The few albums that may exceed the limit with so many more tags. */
const isFull = (more: number) =>
  sql`json_array_length(bandcamp_tags) + json_array_length(user_tags) + ${more} > ${LIMITS.tagsPerAlbum}`

const readTags = ({ db, userId }: Ctx, ids: readonly number[], which?: SQL): Promise<TagRow[]> =>
  db
    .select(readColumns)
    .from(album)
    .where(and(selected(userId, ids), which))
    .orderBy(asc(album.id))

function requireRoom(rows: readonly TagRow[], tags: TagChange): void {
  for (const row of rows) {
    const count = countTags(changeTags(row, tags))
    if (count > LIMITS.tagsPerAlbum && count > countTags(row)) {
      throw new Invalid(wrongFields, {
        'change.addTags': messages.tooManyTags(LIMITS.tagsPerAlbum, count),
      })
    }
  }
}

type TagEdit = Pick<AlbumsChange, 'rating' | 'list' | 'downloadedAt'> & { tags: TagChange }

/**
 * Computes the tags here and writes them if no album has changed since it was read; otherwise reads again. Before the only step, nothing
 * has been checked.
 */
async function writeTags(ctx: Ctx, ids: readonly number[], edit: TagEdit, isOnlyStep = false): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await readTags(ctx, ids)
    if (isOnlyStep) {
      requireAll(rows.length, ids)
      requireRoom(rows, edit.tags)
    }
    if (rows.length === 0) return
    const chunks = jsonChunks(rows.map((row) => toEdit(row, edit.tags)))
    const all = sql`(${sql.join(
      chunks.map((chunk) => sql`SELECT value FROM json_each(${chunk})`),
      sql` UNION ALL `,
    )})`
    const [written] = await write(ctx, [updateAll(ctx, { source: all, count: rows.length }, edit)], ['bytes'])
    if (written.meta.changes > 0) return
  }
  throw new Conflict('stale', messages.albumsStale)
}

function toEdit(row: TagRow, tags: TagChange) {
  const { bandcampTags, userTags } = changeTags(row, tags)
  const { tagText, foldedTags } = tagColumns([...bandcampTags, ...userTags])
  return [row.id, row.revision, bandcampTags, userTags, tagText, foldedTags]
}

// The `+` makes SQLite look up the ids instead of scanning the person's albums.
const isUnchanged = (userId: string, edit: SQL) => sql`
  album.id = ${edit}->>0 AND album.changed = ${edit}->>1 AND +album.user_id = ${userId} AND album.deleted_at IS NULL`

/** Writes all edits of `source` if `count` albums are as they were read, else none. */
function updateAll(
  ctx: Ctx,
  { source, count }: { source: SQL; count: number },
  { rating, list, downloadedAt }: TagEdit,
) {
  const { ratedAt = sql`rated_at`, movedAt = sql`moved_at` } = momentColumns(ctx, { rating, list })
  return ctx.db.run(sql`
  UPDATE album SET bandcamp_tags = edit.value->2, user_tags = edit.value->3, tag_text = edit.value->>4, folded_tags = edit.value->>5,
    rating = ${rating === undefined ? sql`rating` : rating}, list = ${list === undefined ? sql`list` : list},
    downloaded_at = ${downloadedAt === undefined ? sql`downloaded_at` : downloadedAt && Date.parse(downloadedAt)},
    rated_at = ${ratedAt}, moved_at = ${movedAt},
    version = version + 1, changed = ${nextRevision(ctx)}
  FROM ${source} AS edit
  WHERE ${isUnchanged(ctx.userId, sql`edit.value`)}
    AND (SELECT count(*) FROM ${source} AS edit JOIN album ON ${isUnchanged(ctx.userId, sql`edit.value`)}) = ${count}`)
}

/**
 * Finishes edits that were begun before `before` and ended between two steps. What was changed since stays. Part of the daily clean-up,
 * before `purgeAlbumEdits`.
 */
export async function finishAlbumEdits(ctx: SystemCtx, before: Date): Promise<void> {
  for (const edit of await listUnfinishedEdits(ctx, before)) {
    const { ids, change } = await readUnfinishedEdit(ctx, edit)
    if (ids.length > 0) {
      await editAlbums({ ...ctx, userId: edit.userId }, ids, change).catch((error: unknown) => {
        // The rest may no longer be possible.
        if (!(error instanceof AppError)) throw error
      })
    }
    await forgetUnfinishedEdit(ctx, edit)
  }
}

/** Forgets what edits of tags from before `before` would need to be undone. Part of the daily clean-up. */
export const purgeAlbumEdits = ({ db }: SystemCtx, before: Date) =>
  db.delete(albumEdit).where(sql`at < ${before.getTime()}`)
