import type { ComponentProps } from 'react'
import { type CollectionQuery, collectionSearch, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { shownQuery } from '#islands/data/view/shown-query.ts'
import { HOME } from '#islands/lib/demo-mode.ts'
import { showFromTop } from '#islands/lib/location.ts'
import { onPlainClick } from '#islands/ui/query-link.tsx'

type FilterLinkProps = ComponentProps<'a'> & { filter: (query: CollectionQuery) => CollectionQuery }

/**
 * A link on a card that filters the collection. It reads the query only when pressed, so that cards need not render again when the query
 * changes.
 */
export function FilterLink({ filter, ...rest }: FilterLinkProps) {
  const onClick = onPlainClick(() => showFromTop(filter(shownQuery())))
  const search = collectionSearch(filter({ ...DEFAULT_QUERY, list: 'both' }))
  return <a {...rest} href={`${HOME}${search}`} draggable={false} onClick={onClick} />
}
