import { and, eq, sql } from 'drizzle-orm'
import type { CrateInput, CratePatch, CrateView } from '#domain/crate.ts'
import { LimitExceeded, NotFound } from '#domain/failures.ts'
import { LIMITS } from '#domain/limits.ts'
import { batch, type Db } from './database.ts'
import { crate, crateAlbum } from './schema.ts'

type FrontRow = { crateId: number; title: string; artist: string; coverUrl: string | null; albumCount: number }

const crateRows = (db: Db, userId: string, id?: number) =>
  db
    .select()
    .from(crate)
    .where(and(eq(crate.userId, userId), id === undefined ? undefined : eq(crate.id, id)))
    .orderBy(crate.position, crate.id)

/** The first four albums of each crate, each with the crate's count; crates without albums have none. */
const frontRows = (db: Db, userId: string, id?: number) =>
  db.all<FrontRow>(sql`
    SELECT * FROM (
      SELECT ca.crate_id AS crateId, a.title, a.artist, a.cover_url AS coverUrl,
        count(*) OVER (PARTITION BY ca.crate_id) AS albumCount,
        row_number() OVER (PARTITION BY ca.crate_id ORDER BY ca.position, ca.album_id) AS place
      FROM crate_album ca JOIN album a ON a.id = ca.album_id
      WHERE ca.user_id = ${userId} AND a.deleted_at IS NULL ${id === undefined ? sql`` : sql`AND ca.crate_id = ${id}`}
    ) WHERE place <= 4 ORDER BY crateId, place`)

const toView = (row: typeof crate.$inferSelect, front: FrontRow[]): CrateView => ({
  id: row.id,
  name: row.name,
  description: row.description,
  isFavorite: row.isFavorite,
  albumCount: front[0]?.albumCount ?? 0,
  front: front.map(({ title, artist, coverUrl }) => ({ title, artist, coverUrl })),
})

/** Crates out of what `crateStatements` read. */
export function toCrateViews(rows: (typeof crate.$inferSelect)[], fronts: FrontRow[]): CrateView[] {
  const byCrate = Map.groupBy(fronts, (front) => front.crateId)
  return rows.map((row) => toView(row, byCrate.get(row.id) ?? []))
}

/** The statements that read a person's crates (or one of them), for a batch with others; `toCrateViews` reads their answers. */
export const crateStatements = (db: Db, userId: string, id?: number) =>
  [crateRows(db, userId, id), frontRows(db, userId, id)] as const

/** A person's crates in their order, each with its count and first albums; one batch. */
export async function listCrates(db: Db, userId: string): Promise<CrateView[]> {
  return toCrateViews(...(await batch(db, crateStatements(db, userId))))
}

/** One crate of a person's. @throws NotFound when it is not there or somebody else's. */
export async function getCrate(db: Db, userId: string, id: number): Promise<CrateView> {
  const [view] = toCrateViews(...(await batch(db, crateStatements(db, userId, id))))
  if (!view) throw new NotFound('This crate is not there any more')
  return view
}

/** Makes a crate, at the end of the list. @throws LimitExceeded */
export async function createCrate(db: Db, userId: string, input: CrateInput, now: Date): Promise<CrateView> {
  if ((await db.$count(crate, eq(crate.userId, userId))) >= LIMITS.cratesPerPerson) {
    throw new LimitExceeded(`A person has at most ${LIMITS.cratesPerPerson.toLocaleString('en')} crates`)
  }
  const [row] = await db
    .insert(crate)
    .values({
      userId,
      name: input.name,
      description: input.description ?? '',
      isFavorite: input.isFavorite ?? false,
      position: sql`coalesce((SELECT max(position) FROM crate WHERE user_id = ${userId}), 0) + 1`,
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('The crate was not written')
  return toView(row, [])
}

/** Changes a crate's given fields. @throws NotFound */
export async function updateCrate(db: Db, userId: string, id: number, patch: CratePatch): Promise<CrateView> {
  const changes = {
    name: patch.name,
    description: patch.description === undefined ? undefined : (patch.description ?? ''),
    isFavorite: patch.isFavorite,
  }
  if (Object.values(changes).some((value) => value !== undefined)) {
    await db
      .update(crate)
      .set(changes)
      .where(and(eq(crate.userId, userId), eq(crate.id, id)))
  }
  return getCrate(db, userId, id)
}

/** Makes a crate a favourite, or no longer one. @throws NotFound */
export async function toggleFavoriteCrate(db: Db, userId: string, id: number): Promise<CrateView> {
  await db
    .update(crate)
    .set({ isFavorite: sql`NOT ${crate.isFavorite}` })
    .where(and(eq(crate.userId, userId), eq(crate.id, id)))
  return getCrate(db, userId, id)
}

/** Deletes a crate; its albums stay. @throws NotFound */
export async function deleteCrate(db: Db, userId: string, id: number): Promise<void> {
  const result = await db.delete(crate).where(and(eq(crate.userId, userId), eq(crate.id, id)))
  if (result.meta.changes === 0) throw new NotFound('This crate is not there any more')
}

/** The crates that hold an album. The album's owner is checked by the caller through `getAlbum`. */
export async function listCratesOfAlbum(db: Db, userId: string, albumId: number): Promise<CrateView[]> {
  const [crates, holding] = await Promise.all([
    listCrates(db, userId),
    db
      .select({ id: crateAlbum.crateId })
      .from(crateAlbum)
      .where(and(eq(crateAlbum.userId, userId), eq(crateAlbum.albumId, albumId))),
  ])
  const ids = new Set(holding.map((row) => row.id))
  return crates.filter((view) => ids.has(view.id))
}
