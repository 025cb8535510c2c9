import { sql } from 'drizzle-orm'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import type { Matched } from '#domain/imports/match-items.ts'
import { matchAlbums } from '../albums/match-albums.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { areUnchanged, changesStatement } from '../changes/statements.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { areFree, freeAddresses } from './existing.ts'
import { changesOfExisting, columnsFor } from './plan-existing.ts'

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
    if (changes.length === 0) return matched
    const condition = sql`${areUnchanged(ctx, changes)} AND ${areFree(ctx, changes)}`
    const parts = {
      freed: freeAddresses(ctx, changes, condition),
      written: changesStatement(ctx, changes, { raises: 'revision', condition }),
    }
    const { written } = await write(ctx, counted(ctx, parts), ['bytes'])
    return written.meta.changes > 0 ? matched : null
  })
