import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { withoutFilters } from '#islands/lib/queries.ts'
import { NothingYet } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/crates/back.ts'

const outside = (query: CollectionQuery): CollectionQuery => ({
  ...(query.smartCrate ? DEFAULT_QUERY : withoutFilters(query)),
  crate: null,
})

/** The way out of a crate. */
export const BackLink = ({ query, isIcon = true }: { query: CollectionQuery; isIcon?: boolean }) => (
  <QueryLink
    className={isIcon ? 'icon-btn -ml-1.5 -mr-2' : 'btn btn-ghost -ml-2.5 h-8'}
    query={outside(query)}
    data-out-of={query.crate ?? undefined}
    aria-label={isIcon ? messages.back : undefined}
    title={isIcon ? messages.back : undefined}
  >
    <Icon name="arrow-left" size={isIcon ? 18 : 16} />
    {!isIcon && messages.back}
  </QueryLink>
)

export function CrateIsGone({ query }: { query: CollectionQuery }) {
  return (
    <NothingYet level="h1" title={messages.notFoundTitle} text={messages.notFoundText}>
      <QueryLink className="btn btn-outline" query={outside(query)}>
        <Icon name="arrow-left" />
        {messages.back}
      </QueryLink>
    </NothingYet>
  )
}
