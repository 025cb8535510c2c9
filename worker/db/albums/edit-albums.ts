import { and, asc, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/album.ts'
import { Conflict, Invalid, NotFound } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { changeTags, distinctTags } from '#domain/tags.ts'
import * as messages from '#locales/errors/albums.ts'
import { wrongFields } from '#locales/errors/calls.ts'
import type { Ctx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { album } from '../schema.ts'
import { isOneOf, nextRevision, searchColumns } from './album-rows.ts'

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
 * Applies one change to many albums of the person, all or none. @throws NotFound if one is not the person's; Invalid for `change.addTags`
 * if an album would exceed the tag limit; Conflict `stale` if concurrent changes persist
 */
export async function editAlbums(
  ctx: Ctx,
  ids: readonly number[],
  { rating, list, addTags = [], removeTags = [] }: AlbumsChange,
): Promise<void> {
  const { db, userId } = ctx
  const isTagged = addTags.length > 0 || removeTags.length > 0
  const plain = db
    .update(album)
    .set({ rating, list, version: sql`${album.version} + 1`, revision: nextRevision(ctx) })
    .where(and(selected(userId, ids), sql`${countOf(userId, ids)} = ${ids.length}`))
  const check = db.all<{ owned: number }>(sql`SELECT ${countOf(userId, ids)} AS owned`)
  const [[found]] = isTagged ? await batch(db, [check]) : await batch(db, [check, plain])
  if (found?.owned !== ids.length) throw new NotFound(ids.length === 1 ? messages.albumGone : messages.someAlbumGone)
  if (!isTagged) return
  const tags = { add: addTags, remove: removeTags }
  if (addTags.length > 0) await requireRoomForTags(ctx, ids, tags)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await writeTags(ctx, ids.slice(from, from + AT_ONCE), { tags, rating, list })
  }
}

type TagChange = { add: string[]; remove: string[] }

const countTags = ({ bandcampTags, userTags }: Pick<TagRow, 'bandcampTags' | 'userTags'>) =>
  distinctTags([...bandcampTags, ...userTags]).length

/** Reads only the albums that may exceed the limit, which are few. */
async function requireRoomForTags({ db, userId }: Ctx, ids: readonly number[], tags: TagChange): Promise<void> {
  const isFull = sql`json_array_length(bandcamp_tags) + json_array_length(user_tags) + ${tags.add.length} > ${LIMITS.tagsPerAlbum}`
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

/** Computes the tags here and writes them where the album is unchanged since it was read; the others are read again. */
async function writeTags(ctx: Ctx, ids: readonly number[], edit: TagEdit): Promise<void> {
  const { db, userId } = ctx
  let left = ids
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await db.select(tagColumns).from(album).where(selected(userId, left))
    const chunks = jsonChunks(
      rows.map((row) => toEdit(row, edit.tags)),
      AT_ONCE,
    )
    const [first, ...rest] = chunks.map((chunk) => updateChunk(ctx, chunk, edit))
    if (!first) return
    const written = new Set((await batch(db, [first, ...rest])).flatMap((some) => some.map((row) => row.id)))
    left = rows.filter((row) => !written.has(row.id)).map((row) => row.id)
    if (left.length === 0) return
  }
  throw new Conflict('stale', messages.albumsStale)
}

function toEdit(row: TagRow, tags: TagChange) {
  const { bandcampTags, userTags } = changeTags(row, tags)
  const { tagText } = searchColumns({ title: '', artist: '', notes: '', tags: [...bandcampTags, ...userTags] })
  return [row.id, row.revision, bandcampTags, userTags, tagText]
}

const updateChunk = (ctx: Ctx, chunk: string, { rating, list }: TagEdit) =>
  ctx.db.all<{ id: number }>(sql`
  UPDATE album SET bandcamp_tags = edit.value->2, user_tags = edit.value->3, tag_text = edit.value->>4,
    rating = ${rating === undefined ? sql`rating` : rating}, list = ${list === undefined ? sql`list` : list},
    version = version + 1, changed = ${nextRevision(ctx)}
  FROM json_each(${chunk}) AS edit
  WHERE album.id = edit.value->>0 AND album.changed = edit.value->>1 AND +user_id = ${ctx.userId} AND deleted_at IS NULL
  RETURNING album.id AS id`)
