import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { type AppError, NotFound } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { album } from '../schema.ts'
import { counted, type Uncounted } from './counted.ts'
import { type AlbumColumns, type AlbumRow, hasAll, type SameColumns } from './derived.ts'
import { isOneOf, readRows, toAlbumRow } from './rows.ts'
import { areAsRead, changesOf, changesStatement, growthOf, sameStatement } from './statements.ts'
import { ATTEMPTS } from './until-written.ts'

type Options = {
  /** The version that the change is based on. */
  version?: number | undefined
  /** What else has to hold, and what to throw if it does not. */
  condition?: SQL | undefined
  refusal?: () => Promise<AppError>
  /** What to throw if it has another version and differs. */
  stale: (row: AlbumRow) => AppError
}

/**
 * Edits one album of the person as `changeAlbums` does, and returns it. Values that do not follow from what it has are written without
 * reading it first. @throws NotFound; `refusal`; `stale`
 */
export async function changeAlbum(
  ctx: Ctx,
  id: number,
  change: SameColumns | ((row: AlbumRow) => AlbumColumns),
  { version, condition, refusal, stale }: Options,
): Promise<AlbumRow> {
  const isIt = and(isOneOf(ctx.userId, [id]), isNull(album.deletedAt))
  const grows = growthOf(change)
  const writeWith = async (changed: Uncounted<AlbumsStatement>) => {
    const { written, read } = await write(ctx, counted(ctx, { written: changed, read: readRows(ctx, isIt) }), grows)
    return { isWritten: written.meta.changes > 0, row: toFound(read) }
  }
  let row: AlbumRow | undefined
  if (typeof change !== 'function') {
    const isBase = version === undefined ? undefined : eq(album.version, version)
    const where = and(isIt, isBase, condition)
    const done = await writeWith(sameStatement(ctx, [id], change, where))
    row = done.row
    if (done.isWritten || hasAll(row, change)) return row
  }
  const toColumns = typeof change === 'function' ? change : () => change
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    row ??= toFound(await readRows(ctx, isIt))
    const changes = changesOf(ctx, [row], toColumns)
    if (changes.length === 0) return row
    if (version !== undefined && row.version !== version) break
    const done = await writeWith(changesStatement(ctx, changes, { condition: and(areAsRead(ctx, [row]), condition) }))
    if (done.isWritten) return done.row
    if (refusal && done.row.revision === row.revision) throw await refusal()
    row = done.row
  }
  throw stale(row as AlbumRow)
}

type AlbumsStatement = ReturnType<typeof sameStatement | typeof changesStatement>['statement']

/** @throws NotFound */
function toFound([row]: Record<string, unknown>[]): AlbumRow {
  if (!row) throw new NotFound(messages.albumGone)
  return toAlbumRow(row)
}
