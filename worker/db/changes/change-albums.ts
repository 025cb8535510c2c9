import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { chunk } from '#domain/chunk.ts'
import { NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { album } from '../schema.ts'
import { inChunks, sumOf } from '../steps.ts'
import { counted } from './counted.ts'
import type { AlbumColumns, AlbumRow, SameColumns } from './derived.ts'
import { BYTES_PER_NOTE, type Keeping, noteAlbums, notedOf, noteSame } from './journal.ts'
import { type Column, changedRows, isOneOf, readRows, toAlbumRow } from './rows.ts'
import { areAsRead, changesOf, changesStatement, growthOf, type Raises, sameStatement } from './statements.ts'
import { untilWritten } from './until-written.ts'

// So many albums hold the database for 30 to 60 ms.
export const ALBUMS_PER_STEP = 500

/** What every change reads of an album. */
type Always = 'id' | 'revision'

type Options<Key extends Column> = {
  /** The columns that the change looks at or sets. Without them, whole rows are read. */
  reads?: readonly Key[]
  raises?: Exclude<Raises, 'nothing'>
  /** Changes albums in the trash, and no others, or either; those in it are left out otherwise. */
  inTrash?: boolean | 'either'
  /** Changes none if one of them is not there, where one step is enough; `requireAlbums` asks before the first of several. */
  isWhole?: boolean
  /** What else has to hold in each step whose albums are read; `message` says that it does not. */
  condition?: SQL
  message?: string
  /** Statements of the same transaction, before its albums are written. */
  beside?: (ids: readonly number[]) => readonly BatchItem<'sqlite'>[]
  /** Statements of the same transaction, behind all others. */
  behind?: readonly BatchItem<'sqlite'>[]
  /** The act by which the change can be undone: it notes what it changes. The change reads the columns of its parts. */
  keeps?: Keeping
}

/**
 * Changes albums of the person, in steps; returns how many. The change is the same values for all, or a pure function of what is read of
 * each, whose columns are written with all that follows from them. Only albums that differ are written, those of a step all or none: where
 * somebody else was faster, the step is made again. Interrupted, the same call finishes the rest. @throws NotFound if `isWhole`; Conflict
 * `stale` if concurrent changes persist; what the function throws, before anything of its step is written
 */
export async function changeAlbums<Key extends Column = Column>(
  ctx: Ctx,
  ids: readonly number[],
  change: SameColumns | ((row: Pick<AlbumRow, Key | Always>) => AlbumColumns | null),
  options: Options<Key> = {},
): Promise<number> {
  const counts = await inChunks(ctx, chunk(ids, ALBUMS_PER_STEP), (step, some) => {
    if (typeof change === 'function') return changeEach(step, some, change, options)
    // What is searched follows from the names, too.
    return change.notes === undefined
      ? changeSame(step, some, change, options)
      : changeEach(step, some, () => change, options)
  })
  return sumOf(counts)
}

const selected = (
  { userId }: Ctx,
  ids: readonly number[],
  inTrash: Options<Column>['inTrash'] = false,
): SQL | undefined =>
  and(
    isOneOf(userId, ids),
    inTrash === 'either' ? undefined : inTrash ? isNotNull(album.deletedAt) : isNull(album.deletedAt),
  )

const countOf = (ctx: Ctx, ids: readonly number[]): SQL => sql`(SELECT count(*) FROM album WHERE ${selected(ctx, ids)})`

const ownedStatement = (ctx: Ctx, ids: readonly number[]) =>
  ctx.db.all<{ owned: number }>(sql`SELECT ${countOf(ctx, ids)} AS owned`)

function requireAll(found: number | undefined, ids: readonly number[]): void {
  if (found !== ids.length) throw new NotFound(ids.length === 1 ? messages.albumGone : messages.someAlbumGone)
}

/** @throws NotFound if one of the albums is not the person's, or in the trash */
export async function requireAlbums(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const [found] = await ownedStatement(ctx, ids)
  requireAll(found?.owned, ids)
}

async function changeSame<Key extends Column>(
  ctx: Ctx,
  ids: readonly number[],
  values: SameColumns,
  { raises, inTrash, isWhole = false, beside, behind = [], keeps }: Options<Key>,
): Promise<number> {
  const areThere = isWhole ? sql`${countOf(ctx, ids)} = ${ids.length}` : undefined
  const where = and(selected(ctx, ids, inTrash), areThere)
  const { found, changed } = await write(
    ctx,
    {
      beside: beside?.(ids) ?? [],
      notes: keeps ? [noteSame(ctx, keeps, values, where)] : [],
      found: ownedStatement(ctx, isWhole ? ids : []),
      ...counted(ctx, { written: sameStatement(ctx, ids, values, where, raises), changed: changedRows(ctx) }),
      behind,
    },
    [...growthOf(values), ...(keeps ? [BYTES_PER_NOTE * ids.length] : [])],
  )
  if (isWhole) requireAll(found[0]?.owned, ids)
  return changed[0]?.count ?? 0
}

async function changeEach<Key extends Column>(
  ctx: Ctx,
  ids: readonly number[],
  change: (row: Pick<AlbumRow, Key | Always>) => AlbumColumns | null,
  { reads, raises, inTrash, isWhole = false, condition, message, beside, behind = [], keeps }: Options<Key>,
): Promise<number> {
  const columns = reads && [...new Set<Key | Always>(['id', 'revision', ...reads])]
  return untilWritten(async () => {
    const read = await readRows(ctx, selected(ctx, ids, inTrash), columns)
    const rows = read.map((row) => toAlbumRow<Key | Always>(row, columns))
    if (isWhole) requireAll(rows.length, ids)
    const changes = changesOf(ctx, rows, change)
    if (changes.length === 0) return 0
    const notes = keeps ? noteAlbums(ctx, keeps.act, notedOf(keeps, changes), sql`changes() > 0`) : []
    const isAllowed = and(areAsRead(ctx, rows), condition)
    const written = changesStatement(ctx, changes, { raises, condition: isAllowed })
    const done = await write(
      ctx,
      { beside: beside?.(ids) ?? [], ...counted(ctx, { written, notes }), behind },
      growthOf(change),
    )
    return done.written.meta.changes > 0 ? changes.length : null
  }, message)
}
