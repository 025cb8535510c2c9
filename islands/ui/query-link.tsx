import type { ComponentProps, MouseEvent } from 'react'
import { type CollectionQuery, collectionSearch } from '#domain/query/collection-query.ts'
import { HOME } from '#islands/lib/demo-mode.ts'
import { showFromTop } from '#islands/lib/location.ts'

type QueryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  query: CollectionQuery
  /** What a plain click does. */
  onShow?: (query: CollectionQuery) => void
}

/** A click without modifier keys, which would open a tab or download. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Handles such a click on a link instead of the browser. */
export const onPlainClick =
  <Click extends MouseEvent>(act: (event: Click) => void) =>
  (event: Click): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act(event)
  }

/** A link to a query; a plain click shows it without loading the page. */
export const QueryLink = ({ query, onShow = showFromTop, ...rest }: QueryLinkProps) => (
  <a {...rest} href={`${HOME}${collectionSearch(query)}`} onClick={onPlainClick(() => onShow(query))} />
)
