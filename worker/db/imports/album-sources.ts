import { type SQL, sql } from 'drizzle-orm'
import type { AlbumInput } from '#domain/albums/album.ts'
import type { AlbumKey } from '#domain/albums/album-fields.ts'
import { isItem } from '#domain/albums/item-key.ts'
import { type ItemAlbum, keyOf } from '#domain/imports/item.ts'
import type { Matched } from '#domain/imports/match-items.ts'
import { mergedFields, toAlbumColumns } from '../albums/album-rows.ts'
import type { AlbumColumns, AlbumRow } from '../changes/derived.ts'
import { type Column, columnsOfJson, toJsonValue } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { idsOf, jsonChunks } from '../database.ts'
import { changesOfExisting, type ExistingChange, type Policy, SAID } from './plan-existing.ts'

/** Sources that an album gets beyond these are not kept. */
const MOST_SOURCES = 8
/** Longer texts of a source are not kept. */
const MOST_LETTERS = 2_000

/**
 * What a source said of an album: the columns that the first one left, or an entry of a list, a row of a file, what its page tells, which
 * came later.
 */
type Said = {
  columns?: Record<string, unknown>
  entry?: ItemAlbum & { isAlias?: boolean }
  policy?: Policy
  page?: Facts
  at?: number
  hasTracks?: boolean
}

type Facts = Partial<Pick<AlbumInput, AlbumKey>>

/** A source of an album, as `album_source` has it. */
export type Source = { number: number; importId: number; version: number; said: Said }

/** The ids of an import and of the others of the same list; each file is its own. */
export const sameImports = ({ userId }: Pick<Ctx, 'userId'>, importId: number): SQL => sql`(
  SELECT ${importId} AS id UNION SELECT same.id FROM fan_import own JOIN fan_import same
    ON same.user_id = own.user_id AND same.kind = own.kind AND same.username IS own.username AND same.type = own.type
  WHERE own.user_id = ${userId} AND own.id = ${importId} AND own.kind <> 'file')`

/** The statement that reads these ids. */
export const sameStatement = (ctx: Ctx, importId: number) =>
  ctx.db.all<{ id: number }>(sql`SELECT id FROM ${sameImports(ctx, importId)}`)

/** The version of an album that only imports have changed. */
export const versionOfImports = (albumId: SQL): SQL =>
  sql`coalesce((SELECT sum(version) FROM album_source WHERE album_id = ${albumId}), 1)`

/** Whether the person has put an album into a crate, or has heard it. */
export const isPersons = (albumId: SQL): SQL => {
  const of = sql`WHERE album_id = ${albumId} AND import_id IS NULL`
  return sql`(EXISTS (SELECT 1 FROM crate_album ${of}) OR EXISTS (SELECT 1 FROM listen ${of}))`
}

/** An album that an import has met: its import (0 if the person has added it), its version, and what was and is said of it. */
type Met = { id: number; from: number; version: number; base: Said; said: Said; isChanged: boolean; isRaised: boolean }

const isKept = (value: unknown) =>
  value !== null && value !== undefined && !(typeof value === 'string' && value.length > MOST_LETTERS)
const kept = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value))) as Values

const baseOf = (row: AlbumColumns, hasTracks: boolean): Said => ({
  columns: kept(Object.fromEntries(SAID.map((key) => [key, toJsonValue(row[key])]))),
  hasTracks,
})

/**
 * The albums that rows of an import mean and that are there, with what the first row of each says; without those that an import of the same
 * list (`same`) has brought and that stay as they are.
 */
export function metBy(
  { now }: Pick<Ctx, 'now'>,
  rows: readonly Matched[],
  { changes, policy, same }: { changes: readonly ExistingChange[]; policy: Policy; same: readonly { id: number }[] },
): Met[] {
  const imports = new Set(idsOf(same))
  const sets = new Map(changes.map(({ row, set }) => [row.id, set]))
  const met = new Map<number, Met>()
  for (const { item, existing } of rows) {
    if (!existing || existing.rule === 'track' || existing.isTrashed || existing.isOwn || met.has(existing.id)) continue
    const set = sets.get(existing.id)
    const from = Number(existing.known.importId ?? 0)
    if (!set && imports.has(from)) continue
    const row = columnsOfJson(existing.known, [...SAID, 'version'])
    const { id: _, listens: _l, events: _e, aliases: _a, tracks: _t, ...entry } = item.album
    met.set(existing.id, {
      id: existing.id,
      from,
      version: row.version ?? 1,
      base: baseOf(row, existing.hasTracks),
      said: { entry: kept({ ...entry, ...(existing.isAlias && { isAlias: true }) }), policy, at: now.getTime() },
      isChanged: set !== undefined,
      isRaised: set?.version !== undefined,
    })
  }
  return [...met.values()]
}

/** An album whose page an import has read. */
export const metByPage = (
  { now }: Pick<Ctx, 'now'>,
  row: AlbumRow,
  { tracks, ...page }: Facts & { tracks: readonly unknown[] },
): Met => ({
  id: row.id,
  from: row.importId ?? 0,
  version: row.version,
  base: baseOf(row, row.trackText !== ''),
  said: { page: kept(page), at: now.getTime(), hasTracks: tracks.length > 0 },
  isChanged: true,
  isRaised: false,
})

/**
 * The statements that keep what a source says of albums that were there, before these are written: once for all imports of a list, but for
 * what a later one changes. An album that only imports of the same list have written is the list's, and nothing is kept of it.
 */
export function noteSources(ctx: Ctx, importId: number, met: readonly Met[], guard: SQL = sql`true`) {
  const { db, userId } = ctx
  const same = sameImports(ctx, importId)
  const known = sql`album_source s WHERE s.album_id = m.value->>'id'`
  const isNews = sql`(m.value->>'from' NOT IN ${same} OR EXISTS (SELECT 1 FROM ${known}))
    AND (m.value->>'isChanged' OR NOT EXISTS (SELECT 1 FROM ${known} AND s.import_id IN ${same}))`
  return jsonChunks(met).flatMap((chunk) => [
    // What was edited since it came in is the person's.
    db.run(sql`
      INSERT INTO album_source (user_id, album_id, number, import_id, version, said)
      SELECT ${userId}, m.value->>'id', 0, iif(m.value->>'version' = 1, m.value->>'from', 0), m.value->>'version' = 1, m.value->'base'
      FROM json_each(${chunk}) m WHERE ${guard} AND ${isNews} AND NOT EXISTS (SELECT 1 FROM ${known})`),
    db.run(sql`
      INSERT INTO album_source (user_id, album_id, number, import_id, version, said)
      SELECT ${userId}, m.value->>'id', (SELECT max(s.number) + 1 FROM ${known}), ${importId}, m.value->>'isRaised', m.value->'said'
      FROM json_each(${chunk}) m WHERE ${guard} AND ${isNews} AND (SELECT count(*) FROM ${known}) BETWEEN 1 AND ${MOST_SOURCES - 1}`),
  ])
}

/** What an album is by its sources, one after another; null if none of them says what it is. */
export function foldSources(sources: readonly Source[]): AlbumColumns | null {
  let row: AlbumColumns | null = null
  for (const { said } of sources) {
    const { columns, entry, policy, page } = said
    const now = new Date(said.at ?? 0)
    if (columns) row = columnsOfJson(columns, SAID)
    if (entry) row = row && policy ? joined(row, entry, policy, now) : created(entry, now)
    if (row && page) row = { ...row, ...mergedFields(row as AlbumRow, page), detailsAt: now }
  }
  return row
}

const only = (from: AlbumColumns): AlbumColumns => Object.fromEntries(SAID.map((key) => [key, from[key] ?? null]))

function created(entry: NonNullable<Said['entry']>, now: Date): AlbumColumns {
  const key = keyOf(entry)
  // A key of names may belong to another album by now.
  const sourceKey = isItem(key) ? key : null
  return only({ ...toAlbumColumns({ ...entry, bandcampUrl: entry.bandcampUrl || null }, now), sourceKey })
}

function joined(
  row: AlbumColumns,
  { isAlias = false, ...entry }: NonNullable<Said['entry']>,
  policy: Policy,
  now: Date,
): AlbumColumns {
  const known = Object.fromEntries([...SAID, 'version' as Column].map((key) => [key, toJsonValue(row[key] ?? null)]))
  const key = isItem(row.sourceKey) ? row.sourceKey : (keyOf(entry) ?? row.sourceKey ?? null)
  const existing = { id: 0, title: '', isTrashed: false, isOwn: false, isAlias, hasTracks: false, isKeyTaken: false }
  const matched: Matched = {
    item: { album: entry, row: 1, nth: 1, crates: [] },
    input: { ...entry, bandcampUrl: row.bandcampUrl ?? null, sourceKey: key },
    existing: { ...existing, rule: undefined, known: { ...known, id: 0, revision: 0, version: 1 } },
    holder: null,
    isUrlTaken: false,
  }
  const [change] = changesOfExisting({ now }, 0, [matched], policy)
  return { ...row, ...only({ ...row, ...change?.set }) }
}
