import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import type { KeptBy, UndoPreview } from '#domain/imports/import-view.ts'
import { write } from '../budgets.ts'
import { counted } from '../changes/counted.ts'
import { type AlbumColumns, type AlbumRow, hasAll } from '../changes/derived.ts'
import { type Column, isOneOf, readRows, toAlbumRow } from '../changes/rows.ts'
import { areAsRead, changesOf, changesStatement } from '../changes/statements.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { batch, idsOf, inList } from '../database.ts'
import { album, imports } from '../schema.ts'
import { inChunks, sumOf } from '../steps.ts'
import { foldSources, isPersons, type Source, sameImports, sameStatement, versionOfImports } from './album-sources.ts'
import { fileNameOf, getImport, isList } from './imports.ts'
import { SAID, TOGETHER } from './plan-existing.ts'

const ALBUMS_PER_STEP = 250

/** An album without what an import said: the columns to set and the sources that stay; `heir` is the import that it belongs to from now on. */
type Left = { row: AlbumRow; set: AlbumColumns; sources: readonly Source[]; heir: number | null; losesTracks: boolean }

/**
 * Takes back what an import has said of albums that other sources have, too, in steps: each is as the others alone would have made it, but
 * for what the person has changed. Those that it had brought first belong to the next source from then on. Returns how many of the others
 * have changed, and how many of its own each source keeps, by its import, 0 for the person.
 */
export async function takeBack(ctx: Ctx, importId: number): Promise<{ reverted: number; keptBy: KeptBy[] }> {
  const { db, userId } = ctx
  const found = await db.all<{ id: number }>(sql`
    SELECT DISTINCT album_id AS id FROM album_source WHERE user_id = ${userId} AND import_id = ${importId} ORDER BY 1`)
  const same = new Set(idsOf(await sameStatement(ctx, importId)))
  const steps = chunk(idsOf(found), ALBUMS_PER_STEP)
  const done = await inChunks(ctx, steps, (step, ids) =>
    untilWritten(async () => {
      const some = await readLeft(step, { importId, same }, ids)
      return some.length === 0 || (await writeLeft(step, importId, some)) ? some : null
    }),
  )
  const left = done.flat()
  const own = left.flatMap(({ heir }) => heir ?? [])
  return {
    reverted: left.filter(({ heir, set }) => heir === null && set.version !== undefined).length,
    keptBy: await keptByOf(
      ctx,
      [...Map.groupBy(own, (heir) => heir)].map(([id, some]) => [id, some.length]),
    ),
  }
}

/** The names of the imports that keep so many albums, the person's last. */
async function keptByOf(
  { db, userId }: Ctx,
  counts: readonly (readonly [id: number, count: number])[],
): Promise<KeptBy[]> {
  const byId = new Map(counts)
  const ofPerson = byId.get(0)
  const found = await db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), inArray(imports.id, [...byId.keys()])))
    .orderBy(imports.id)
  const sources = found.map((row) => {
    const { id, kind, username, target } = row
    const type = isList(target) ? target : null
    return { kind, username, type, fileName: fileNameOf(row), count: byId.get(id) ?? 0 }
  })
  return ofPerson ? [...sources, { kind: null, username: null, type: null, fileName: null, count: ofPerson }] : sources
}

/** What undoing an import would do to the albums that it added. @throws NotFound */
export async function previewUndo(ctx: Ctx, importId: number): Promise<UndoPreview> {
  const { db, userId } = ctx
  await getImport(ctx, importId)
  const others = sql`FROM album_source s WHERE s.album_id = a.id AND s.import_id NOT IN ${sameImports(ctx, importId)}`
  const found = await db.all<{ fate: string; heir: number | null; count: number }>(sql`
    SELECT fate, heir, count(*) AS count FROM (
      SELECT CASE
          WHEN EXISTS (SELECT 1 FROM journal_row WHERE user_id = ${userId} AND kind = 'import' AND entry = ${String(importId)} AND number = a.id)
            THEN 'trashed'
          WHEN a.version <> ${versionOfImports(sql`a.id`)} OR ${isPersons(sql`a.id`)} THEN 'kept'
          WHEN EXISTS (SELECT 1 ${others}) THEN 'heir'
          WHEN EXISTS (SELECT 1 FROM crate_album c WHERE c.album_id = a.id AND c.import_id <> ${importId}) THEN 'kept' ELSE 'removed' END AS fate,
        (SELECT s.import_id FROM album_source s WHERE s.album_id = a.id AND s.import_id <> ${importId} ORDER BY s.number LIMIT 1) AS heir
      FROM album a WHERE a.user_id = ${userId} AND a.import_id = ${importId} AND a.deleted_at IS NULL)
    GROUP BY 1, iif(fate = 'heir', heir, 0)`)
  const sum = (fate: string) => sumOf(found.flatMap((one) => (one.fate === fate ? one.count : [])))
  const heirs = found.flatMap(({ fate, heir, count }) => (fate === 'heir' ? [[heir ?? 0, count] as const] : []))
  return { removed: sum('removed'), trashed: sum('trashed'), kept: sum('kept'), keptBy: await keptByOf(ctx, heirs) }
}

/** An import, and the imports of the same list. */
type Own = { importId: number; same: ReadonlySet<number> }

async function readLeft(ctx: Ctx, own: Own, ids: readonly number[]): Promise<Left[]> {
  const { db, userId } = ctx
  const some = inList(ids)
  const { read, sources, held } = await batch(db, {
    read: readRows(ctx, and(isOneOf(userId, ids), isNull(album.deletedAt))),
    sources: db.all<Omit<Source, 'said'> & { albumId: number; said: string }>(sql`
      SELECT album_id AS albumId, number, import_id AS importId, version, said FROM album_source
      WHERE album_id IN ${some} AND +user_id = ${userId} ORDER BY album_id, number`),
    held: db.all<{ id: number }>(sql`
      SELECT id FROM album WHERE ${isOneOf(userId, ids)} AND ${isPersons(sql`album.id`)}`),
  })
  const byAlbum = Map.groupBy(sources, ({ albumId }) => albumId)
  const kept = new Set(idsOf(held))
  const left = read.flatMap((one) => {
    const row = toAlbumRow(one)
    const all = (byAlbum.get(row.id) ?? []).map((source): Source => ({ ...source, said: JSON.parse(source.said) }))
    return leftOf(own, { row, all, isKept: kept.has(row.id) }) ?? []
  })
  return withoutTaken(ctx, left)
}

type Known = { row: AlbumRow; all: readonly Source[]; isKept: boolean }

/** Null if the album stays as it is, or goes: it is the import's alone, or the person's. */
function leftOf({ importId, same }: Own, { row, all, isKept }: Known): Left | null {
  const isTouched = isKept || row.version !== sumOf(all.map(({ version }) => version))
  const isFirst = all[0]?.importId === importId
  const sources = all.filter((source) => source.importId !== importId)
  if (isFirst && (isTouched || sources.every((source) => same.has(source.importId)))) return null
  const [before, after] = [foldSources(all), foldSources(sources)]
  if (!before || !after) return null
  const isAs = (columns: AlbumColumns, keys: readonly Column[]) =>
    keys.every((key) => hasAll(row, { [key]: columns[key] }))
  const taken = isFirst ? SAID : TOGETHER.filter((keys) => isAs(before, keys)).flat()
  const differs = taken.filter((key) => !isAs(after, [key]))
  const hasTracks = (some: readonly Source[]) => some.some(({ said }) => said.hasTracks)
  const losesTracks = row.trackText !== '' && !hasTracks(sources) && (isFirst || hasTracks(all))
  const isChanged = differs.length > 0 || losesTracks
  const heir = isFirst ? (sources[0]?.importId ?? 0) : null
  const version = row.version + Number(isChanged)
  const [first, ...others] = sources
  const sum = sumOf(sources.map((source) => source.version))
  return {
    row,
    set: {
      // None of it is an edit.
      ...(isChanged && { version, ratedAt: undefined, movedAt: undefined, namesFrom: undefined }),
      ...Object.fromEntries(differs.map((key) => [key, after[key]])),
      ...(losesTracks && { trackText: '' }),
      ...(heir !== null && { importId: heir || null }),
    },
    sources: first && !isTouched ? [{ ...first, version: first.version + version - sum }, ...others] : sources,
    heir,
    losesTracks,
  }
}

/** Leaves out addresses and items that other albums have by now. */
async function withoutTaken({ db, userId }: Ctx, left: readonly Left[]): Promise<Left[]> {
  const names = left.flatMap(({ set }) => [set.bandcampUrl, set.sourceKey].filter((name) => typeof name === 'string'))
  if (names.length === 0) return [...left]
  const some = inList(names)
  const found = await db.all<{ name: string }>(sql`
    SELECT bandcamp_url AS name FROM album WHERE user_id = ${userId} AND bandcamp_url IN ${some}
    UNION ALL SELECT source_key FROM album WHERE user_id = ${userId} AND source_key IN ${some}`)
  const taken = new Set(found.map(({ name }) => name))
  const free = (name: string | null | undefined) => {
    if (typeof name !== 'string' || !taken.has(name)) {
      if (name) taken.add(name)
      return name
    }
    return null
  }
  return left.map((one) => {
    const { bandcampUrl, sourceKey } = one.set
    return { ...one, set: { ...one.set, bandcampUrl: free(bandcampUrl), sourceKey: free(sourceKey) } }
  })
}

/** Whether it was written: all albums are as they were read. */
async function writeLeft(ctx: Ctx, importId: number, left: readonly Left[]): Promise<boolean> {
  const { db, userId } = ctx
  const rows = left.map(({ row }) => row)
  const guard = areAsRead(ctx, rows)
  const versions = left.flatMap(({ row, sources: [first] }) => (first ? [[row.id, first.number, first.version]] : []))
  const sets = new Map(left.map(({ row, set }) => [row.id, set]))
  const changes = changesOf(ctx, rows, ({ id }) => sets.get(id) ?? null)
  const { gone } = await write(
    ctx,
    {
      gone: db.run(sql`
        DELETE FROM album_source WHERE user_id = ${userId} AND import_id = ${importId} AND album_id IN ${inList(idsOf(rows))} AND ${guard}`),
      versions: db.run(sql`
        UPDATE album_source SET version = v.value->>2 FROM json_each(${JSON.stringify(versions)}) v
        WHERE album_id = v.value->>0 AND number = v.value->>1 AND +user_id = ${userId} AND ${guard}`),
      tracks: db.run(sql`
        DELETE FROM album_track WHERE user_id = ${userId} AND album_id IN ${inList(left.flatMap((one) => (one.losesTracks ? one.row.id : [])))} AND ${guard}`),
      ...counted(ctx, {
        written: changes.length > 0 ? [changesStatement(ctx, changes, { raises: 'revision', condition: guard })] : [],
      }),
    },
    ['bytes'],
  )
  return gone.meta.changes > 0
}
