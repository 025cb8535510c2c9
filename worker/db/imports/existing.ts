import { and, type SQL, sql } from 'drizzle-orm'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import type { Matched } from '#domain/imports/match-items.ts'
import { matchAlbums } from '../albums/match-albums.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { keepAct, type Noted, noteAlbums } from '../changes/journal.ts'
import { isOneOf } from '../changes/rows.ts'
import { areUnchanged, changesStatement, setStatement } from '../changes/statements.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { inList } from '../database.ts'
import { metBy, noteSources } from './album-sources.ts'
import type { ChunkWriting } from './chunks.ts'
import { importAct } from './imports.ts'
import { changesOfExisting, columnsFor, type ExistingChange } from './plan-existing.ts'

const leaving = (changes: readonly ExistingChange[]): number[] =>
  changes.flatMap(({ row, set }) => (row.bandcampUrl && set.bandcampUrl !== undefined ? row.id : []))

/** The statement that frees the addresses which albums leave, before others get them. */
export const freeAddresses = (ctx: Ctx, changes: readonly ExistingChange[], condition: SQL) => {
  const ids = leaving(changes)
  return ids.length === 0
    ? []
    : [setStatement(ctx, { bandcampUrl: null }, and(isOneOf(ctx.userId, ids), condition), 'nothing')]
}

/** The condition that no album has the addresses and items that these get. */
export function areFree({ userId }: Ctx, changes: readonly ExistingChange[]) {
  const taken = (column: string, names: readonly string[], others = sql`true`) =>
    names.length === 0
      ? sql`true`
      : sql`NOT EXISTS (SELECT 1 FROM album WHERE user_id = ${userId}
          AND ${sql.raw(column)} IN ${inList(names)} AND ${others})`
  const urls = changes.flatMap(({ set }) => set.bandcampUrl || [])
  const keys = changes.flatMap(({ set }) => set.sourceKey || [])
  const others = sql`id NOT IN ${inList(leaving(changes))}`
  return sql`${taken('bandcamp_url', urls, others)} AND ${taken('source_key', keys)}`
}

/** The statements of a chunk's batch that write them, and keep what undoes that for those in the trash. */
export function writeExisting(
  { ctx, importId, guard, countCreated }: ChunkWriting,
  changes: readonly ExistingChange[],
) {
  const act = importAct(importId)
  const { revived = [], others = [] } = Object.groupBy(changes, ({ isRevived }) => (isRevived ? 'revived' : 'others'))
  const noted = revived.map(({ row, parts }): Noted => [row.id, ...parts])
  return [
    ...(revived.length > 0
      ? [
          keepAct(ctx, act, sql`'{}'`, guard),
          ...noteAlbums(ctx, act, noted, guard, true),
          changesStatement(ctx, revived, { raises: 'revision', condition: guard }),
          countCreated(),
        ]
      : []),
    ...(others.length > 0 ? [changesStatement(ctx, others, { raises: 'revision', condition: guard })] : []),
  ]
}

const FILLS = { fills: true, syncs: null } as const

/**
 * Matches new albums with those of the person, and fills in what those that are the same lack: the address, and empty fields. What is in the
 * trash stays as it is. Returns what each means. @throws Conflict `stale` if concurrent changes persist
 */
export const joinAlbums = (ctx: Ctx, albums: readonly ImportedAlbum[]): Promise<Matched[]> =>
  untilWritten(async () => {
    const matched = await matchAlbums(ctx, albums, columnsFor(FILLS))
    const shown = matched.filter(({ existing }) => !existing?.isTrashed)
    const changes = changesOfExisting(ctx, 0, shown, FILLS)
    const met = metBy(ctx, shown, { changes, policy: FILLS, same: [] })
    if (met.length + changes.length === 0) return matched
    const condition = sql`${areUnchanged(ctx, changes)} AND ${areFree(ctx, changes)}`
    const parts = {
      freed: freeAddresses(ctx, changes, condition),
      written: changes.length > 0 ? [changesStatement(ctx, changes, { raises: 'revision', condition })] : [],
    }
    const sources = noteSources(ctx, 0, met, condition)
    const { written } = await write(ctx, { sources, ...counted(ctx, parts) }, ['bytes'])
    return written.every(({ meta }) => meta.changes > 0) ? matched : null
  })
