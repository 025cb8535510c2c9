import { and, eq, type SQL, sql } from 'drizzle-orm'
import { momentAgo } from '#domain/ago.ts'
import { clockText } from '#domain/diary/clock-text.ts'
import {
  type DiarySeed,
  daysOf,
  type ListenPatch,
  type ListensPage,
  type ListensQuery,
  type ListenView,
  type ListenYears,
  latestHeardAt,
  type NewListen,
} from '#domain/diary/listen.ts'
import { Invalid, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { notHeardYet } from '#locales/validation.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { requireFreeId } from '../drawn-ids.ts'
import { listen } from '../schema.ts'

/** The person's listens that match the condition, the last first, without those of albums in the trash. */
const listensStatement = ({ db, userId }: Ctx, condition: SQL, most: number) =>
  // CROSS JOIN makes SQLite start with the index of the listens.
  db.all<ListenView>(sql`
    SELECT listen.id, album_id AS albumId, at, listen.rating, note, title, artist, cover_url AS coverUrl
    FROM listen CROSS JOIN album ON album.id = album_id
    WHERE listen.user_id = ${userId} AND album.user_id = ${userId} AND deleted_at IS NULL AND ${condition}
    ORDER BY at DESC, listen.id DESC LIMIT ${most}`)

const hasAlbum = ({ userId }: Ctx, id: SQL) =>
  sql`EXISTS (SELECT 1 FROM album WHERE id = ${id} AND +user_id = ${userId} AND deleted_at IS NULL)`

/** @throws Invalid for a time in the future */
function requireHeard({ now }: Ctx, at: string): void {
  if (at > latestHeardAt(now)) throw new Invalid(notHeardYet, { at: notHeardYet })
}

/** Stores that an album was heard; the same call with the same id changes nothing. @throws Invalid, NotFound, Conflict, LimitExceeded */
export async function addListen(ctx: Ctx, albumId: number, input: NewListen): Promise<ListenView> {
  const { db, userId, now } = ctx
  const { id = null, ago, utcOffset, rating = null, note = '' } = input
  const { at = clockText(momentAgo(now, ago), utcOffset) } = input
  requireHeard(ctx, at)
  const isThere = hasAlbum(ctx, sql`${albumId}`)
  const { rows } = await write(
    ctx,
    {
      made: db.run(sql`
        INSERT INTO listen (id, user_id, album_id, at, rating, note)
        SELECT ${id}, ${userId}, ${albumId}, ${at}, ${rating}, ${note}
        WHERE ${isThere} AND (SELECT count(*) FROM listen WHERE user_id = ${userId}) < ${LIMITS.listensPerPerson}
        ON CONFLICT (id) DO NOTHING`),
      rows: listensStatement(
        ctx,
        sql`album_id = ${albumId} AND listen.id = coalesce(${id}, CASE WHEN changes() > 0 THEN last_insert_rowid() END)`,
        1,
      ),
    },
    ['bytes'],
  )
  if (rows[0]) return rows[0]
  const [album] = await db.all<{ isThere: number }>(sql`SELECT ${isThere} AS isThere`)
  if (!album?.isThere) throw new NotFound(messages.albumGone)
  await requireFreeId(ctx, sql`EXISTS (SELECT 1 FROM listen WHERE id = ${id})`)
  throw new LimitExceeded(messages.diaryFull(LIMITS.listensPerPerson), 'diary-full')
}

/**
 * Changes the given fields; an undo of the import that added it no longer removes it. @throws Invalid; NotFound, also if the album is in
 * the trash
 */
export async function updateListen(ctx: Ctx, id: number, patch: ListenPatch): Promise<ListenView> {
  const { db, userId } = ctx
  if (patch.at !== undefined) requireHeard(ctx, patch.at)
  const isIt = and(eq(listen.userId, userId), eq(listen.id, id), hasAlbum(ctx, sql`${listen.albumId}`))
  const one = listensStatement(ctx, sql`listen.id = ${id}`, 1)
  const isNothing = Object.keys(patch).length === 0
  const changes = { ...patch, importId: null }
  const [stored] = isNothing
    ? await one
    : (await write(ctx, [db.update(listen).set(changes).where(isIt), one], ['bytes']))[1]
  if (!stored) throw new NotFound(messages.listenGone)
  return stored
}

/** Deletes a listen for good. @throws NotFound */
export async function deleteListen(ctx: Ctx, id: number): Promise<void> {
  const [{ meta }] = await write(ctx, [
    ctx.db.delete(listen).where(and(eq(listen.userId, ctx.userId), eq(listen.id, id))),
  ])
  if (meta.changes === 0) throw new NotFound(messages.listenGone)
}

/** A page of the person's listens, the last first, without those of albums in the trash. */
export async function readListens(ctx: Ctx, { from, to, after }: ListensQuery = {}): Promise<ListensPage> {
  const [at, id] = after?.split('_') ?? []
  const condition = and(
    from === undefined ? undefined : sql`at >= ${from}`,
    to === undefined ? undefined : sql`at < ${`${to}U`}`,
    at === undefined ? undefined : sql`(at, listen.id) < (${at}, ${Number(id)})`,
  )
  const rows = await listensStatement(ctx, condition ?? sql`1`, LIMITS.listensPage + 1)
  const listens = rows.slice(0, LIMITS.listensPage)
  const last = listens.at(-1)
  return { listens, next: last && rows.length > listens.length ? `${last.at}_${last.id}` : null }
}

/** The years with listens of the person, without those of albums in the trash, the last year first. */
export const readListenYears = ({ db, userId }: Ctx): Promise<ListenYears> =>
  db.all<ListenYears[number]>(sql`
    SELECT cast(substr(at, 1, 4) AS integer) AS year, count(*) AS listens FROM listen CROSS JOIN album ON album.id = album_id
    WHERE listen.user_id = ${userId} AND album.user_id = ${userId} AND deleted_at IS NULL GROUP BY year ORDER BY year DESC`)

/** What the diary shows at first of a year, or of the last year with listens. */
export async function readDiary(ctx: Ctx, asked: number | null): Promise<DiarySeed> {
  const years = await readListenYears(ctx)
  const year = asked ?? years[0]?.year ?? ctx.now.getUTCFullYear()
  return { years, year, page: await readListens(ctx, daysOf(year)) }
}

/** All of the person's listens in pages read on demand. */
export async function* pageListens(ctx: Ctx): AsyncGenerator<ListenView[]> {
  let after: string | undefined
  do {
    const { listens, next } = await readListens(ctx, { after })
    yield listens
    after = next ?? undefined
  } while (after !== undefined)
}
