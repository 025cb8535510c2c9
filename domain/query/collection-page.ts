import * as z from 'zod/mini'
import { AlbumView } from '../albums/album-view.ts'
import type { Money } from '../albums/money.ts'
import type { Statistics } from '../albums/statistics.ts'
import { TagCount } from '../tags/tag-view.ts'
import { Count } from '../view-values.ts'
import { NearestSearch } from './nearest-searches.ts'

// The part of the statistics that is documented for other programs.
const statistics: z.ZodMiniType<unknown> = z.looseObject({ totalAlbums: Count })

/**
 * One page of a collection query: `shown` counts the albums on all pages, `counts` those of both lists, or those in no crate if the query
 * asks for them; `money` is about all of the person's albums. `nearest` are results of similar searches if words find nothing.
 */
export const CollectionPage = z.strictObject({
  albums: z.array(AlbumView),
  shown: Count,
  statistics: statistics as z.ZodMiniType<Statistics>,
  tags: z.array(TagCount),
  nearest: z.array(NearestSearch),
  counts: z.strictObject({ collection: Count, wishlist: Count }),
  money: z.strictObject({
    currency: z.nullable(z.string()),
    rates: z.record(z.string(), z.number()),
  }) satisfies z.ZodMiniType<Money>,
})
export type CollectionPage = z.infer<typeof CollectionPage>
