import { type SQL, sql } from 'drizzle-orm'
import type { YearAlbum, YearName, YearPaid, YearReview } from '#domain/diary/year.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'

const ALBUMS = 12
const NAMES = 10

type Counted = YearAlbum & { total: number }
const withTotal = (rows: Counted[]) => ({
  albums: rows.map(({ total: _, ...album }) => album),
  total: rows[0]?.total ?? 0,
})

/** What the person has heard, rated and bought in a year, without what is in the trash. */
export async function readYear({ db, userId }: Ctx, year: number): Promise<YearReview> {
  const [start, end] = [String(year), String(year + 1)]
  const [startMs, endMs] = [Date.UTC(year), Date.UTC(year + 1)]
  const own = sql`album.user_id = ${userId} AND deleted_at IS NULL`
  const heardIn = (parts: SQL) => sql`listen CROSS JOIN album ON album.id = album_id ${parts}
    WHERE listen.user_id = ${userId} AND ${own} AND at >= ${start} AND at < ${end}`
  const heard = heardIn(sql``)
  const columns = sql`album.id, title, artist, cover_url AS coverUrl, album.rating`
  const names = (name: SQL, rows: SQL) =>
    db.all<YearName>(sql`
      SELECT ${name} AS name, count(*) AS count FROM ${rows} AND ${name} <> ''
      GROUP BY lower(${name}) ORDER BY count DESC, lower(${name}) LIMIT ${NAMES}`)
  const boughtAt = sql`coalesce(purchased_at, added_at)`
  const bought = sql`album WHERE ${own} AND list = 'collection' AND ${boughtAt} >= ${startMs} AND ${boughtAt} < ${endMs}`
  const [[sum], mostHeard, firstHeard, bestRated, cameIn, paid, labels, tags] = await batch(db, [
    db.all<{ listens: number; albums: number }>(sql`
      SELECT count(*) AS listens, count(DISTINCT album_id) AS albums FROM ${heard}`),
    db.all<YearAlbum>(sql`
      SELECT ${columns}, count(*) AS count, max(at) AS at FROM ${heard}
      GROUP BY album.id ORDER BY count DESC, at DESC LIMIT ${ALBUMS}`),
    db.all<Counted>(sql`
      SELECT ${columns}, count(*) AS count, min(at) AS at, count(*) OVER () AS total FROM ${heard}
        AND NOT EXISTS (SELECT 1 FROM listen AS earlier WHERE earlier.album_id = album.id AND earlier.at < ${start})
      GROUP BY album.id ORDER BY at LIMIT ${ALBUMS}`),
    db.all<YearAlbum>(sql`
      SELECT ${columns}, 0 AS count, release_date AS at FROM album
      WHERE ${own} AND album.rating > 0 AND release_date >= ${start} AND release_date < ${end}
      ORDER BY album.rating DESC, release_date, album.id LIMIT ${ALBUMS}`),
    db.all<Counted>(sql`
      SELECT ${columns}, 0 AS count, strftime('%Y-%m-%d', ${boughtAt} / 1000, 'unixepoch') AS at, count(*) OVER () AS total
      FROM ${bought} ORDER BY ${boughtAt}, album.id LIMIT ${ALBUMS}`),
    db.all<YearPaid>(sql`
      SELECT paid_currency AS currency, sum(paid) AS amount, count(*) AS count
      FROM ${bought} AND paid IS NOT NULL AND paid_currency IS NOT NULL
      GROUP BY paid_currency ORDER BY count DESC, paid_currency`),
    names(sql`label`, heard),
    names(
      sql`tag.value`,
      heardIn(
        sql`CROSS JOIN json_each(json_array(bandcamp_tags, user_tags)) AS part CROSS JOIN json_each(part.value) AS tag`,
      ),
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
