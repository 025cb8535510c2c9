import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { CratePatch, CrateView } from '#domain/crates/crate.ts'
import { Conflict, Invalid, NotFound } from '#domain/errors/app-error.ts'
import type { PlacedCrate } from '#domain/sync/sync.ts'
import * as messages from '#locales/errors.ts'
import { notSmart } from '#locales/validation.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { inList } from '../database.ts'
import { crate } from '../schema.ts'

type CrateRow = Omit<CrateView, 'isFavorite' | 'query' | 'previewCovers'> & {
  isFavorite: number
  query: string | null
  previewCovers: string
}

/** The ids of the person's albums in the trash, which are few, as a subquery. */
export const trashOf = (userId: string): SQL =>
  sql`(SELECT id FROM album WHERE user_id = ${userId} AND deleted_at IS NOT NULL)`

/** The condition that a crate is one of these. */
export const isOneOfCrates = (ids: readonly number[]): SQL => sql`crate.id IN ${inList(ids)}`

/**
 * The statement that reads the person's crates, or those with ids selected by `which`; `toCrateViews` maps its rows. The `+` makes SQLite
 * look up the ids instead of scanning the person's crates.
 */
export const crateStatement = ({ db, userId }: Ctx, which?: SQL) =>
  db.all<CrateRow>(sql`SELECT ${COLUMNS} FROM crate ${whereOwn(userId, which)} ORDER BY position, id`)

const COLUMNS = sql`id, name, description, query, is_favorite AS isFavorite, version, album_count AS albumCount, preview_covers AS previewCovers`

const whereOwn = (userId: string, which?: SQL) =>
  which ? sql`WHERE +user_id = ${userId} AND ${which}` : sql`WHERE user_id = ${userId}`

/** The person's crates, or those with ids selected by `which`, with their positions. */
export async function listPlacedCrates({ db, userId }: Ctx, which?: SQL): Promise<PlacedCrate[]> {
  const rows = await db.all<CrateRow & { place: number }>(
    sql`SELECT ${COLUMNS}, position AS place FROM crate ${whereOwn(userId, which)} ORDER BY position, id`,
  )
  return toCrateViews(rows)
}

/** Maps the rows of `crateStatement`. */
export const toCrateViews = <Row extends CrateRow>(rows: readonly Row[]) =>
  rows.map(({ query, ...row }) => ({
    ...row,
    ...(query !== null && { query }),
    isFavorite: row.isFavorite === 1,
    previewCovers: toPreviewCovers(row.previewCovers),
  }))

const toPreviewCovers = (text: string): CrateView['previewCovers'] =>
  (JSON.parse(text) as CrateView['previewCovers']).map(({ title, artist, coverUrl }) => ({ title, artist, coverUrl }))

/** Maps the only row of `crateStatement`. @throws NotFound */
export function toCrateView(rows: readonly CrateRow[]): CrateView {
  const [view] = toCrateViews(rows)
  if (!view) throw new NotFound(messages.crateGone)
  return view
}

/** The person's crates in their order, with album counts and first albums; one statement. */
export async function listCrates(ctx: Ctx): Promise<CrateView[]> {
  return toCrateViews(await crateStatement(ctx))
}

/** The person's crate. @throws NotFound */
export async function getCrate(ctx: Ctx, id: number): Promise<CrateView> {
  return toCrateView(await crateStatement(ctx, eq(crate.id, id)))
}

/** A crate of the person that can contain albums. @throws NotFound; Conflict `smart-crate` */
export async function getCrateToFill(ctx: Ctx, id: number): Promise<CrateView> {
  const found = await getCrate(ctx, id)
  if (found.query !== undefined) throw new Conflict('smart-crate', messages.crateIsSmart)
  return found
}

/**
 * Changes the given fields of a crate. If they already have these values, nothing changes, so the same call can be repeated. @throws
 * NotFound; Conflict `stale` with the current crate if `patch.version` is outdated; Invalid for a query of a crate that is not a smart one
 */
export async function updateCrate(ctx: Ctx, id: number, patch: CratePatch): Promise<CrateView> {
  const changes = {
    name: patch.name,
    description: patch.description === undefined ? undefined : (patch.description ?? ''),
    isFavorite: patch.isFavorite,
    query: patch.query,
  }
  if (Object.values(changes).every((value) => value === undefined)) return getCrate(ctx, id)
  return change(ctx, id, changes, patch.version)
}

/** Toggles whether a crate is a favorite. @throws NotFound */
export const toggleFavoriteCrate = (ctx: Ctx, id: number): Promise<CrateView> =>
  change(ctx, id, { isFavorite: sql`NOT ${crate.isFavorite}` })

type Changes = { name?: string; description?: string; isFavorite?: boolean | SQL; query?: string }

async function change(ctx: Ctx, id: number, changes: Changes, version?: number): Promise<CrateView> {
  const { db, userId } = ctx
  const isCurrent = version === undefined ? undefined : eq(crate.version, version)
  const isSmart = changes.query === undefined ? undefined : isNotNull(crate.query)
  const given = Object.entries(changes).filter(([, value]) => value !== undefined) as [keyof Changes, string][]
  const lacksSome = or(...given.map(([name, value]) => ne(crate[name], value)))
  const [written, rows] = await write(ctx, [
    db
      .update(crate)
      .set({ ...changes, version: sql`${crate.version} + 1` })
      .where(and(eq(crate.userId, userId), eq(crate.id, id), isCurrent, isSmart, lacksSome)),
    crateStatement(ctx, eq(crate.id, id)),
  ])
  const view = toCrateView(rows)
  if (isSmart && view.query === undefined) throw new Invalid(notSmart, { query: notSmart })
  const isDone = written.meta.changes > 0 || given.every(([name, value]) => view[name] === value)
  if (!isDone) throw new Conflict('stale', messages.crateStale, { crate: view })
  return view
}
