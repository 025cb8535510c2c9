import { and, isNull, sql } from 'drizzle-orm'
import type { AlbumsChange } from '#domain/albums/album.ts'
import { valuesOf } from '#domain/changes/album-values.ts'
import { refusalOf, setBy } from '#domain/changes/edit-albums.ts'
import { chunk } from '#domain/chunk.ts'
import { AppError, Invalid } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { wrongFields } from '#locales/errors.ts'
import { ALBUMS_PER_STEP, changeAlbums, requireAlbums } from '../changes/change-albums.ts'
import type { AlbumColumns, AlbumRow } from '../changes/derived.ts'
import { isOneOf, readRows, toAlbumRow } from '../changes/rows.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { album } from '../schema.ts'
import { toColumns } from './album-rows.ts'
import {
  endEdit,
  finishEdit,
  keepEdit,
  keepingOf,
  keptWhile,
  listUnfinishedEdits,
  readsOf,
  readUnfinishedEdit,
} from './kept-edits.ts'

/**
 * Applies one change to many albums of the person, and stores how to undo it under the name `edit`. All checks come before the first
 * change. Many albums are changed in steps; if a call is interrupted, the same call again, or else the daily job, does the rest. Albums
 * deleted after the first step are left out. @throws NotFound if one is not the person's; Invalid for `change.addTags` if an album would
 * exceed the tag limit; Conflict `stale` if concurrent changes persist
 */
export async function editAlbums(
  ctx: Ctx,
  ids: readonly number[],
  change: AlbumsChange,
  edit: string = crypto.randomUUID(),
): Promise<void> {
  const { addTags = [], addBandcampTags = [], removeTags = [], ...values } = change
  const more = addTags.length + addBandcampTags.length
  const toSet = setBy(change)
  const reads = readsOf(change)
  const rest = { change, albums: ids.length }
  const isWhole = ids.length <= ALBUMS_PER_STEP
  const options = {
    isWhole,
    keeps: keepingOf(edit),
    ...(isWhole && { beside: () => [keepEdit(ctx, edit, rest)], behind: endEdit(ctx, edit) }),
  }
  const work = () =>
    more + removeTags.length > 0
      ? changeAlbums(ctx, ids, (row: EditedRow) => edited(row, toSet), { ...options, reads })
      : changeAlbums(ctx, ids, toColumns(valuesOf(values)), options)
  if (isWhole) {
    await work()
    return
  }
  await requireAlbums(ctx, ids)
  // Checks the few albums that may exceed the limit.
  for (const some of more > 0 ? chunk(ids, ALBUMS_PER_STEP) : []) {
    const mayBeFull = and(isOneOf(ctx.userId, some), isNull(album.deletedAt), isFull(more))
    for (const row of await readRows(ctx, mayBeFull, reads)) edited(toAlbumRow(row, reads), toSet)
  }
  await keptWhile(ctx, edit, { ...rest, ids }, work)
}

type EditedRow = Pick<AlbumRow, 'bandcampTags' | 'userTags'>

const isFull = (more: number) =>
  sql`json_array_length(bandcamp_tags) + json_array_length(user_tags) + ${more} > ${LIMITS.tagsPerAlbum}`

/** The fields that a change sets in an album. @throws Invalid */
function edited(row: EditedRow, toSet: ReturnType<typeof setBy>): AlbumColumns {
  const set = toSet(row)
  const refusal = refusalOf(row, set)
  if (refusal) throw new Invalid(wrongFields, refusal)
  return toColumns(set)
}

/**
 * Finishes edits that started before `before` and were interrupted between two steps. Albums changed since then stay as they are. Part of
 * the daily clean-up, before `purgeActs`.
 */
export async function finishAlbumEdits(ctx: SystemCtx, before: Date): Promise<void> {
  for (const unfinished of await listUnfinishedEdits(ctx, before)) {
    const { userId, edit } = unfinished
    const { ids, change } = await readUnfinishedEdit(ctx, unfinished)
    const person = { ...ctx, userId }
    if (ids.length > 0) {
      await editAlbums(person, ids, change, edit).catch((error: unknown) => {
        // The rest may have become impossible.
        if (!(error instanceof AppError)) throw error
      })
    }
    await finishEdit(person, edit)
  }
}
