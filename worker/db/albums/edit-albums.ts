import { and, asc, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/album.ts'
import { Conflict, Invalid, NotFound } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { changeTags, distinctTags } from '#domain/tags.ts'
import * as messages from '#locales/errors/albums.ts'
import { wrongFields } from '#locales/errors/calls.ts'
import { batch, type Db, jsonChunks } from '../database.ts'
import { album } from '../schema.ts'
import { isOneOf, nextChange, searchColumns } from './album-rows.ts'

const AT_ONCE = 5_000
const ATTEMPTS = 3

const selected = (userId: string, ids: readonly number[]) => and(isOneOf(userId, ids), isNull(album.deletedAt))

const countOf = (userId: string, ids: readonly number[]): SQL => sql`
  (SELECT count(*) FROM album WHERE ${selected(userId, ids)})`

const tagColumns = {
  id: album.id,
  changed: album.changed,
  bandcampTags: album.bandcampTags,
  userTags: album.userTags,
}
type TagRow = { id: number; changed: number; bandcampTags: string[]; userTags: string[] }

/**
 * Makes one change to many albums: nothing is written unless all of them are the person's and their tags stay within the limit.
 * @throws NotFound; Invalid naming `change.addTags`; Conflict `stale` when somebody keeps changing the same albums meanwhile.
 */
export async function editAlbums(
  db: Db,
  userId: string,
  ids: readonly number[],
  { rating, list, addTags = [], removeTags = [] }: AlbumsChange,
  now: Date,
): Promise<void> {
  const isTagged = addTags.length > 0 || removeTags.length > 0
  const plain = db
    .update(album)
    .set({ rating, list, version: sql`${album.version} + 1`, changed: nextChange(userId, now) })
    .where(and(selected(userId, ids), sql`${countOf(userId, ids)} = ${ids.length}`))
  const check = db.all<{ owned: number }>(sql`SELECT ${countOf(userId, ids)} AS owned`)
  const [[found]] = isTagged ? await batch(db, [check]) : await batch(db, [check, plain])
  if (found?.owned !== ids.length) throw new NotFound(ids.length === 1 ? messages.albumGone : messages.someAlbumGone)
  if (!isTagged) return
  const tags = { add: addTags, remove: removeTags }
  if (addTags.length > 0) await requireRoomForTags(db, userId, ids, tags)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await writeTags(db, userId, ids.slice(from, from + AT_ONCE), { tags, rating, list }, now)
  }
}

type TagChange = { add: string[]; remove: string[] }

const countTags = ({ bandcampTags, userTags }: Pick<TagRow, 'bandcampTags' | 'userTags'>) =>
  distinctTags([...bandcampTags, ...userTags]).length

/** Looks only at albums that may come over the limit, of which there are few. */
async function requireRoomForTags(db: Db, userId: string, ids: readonly number[], tags: TagChange): Promise<void> {
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

/** Tags are reckoned here and written where the album is still as it was read; what changed in between is read again. */
async function writeTags(db: Db, userId: string, ids: readonly number[], edit: TagEdit, now: Date): Promise<void> {
  let left = ids
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await db.select(tagColumns).from(album).where(selected(userId, left))
    const chunks = jsonChunks(
      rows.map((row) => toEdit(row, edit.tags)),
      AT_ONCE,
    )
    const [first, ...rest] = chunks.map((chunk) => updateChunk(db, userId, chunk, edit, now))
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
  return [row.id, row.changed, bandcampTags, userTags, tagText]
}

const updateChunk = (db: Db, userId: string, chunk: string, { rating, list }: TagEdit, now: Date) =>
  db.all<{ id: number }>(sql`
  UPDATE album SET bandcamp_tags = edit.value->2, user_tags = edit.value->3, tag_text = edit.value->>4,
    rating = ${rating === undefined ? sql`rating` : rating}, list = ${list === undefined ? sql`list` : list},
    version = version + 1, changed = ${nextChange(userId, now)}
  FROM json_each(${chunk}) AS edit
  WHERE album.id = edit.value->>0 AND album.changed = edit.value->>1 AND +user_id = ${userId} AND deleted_at IS NULL
  RETURNING album.id AS id`)
