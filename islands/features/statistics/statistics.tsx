import { unratedOf } from '#domain/albums/ratings.ts'
import type { Statistics as Figures } from '#domain/albums/statistics.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import * as messages from '#locales/albums.ts'
import { Decades, Labels, Months, Ratings, TopTags } from './charts.tsx'

type StatisticsProps = { query: CollectionQuery; figures: Figures }

/** The charts of the albums shown. Wishes are not rated. */
export const Statistics = ({ query, figures }: StatisticsProps) => (
  <section
    className={`${query.list === 'wishlist' ? 'grid-cols-3' : 'grid-cols-[196px_1.35fr_1.1fr_0.95fr]'} :uno: mb-4 grid border-y border-line max-[1199.9px]:grid-cols-2 max-sm:grid-cols-1`}
    data-charts
    aria-label={messages.statistics}
  >
    {query.list !== 'wishlist' && <Ratings query={query} figures={{ ...figures, unrated: unratedOf(figures) }} />}
    <Months query={query} figures={figures.months} />
    <TopTags query={query} figures={figures.topTags} />
    <Decades query={query} figures={figures.decades} />
    <Labels query={query} figures={figures} />
  </section>
)
