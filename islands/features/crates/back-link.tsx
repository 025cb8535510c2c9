import { type CollectionQuery, DEFAULT_QUERY, inKeptOrder } from '#domain/query/collection-query.ts'
import { useSetting } from '#islands/data/settings.ts'
import { withoutFilters } from '#islands/lib/queries.ts'
import { NothingYet } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/crates.ts'

const outside = (query: CollectionQuery): CollectionQuery => ({
  ...(query.smartCrate ? DEFAULT_QUERY : withoutFilters(query)),
  crate: null,
})

/** The link out of a crate, or from the albums of an artist, a label or no crate. */
export const BackLink = ({ query }: { query: CollectionQuery }) => (
  <QueryLink
    className="meta-link :uno: max-sm:(before:absolute relative before:inset-x-0 before:inset-y--2 min-h-7 before:content-empty)"
    query={inKeptOrder(outside(query), useSetting('sort')[0])}
    data-out-of={query.crate ?? undefined}
  >
    <Icon name="arrow-left" size={14} />
    {messages.back}
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
