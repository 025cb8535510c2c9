import { eq } from 'drizzle-orm'
import type { CrateView } from '#domain/crates/crate.ts'
import { inSmartCrate } from '#domain/crates/smart-crate.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { listShownIds } from '../albums/find-albums.ts'
import type { Ctx } from '../context.ts'
import { crate } from '../schema.ts'
import { crateStatement, toCrateViews } from './crates.ts'

/** The query of an address; for an open smart crate, the query of the crate. */
export async function resolveSmartCrate(ctx: Ctx, query: CollectionQuery): Promise<CollectionQuery> {
  if (typeof query.crate !== 'number') return query
  return inSmartCrate(query, toCrateViews(await crateStatement(ctx, eq(crate.id, query.crate))))
}

/** The ids of the albums that a smart crate shows now, the newest first. */
export const listSmartIds = (ctx: Ctx, smart: Pick<CrateView, 'id' | 'query'>): Promise<number[]> =>
  listShownIds(ctx, inSmartCrate({ ...DEFAULT_QUERY, crate: smart.id }, [smart]))
