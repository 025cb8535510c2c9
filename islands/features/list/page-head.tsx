import type { ReactNode } from 'react'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection/page.ts'
import { numberText } from '#locales/intl.ts'

export type PageHeadProps = {
  /** Before the title. */
  back: ReactNode
  title: string
  totals: ReactNode
  /** How the albums are shown. */
  controls: ReactNode
}

/** The title of the page, what its albums come to, and the view. */
export const PageHead = ({ back, title, totals, controls }: PageHeadProps) => (
  <div className=":uno: max-sm:min-h-touch min-h-10 flex max-[1279.9px]:flex-wrap items-center gap-x-4">
    {back}
    <h1 className="truncate text-title-2">{title}</h1>
    {totals}
    {controls}
  </div>
)

type ListTabsProps = { query: CollectionQuery; counts: CollectionPage['counts'] }

/** Whether the tab bar of a phone leads to the same. */
export const isInTabBar = ({ list, crate, artist, label }: CollectionQuery) =>
  list !== 'both' && crate === null && artist === null && label === null

export function ListTabs({ query, counts }: ListTabsProps) {
  const tabs = [
    { list: 'collection', name: messages.collection, count: counts.collection },
    { list: 'wishlist', name: messages.wishlist, count: counts.wishlist },
    { list: 'both', name: messages.both, count: null },
  ] as const
  return (
    <nav
      className={`tabs mr-4 max-[679.9px]:w-full flex-none flex-nowrap gap-x-5 border-b-0 ${isInTabBar(query) ? 'max-sm:hidden' : ''}`}
      aria-label={messages.lists}
      data-arrow-keys="across"
    >
      {tabs.map(({ list, name, count }) => (
        <QueryLink
          key={list}
          className="tab"
          query={{ ...query, list, page: 1 }}
          aria-current={query.list === list ? 'page' : undefined}
        >
          {name} {count !== null && <sup className="align-baseline text-meta text-ink-3">{numberText(count)}</sup>}
        </QueryLink>
      ))}
    </nav>
  )
}
