import type { ReactNode } from 'react'
import { unratedOf } from '#domain/albums/ratings.ts'
import type { Statistics } from '#domain/albums/statistics.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { onlyUnrated } from '#islands/lib/queries.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/albums.ts'

type TotalsProps = {
  query: CollectionQuery
  figures: Statistics
  /** Whether the list has no albums at all. If a query finds none of them, nothing is shown. */
  isEmpty: boolean
  /** Items of the line besides, which may come later: nothing moves for them. */
  children?: ReactNode
}

/** What the albums shown come to, in one line. */
export function Totals({ query, figures, isEmpty, children }: TotalsProps) {
  const { totalAlbums, totalTracks, totalTags, avgRating, worth } = figures
  const unrated = unratedOf(figures)
  const isRated = query.list !== 'wishlist'
  // Items without room wrap, and are hidden there.
  return (
    <ul
      className=":uno: [&>li+li]:before:(mx-1.5 text-ink-3 content-['·']) max-sm:(-my-0.5 h-11 leading-11) [&>li]:h-full h-6 min-w-0 flex flex-wrap overflow-hidden whitespace-nowrap text-small text-ink-2 leading-6"
      aria-label={messages.totals}
      data-arrow-keys="across"
    >
      {(isEmpty || totalAlbums > 0) && <li>{messages.albumCount(totalAlbums)}</li>}
      {isRated && avgRating !== null && <li>{messages.average(avgRating)}</li>}
      {isRated && unrated > 0 && (
        <li>
          <QueryLink className="text-link max-sm:py-3.5" query={onlyUnrated(query)}>
            {messages.unratedCount(unrated)}
          </QueryLink>
        </li>
      )}
      {query.verdict === 'friday' && worth && <li>{messages.together(worth.amount, worth.currency)}</li>}
      {totalTracks > 0 && <li>{messages.trackCount(totalTracks)}</li>}
      {totalTags > 0 && <li className="max-sm:hidden">{messages.tagCount(totalTags)}</li>}
      {children}
    </ul>
  )
}
