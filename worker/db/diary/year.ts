import { type SQL, sql } from 'drizzle-orm'
import type { YearAlbum, YearName, YearPaid, YearReview, YearShown } from '#domain/diary/year.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'

const ALBUMS = 12
const NAMES = 10

type Counted = YearAlbum & { total: number }
const withTotal = (rows: Counted[]) => ({
  albums: rows.map(({ total: _, ...album }) => album),
  total: rows[0]?.total ?? 0,
})

const ALL: YearShown = { ratings: true, tags: true, paid: true, days: true }

const boughtAt = sql`coalesce(purchased_at, added_at)`
const boughtIn = (year: number) =>
  sql`list = 'collection' AND ${boughtAt} >= ${Date.UTC(year)} AND ${boughtAt} < ${Date.UTC(year + 1)}`
const heardIn = (year: number) => sql`listen.at >= ${String(year)} AND listen.at < ${String(year + 1)}`

/** The albums that the person has heard or bought in a year, most heard first. */
export const albumsOfYear = ({ userId }: Pick<Ctx, 'userId'>, year: number): { where: SQL; order: SQL[] } => ({
  where: sql`album.user_id = ${userId} AND deleted_at IS NULL AND (${boughtIn(year)}
    OR album.id IN (SELECT album_id FROM listen WHERE user_id = ${userId} AND ${heardIn(year)}))`,
  order: [sql`(SELECT count(*) FROM listen WHERE album_id = album.id AND ${heardIn(year)}) DESC`, sql`album.id`],
})

/**
 * What the person has heard, rated and bought in a year, without what is in the trash; of it what is `shown`, of the albums that meet a
 * condition.
 */
export async function readYear(
  { db, userId }: Ctx,
  year: number,
  { shown = ALL, which = sql`1` }: { shown?: YearShown; which?: SQL } = {},
): Promise<YearReview> {
  const [start, end] = [String(year), String(year + 1)]
  const own = sql`album.user_id = ${userId} AND deleted_at IS NULL AND ${which}`
  const day = (at: SQL) => (shown.days ? at : sql`NULL`)
  const listens = (parts: SQL) => sql`listen CROSS JOIN album ON album.id = album_id ${parts}
    WHERE listen.user_id = ${userId} AND ${own} AND ${heardIn(year)}`
  const heard = listens(sql``)
  const columns = sql`album.id, title, artist, cover_url AS coverUrl`
  const names = (name: SQL, rows: SQL, isShown = true) =>
    db.all<YearName>(sql`
      SELECT ${name} AS name, count(*) AS count FROM ${rows} AND ${isShown ? 1 : 0} AND ${name} <> ''
      GROUP BY lower(${name}) ORDER BY count DESC, lower(${name}) LIMIT ${NAMES}`)
  const bought = sql`album WHERE ${own} AND ${boughtIn(year)}`
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
      SELECT ${columns}, album.rating FROM album
      WHERE ${own} AND ${shown.ratings ? 1 : 0} AND album.rating > 0 AND release_date >= ${start} AND release_date < ${end}
      ORDER BY album.rating DESC, release_date, album.id LIMIT ${ALBUMS}`),
    db.all<Counted>(sql`
      SELECT ${columns}, ${day(sql`strftime('%Y-%m-%d', ${boughtAt} / 1000, 'unixepoch')`)} AS at, count(*) OVER () AS total
      FROM ${bought} ORDER BY ${boughtAt}, album.id LIMIT ${ALBUMS}`),
    db.all<YearPaid>(sql`
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
    bought: { ...withTotal(cameIn), paid },
    labels,
    tags,
  }
}
