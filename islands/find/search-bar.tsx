import { type ReactNode, useRef } from 'react'
import { activeFilterCount, type CollectionQuery, sortOf, sortsOf } from '#domain/collection-query.ts'
import * as messages from '#locales/collection/page.ts'
import { sortNames } from '#locales/find/query.ts'
import type { Filters } from '../collection/use-view.ts'
import { showQuery } from '../location.ts'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import { srOnly } from '../ui/sr-only.tsx'
import { preloadFilters } from './filters.tsx'

type SearchBarProps = {
  query: CollectionQuery
  filters: Filters
  /** The tabs before the search field. */
  tabs?: ReactNode
}

/** Tabs, search, sort and filters in one line, which stays below the header; on a phone the tabs are a line of their own and scroll away. */
export function SearchBar({ query, filters: { isOpen, toggle }, tabs }: SearchBarProps) {
  const search = useRef<HTMLInputElement>(null)
  const active = activeFilterCount(query)

  const find = (q: string) => showQuery({ ...query, q, page: 1 }, { replace: true })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps its tabs in sight
    <div
      className={`${tabs ? ':uno: max-[679.9px]:(top-[calc(var(--h-header)+var(--h-connection,0px)-var(--h-field))] flex-wrap)' : ''} :uno: max-sm:mb-3 sticky top-[calc(var(--h-header)+var(--h-connection,0px))] z-3 -mx-2 mb-4 flex items-center border-b border-line bg-bg px-2`}
      onFocus={({ target }) => {
        // On a narrow screen the tabs are below the header while the list is scrolled.
        if (target.closest('nav') && matchMedia('(width < 680px)').matches) scrollTo({ top: 0 })
      }}
    >
      {tabs}
      <search className=":uno: h-52px min-w-0 flex flex-1 items-center gap-2">
        <div className="input :uno: min-w-0 flex-1 bg-transparent">
          <Icon name="search" />
          <input
            ref={search}
            className=":uno: [&::-webkit-search-cancel-button]:appearance-none"
            type="search"
            placeholder={messages.searchPlaceholder}
            aria-label={messages.search}
            aria-keyshortcuts="/"
            autoComplete="off"
            maxLength={200}
            value={query.q}
            onChange={({ target }) => find(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || query.q === '') return
              event.preventDefault()
              find('')
            }}
          />
          {query.q !== '' && (
            <button
              type="button"
              className="icon-btn icon-btn-sm"
              aria-label={messages.clearSearch}
              onClick={() => {
                find('')
                search.current?.focus()
              }}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
        <span className=":uno: max-sm:hidden [&_select]:(w-auto bg-transparent) flex-none">
          <Select
            label={messages.sortBy}
            options={sortsOf(query).map((sort) => [sort, sortNames[sort]])}
            value={sortOf(query)}
            onChange={(sort) => showQuery({ ...query, sort, page: 1 })}
          />
        </span>
        <button
          type="button"
          className="btn btn-outline btn-tall :uno: max-sm:(relative size-touch p-0) flex-none"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'filters' : undefined}
          onPointerEnter={preloadFilters}
          onClick={toggle}
        >
          <Icon name="sliders" />
          <span className="max-md:sr-only">{messages.filter}</span>
          {active > 0 && (
            <span className="badge :uno: max-sm:(absolute -right-1.5 -top-1.5)">
              {messages.filtersAtWork(active, srOnly)}
            </span>
          )}
        </button>
      </search>
    </div>
  )
}
