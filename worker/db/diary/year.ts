import { type SQL, sql } from 'drizzle-orm'
import type { Sum } from '#domain/albums/money.ts'
import { latestHeardAt } from '#domain/diary/listen.ts'
import type { YearAlbum, YearName, YearReview, YearShown } from '#domain/diary/year.ts'
import { WELCOME_ALBUM } from '../albums/welcome-album.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { readRates } from '../rates.ts'

const ALBUMS = 12
const NAMES = 10

type Counted = YearAlbum & { total: number }
const withTotal = (rows: Counted[]) => ({
  albums: rows.map(({ total: _, ...album }) => album),
  total: rows[0]?.total ?? 0,
})

const ALL: YearShown = { ratings: true, tags: true, paid: true, days: true }

const boughtAt = sql`coalesce(purchased_at, added_at)`
const collected = ({ userId }: Ctx) =>
  sql`album INDEXED BY album_bought WHERE user_id = ${userId} AND deleted_at IS NULL AND list = 'collection'`
/** Reads two ranges of an index. */
const boughtIn = (ctx: Ctx, year: number) => {
  const isIn = (time: SQL) => sql`${time} >= ${Date.UTC(year)} AND ${time} < ${Date.UTC(year + 1)}`
  return sql`album.id IN (SELECT id FROM ${collected(ctx)} AND ${isIn(sql`purchased_at`)}
    UNION ALL SELECT id FROM ${collected(ctx)} AND purchased_at IS NULL AND ${isIn(sql`added_at`)})`
}
/** The welcome album was not chosen by the person. */
const isMusic = sql`source_key IS NOT ${WELCOME_ALBUM.sourceKey}`
// The unary `+` makes SQLite look up albums by their ids.
const own = ({ userId }: Ctx) => sql`+album.user_id = ${userId} AND deleted_at IS NULL AND ${isMusic}`
/** Leaves out listens in the future. */
const heardIn = ({ now }: Ctx, year: number) =>
  sql`listen.at >= ${String(year)} AND listen.at < ${String(year + 1)} AND listen.at <= ${latestHeardAt(now)}`

/**
 * The rating of an album at the end of a year: the last one given until then, to the album or to a listen of that year; otherwise the
 * rating with which it was added, if it was there.
 */
function ratingAtEndOf(ctx: Ctx, year: number): SQL {
  const end = Date.UTC(year + 1)
  const events = sql`album_event WHERE album_event.album_id = album.id AND kind = 'rated'`
  const given = sql`
    SELECT strftime('%Y-%m-%dT%H:%M:%f', album_event.at / 1000.0, 'unixepoch') AS at, coalesce(after, 0) + 0 AS rating
    FROM ${events} AND album_event.at < ${end}
    UNION ALL SELECT listen.at, listen.rating FROM listen
    WHERE listen.album_id = album.id AND listen.rating IS NOT NULL AND ${heardIn(ctx, year)}`
  const first = sql`SELECT coalesce(before, 0) + 0 FROM ${events} ORDER BY album_event.at, album_event.id LIMIT 1`
  return sql`coalesce((SELECT given.rating FROM (${given}) AS given ORDER BY given.at DESC LIMIT 1),
    iif(added_at < ${end}, coalesce((${first}), album.rating), 0))`
}

/** The albums that the person has heard or bought in a year, most heard first. */
export const albumsOfYear = (ctx: Ctx, year: number): { where: SQL; order: SQL[] } => ({
  where: sql`${own(ctx)} AND (${boughtIn(ctx, year)}
    OR album.id IN (SELECT album_id FROM listen WHERE user_id = ${ctx.userId} AND ${heardIn(ctx, year)}))`,
  order: [sql`(SELECT count(*) FROM listen WHERE album_id = album.id AND ${heardIn(ctx, year)}) DESC`, sql`album.id`],
})

/**
 * What the person heard, rated and bought in a year, without the trash; only the parts in `shown`, and only albums that meet a condition.
 */
export async function readYear(
  ctx: Ctx,
  year: number,
  { shown = ALL, which = sql`1` }: { shown?: YearShown; which?: SQL } = {},
): Promise<YearReview> {
  const { db, userId } = ctx
  const [start, end] = [String(year), String(year + 1)]
  const shownOwn = sql`${own(ctx)} AND ${which}`
  const day = (at: SQL) => (shown.days ? at : sql`NULL`)
  const listens = (parts: SQL) => sql`listen CROSS JOIN album ON album.id = album_id ${parts}
    WHERE listen.user_id = ${userId} AND ${shownOwn} AND ${heardIn(ctx, year)}`
  const heard = listens(sql``)
  const columns = sql`album.id, title, artist, cover_url AS coverUrl`
  const names = (name: SQL, rows: SQL, isShown = true) =>
    db.all<YearName>(sql`
      SELECT ${name} AS name, count(*) AS count FROM ${rows} AND ${isShown ? 1 : 0} AND ${name} <> ''
      GROUP BY lower(${name}) ORDER BY count DESC, lower(${name}) LIMIT ${NAMES}`)
  const bought = sql`album WHERE ${shownOwn} AND ${boughtIn(ctx, year)}`
  const [[sum], mostHeard, firstHeard, bestRated, cameIn, paid, labels, tags] = await batch(db, [
    db.all<{ listens: number; albums: number }>(sql`
      SELECT count(*) AS listens, count(DISTINCT album_id) AS albums FROM ${heard}`),
    db.all<YearAlbum>(sql`
      SELECT ${columns}, count(*) AS count FROM ${heard}
      GROUP BY album.id ORDER BY count DESC, max(at) DESC LIMIT ${ALBUMS}`),
    db.all<Counted>(sql`
      SELECT ${columns}, ${day(sql`min(at)`)} AS at, count(*) OVER () AS total FROM ${heard}
        AND NOT EXISTS (SELECT 1 FROM listen AS earlier WHERE earlier.album_id = album.id AND earlier.at < ${start})
      GROUP BY album.id ORDER BY min(at) LIMIT ${ALBUMS}`),
    db.all<YearAlbum>(sql`
      WITH out AS MATERIALIZED (
        SELECT album.id, title, artist, cover_url, release_date, ${ratingAtEndOf(ctx, year)} AS rating FROM album
        WHERE user_id = ${userId} AND ${shownOwn} AND ${shown.ratings ? 1 : 0} AND release_date >= ${start} AND release_date < ${end})
      SELECT ${columns}, rating FROM out AS album WHERE rating > 0 ORDER BY rating DESC, release_date, album.id LIMIT ${ALBUMS}`),
    db.all<Counted>(sql`
      SELECT ${columns}, ${day(sql`strftime('%Y-%m-%d', ${boughtAt} / 1000, 'unixepoch')`)} AS at, count(*) OVER () AS total
      FROM ${bought} ORDER BY ${boughtAt}, album.id LIMIT ${ALBUMS}`),
    db.all<Sum>(sql`
      SELECT paid_currency AS currency, sum(paid) AS amount, count(*) AS count
      FROM ${bought} AND ${shown.paid ? 1 : 0} AND paid IS NOT NULL AND paid_currency IS NOT NULL
      GROUP BY paid_currency ORDER BY count DESC, paid_currency`),
    names(sql`label`, heard),
    names(
      sql`tag.value`,
      listens(
        sql`CROSS JOIN json_each(json_array(bandcamp_tags, user_tags)) AS part CROSS JOIN json_each(part.value) AS tag`,
      ),
      shown.tags,
    ),
  ])
  return {
    year,
    listens: sum?.listens ?? 0,
    albums: sum?.albums ?? 0,
    mostHeard,
    firstHeard: withTotal(firstHeard),
    bestRated,
    bought: { ...withTotal(cameIn), paid: { sums: paid, rates: await readRates(ctx, paid) } },
    labels,
    tags,
  }
}

/** The nearest years before and after one that have something to show; null for none. */
export async function yearsAround(ctx: Ctx, year: number): Promise<{ before: number | null; after: number | null }> {
  const { db, userId } = ctx
  const [start, end] = [String(year), String(year + 1)]
  // The nearest year in each range of an index.
  const bought = (time: SQL, isNear: SQL, order: SQL) => sql`SELECT * FROM (
    SELECT strftime('%Y', ${time} / 1000, 'unixepoch') AS year FROM ${collected(ctx)} AND ${isMusic} AND ${isNear} ORDER BY ${time} ${order} LIMIT 1)`
  const nearest = (
    isNear: (time: SQL) => SQL,
    order: SQL,
  ) => sql`${bought(sql`purchased_at`, isNear(sql`purchased_at`), order)}
    UNION ALL ${bought(sql`added_at`, sql`purchased_at IS NULL AND ${isNear(sql`added_at`)}`, order)}`
  const listen = sql`listen WHERE user_id = ${userId} AND at`
  const [found] = await db.all<{ before: string | null; after: string | null }>(sql`
    SELECT
      (SELECT max(year) FROM (${nearest((time) => sql`${time} < ${Date.UTC(year)}`, sql`DESC`)}
        UNION ALL SELECT max(substr(at, 1, 4)) FROM ${listen} < ${start})) AS before,
      (SELECT min(year) FROM (${nearest((time) => sql`${time} >= ${Date.UTC(year + 1)}`, sql`ASC`)}
        UNION ALL SELECT min(substr(at, 1, 4)) FROM ${listen} >= ${end} AND at <= ${latestHeardAt(ctx.now)})) AS after`)
  const toNumber = (text: string | null | undefined) => (text ? Number(text) : null)
  return { before: toNumber(found?.before), after: toNumber(found?.after) }
}
