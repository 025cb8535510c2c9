import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { NearestSearch } from '#domain/query/nearest-searches.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection.ts'

/** Links to similar searches. */
export function Nearest({ query, nearest }: { query: CollectionQuery; nearest: readonly NearestSearch[] }) {
  if (nearest.length === 0) return null
  return (
    <p className="w-full">
      {messages.nearest}{' '}
      {nearest.map(({ q, count }, index) => (
        <span key={q}>
          {index > 0 && <span>{' · '}</span>}
          <QueryLink className="text-link" query={{ ...query, q, page: 1 }}>
            {q}
          </QueryLink>{' '}
          <span className="text-ink-3">{messages.nearestCount(count)}</span>
        </span>
      ))}
    </p>
  )
}
