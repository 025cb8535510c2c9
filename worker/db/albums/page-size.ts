import { type SQL, sql } from 'drizzle-orm'
import { DEFAULT_PAGE_SIZE, type ViewName, WALL_PAGE_SIZE } from '#domain/query/paging.ts'
import type { Ctx } from '../context.ts'

const MAX_ALBUMS = 1_000
const MAX_BYTES = 4_000_000

/** The size of a page; null for the person's page size. */
export type PageSize = SQL<number> | number | null

/** How many albums the person wants on a page, as SQL. */
export const itemsPerPage = (userId: string): SQL<number> => sql<number>`
  coalesce((SELECT settings ->> 'itemsPerPage' FROM preferences WHERE user_id = ${userId}), ${sql.raw(`${DEFAULT_PAGE_SIZE}`)})`

/**
 * The page size of the view that was chosen on a device, as SQL: NULL for the person's page size. Without a chosen view, the account's
 * counts.
 */
export const sizeInView = (userId: string, view: ViewName | ''): SQL<number> => sql<number>`
  iif(${view || sql`(SELECT settings ->> 'lastView' FROM preferences WHERE user_id = ${userId})`} = 'wall', ${WALL_PAGE_SIZE}, NULL)`

/** How many albums of a person one page has, as SQL: fewer if texts are long, so that a page never takes much memory. Reads one row. */
export const pageSizeOf = (userId: string): SQL<number> => sql<number>`
  (SELECT cast(max(1, min(${MAX_ALBUMS}, ${MAX_BYTES} / coalesce(max(bytes), 1))) AS integer) FROM album WHERE user_id = ${userId})`

/** The page size as a column, which tells whether a page is full. */
export const pageSizeColumn = (userId: string) => ({ size: pageSizeOf(userId).as('size') })

/** SQL as a limit or offset of a query: the query builder accepts it, its types do not. */
export const asLimit = (count: SQL<number>) => count as unknown as number

/** How many albums of the person one page has. */
export async function readPageSize({ db, userId }: Ctx): Promise<number> {
  const [row] = await db.all<{ size: number }>(sql`SELECT ${pageSizeOf(userId)} AS size`)
  return row?.size ?? 1
}
