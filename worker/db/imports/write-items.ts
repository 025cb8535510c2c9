import { sql } from 'drizzle-orm'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { PLACE_GAP } from '#domain/crates/places.ts'
import { Conflict, LimitExceeded } from '#domain/errors/app-error.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import type { ChunkReport } from '#domain/imports/file-import.ts'
import type { Item } from '#domain/imports/item.ts'
import { toMatched } from '#domain/imports/match-items.ts'
import { LIMITS } from '#domain/limits.ts'
import { withRuledTags } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { collectionFull } from '#locales/errors.ts'
import { keptCount } from '../albums/album-count.ts'
import { toRow } from '../albums/insert-albums.ts'
import { lookUpStatements, nameOf } from '../albums/look-up.ts'
import { insertManyTracks } from '../albums/tracks.ts'
import { counted } from '../changes/counted.ts'
import { insertStatement, putStatement } from '../changes/insert-delete.ts'
import { chunksByColumn } from '../changes/named-albums.ts'
import { areUnchanged } from '../changes/statements.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { batch, rowChunks } from '../database.ts'
import { inChunks, sumOf } from '../steps.ts'
import { tagRulesStatement, toTagRules } from '../tags/tag-rules.ts'
import { metBy, noteSources, sameStatement } from './album-sources.ts'
import { type ChunkId, type ChunkWriting, chunkState, chunkWriting, reportOf, requireOpen, runChunk } from './chunks.ts'
import { areFree, freeAddresses, writeExisting } from './existing.ts'
import { columnsFor, type Policy } from './plan-existing.ts'
import { divideItems, type OnAlbum, planItems, type Rows, tracksOf } from './plan-items.ts'
import { writeAliases, writeEvents, writeListens } from './write-history.ts'

const noRoom = () => collectionFull(LIMITS.albumsPerPerson)

/**
 * The items of a chunk; `syncs` says which list at Bandcamp they are from, `isWhole` that all of them have to fit. `failed` are rows that
 * could not be read; `skipped` and `found` are of a list at Bandcamp.
 */
type ItemChunk = {
  items: readonly Item[]
  syncs?: Policy['syncs']
  isWhole?: boolean
  failed?: readonly FailedRow[]
  skipped?: number
  found?: number
}

type Written = { report: ChunkReport; existing: number[]; on: OnAlbum[] }

/**
 * Writes a chunk of an import once. New albums are added; those in the trash are overwritten and restored; existing ones stay or get their
 * empty fields filled, as the import's mode says; a sync instead leaves the trash alone and brings existing albums up to what Bandcamp
 * says; all go into their crates. A track of an album that the person has changes nothing of it. Returns the report, the ids of the albums
 * that were there, and such tracks. A large chunk is written in steps, as chunks behind the largest number that a caller can use and last
 * the chunk itself; interrupted, the same call finishes the rest. @throws NotFound; Conflict `import-over`, `crates-missing`; LimitExceeded
 * if `isWhole`, before anything is written
 */
export async function writeItems(
  ctx: Ctx,
  { importId, chunk }: Omit<ChunkId, 'part'>,
  { items, syncs = null, isWhole = false, ...more }: ItemChunk,
): Promise<Written> {
  const pieces = divideItems(items)
  if (isWhole && pieces.length > 1) await requireRoom(ctx, importId, pieces)
  const written = await inChunks(ctx, pieces, (step, some, index) => {
    const isLast = index === pieces.length - 1
    const number = isLast ? chunk : chunk + (index + 1) * LIMITS.importChunks
    return writePiece(step, { importId, chunk: number }, { items: some, syncs, isWhole, ...(isLast && more) })
  })
  const reports = written.map(({ report }) => report)
  return {
    report: {
      created: sumOf(reports.map(({ created }) => created)),
      updated: sumOf(reports.map(({ updated }) => updated)),
      skipped: sumOf(reports.map(({ skipped }) => skipped)),
      failed: reports.flatMap(({ failed }) => failed).sort((one, other) => one.row - other.row),
    },
    existing: written.flatMap(({ existing }) => existing),
    on: written.flatMap(({ on }) => on),
  }
}

/** Requires that the new albums of all pieces fit into the collection. @throws LimitExceeded */
async function requireRoom(ctx: Ctx, importId: number, pieces: readonly Item[][]): Promise<void> {
  const [totals] = await ctx.db.all<{ albums: number }>(sql`SELECT ${keptCount(ctx)} AS albums`)
  const room = LIMITS.albumsPerPerson - (totals?.albums ?? 0)
  if (pieces.flat().length <= room) return
  const adding = new Set<unknown>()
  for (const items of pieces) {
    const found = await batch(ctx.db, lookUpStatements(ctx, importId, items))
    for (const one of toMatched(items, found)) if (!one.existing) adding.add(nameOf(one).name)
  }
  if (adding.size > room) throw new LimitExceeded(noRoom())
}

/** Writes one piece: one round trip to look up, one to write. */
const writePiece = (
  ctx: Ctx,
  { importId, chunk }: Omit<ChunkId, 'part'>,
  { items, syncs = null, isWhole = false, failed = [], ...more }: ItemChunk,
): Promise<Written> =>
  untilWritten(async () => {
    const { db, userId } = ctx
    const id = { importId, part: 'rows' as const, chunk }
    const {
      states,
      ruleRows,
      totals: [totals],
      same,
      found,
    } = await batch(db, {
      states: chunkState(ctx, id),
      ruleRows: tagRulesStatement(ctx),
      totals: db.all<{ albums: number; crates: number }>(sql`
        SELECT ${keptCount(ctx)} AS albums,
          (SELECT count(*) FROM import_crate WHERE user_id = ${userId} AND import_id = ${importId}) AS crates`),
      same: sameStatement(ctx, importId),
      found: lookUpStatements(ctx, importId, items, columnsFor({ fills: syncs !== 'fan', syncs })),
    })
    const known = reportOf(states)
    if (known) return { report: known, existing: [], on: [] }
    const { mode, crateId } = requireOpen(states)
    if (items.some((item) => item.crates.some(([place]) => place >= (totals?.crates ?? 0)))) {
      throw new Conflict('crates-missing', messages.cratesMissing)
    }
    const withRules = withRuledTags(toTagRules(ruleRows))
    const ruled = items.map((item) => ({ ...item, album: withRules(item.album) }))
    const albums = totals?.albums ?? 0
    const policy = { fills: mode === 'fill', syncs }
    const matched = toMatched(ruled, found).filter(({ item, existing }) => !item.isOnlyNew || !existing)
    const plan = planItems(ctx, importId, matched, LIMITS.albumsPerPerson - albums, policy)
    const { rows, own, changes, existing, on } = plan
    if (isWhole && plan.excess.length > 0) throw new LimitExceeded(noRoom())
    const writing = chunkWriting(ctx, id, {
      rows: items.length + failed.length,
      failed: [...failed, ...plan.excess.map((row) => ({ row, field: 'row', message: noRoom() }))],
      trashed: plan.trashed,
      updated: changes.filter(({ isFilled }) => isFilled).length,
      condition: sql`${areUnchanged(ctx, changes)} AND ${areFree(ctx, changes)}`,
      ...more,
    })
    const report = await runChunk(writing, {
      sources: noteSources(ctx, importId, metBy(ctx, own, { changes, policy, same }), writing.guard),
      ...counted(ctx, {
        freed: freeAddresses(ctx, changes, writing.guard),
        added: addAlbums(writing, rows),
        existing: writeExisting(writing, changes),
        tracks: syncs ? [] : writeTracks(writing, rows),
        memberships: putIntoCrates(writing, rows, crateId !== null),
      }),
      aliases: writeAliases(writing, own),
      listens: writeListens(writing, rows),
      events: writeEvents(writing, own),
    })
    return report && { report, existing, on }
  })

function addAlbums({ ctx, importId, guard, countCreated, keepCount }: ChunkWriting, rows: Rows) {
  const fresh = rows.filter(({ existing }) => !existing)
  const tracks = new Map(tracksOf(fresh).map((album) => [album.name, album.tracks]))
  const chunks = rowChunks(
    fresh.map(
      (row): Record<string, unknown> => ({
        ...toRow(row.input, ctx.now),
        trackText: trackTextOf(tracks.get(nameOf(row).name) ?? []),
      }),
    ),
  )
  if (chunks.length === 0) return []
  return [...chunks.flatMap((chunk) => [insertStatement(ctx, chunk, { importId, guard }), countCreated()]), keepCount()]
}

/** Adds the tracks of new albums, and of those restored that had none. */
const writeTracks = ({ ctx, guard }: ChunkWriting, rows: Rows) =>
  insertManyTracks(ctx, tracksOf(rows), guard).map((statement) => ctx.db.run(statement))

function putIntoCrates({ ctx, importId, guard }: ChunkWriting, rows: Rows, intoOne: boolean) {
  const { userId } = ctx
  const members = rows.flatMap((row) => {
    const places = intoOne ? [[0, row.item.row] as const] : row.item.crates
    return places.map(([place, position]) => ({ ...nameOf(row), place, position }))
  })
  return chunksByColumn(members, 10_000).map(({ column, chunk }) =>
    putStatement(
      ctx,
      members,
      sql`
        SELECT ${userId}, i.crate_id, a.id, i.last + (1 + (m.value->>'position')) * ${PLACE_GAP}, ${importId}
        FROM json_each(${chunk}) m
        CROSS JOIN import_crate i ON i.user_id = ${userId} AND i.import_id = ${importId} AND i.place = m.value->>'place'
        CROSS JOIN crate c ON c.id = i.crate_id AND c.user_id = ${userId} AND c.query IS NULL
        CROSS JOIN album a ON a.user_id = ${userId} AND a.${sql.raw(column)} = m.value->>'name'
        WHERE ${guard}`,
    ),
  )
}
