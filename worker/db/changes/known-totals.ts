import { type SQL, sql } from 'drizzle-orm'
import { foldTag } from '#domain/tags/tags.ts'
import type { Ctx } from '../context.ts'
import { jsonChunks } from '../database.ts'
import type { SummaryKind } from '../schema.ts'
import type { AlbumColumns, SameColumns } from './derived.ts'
import { givenTo } from './rows.ts'
import { addTo, COLUMNS, eachTotal, type Kept, totalsOf } from './totals.ts'

const STARS = [1, 2, 3, 4, 5]
/** The columns of `summary` that a rating counts in, and what it adds to each. */
const RATED = [...STARS.map((stars) => `stars${stars}`), 'half_stars']
const ratedBy = (rating: number | null): number[] => [
  ...STARS.map((stars) => Number(rating !== null && Math.round(rating) === stars)),
  Number(rating !== null && !Number.isInteger(rating)),
]

/**
 * What has to be counted where the albums of `where`, all among these, get the same values. A rating says the difference, so one statement
 * before the change is enough.
 */
export function keepSame(
  ctx: Ctx,
  ids: readonly number[],
  values: SameColumns,
  where: SQL | undefined,
): { kept: Kept } | { which: readonly number[]; columns: string[] } {
  const columns = Object.keys(values).filter((key) => totalsOf(key).length > 0)
  if (columns.join() !== 'rating') return { which: ids, columns }
  const old = [
    ...STARS.map((stars) => sql`(round(rating) IS ${sql.raw(String(stars))})`),
    sql`(rating IS NOT round(rating))`,
  ]
  const differences = ratedBy(values.rating ?? null).map(
    (now, index) => sql`sum(${sql.raw(String(now))} - ${old[index]})`,
  )
  const before = ctx.db.run(sql`
    INSERT INTO summary (user_id, list, ${sql.raw(RATED.join(', '))})
    SELECT user_id, list, ${sql.join(differences, sql`, `)} FROM album
    WHERE ${givenTo(values, where)} AND deleted_at IS NULL GROUP BY 1, 2 ${addTo(RATED)}`)
  return { kept: { before: [before], after: [] } }
}

type Counted = { kind: SummaryKind; key: string; name: string; collection: number; wishlist: number }

/** What `summary_count` has to say of an album, each with its amount. */
function countedOf({ addedAt, releaseDate, label, currency, price, bandcampTags, userTags }: AlbumColumns) {
  const tags = [...(bandcampTags ?? []), ...(userTags ?? [])].map((tag) => [foldTag(tag), tag] as const)
  const spellings = new Map(tags.toReversed())
  const counts: [kind: SummaryKind, key: string | null | undefined, name: string, amount: number][] = [
    ['month', addedAt?.toISOString().slice(0, 7), '', 1],
    ['decade', releaseDate && `${releaseDate.slice(0, 3)}0`, '', 1],
    ['label', label, '', 1],
    ['currency', currency, '', 1],
    ['price', price ? currency : null, '', price ?? 0],
    ...[...spellings].map(([key, name]): [SummaryKind, string, string, number] => ['tag', key, name, 1]),
  ]
  return counts
}

/** Keeps what is counted, of albums that the transaction adds if `condition` holds; they are in no crate. */
export function keepAdded({ db, userId }: Ctx, albums: readonly AlbumColumns[], condition: SQL): Kept {
  const counts = new Map<string, Counted>()
  const lists = new Map<string, number[]>()
  for (const album of albums) {
    const { list = 'collection', trackCount, rating = null } = album
    const own = [1, 1, trackCount ?? 0, ...ratedBy(rating)]
    lists.set(
      list,
      own.map((value, index) => value + (lists.get(list)?.[index] ?? 0)),
    )
    for (const [kind, key, name, amount] of countedOf(album)) {
      if (key === null || key === undefined) continue
      const count = counts.get(`${kind} ${key}`) ?? { kind, key, name, collection: 0, wishlist: 0 }
      counts.set(`${kind} ${key}`, { ...count, name, [list]: count[list] + amount })
    }
  }
  const valueAt = (place: number) => `value->>${place}`
  const after = [
    ...jsonChunks([...lists].map((row) => row.flat())).map((chunk) =>
      db.run(sql`
        INSERT INTO summary (user_id, list, ${eachTotal((column) => column)})
        SELECT ${userId}, ${sql.raw([0, ...COLUMNS.map((_, index) => index + 1)].map(valueAt).join(', '))}
        FROM json_each(${chunk}) WHERE ${condition} ${addTo(COLUMNS)}`),
    ),
    ...jsonChunks([...counts.values()].map((count) => Object.values(count))).map((chunk) =>
      db.run(sql`
        INSERT INTO summary_count (user_id, kind, key, name, collection, wishlist)
        SELECT ${userId}, ${sql.raw([0, 1, 2, 3, 4].map(valueAt).join(', '))} FROM json_each(${chunk}) WHERE ${condition}
        ON CONFLICT (user_id, kind, key) DO UPDATE
        SET name = excluded.name, collection = collection + excluded.collection, wishlist = wishlist + excluded.wishlist`),
    ),
  ]
  return { before: [], after }
}
