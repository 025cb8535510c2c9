import type { ReactNode } from 'react'
import { unratedOf } from '#domain/albums/ratings.ts'
import type { Statistics } from '#domain/albums/statistics.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { Charts } from '#islands/features/list/public.ts'
import { onlyUnrated } from '#islands/lib/queries.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection/statistics.ts'

type TotalsProps = {
  query: CollectionQuery
  figures: Statistics
  charts: Charts
  /** Items of the line besides. */
  more?: ReactNode
  /** Buttons for which a phone has no room beside the title. */
  actions?: ReactNode
}

/** What the albums shown come to, in one line, and the button for the charts. */
export function Totals({ query, figures, charts, more, actions }: TotalsProps) {
  const { totalAlbums, totalTracks, totalTags, avgRating, worth } = figures
  const unrated = unratedOf(figures)
  const isRated = query.list !== 'wishlist'
  return (
    <div
      className=":uno: max-[1279.9px]:(order-last w-full) max-sm:-mt-1 h-10 min-w-0 flex items-center gap-1"
      data-arrow-keys="across"
    >
      {/* What there is no room for wraps, and is hidden there. */}
      <ul
        className=":uno: [&>li+li]:before:(mx-1.5 text-ink-3 content-['·']) [&>li]:h-full h-6 max-sm:h-11 min-w-0 flex flex-wrap overflow-hidden whitespace-nowrap text-small text-ink-2 leading-6 max-sm:leading-11"
        aria-label={messages.totals}
      >
        <li>{messages.albumCount(totalAlbums)}</li>
        {isRated && avgRating !== null && (
          <Part query={{ ...query, sort: 'rating-high', page: 1 }} title={messages.highestFirst}>
            {messages.average(avgRating)}
          </Part>
        )}
        {isRated && unrated > 0 && <Part query={onlyUnrated(query)}>{messages.unrated(unrated)}</Part>}
        {query.verdict === 'friday' && worth && <li>{messages.together(worth.amount, worth.currency)}</li>}
        {more}
        <li>{messages.trackCount(totalTracks)}</li>
        <li>{messages.tagCount(totalTags)}</li>
      </ul>
      <span className="ml-auto sm:hidden flex shrink-0">{actions}</span>
      <ChartsButton className=":uno: [@media(600px<=width<1280px)]:ml-auto max-sm:-mr-2.5 shrink-0" charts={charts} />
    </div>
  )
}

/** Opens and closes the charts. */
export const ChartsButton = ({ className, charts }: { className: string; charts: Charts }) => (
  <IconButton
    icon="chart"
    size={18}
    className={className}
    label={messages.charts}
    aria-expanded={charts.isOpen}
    onClick={charts.toggle}
  />
)

const Part = ({ query, title, children }: { query: CollectionQuery; title?: string; children: ReactNode }) => (
  <li>
    <QueryLink className="text-link max-sm:py-3.5" query={query} title={title}>
      {children}
    </QueryLink>
  </li>
)
