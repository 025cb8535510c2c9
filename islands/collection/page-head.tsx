import type { CollectionPage } from '#domain/collection-page.ts'
import type { CollectionQuery } from '#domain/collection-query.ts'
import * as messages from '#locales/collection/page.ts'
import { numberText } from '#locales/intl.ts'
import { SelectButton } from '../selection/select-button.tsx'
import { QueryLink } from '../ui/query-link.tsx'
import { useView } from './use-view.ts'
import { ColumnsMenu, ViewMenu, ViewSwitch } from './view-switch.tsx'

type PageHeadProps = { query: CollectionQuery; counts: CollectionPage['counts']; title: string }

export function PageHead({ query, counts, title }: PageHeadProps) {
  const [view] = useView()
  const tabs = [
    { list: 'collection', name: messages.collection, count: counts.collection },
    { list: 'wishlist', name: messages.wishlist, count: counts.wishlist },
    { list: 'both', name: messages.both, count: null },
  ] as const
  return (
    <div className=":uno: max-sm:(relative mb-3 block) mb-6 flex max-md:(flex-wrap gap-y-1) items-end gap-6">
      <h1 className={`${view === 'grid' ? 'max-sm:pr-22' : 'max-sm:pr-33'} :uno: max-md:w-full text-title`}>{title}</h1>
      <span className=":uno: absolute -right-2.5 -top-1.5 sm:hidden flex">
        <SelectButton isIcon />
        <ColumnsMenu />
        <ViewMenu />
      </span>
      <nav className="tabs max-sm:mt-1 border-b-0" aria-label={messages.lists}>
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
      <span className=":uno: ml-auto max-sm:hidden flex items-center gap-2">
        <SelectButton />
        <ColumnsMenu />
        <ViewSwitch />
      </span>
    </div>
  )
}
