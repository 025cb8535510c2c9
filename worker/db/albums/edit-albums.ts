import { and, asc, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/album.ts'
import { Conflict, Invalid, NotFound } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { changeTags, distinctTags } from '#domain/tags.ts'
import * as messages from '#locales/errors/albums.ts'
import { wrongFields } from '#locales/errors/calls.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { album, albumEdit } from '../schema.ts'
import { isOneOf, momentColumns, nextRevision, searchColumns } from './album-rows.ts'

const AT_ONCE = 5_000
const ATTEMPTS = 3

const selected = (userId: string, ids: readonly number[]) => and(isOneOf(userId, ids), isNull(album.deletedAt))

const countOf = (userId: string, ids: readonly number[]): SQL => sql`
  (SELECT count(*) FROM album WHERE ${selected(userId, ids)})`

const tagColumns = {
  id: album.id,
  revision: album.revision,
  bandcampTags: album.bandcampTags,
  userTags: album.userTags,
}
type TagRow = { id: number; revision: number; bandcampTags: string[]; userTags: string[] }

/**
 * Applies one change to many albums of the person, all or none, also if it is interrupted: the new tags of very many albums are gathered
 * first and then written by one transaction. @throws NotFound if one is not the person's; Invalid for `change.addTags` if an album would exceed
 * the tag limit; Conflict `stale` if concurrent changes persist
 */
export async function editAlbums(
  ctx: Ctx,
  ids: readonly number[],
  { rating, list, addTags = [], addBandcampTags = [], removeTags = [] }: AlbumsChange,
): Promise<void> {
  const { db, userId } = ctx
  const tags = { add: addTags, addBandcamp: addBandcampTags, remove: removeTags }
  const added = [...addTags, ...addBandcampTags]
  const isTagged = added.length > 0 || removeTags.length > 0
  const plain = db
    .update(album)
    .set({
      rating,
      list,
      ...momentColumns(ctx, { rating, list }),
      version: sql`${album.version} + 1`,
      revision: nextRevision(ctx),
    })
    .where(and(selected(userId, ids), sql`${countOf(userId, ids)} = ${ids.length}`))
  const check = db.all<{ owned: number }>(sql`SELECT ${countOf(userId, ids)} AS owned`)
  const [[found]] = isTagged ? await batch(db, [check]) : await batch(db, [check, plain])
  if (found?.owned !== ids.length) throw new NotFound(ids.length === 1 ? messages.albumGone : messages.someAlbumGone)
  if (!isTagged) return
  if (added.length > 0) await requireRoomForTags(ctx, ids, tags)
  await writeTags(ctx, ids, { tags, rating, list })
}

type TagChange = { add: string[]; addBandcamp: string[]; remove: string[] }

const countTags = ({ bandcampTags, userTags }: Pick<TagRow, 'bandcampTags' | 'userTags'>) =>
  distinctTags([...bandcampTags, ...userTags]).length

/** Reads only the albums that may exceed the limit, which are few. */
async function requireRoomForTags({ db, userId }: Ctx, ids: readonly number[], tags: TagChange): Promise<void> {
  const added = tags.add.length + tags.addBandcamp.length
  const isFull = sql`json_array_length(bandcamp_tags) + json_array_length(user_tags) + ${added} > ${LIMITS.tagsPerAlbum}`
  for (let after = 0; ; ) {
    const rows = await db
      .select(tagColumns)
      .from(album)
      .where(and(selected(userId, ids), gt(album.id, after), isFull))
      .orderBy(asc(album.id))
      .limit(AT_ONCE)
    for (const row of rows) {
      const count = countTags(changeTags(row, tags))
      if (count > LIMITS.tagsPerAlbum && count > countTags(row)) {
        throw new Invalid(wrongFields, {
          'change.addTags': messages.tooManyTags(LIMITS.tagsPerAlbum, count),
        })
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}

type TagEdit = Pick<AlbumsChange, 'rating' | 'list'> & { tags: TagChange }

/** Computes the tags here and writes them if no album has changed since it was read; otherwise reads again. */
async function writeTags(ctx: Ctx, ids: readonly number[], edit: TagEdit): Promise<void> {
  if (ids.length > AT_ONCE) return writeGathered(ctx, ids, edit)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { chunks, ids: found } = await computeTags(ctx, ids, edit.tags)
    const [chunk, ...others] = chunks
    if (chunk === undefined) return
    if (others.length > 0) return writeGathered(ctx, ids, edit)
    const written = await updateAll(ctx, { source: sql`json_each(${chunk})`, count: found.length }, edit)
    if (written.meta.changes > 0) return
  }
  throw new Conflict('stale', messages.albumsStale)
}

/** The same for more albums than one statement can hold. Until the last step nothing has changed but what is gathered. */
async function writeGathered(ctx: Ctx, ids: readonly number[], edit: TagEdit): Promise<void> {
  const { db, userId, now } = ctx
  const key = { userId, edit: crypto.randomUUID() }
  const isGathered = sql`user_id = ${userId} AND edit = ${key.edit}`
  const source = sql`(SELECT entry.value AS value FROM album_edit, json_each(album_edit.rows) AS entry WHERE ${isGathered})`
  const forget = db.delete(albumEdit).where(isGathered)
  let [chunk, count] = [0, ids.length]
  try {
    let left = ids
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      for (let from = 0; from < left.length; from += AT_ONCE) {
        const some = left.slice(from, from + AT_ONCE)
        const { chunks, ids: found } = await computeTags(ctx, some, edit.tags)
        // Albums deleted meanwhile are left out.
        count -= some.length - found.length
        for (const rows of chunks) {
          await db.insert(albumEdit).values({ ...key, chunk, rows, at: now })
          chunk += 1
        }
      }
      const [written, stale] = await batch(db, [updateAll(ctx, { source, count }, edit), staleOf(ctx, source)])
      if (written.meta.changes > 0 || count === 0) return
      // What was gathered of these before matches no album any more.
      left = stale.map(({ id }) => id)
    }
  } finally {
    await forget
  }
  throw new Conflict('stale', messages.albumsStale)
}

/** The edits of albums as JSON chunks, and the ids of those that exist. */
async function computeTags({ db, userId }: Ctx, ids: readonly number[], tags: TagChange) {
  const rows = await db.select(tagColumns).from(album).where(selected(userId, ids))
  const edits = rows.map((row) => toEdit(row, tags))
  return { chunks: jsonChunks(edits, AT_ONCE), ids: rows.map(({ id }) => id) }
}

function toEdit(row: TagRow, tags: TagChange) {
  const { bandcampTags, userTags } = changeTags(row, tags)
  const { tagText } = searchColumns({ title: '', artist: '', notes: '', tags: [...bandcampTags, ...userTags] })
  return [row.id, row.revision, bandcampTags, userTags, tagText]
}

// The `+` makes SQLite look up the ids instead of scanning the person's albums.
const isUnchanged = (userId: string, edit: SQL) => sql`
  album.id = ${edit}->>0 AND album.changed = ${edit}->>1 AND +album.user_id = ${userId} AND album.deleted_at IS NULL`

/** Writes all edits of `source` if `count` albums are as they were read, else none. */
function updateAll(ctx: Ctx, { source, count }: { source: SQL; count: number }, { rating, list }: TagEdit) {
  const { ratedAt = sql`rated_at`, movedAt = sql`moved_at` } = momentColumns(ctx, { rating, list })
  return ctx.db.run(sql`
  UPDATE album SET bandcamp_tags = edit.value->2, user_tags = edit.value->3, tag_text = edit.value->>4,
    rating = ${rating === undefined ? sql`rating` : rating}, list = ${list === undefined ? sql`list` : list},
    rated_at = ${ratedAt}, moved_at = ${movedAt},
    version = version + 1, changed = ${nextRevision(ctx)}
  FROM ${source} AS edit
  WHERE ${isUnchanged(ctx.userId, sql`edit.value`)}
    AND (SELECT count(*) FROM ${source} AS edit JOIN album ON ${isUnchanged(ctx.userId, sql`edit.value`)}) = ${count}`)
}

/** The albums that have no edit as they are now. */
const staleOf = ({ db, userId }: Ctx, source: SQL) =>
  db.all<{ id: number }>(sql`
  SELECT DISTINCT value->>0 AS id FROM ${source} AS edit
  WHERE value->>0 NOT IN (SELECT album.id FROM ${source} AS edit JOIN album ON ${isUnchanged(userId, sql`edit.value`)})`)

/** Deletes what interrupted edits gathered before `before`. Part of the daily clean-up. */
export const purgeAlbumEdits = ({ db }: SystemCtx, before: Date) =>
  db.delete(albumEdit).where(sql`at < ${before.getTime()}`)
